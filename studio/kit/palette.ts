/** The colors of the paper box, and the moods of a day. */
export const ink = {
  night: '#171c3f',
  dusk: '#2a3270',
  violet: '#5a4a9c',
  plum: '#7a2f5c',
  rose: '#c8566b',
  clay: '#b5603c',
  rust: '#8f4328',
  peach: '#f3a46b',
  sand: '#ecc98f',
  gold: '#f6c453',
  wheat: '#e3b35a',
  cream: '#fdf3dc',
  paper: '#fffaf0',
  stone: '#d9c7a6',
  grey: '#9a948d',
  olive: '#4f7a52',
  moss: '#7c9a52',
  leaf: '#a9c46c',
  deep: '#22503f',
  teal: '#1f6a6a',
  water: '#3f8fb0',
  sky: '#8cc4e0',
  mist: '#d5e7ee',
  blue: '#2d6a9f',
  pomegranate: '#b42b45',
  wood: '#7b4a2b',
  bark: '#5b3a28',
  black: '#22202e',
} as const;

/** Skins from light to dark. */
export const skin = {
  rosy: '#f2c6a6',
  light: '#e9b48c',
  wheat: '#d79c6d',
  olive: '#c08552',
  brown: '#9a6238',
  umber: '#744526',
  dark: '#553120',
} as const;

export interface Mood {
  /** From the top of the sky down to the horizon. */
  sky: readonly [string, string];
  /** Rings round the sun or the moon, from the outermost inwards; the last is the disc. */
  rings: readonly string[];
  /** Hills from the farthest to the nearest. */
  hills: readonly string[];
  ground: string;
  cloud: string;
  stars: boolean;
}

export const mood = {
  day: {
    sky: ['#7fbfe0', '#d9ecec'],
    rings: ['#a5d3e8', '#cfe6dd', '#f9e6a8', '#f6c453'],
    hills: ['#b9cfc0', '#a9c08b', '#8aab68', '#6c9457'],
    ground: '#e2c084',
    cloud: '#fffaf0',
    stars: false,
  },
  noon: {
    sky: ['#f0b968', '#fbe6b6'],
    rings: ['#f3c377', '#f7d089', '#fbdf9d', '#fff1c4'],
    hills: ['#e9b981', '#dba066', '#cf8c53', '#bf7845'],
    ground: '#e8bf7d',
    cloud: '#fdf3dc',
    stars: false,
  },
  dawn: {
    sky: ['#4d5aa0', '#f6b98f'],
    rings: ['#8a6fae', '#d88a8f', '#f5b184', '#fbdc8f'],
    hills: ['#8b79b0', '#b9788f', '#cd8c78', '#7f9262'],
    ground: '#d3a874',
    cloud: '#fbd9c0',
    stars: false,
  },
  dusk: {
    sky: ['#232a63', '#c8566b'],
    rings: ['#2a3270', '#5a4a9c', '#c8566b', '#f6c453'],
    hills: ['#2a3270', '#5a4a9c', '#a5506f', '#d98a63'],
    ground: '#8d6a55',
    cloud: '#8d5f96',
    stars: true,
  },
  night: {
    sky: ['#10142f', '#2a3270'],
    rings: ['#1c2350', '#263069', '#3b4690', '#f5ecd0'],
    hills: ['#232b5e', '#1d2450', '#181e44', '#141938'],
    ground: '#2b2f55',
    cloud: '#2c3568',
    stars: true,
  },
  spring: {
    sky: ['#9ad0dd', '#fdf0d0'],
    rings: ['#b7dcd9', '#d9e7c4', '#f8e9ae', '#f6c453'],
    hills: ['#b5d0a8', '#9cc07c', '#7fae62', '#5f944e'],
    ground: '#c8b274',
    cloud: '#ffffff',
    stars: false,
  },
} as const satisfies Record<string, Mood>;

function channels(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** A color between two `#rrggbb` colors. */
export function blend(a: string, b: string, k: number): string {
  const [p, q] = [channels(a), channels(b)];
  const part = (i: 0 | 1 | 2): string =>
    Math.round(p[i] + (q[i] - p[i]) * Math.min(1, Math.max(0, k)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

export const darker = (colour: string, k = 0.18): string => blend(colour, '#1a1430', k);
export const lighter = (colour: string, k = 0.18): string => blend(colour, '#fffaf0', k);
