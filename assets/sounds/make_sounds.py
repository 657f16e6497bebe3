#!/usr/bin/env python3
"""Synthesises every sound of Graze: make_sounds.py [FOLDER] writes them there, else beside itself.

Python's standard library only, and no other file is read. The same bytes come out each time."""

import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 22050  # samples a second, mono
PEAK = 0.5  # -6 dB

# Notes of the pentatonic scale on D, as halftones above A4 (440 Hz).
STEPS = {"D": -7, "E": -5, "F#": -3, "A": 0, "B": 2}


def pitch(name):
    """Hertz of a note such as "F#5"."""
    return 440 * 2 ** ((STEPS[name[:-1]] + 12 * (int(name[-1]) - 4)) / 12)


def seconds(length):
    return round(length * RATE)


# What sounds: lists of samples, roughly from -1 to 1.


def plucked(frequency, length, ring=2.5, softness=2):
    """A string after Karplus and Strong. `ring`: seconds until it is 60 dB softer; `softness` dulls the pluck."""
    period = RATE / frequency
    dulling = min(0.5, 150 / frequency)  # else high strings would be dead at once
    whole = int(period - dulling - 0.1)
    rest = period - dulling - whole  # an all-pass filter delays by this, so that the string is in tune
    allpass = (1 - rest) / (1 + rest)
    keep = 10 ** (-3 * period / (ring * RATE))

    # The nail pulls a fifth of the string, and scratches.
    noise = random.Random(round(frequency * 100))
    string = [(1 if i < whole / 5 else -0.25) + noise.uniform(-0.4, 0.4) for i in range(whole)]
    for _ in range(softness):
        string = [(string[i] + string[i - 1]) / 2 for i in range(whole)]
    mean = sum(string) / whole
    string = [value - mean for value in string]

    samples = []
    last_value = last_dulled = last_out = 0.0
    for i in range(seconds(length)):
        value = string[i % whole]
        dulled = keep * ((1 - dulling) * value + dulling * last_value)
        out = allpass * (dulled - last_out) + last_dulled
        last_value, last_dulled, last_out = value, dulled, out
        string[i % whole] = out
        samples.append(value)
    return scaled(samples, 1)


def bell(frequency, length, ring, partials=((1, 1), (2.76, 0.3), (5.4, 0.1))):
    """Sines that die away, the higher the sooner. `partials`: (times the frequency, loudness)."""
    samples = [0.0] * seconds(length)
    for factor, loudness in partials:
        if frequency * factor > RATE / 2:
            continue
        turn = 2 * math.pi * frequency * factor / RATE
        fall = 10 ** (-3 * factor / (ring * RATE))
        level = loudness
        for i in range(len(samples)):
            samples[i] += level * math.sin(turn * i)
            level *= fall
    return samples


def glide(start, end, length, curve=1.0, overtone=0.0):
    """A sine from one frequency to another; `curve` below 1 hurries at first."""
    samples = []
    turn = 0.0
    count = seconds(length)
    for i in range(count):
        samples.append(math.sin(turn) + overtone * math.sin(2 * turn))
        turn += 2 * math.pi * start * (end / start) ** ((i / count) ** curve) / RATE
    return samples


def wind(low, high, length, seed, narrow=0.35):
    """Noise through a band that rises from `low` to `high` hertz and falls back."""
    noise = random.Random(seed)
    samples = []
    band = bottom = 0.0
    count = seconds(length)
    for i in range(count):
        centre = low * (high / low) ** math.sin(math.pi * i / count)
        tune = 2 * math.sin(math.pi * centre / RATE)
        bottom += tune * band
        band += tune * (noise.uniform(-1, 1) - bottom - narrow * band)
        samples.append(band)
    return samples


def drum(length=0.5, low=62.0, high=118.0):
    """A soft skin: a sine that sinks, and dies away."""
    return fading(glide(high, low, length, curve=0.4), 0.3)


