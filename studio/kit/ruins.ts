import { darker, ink, lighter } from './palette.ts';
import { blob, ellipse, limb, polygon, rect, svg, union } from './shapes.ts';
import type { Stage } from './stage.ts';
import { clamp, random, sway } from './time.ts';

/** A wall of great hewn stones, its upper edge broken, from x over `wide` pixels; its foot at y. */
export function brokenWall(
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour: string,
  seed = 1,
): void {
  stage.at(x, y, () => {
    stage.still(`broken wall ${wide} ${high} ${colour} ${seed}`, [-10, -high - 30, wide + 10, 10], () => {
      const next = random(seed);
      const row = 46;
      for (let r = 0; r * row < high; r++) {
        for (let at = r % 2 ? -30 : 0; at < wide;) {
          const long = 74 + next() * 46;
          const left = Math.max(0, at);
          const right = Math.min(wide, at + long);
          const kept = (r + 1) * row < high * (0.42 + next() * 0.62);
          if (kept && right - left > 14)
            stage.paper(
              rect(left + 1, -(r + 1) * row, right - left - 2, row - 2, 4),
              r % 2 ? colour : lighter(colour, 0.08 * next()),
              {
                lift: 0.7,
                up: true,
              },
            );
          at += long;
        }
      }
    });
  });
}

/** A column broken off at `high`; `lying` puts it on its side. */
export function column(
  stage: Stage,
  x: number,
  y: number,
  high: number,
  colour: string,
  lying = false,
): void {
  stage.at(
    x,
    lying ? y - 26 : y,
    () => {
      stage.paper(
        polygon([-26, 0], [-26, -high + 14], [-8, -high - 8], [6, -high + 10], [26, -high - 2], [26, 0]),
        colour,
      );
      for (const dx of [-13, 0, 13])
        stage.line(svg(`M${dx} -6 V${-high + 16}`), darker(colour, 0.25), 3, 0.5);
      stage.paper(rect(-34, -16, 68, 18, 4), lighter(colour, 0.15), { lift: 0.6 });
    },
    lying ? { turn: 90 } : {},
  );
}

/** A fox, 110 long; `gone` and `moving` as `gait` of animals.ts gives them. */
export function fox(
  stage: Stage,
  beast: { x: number; y: number; scale?: number; face?: 1 | -1; gone?: number; moving?: number },
  t: number,
): void {
  const { x, y, scale = 1, face = 1, gone = 0, moving = 0 } = beast;
  const coat = '#c8692f';
  stage.at(
    x,
    y,
    () => {
      const leg = (at: number, i: number): void => {
        const step = Math.sin(gone / 13 + i * 2.2) * 12 * moving;
        stage.paper(
          union(limb([at, -30], 6, [at + step, -4], 3.6), limb([at + step, -4], 3.6, [at + step + 6, -3], 3)),
          i % 2 ? darker(coat, 0.3) : darker(coat, 0.12),
          { lift: 0.4 },
        );
      };
      leg(-24, 1);
      leg(30, 3);
      stage.at(
        -40,
        -40,
        () => {
          stage.paper(blob([4, -8], [-24, -18], [-58, -12], [-70, 2], [-50, 10], [-16, 8]), coat, {
            lift: 0.7,
          });
          stage.paper(blob([-52, -12], [-70, 0], [-50, 9], [-44, -2]), ink.paper, { lift: 0.2 });
        },
        { turn: -14 + sway(t, 1.7, 9) },
      );
      stage.paper(blob([-46, -40], [-20, -52], [20, -48], [44, -50], [42, -30], [10, -25], [-30, -25]), coat);
      leg(-32, 0);
      leg(36, 2);
      stage.at(
        46,
        -50,
        () => {
          stage.paper(svg('M-10 -10 L-14 -34 L2 -20 L12 -22 L22 -36 L22 -8Z'), darker(coat, 0.12), {
            lift: 0.4,
          });
          stage.paper(
            svg('M-16 -4 C-16 -24 16 -26 24 -12 L44 4 C42 12 28 12 14 13 C0 16 -14 10 -16 -4Z'),
            coat,
            { lift: 0.7 },
          );
          stage.paper(svg('M6 14 C18 6 30 4 44 4 C42 12 28 13 16 14Z'), ink.paper, { lift: 0.2 });
          stage.ink(ellipse(44, 4, 4, 3.4), ink.black);
          stage.ink(ellipse(16, -6, 2.6, 3.4 * clamp(Math.abs((t % 2.9) - 1.2) / 0.08)), ink.black);
        },
        { turn: sway(t, 2.6, 5) },
      );
    },
    { scale, scaleX: face },
  );
}
