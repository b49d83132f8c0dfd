import { darker, lighter } from './palette.ts';
import { ellipse, svg, union } from './shapes.ts';
import type { Stage } from './stage.ts';
import { clamp, random, sway } from './time.ts';
import { leaf } from './trees.ts';

/** Kind words made visible: leaves and little birds that fly from x, y towards dx, dy; `k` 0 … 1 is how far the last of them got. */
export function kindWords(
  stage: Stage,
  x: number,
  y: number,
  k: number,
  t: number,
  colours: readonly string[],
  [dx, dy]: readonly [number, number] = [260, -120],
): void {
  const next = random(12);
  for (let i = 0; i < 14; i++) {
    const [late, wide, size] = [next() * 0.5, next() * 2 - 1, 0.8 + next() * 0.6];
    const own = clamp((k - late) / 0.5);
    if (own <= 0 || own >= 1) continue;
    const colour = colours[i % colours.length] ?? '#fffaf0';
    stage.at(
      x + dx * own + wide * 20 * own,
      y + dy * own * own + wide * 70 * own + sway(t, 1.6, 8, wide),
      () => {
        if (i % 3) {
          stage.paper(union(leaf(-14, 0, 28, 0, 0.34)), colour, { lift: 0.7 });
          return;
        }
        const beat = Math.sin(t * 13 + i) * 9;
        stage.paper(
          svg(`M-4 0 Q-10 ${-14 - beat} -22 ${-12 - beat * 1.6} Q-14 0 4 4Z`),
          darker(colour, 0.15),
          {
            lift: 0.5,
          },
        );
        stage.paper(svg('M-20 2 Q0 -12 16 -5 L23 -3 L16 1 Q4 10 -20 2Z'), colour, { lift: 0.6 });
        stage.paper(svg(`M4 0 Q-4 ${-16 - beat} -14 ${-18 - beat * 1.6} Q-8 -2 8 4Z`), lighter(colour, 0.2), {
          lift: 0.5,
        });
      },
      {
        scale: size * Math.min(1, own * 5, (1 - own) * 4),
        scaleX: Math.sign(dx) || 1,
        turn: i % 3 ? t * 70 * wide : -8 * (Math.sign(dx) || 1),
      },
    );
  }
}

/** Sharp words: dark splinters that come out of a mouth at x, y and stay near it; `k` 0 … 1 is how many there are. */
export function sharpWords(
  stage: Stage,
  x: number,
  y: number,
  k: number,
  t: number,
  colour: string,
  face: 1 | -1 = 1,
): void {
  const next = random(4);
  for (let i = 0; i < 7; i++) {
    const [far, up, turn] = [30 + i * 22, (next() - 0.5) * 70, next() * 360];
    const own = clamp(k * 7 - i);
    if (own <= 0) continue;
    stage.at(
      x + face * far * own,
      y + up * own + sway(t, 0.5, 2, i / 4),
      () => stage.paper(svg('M-16 4 L-4 -4 L0 -17 L5 -3 L18 -2 L6 5 L3 16 L-3 5Z'), colour, { lift: 0.7 }),
      { scale: own * (0.8 + i * 0.06), turn: turn + t * 12 },
    );
  }
}

/** A peddler's pack that hangs behind a walker's shoulder; x, y is where its wearer stands. */
export function backpack(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  face: 1 | -1,
  colour: string,
  roll: string,
): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(svg('M-84 -204 Q-88 -132 -62 -118 H-22 L-16 -206 Q-50 -222 -84 -204Z'), colour);
      stage.paper(svg('M-88 -206 Q-54 -232 -14 -208 L-16 -168 Q-54 -178 -86 -166Z'), lighter(colour, 0.14), {
        lift: 0.7,
      });
      stage.paper(ellipse(-52, -222, 36, 13, -4), roll, { lift: 0.7 });
      stage.paper(ellipse(-84, -219, 7, 12, -4), darker(roll, 0.25), { lift: 0.4 });
      stage.line(svg('M-66 -234 V-208 M-36 -235 V-210'), darker(colour, 0.4), 4);
    },
    { scale: size, scaleX: face },
  );
}