# What is done to sounds.


def scaled(samples, peak):
    loudest = max(abs(value) for value in samples)
    return [value * peak / loudest for value in samples]


def fading(samples, ring):
    """60 dB softer after `ring` seconds."""
    return [value * 10 ** (-3 * i / (ring * RATE)) for i, value in enumerate(samples)]


def swelling(samples, power=1.0):
    """From nothing to full in the middle, and back."""
    return [value * math.sin(math.pi * i / len(samples)) ** power for i, value in enumerate(samples)]


def smooth_ends(samples, attack, release):
    """Begins and ends at zero without a click."""
    samples = list(samples)
    for count, at in ((seconds(attack), lambda i: i), (seconds(release), lambda i: -1 - i)):
        for i in range(count):
            samples[at(i)] *= 0.5 - 0.5 * math.cos(math.pi * i / count)
    return samples


def centred(samples):
    """Without what is too low to hear, and so without an offset."""
    out = []
    low = 0.0
    for value in samples:
        low += (value - low) * 2 * math.pi * 20 / RATE
        out.append(value - low)
    return out


def together(*parts):
    """Mixes (start in seconds, loudness, samples)."""
    mixed = [0.0] * max(seconds(start) + len(samples) for start, _, samples in parts)
    for start, loudness, samples in parts:
        for i, value in enumerate(samples, seconds(start)):
            mixed[i] += loudness * value
    return mixed


def tune(notes, gap, sound):
    """Notes one after the other, `gap` seconds apart."""
    return together(*((i * gap, 1, sound(pitch(note))) for i, note in enumerate(notes)))


# The effects. All notes are the music's, so that they go with it.


def pluck(length, ring=2.5, softness=2):
    return lambda frequency: smooth_ends(plucked(frequency, length, ring, softness), 0.003, 0.02)


def chime(length, ring):
    return lambda frequency: smooth_ends(bell(frequency, length, ring), 0.004, 0.02)


def warm(length, ring):
    return lambda frequency: smooth_ends(bell(frequency, length, ring, ((1, 1), (2, 0.25))), 0.03, 0.05)


def effects():
    """(name, samples, seconds of attack)"""
    yield "graze", together((0, 1, chime(0.22, 0.3)(pitch("A6"))), (0.03, 0.5, chime(0.19, 0.25)(pitch("D7")))), 0.004
    yield "hit", together((0, 1, fading(glide(210, 55, 0.4, curve=0.5, overtone=0.2), 0.4)),
                          (0, 0.5, scaled(fading(wind(500, 700, 0.25, seed=1, narrow=1), 0.15), 1))), 0.004
    yield "shield", together((0, 1, swelling(glide(pitch("D4"), pitch("D5"), 0.6, curve=0.6, overtone=0.2))),
                             (0.1, 0.6, tune(["A5", "D6", "F#6"], 0.07, chime(0.55, 0.5)))), 0.02
    yield "bonus", tune(["D5", "A5", "D6"], 0.07, pluck(0.45, 1.2)), 0.003
    yield "heart", tune(["F#4", "A4", "D5"], 0.14, warm(0.5, 0.7)), 0.01
    yield "gust", swelling(wind(260, 1400, 1.0, seed=2), 1.5), 0.05
    yield "slow", swelling(together((0, 1, glide(pitch("A5"), pitch("A3"), 0.8, curve=0.7, overtone=0.25)),
                                    (0, 0.5, glide(pitch("D5"), pitch("D3"), 0.8, curve=0.7)))), 0.02
    yield "select", tune(["E5", "B5"], 0.05, pluck(0.16, 0.5)), 0.003
    yield "back", tune(["E5", "A4"], 0.05, pluck(0.18, 0.5)), 0.003
    yield "game_over", together((0, 1, tune(["B4", "A4", "F#4", "E4", "D4"], 0.24, pluck(1.1, 2.5, 3))),
                                (0.96, 0.8, drum())), 0.003
    yield "record", together((0, 1, tune(["D5", "E5", "F#5", "A5"], 0.13, pluck(0.6, 1.5))),
                             (0.55, 0.5, tune(["D6", "F#6", "A6"], 0.05, chime(0.9, 0.9))),
                             (0.52, 1, pluck(1.0, 2.0)(pitch("D5")))), 0.003


