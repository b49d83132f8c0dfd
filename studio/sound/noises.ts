import type { Noise } from '../film.ts';
import { band, noise, type Samples } from './signal.ts';
import { RATE } from './rate.ts';

/** Makes a sound; `seconds` counts for lasting ones (0: its own length), `seed` varies it. */
type Make = (seconds: number, seed: number) => Samples;

function draw(seconds: number, wave: (s: number, i: number) => number): Samples {
  const out = new Float32Array(Math.round(seconds * RATE));
  for (let i = 0; i < out.length; i++) out[i] = wave(i / RATE, i);
  return out;
}

const tone = (s: number, hertz: number): number => Math.sin(s * hertz * Math.PI * 2);
/** Comes in over `a` seconds and goes out over `b` before the end. */
const swell = (s: number, total: number, a = 0.8, b = 1): number =>
  Math.max(0, Math.min(1, s / a, (total - s) / b));

function hit(seconds: number, hertz: number, narrow: number, decay: number, level: number, low = 0): Make {
  return (_, seed) => {
    const [random, filter] = [noise(seed + hertz), band(hertz * (1 + ((seed * 7) % 5) * 0.03), narrow)];
    return draw(
      seconds,
      (s) =>
        (filter(random()) * level + (low ? tone(s, low) * 0.5 : 0)) *
        Math.exp(-s * decay) *
        Math.min(1, s * 400),
    );
  };
}

function lasting(
  usual: number,
  make: (seconds: number, seed: number) => (s: number) => number,
  a?: number,
  b?: number,
): Make {
  return (given, seed) => {
    const seconds = given || usual;
    const wave = make(seconds, seed);
    return draw(seconds, (s) => wave(s) * swell(s, seconds, a, b));
  };
}

function grains(out: Samples, at: number, seconds: number, wave: (s: number) => number): void {
  const from = Math.round(at * RATE);
  const total = Math.min(out.length - from, Math.round(seconds * RATE));
  for (let i = 0; i < total; i++) out[from + i] = (out[from + i] ?? 0) + wave(i / RATE);
}

/** Many short sounds scattered over the time, `rate` a second. */
function scattered(
  usual: number,
  rate: number,
  long: number,
  wave: (pick: () => number) => (s: number) => number,
): Make {
  return (given, seed) => {
    const seconds = given || usual;
    const random = noise(seed + 3);
    const pick = (): number => (random() + 1) / 2;
    const out = new Float32Array(Math.round(seconds * RATE));
    for (let n = 0; n < seconds * rate; n++)
      grains(out, pick() * Math.max(0.01, seconds - long), long, wave(pick));
    return out;
  };
}

const chirp = (pick: () => number): ((s: number) => number) => {
  const [base, count, loud] = [2600 + pick() * 1800, 2 + Math.floor(pick() * 4), 0.03 + pick() * 0.05];
  const rise = (pick() - 0.5) * 2400;
  return (s) => {
    const part = (s * 9) % 1;
    return s * 9 > count
      ? 0
      : Math.sin((base + rise * part) * part * 0.7) * Math.sin(part * Math.PI) ** 2 * loud;
  };
};

const throat = (s: number, hertz: number, open: number): number => {
  let wave = 0;
  for (let n = 1; n < 9; n++)
    wave += tone(s, hertz * n) * Math.exp(-(((hertz * n - open) / 900) ** 2)) * (1 / Math.sqrt(n));
  return wave;
};

