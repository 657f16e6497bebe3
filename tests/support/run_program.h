#pragma once

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>
#include <vector>

#include "support/temporary_folder.h"

namespace graze::test {

struct Outcome {
    int status = -1;  // of exit; -1 where a signal ended it
    std::string out;
    std::string err;
};

// A fixture that runs a program in the temporary folder, with its output in files there.
class RunProgram : public TemporaryFolder {
  protected:
    // `out`: where standard output goes instead; `in`: what standard input holds.
    Outcome run(const std::string& program, std::vector<std::string> arguments, const std::string& in = "",
                const std::string& out = "") {
        write(".in", in);
        const pid_t child = fork();
        if (child == 0) {
            if (chdir(folder().c_str()) != 0) _exit(126);
            redirect(STDIN_FILENO, ".in", O_RDONLY);
            redirect(STDOUT_FILENO, out.empty() ? ".out" : out, O_WRONLY | O_CREAT | O_TRUNC);
            redirect(STDERR_FILENO, ".err", O_WRONLY | O_CREAT | O_TRUNC);
            std::vector<char*> pointers{const_cast<char*>(program.c_str())};
            for (std::string& argument : arguments) pointers.push_back(argument.data());
            pointers.push_back(nullptr);
            execv(program.c_str(), pointers.data());
            _exit(127);
        }
        int status = 0;
        waitpid(child, &status, 0);
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, out.empty() ? read(".out") : "", read(".err")};
    }

  private:
    static void redirect(int descriptor, const std::string& name, int flags) {
        const int opened = open(name.c_str(), flags, 0600);
        if (opened < 0 || dup2(opened, descriptor) < 0) _exit(125);
    }
};

}  // namespace graze::test