# The music: eight bars of four beats that go round. (note, beats); a dash is a rest.

BEAT = 60 / 90
BEATS = 32
MELODY = """
    A4 1.5  B4 .5   D5 2
    B4 1    A4 .5   F#4 .5  E4 2
    F#4 1   A4 1    B4 .5   A4 .5   F#4 1
    E4 1    F#4 .5  E4 .5   D4 1    - 1
    D5 1.5  E5 .5   F#5 2
    E5 1    D5 .5   B4 .5   A4 2
    B4 .5   D5 .5   B4 .5   A4 .5   F#4 1   A4 1
    E4 1    F#4 .5  A4 .5   E4 1    - 1
"""
# What is plucked under each bar, a note a beat.
ACCOMPANIMENT = """
    D3 A3 D4 A3     B2 F#3 B3 F#3   D3 A3 D4 A3     A2 E3 A3 E3
    D3 A3 D4 A3     B2 F#3 B3 F#3   E3 B3 E4 B3     A2 E3 A3 E3
"""


def add_round(loop, start, loudness, samples):
    """What goes beyond the end goes on at the start: so the loop has no seam."""
    for i, value in enumerate(samples, start):
        loop[i % len(loop)] += loudness * value


def music():
    strings = {}

    def plucked_once(note, ring, softness):
        if (note, softness) not in strings:
            strings[note, softness] = smooth_ends(plucked(pitch(note), 2.5, ring, softness), 0.004, 0.5)
        return strings[note, softness]

    loop = [0.0] * round(BEATS * BEAT * RATE)
    beat = 0.0
    words = MELODY.split()
    for note, beats in zip(words[::2], map(float, words[1::2])):
        if note != "-":
            add_round(loop, seconds(beat * BEAT), 1.0, plucked_once(note, 4, 2))
        beat += beats
    assert beat == BEATS
    for i, note in enumerate(ACCOMPANIMENT.split()):
        # A little after the beat, as fingers do.
        add_round(loop, seconds(i * BEAT + 0.015), 0.5, plucked_once(note, 5, 4))
    skin = smooth_ends(drum(), 0.006, 0.1)
    rattle = smooth_ends(scaled(fading(wind(2500, 3000, 0.12, seed=3, narrow=0.8), 0.12), 1), 0.004, 0.02)
    for bar in range(0, BEATS, 4):
        for at, loudness, samples in ((0, 0.7, skin), (2.5, 0.4, skin), (1, 0.05, rattle), (3, 0.05, rattle)):
            add_round(loop, seconds((bar + at) * BEAT), loudness, samples)
    for bar, note in ((0, "D6"), (12, "A5"), (16, "F#6"), (28, "A5")):
        add_round(loop, seconds((bar + 2) * BEAT), 0.08, chime(1.6, 1.8)(pitch(note)))
    return echoing(loop)


def echoing(loop):
    """As across a square: two echoes of what is heard three quarters of a beat before."""
    late = seconds(0.75 * BEAT)
    return [loop[i] + 0.22 * loop[i - late] + 0.09 * loop[i - 2 * late] for i in range(len(loop))]


def write(file, samples):
    levels = [round(value * 32767) for value in scaled(samples, PEAK)]
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{len(levels)}h", *levels))


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    for name, samples, attack in effects():
        write(folder / f"{name}.wav", smooth_ends(centred(samples), attack, 0.03))
    write(folder / "music.wav", music())


if __name__ == "__main__":
    main()
