import { blend, ink } from './palette.ts';
import { chest, gem } from './jewels.ts';
import { blob, ellipse, svg } from './shapes.ts';
import type { Stage } from './stage.ts';
import { clamp, random } from './time.ts';

const EARTH = '#4d382e';
const STONES = [ink.teal, ink.pomegranate, ink.violet, ink.blue, ink.rose, ink.olive] as const;

export interface Filled {
  x: number;
  y: number;
  open: number;
  /** How full it is of jewels and pearls, and how full of earth, 0 … 1. */
  jewels?: number;
  earth?: number;
  scale?: number;
}

/** A chest with what is in it. */
export function filledChest(stage: Stage, made: Filled, t: number): void {
  const { x, y, open, jewels = 0, earth = 0, scale = 1 } = made;
  chest(stage, x, y, open, ink.wood, scale);
  if (open < 0.35) return;
  stage.at(
    x,
    y,
    () => {
      if (earth > 0) {
        const h = earth * 34;
        stage.paper(
          blob([-68, -69], [-44, -76 - h * 0.6], [-6, -76 - h], [38, -74 - h * 0.7], [68, -69], [0, -66]),
          EARTH,
          { lift: 0.5 },
        );
        stage.ink(ellipse(-14, -76 - h * 0.5, 5, 3), blend(EARTH, '#b58a66', 0.5));
        stage.ink(ellipse(20, -76 - h * 0.3, 6, 3), blend(EARTH, '#b58a66', 0.5));
      }
      for (let i = 0; i < Math.round(jewels * 9); i++) {
        const [gx, gy] = [-52 + (i % 5) * 26 + (i > 4 ? 13 : 0), -78 - (i > 4 ? 18 : 0)];
        if (i % 3 === 2) stage.paper(ellipse(gx, gy, 11), ink.paper, { lift: 0.5 });
        else gem(stage, gx, gy, t + i * 0.4, STONES[i % STONES.length] ?? ink.teal, 0.9);
      }
    },
    { scale },
  );
}

/** A handful of earth thrown from x, y by dx, dy that turns into gleaming swords on the way; `k` 0 … 1. */
export function earthToSwords(
  stage: Stage,
  x: number,
  y: number,
  k: number,
  [dx, dy]: readonly [number, number],
  scale = 1,
): void {
  const next = random(8);
  for (let i = 0; i < 13; i++) {
    const [late, wide] = [next() * 0.45, next() * 2 - 1];
    const own = clamp((k - late) / 0.55);
    if (own <= 0 || own >= 1) continue;
    const sword = clamp((own - 0.25) / 0.2);
    stage.at(
      x + dx * own,
      y + dy * own - Math.sin(own * Math.PI) * 110 * scale + wide * 60 * own * scale,
      () => {
        if (sword < 0.5) {
          stage.paper(ellipse(0, 0, 7 - sword * 3), EARTH, { lift: 0.4 });
          return;
        }
        stage.paper(svg('M-8 -4 H30 L42 0 L30 4 H-8Z'), blend(EARTH, '#fff1c4', sword), { lift: 0.6 });
        stage.paper(svg('M-12 -11 H-7 V11 H-12Z M-26 -3 H-12 V3 H-26Z'), ink.gold, { lift: 0.4 });
      },
      {
        scale: scale * Math.min(1, own * 6, (1 - own) * 6),
        turn: (Math.atan2(dy - Math.cos(own * Math.PI) * 345 * scale, dx) * 180) / Math.PI,
      },
    );
  }
}
