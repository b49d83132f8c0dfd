import { darker, ink } from './palette.ts';
import { rect, svg } from './shapes.ts';
import type { Stage } from './stage.ts';
import { clamp } from './time.ts';

const ALEF = 'M-25 -30 C-12 -14 10 12 26 30 M24 -31 C24 -16 16 -8 5 -3 M-6 -8 C-18 0 -23 14 -21 31';
const BET = 'M-22 -27 H4 C16 -27 19 -20 19 -10 V26 M-25 27 H31';

/** A writing board in a wooden frame, 230 by 130, its middle at x, y; alef and bet come in, from the right, by 0 … 2. */
export function tablet(stage: Stage, x: number, y: number, written: number, scale = 1, turn = 0): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(rect(-115, -65, 230, 130, 12), ink.wood, { lift: 1.2 });
      stage.paper(rect(-103, -53, 206, 106, 6), '#f3dfb0', { lift: 0.3 });
      for (const [n, letter, at] of [
        [0, ALEF, 50],
        [1, BET, -50],
      ] as const) {
        const k = clamp(written - n);
        if (k <= 0) continue;
        stage.within(rect(at + 46 - 92 * k, -50, 92 * k, 100), () =>
          stage.at(at, 0, () => stage.line(svg(letter), darker(ink.dusk, 0.2), 10)),
        );
      }
    },
    { scale, turn },
  );
}

/** A wall shelf 300 wide whose foot is at x, y, with up to twelve rolled scrolls on it. */
export function scrollShelf(stage: Stage, x: number, y: number, count: number, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(rect(-150, -190, 300, 190, 6), darker(ink.wood, 0.3), { lift: 0.8 });
      for (const shelf of [-128, -66, -4])
        stage.paper(rect(-150, shelf, 300, 10, 3), ink.wood, { lift: 0.6 });
      for (let i = 0; i < 12; i++) {
        const k = clamp(count - i);
        if (k <= 0) continue;
        const [sx, sy] = [-112 + (i % 4) * 74, -128 + Math.floor(i / 4) * 62];
        stage.veil(k, () => {
          stage.paper(rect(sx - 30, sy - 27 - (1 - k) * 30, 60, 26, 12), i % 3 ? ink.cream : ink.stone, {
            lift: 0.5,
          });
          stage.ink(
            rect(sx - 5, sy - 27 - (1 - k) * 30, 9, 26),
            [ink.pomegranate, ink.teal, ink.blue][i % 3] ?? ink.blue,
          );
        });
      }
    },
    { scale },
  );
}
