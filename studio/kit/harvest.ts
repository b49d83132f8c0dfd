import { darker, ink, lighter } from './palette.ts';
import { blob, ellipse, svg, union } from './shapes.ts';
import type { Stage } from './stage.ts';
import { random, stepped, sway } from './time.ts';
import { leaf } from './trees.ts';

function stalk(stage: Stage, x: number, high: number, lean: number, colour: string): void {
  stage.line(svg(`M${x} 4 Q${x + lean * 0.3} ${-high * 0.6} ${x + lean} ${-high}`), darker(colour, 0.2), 2.6);
  for (let i = 0; i < 4; i++)
    for (const side of [-1, 1])
      stage.ink(
        union(leaf(x + lean, -high - i * 7, 13, -90 + side * 34, 0.34)),
        i % 2 ? colour : lighter(colour, 0.2),
      );
  stage.ink(union(leaf(x + lean, -high - 26, 15, -90, 0.3)), lighter(colour, 0.3));
}

/** Standing barley from x on, `width` wide and about 100 high, bowing a little in the wind. */
export function barley(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  t: number,
  colour: string = ink.wheat,
  scale = 1,
): void {
  const tufts = Math.ceil(width / (70 * scale));
  for (let i = 0; i < tufts; i++)
    stage.at(
      x + i * 70 * scale,
      y + ((i * 29) % 9),
      () =>
        stage.still(`barley ${colour} ${i % 4}`, [-60, -150, 70, 10], () => {
          const next = random(i % 4);
          for (let k = 0; k < 7; k++)
            stalk(
              stage,
              -36 + k * 12,
              62 + next() * 30,
              next() * 22 - 4,
              k % 2 ? colour : darker(colour, 0.08),
            );
        }),
      { scale, turn: sway(stepped(t, 6), 3.8, 2.4, i / 6) },
    );
}

/** A bound sheaf with its foot at x, y, 120 high. */
export function sheaf(stage: Stage, x: number, y: number, scale = 1, colour: string = ink.wheat): void {
  stage.at(
    x,
    y,
    () =>
      stage.still(`sheaf ${colour}`, [-70, -140, 70, 10], () => {
        stage.paper(
          blob(
            [-40, 2],
            [-18, -46],
            [-14, -60],
            [-44, -108],
            [0, -120],
            [44, -108],
            [14, -60],
            [18, -46],
            [40, 2],
            [0, 6],
          ),
          colour,
        );
        for (let i = -4; i <= 4; i++) {
          stage.line(svg(`M${i * 8} 0 Q${i * 2} -52 ${i * 10} -106`), darker(colour, 0.3), 2, 0.5);
          stage.paper(
            union(leaf(i * 10, -98, 30, -90 + i * 7, 0.26)),
            i % 2 ? lighter(colour, 0.2) : colour,
            { lift: 0.4 },
          );
        }
        stage.paper(svg('M-19 -62 Q0 -52 19 -62 L18 -46 Q0 -38 -18 -46Z'), ink.rust, { lift: 0.5 });
      }),
    { scale },
  );
}

/** A handful of ears, the hand at the origin; `much` 0 … 1. */
export function ears(stage: Stage, much = 1, colour: string = ink.wheat): void {
  const count = Math.round(3 + much * 6);
  for (let i = 0; i < count; i++) {
    const lean = (i - (count - 1) / 2) * (26 / count) * 2;
    stage.line(svg(`M0 24 Q${lean * 0.2} -16 ${lean} -44`), darker(colour, 0.25), 2.4);
    stage.paper(union(leaf(lean, -40, 30, -90 + lean * 0.8, 0.24)), i % 2 ? lighter(colour, 0.2) : colour, {
      lift: 0.4,
    });
  }
}

/** A sickle in the hand at the origin. */
export function sickle(stage: Stage): void {
  stage.paper(svg('M-4 -6 h8 l2 24 h-11Z'), ink.wood, { lift: 0.4 });
  stage.paper(svg('M-2 18 C8 54 50 58 66 26 C50 44 22 42 6 16Z'), '#cfd3da', { lift: 0.5 });
}

/** A mother bird whose wings shelter her young in their nest; `spread` 0 … 1 opens the wings. */
export function nest(stage: Stage, x: number, y: number, t: number, spread: number, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      for (const [i, dx] of [-34, 0, 34].entries()) {
        const up = Math.max(0, sway(t, 1.7, 6, i / 3));
        stage.paper(ellipse(dx, -26 - up, 15, 16), i % 2 ? ink.peach : ink.sand, { lift: 0.6 });
        stage.paper(svg(`M${dx + 11} ${-30 - up} l12 4 l-12 5Z`), ink.gold, { lift: 0.3 });
        stage.ink(ellipse(dx + 6, -31 - up, 2), ink.black);
      }
      stage.paper(
        blob([-6, -40], [-30, -74], [-20, -104], [6, -110], [26, -92], [24, -60], [14, -38]),
        ink.paper,
      );
      stage.paper(ellipse(18, -112, 17), ink.paper, { lift: 0.6 });
      stage.paper(svg('M33 -114 l15 5 l-15 5Z'), ink.gold, { lift: 0.3 });
      stage.ink(ellipse(22, -115, 2.6), ink.black);
      for (const side of [-1, 1])
        stage.at(
          side * 12,
          -94,
          () =>
            stage.paper(
              blob([-2, -8], [34, -10], [70, 18], [84, 60], [58, 52], [40, 66], [22, 50], [4, 40]),
              side > 0 ? ink.mist : '#c5dbe2',
              {
                lift: 1,
              },
            ),
          { scaleX: side, turn: side * (1 - spread) * 34, scale: 0.7 + spread * 0.3 },
        );
      stage.paper(
        blob([-74, -20], [-40, -8], [0, -4], [40, -8], [74, -20], [52, 14], [0, 24], [-52, 14]),
        ink.wood,
      );
      stage.line(
        svg('M-66 -10 Q0 14 66 -10 M-56 4 Q0 24 56 2 M-60 -14 Q-20 10 30 18 M60 -12 Q20 12 -34 16'),
        darker(ink.wood, 0.4),
        3,
        0.7,
      );
    },
    { scale },
  );
}
