// Linked into the program when it is built with sanitizers, for its leak report. SDL unloads the X11
// libraries before the report is made, which then cannot tell what they still point to: so nothing is
// unloaded. What libdbus and libfontconfig keep until the end is theirs.

extern "C" int dlclose(void*) {
    return 0;
}

extern "C" const char* __lsan_default_suppressions() {
    return "leak:libdbus\nleak:libfontconfig\n";
}

// The report is about leaks, not about what was suppressed.
extern "C" const char* __lsan_default_options() {
    return "print_suppressions=0";
}
