import { lerp } from './time.ts';

/** A facial expression, in numbers that blend into each other. */
export interface Expression {
  /** How far the brows are lifted, and how far their inner ends are lifted beyond that (below 0: knitted). */
  brow: number;
  tilt: number;
  /** Extra lift of the nearer brow alone. */
  skew: number;
  /** 1 open, above it wide, 0 shut. */
  eyes: number;
  /** 0 … 1: the cheeks push the lower lids up. */
  squint: number;
  /** The corners of the mouth: 1 up, -1 down. */
  smile: number;
  /** Width of the mouth relative to normal. */
  wide: number;
  /** How far the mouth stands open without a word. */
  ajar: number;
}

const calm: Expression = {
  brow: 0,
  tilt: 0,
  skew: 0,
  eyes: 1,
  squint: 0,
  smile: 0.3,
  wide: 1,
  ajar: 0,
};

/** `person.feel(at, 'glad')` in films, `feels` in comics. */
export const feelings = {
  calm,
  glad: { ...calm, brow: 1.4, tilt: 0.4, squint: 0.4, smile: 1, wide: 1.2 },
  tender: { ...calm, brow: 0.8, tilt: 1.4, eyes: 0.8, squint: 0.2, smile: 0.7 },
  sad: { ...calm, brow: 0.6, tilt: 3.2, eyes: 0.8, smile: -0.8, wide: 0.85 },
  worried: { ...calm, brow: 2, tilt: 3, eyes: 1.05, smile: -0.4, wide: 0.8 },
  cross: { ...calm, brow: -1.8, tilt: -4.2, eyes: 0.85, squint: 0.2, smile: -0.7, wide: 0.95 },
  firm: { ...calm, brow: -0.8, tilt: -1.8, smile: 0.05, wide: 0.95 },
  amazed: { ...calm, brow: 4.4, tilt: 0.8, eyes: 1.25, smile: 0, wide: 0.68, ajar: 0.75 },
  sly: { ...calm, brow: -0.2, tilt: -1, skew: 3, eyes: 0.82, squint: 0.25, smile: 0.75, wide: 1.05 },
  weary: { ...calm, tilt: 1.8, eyes: 0.5, smile: -0.2, wide: 0.9 },
} satisfies Record<string, Expression>;

export type Feeling = keyof typeof feelings;

const CHANNELS = Object.keys(calm) as (keyof Expression)[];

export function mixExpression(a: Expression, b: Expression, k: number): Expression {
  const mixed = { ...a };
  for (const channel of CHANNELS) mixed[channel] = lerp(a[channel], b[channel], k);
  return mixed;
}