export const noises: Record<Noise, Make> = {
  step: hit(0.14, 420, 1.4, 42, 0.5, 95),
  'sand-step': hit(0.2, 1500, 0.9, 26, 0.16),
  thud: hit(0.5, 130, 1.2, 11, 0.9, 62),
  knock: hit(0.16, 620, 3.4, 34, 1, 190),
  hammer: hit(0.4, 2100, 9, 16, 0.6, 240),
  clay: hit(0.3, 1250, 12, 17, 0.7),
  wind: lasting(
    6,
    (_, seed) => {
      const [random, filter] = [noise(seed + 1), band(420, 2.2)];
      return (s) =>
        filter(random(), 380 + Math.sin(s * 0.9) * 150 + Math.sin(s * 2.3) * 70) *
        (0.1 + 0.05 * Math.sin(s * 0.7));
    },
    1.2,
    1.5,
  ),
  rain: lasting(6, (_, seed) => {
    const [random, filter] = [noise(seed + 2), band(3800, 0.6)];
    return (s) => filter(random()) * 0.07 * (1 + 0.1 * Math.sin(s * 3)) + (random() > 0.9992 ? 0.16 : 0);
  }),
  water: lasting(5, (_, seed) => {
    const [random, low, high] = [noise(seed + 4), band(620, 3), band(1900, 4)];
    return (s) =>
      low(random(), 560 + Math.sin(s * 11) * 160 + Math.sin(s * 4.3) * 120) * 0.1 +
      high(random(), 1800 + Math.sin(s * 17) * 500) * 0.035;
  }),
  sea: lasting(8, (_, seed) => {
    const [random, filter] = [noise(seed + 5), band(640, 0.7)];
    return (s) =>
      filter(random(), 420 + 420 * Math.max(0, Math.sin(s * 0.85))) *
      (0.05 + 0.1 * Math.max(0, Math.sin(s * 0.85)) ** 2);
  }),
  drip: (_, seed) =>
    draw(
      0.35,
      (s) => Math.sin((900 + (seed % 3) * 120) * s * 6.28 + 260 * s * s * 60) * Math.exp(-s * 22) * 0.4,
    ),
  splash: hit(0.7, 1300, 0.7, 7, 0.5),
  pour: lasting(
    1.8,
    (_, seed) => {
      const [random, filter] = [noise(seed + 6), band(900, 5)];
      return (s) => filter(random(), 700 + s * 320 + Math.sin(s * 60) * 120) * 0.16;
    },
    0.15,
    0.3,
  ),
  fire: lasting(6, (_, seed) => {
    const [random, filter] = [noise(seed + 7), band(240, 0.8)];
    let crack = 0;
    return () => {
      const raw = random();
      if (raw > 0.9996) crack = 1;
      crack *= 0.992;
      return filter(raw) * 0.05 + raw * crack * 0.3;
    };
  }),
  birds: scattered(6, 2.2, 0.7, chirp),
  bird: (_, seed) => scattered(0.8, 1.3, 0.7, chirp)(0.8, seed),
  crickets: lasting(
    6,
    () => (s) => {
      const beat = (s * 2.4) % 1;
      const pulse = beat < 0.42 ? Math.max(0, Math.sin(s * 150)) : 0;
      return (
        tone(s, 4250) * pulse * 0.022 +
        tone(s, 3870) * Math.max(0, Math.sin(s * 131 + 1)) * ((s * 1.9 + 0.4) % 1 < 0.4 ? 0.016 : 0)
      );
    },
    1,
    1,
  ),
  rooster: () => {
    const out = new Float32Array(Math.round(1.9 * RATE));
    for (const [at, long, from, to] of [
      [0, 0.22, 560, 640],
      [0.27, 0.16, 640, 680],
      [0.47, 0.22, 690, 740],
      [0.72, 1.05, 860, 520],
    ] as const) {
      grains(out, at, long, (s) => {
        const k = s / long;
        const pitch = from + (to - from) * k * k;
        return (
          (throat(s, pitch, 1500) + throat(s, pitch, 2500) * 0.5) *
          Math.sin(Math.PI * Math.min(1, k * 1.02)) ** 0.5 *
          0.2
        );
      });
    }
    return out;
  },
  donkey: () => {
    const out = new Float32Array(Math.round(1.7 * RATE));
    for (let n = 0; n < 2; n++) {
      grains(
        out,
        n * 0.85,
        0.36,
        (s) => throat(s, 300 + s * 260, 1300) * Math.sin((s / 0.36) * Math.PI) * 0.16,
      );
      grains(
        out,
        n * 0.85 + 0.4,
        0.42,
        (s) => throat(s, 170 - s * 60, 600) * Math.sin((s / 0.42) * Math.PI) * 0.26,
      );
    }
    return out;
  },
  sheep: () =>
    draw(
      0.85,
      (s) =>
        throat(s, 290 + Math.sin(s * 44) * 16 - s * 30, 900) * Math.sin((s / 0.85) * Math.PI) ** 0.6 * 0.16,
    ),
  door: (_, seed) => {
    const [random, filter] = [noise(seed + 8), band(500, 16)];
    return draw(
      1.1,
      (s) =>
        filter(Math.sin(s * (150 + s * 120) * 6.28) > 0.7 ? random() : 0, 480 + s * 380) *
          Math.sin((s / 1.1) * Math.PI) *
          0.32 +
        (s > 1 ? tone(s, 90) * Math.exp(-(s - 1) * 40) * 0.5 : 0),
    );
  },
  cloth: (_, seed) => {
    const [random, filter] = [noise(seed + 9), band(1900, 0.8)];
    return draw(0.5, (s) => filter(random(), 1200 + s * 2200) * Math.sin((s / 0.5) * Math.PI) ** 2 * 0.2);
  },
  page: (_, seed) => {
    const [random, filter] = [noise(seed + 10), band(3200, 0.9)];
    return draw(
      0.42,
      (s) =>
        filter(random(), 2400 + s * 3600) *
        Math.sin((s / 0.42) * Math.PI) ** 2 *
        (0.7 + 0.3 * Math.sin(s * 120)) *
        0.26,
    );
  },
  coins: scattered(0.9, 14, 0.3, (pick) => {
    const [pitch, loud] = [3200 + pick() * 2600, 0.06 + pick() * 0.08];
    return (s) => (tone(s, pitch) + tone(s, pitch * 1.47) * 0.6) * Math.exp(-s * 26) * loud;
  }),
  chime: (_, seed) =>
    draw(
      2.2,
      (s) =>
        [1, 2.76, 5.4].reduce(
          (sum, n, i) =>
            sum +
            (tone(s, 880 * (1 + (seed % 3) * 0.122) * n) * Math.exp(-s * (2 + i * 2.6))) / (1 + i * 1.6),
          0,
        ) *
        0.16 *
        Math.min(1, s * 300),
    ),
  arrow: (_, seed) => {
    const [random, filter] = [noise(seed + 11), band(2600, 3)];
    return draw(
      0.8,
      (s) =>
        (s < 0.1 ? tone(s, 210 - s * 400) * Math.exp(-s * 30) * 0.6 : 0) +
        filter(random(), 3400 - s * 2600) * Math.sin(Math.min(1, s / 0.6) * Math.PI) * 0.16,
    );
  },
  whoosh: (_, seed) => {
    const [random, filter] = [noise(seed + 12), band(900, 1.4)];
    return draw(
      0.7,
      (s) =>
        filter(random(), 400 + Math.sin((s / 0.7) * Math.PI) * 1400) *
        Math.sin((s / 0.7) * Math.PI) ** 2 *
        0.3,
    );
  },
  crowd: lasting(6, (_, seed) => {
    const people = Array.from({ length: 7 }, (_unused, n) => ({
      random: noise(seed + n + 20),
      filter: band(480 + n * 140, 6),
      pace: 2.4 + n * 0.37,
    }));
    return (s) =>
      people.reduce(
        (sum, { random, filter, pace }, n) =>
          sum +
          filter(random(), 420 + n * 130 + Math.sin(s * pace * 2.1 + n) * 160) *
            Math.max(0, Math.sin(s * pace + n * 1.7)) ** 0.7,
        0,
      ) * 0.045;
  }),
  snore: lasting(
    3.4,
    (_, seed) => {
      const [random, filter] = [noise(seed + 13), band(180, 3)];
      return (s) =>
        filter(random() * (0.6 + 0.4 * Math.sin(s * 180)), 150 + 90 * Math.sin(s * 1.85)) *
        Math.max(0, Math.sin(s * 1.85)) *
        0.3;
    },
    0.2,
    0.3,
  ),
};
