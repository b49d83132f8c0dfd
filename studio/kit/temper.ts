import { blend, darker, ink } from './palette.ts';
import { ellipse, svg, union, type Point } from './shapes.ts';
import type { Stage } from './stage.ts';
import { random, sway } from './time.ts';

/** What is in someone's heart: a red burr at `anger` 1, a quiet golden heart at 0. About 90 wide, its middle at x, y. */
export function temper(stage: Stage, x: number, y: number, anger: number, t: number, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      const next = random(11);
      const spikes = Array.from({ length: 28 }, (_, i): Point => {
        const a = (i / 28) * Math.PI * 2;
        const long = i % 2 ? 18 : 22 + anger * (18 + next() * 14 + Math.sin(t * 13 + i * 2) * 4);
        return [Math.cos(a) * long, Math.sin(a) * long];
      });
      stage.glow(0, 0, 74, blend('#ffe9a6', '#ff6a4a', anger), 0.5);
      stage.veil(anger, () =>
        stage.paper(union(spikes), blend(ink.gold, '#f2703d', anger), { lift: 0.8, edge: 0.4 }),
      );
      const beat = 1 + sway(t, anger > 0.5 ? 0.5 : 1.4, 0.06);
      stage.at(
        0,
        0,
        () =>
          stage.paper(
            svg('M0 17 C-9 9 -19 2 -19 -8 C-19 -19 -5 -20 0 -9 C5 -20 19 -19 19 -8 C19 2 9 9 0 17Z'),
            blend(ink.gold, darker(ink.pomegranate, 0.3), anger),
            { lift: 0.6 },
          ),
        { scale: beat * (1 - anger * 0.25) },
      );
    },
    { scale },
  );
}

/** A tear through the whole picture from top to foot round `x`, `wide` pixels open; its edges are torn paper. */
export function tear(stage: Stage, x: number, wide: number, colour: string = ink.night): void {
  if (wide < 1) return;
  const side = (way: 1 | -1, more: number): Point[] => {
    const next = random(way + 5);
    const crack = random(3);
    return Array.from({ length: 23 }, (_, i): Point => {
      const bend = (crack() - 0.5) * 46;
      return [x + bend + way * (wide * (0.36 + next() * 0.28) + more), -260 + i * 56];
    });
  };
  const shape = (more: number): Path2D => union([...side(-1, more), ...side(1, more).toReversed()]);
  stage.paper(shape(Math.min(9, wide * 0.3)), ink.paper, { lift: 1 });
  stage.ink(shape(0), colour);
}

/** A round picture inside the picture: what someone tells, thinks or remembers; `k` 0 … 1 opens it. Draw round the origin. */
export function vision(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  k: number,
  draw: () => void,
  rim: string = ink.paper,
): void {
  if (k <= 0.01) return;
  stage.at(
    x,
    y,
    () => {
      stage.paper(ellipse(0, 0, r + 12), rim, { lift: 1.8 });
      stage.within(ellipse(0, 0, r), draw);
    },
    { scale: k },
  );
}
