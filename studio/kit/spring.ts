import { darker, ink, lighter } from './palette.ts';
import { ellipse, rect, svg } from './shapes.ts';
import type { Stage } from './stage.ts';
import { stepped, sway } from './time.ts';

const blocks = (stage: Stage, x: number, y: number, width: number, rows: number, tone: string): void => {
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < Math.floor(width / 62); i++)
      stage.ink(
        rect(x + 8 + i * 62 + (row % 2) * 20, y + 10 + row * 26, 46, 18, 5),
        (i + row) % 3 ? darker(tone, 0.4) : '#ffffff',
        0.16,
      );
};

/** The far side of a spring in a hollow, 340 wide: its back wall and its water. `springFront` comes next. */
export function springBack(stage: Stage, x: number, y: number, t: number, tone: string = ink.stone): void {
  stage.at(x, y, () => {
    stage.still(`spring back ${tone}`, [-190, -120, 190, 60], () => {
      stage.paper(svg('M-176 40 V-60 Q-150 -104 0 -108 Q150 -104 176 -60 V40Z'), darker(tone, 0.2));
      blocks(stage, -170, -80, 340, 2, tone);
    });
    stage.paper(ellipse(0, 10, 164, 46), ink.water, { lift: 0.3 });
    for (let i = 0; i < 3; i++)
      stage.line(
        svg(`M${-90 + i * 46 + sway(stepped(t, 6), 3, 8, i / 3)} ${-6 + i * 9} q26 -7 52 0`),
        lighter(ink.water, 0.5),
        3,
        0.6,
      );
  });
}

/** Where the lowest of the spring's steps is, beside the water: feet stand there; the jar dips 50 to the right of it. */
export const LANDING = { dx: -128, dy: 54 } as const;

/** The near rim, and at its left the steps that lead down to the water; whoever goes down them is drawn afterwards. */
export function springFront(stage: Stage, x: number, y: number, tone: string = ink.stone): void {
  stage.at(x, y, () =>
    stage.still(`spring front ${tone}`, [-290, -40, 220, 110], () => {
      stage.paper(svg('M-84 26 Q0 30 70 25 Q130 18 196 4 L204 88 Q60 108 -92 92Z'), tone, {
        lift: 1.2,
        up: true,
      });
      blocks(stage, -76, 24, 270, 3, tone);
      stage.paper(
        svg('M-92 18 Q0 24 70 17 Q130 10 204 -4 V12 Q130 28 70 34 Q0 40 -92 34Z'),
        lighter(tone, 0.25),
        {
          lift: 0.7,
        },
      );
      STEPS.forEach(([left, right, top], i) => {
        stage.paper(svg(`M${left} ${top} H${right} V96 H${left}Z`), darker(tone, 0.06 + i * 0.07), {
          lift: 0.9,
          up: true,
        });
        stage.ink(rect(left, top, right - left, 9, 3), lighter(tone, 0.3));
      });
    }),
  );
}

/** Left and right end and height of each step, the uppermost first. */
const STEPS = [
  [-270, -206, 14],
  [-222, -158, 34],
  [-176, -84, 54],
] as const;

/** The water closes round what is dipped into it. */
export function dipped(stage: Stage, x: number, y: number, t: number): void {
  stage.ink(ellipse(x, y, 40, 10), ink.water);
  for (const k of [0, 0.5]) {
    const grown = (t * 0.8 + k) % 1;
    stage.line(
      ellipse(x, y, 24 + grown * 34, 6 + grown * 9),
      lighter(ink.water, 0.6),
      2.5,
      0.8 * (1 - grown),
    );
  }
}

/** A stone trough with its foot at x, y; `full` 0 … 1 is how high the water stands. */
export function trough(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  full: number,
  t: number,
  tone: string = ink.stone,
): void {
  stage.at(x, y, () => {
    stage.paper(rect(-width / 2 + 8, -70, width - 16, 30, 8), darker(tone, 0.55), { lift: 0.3 });
    if (full > 0.02) {
      const top = -44 - full * 27 + sway(t, 1.6, 1.4);
      stage.ink(rect(-width / 2 + 12, top, width - 24, -36 - top, 6), ink.water);
      stage.line(svg(`M${-width / 2 + 18} ${top + 2} h${width - 36}`), '#d5eef2', 3, 0.8);
    }
    stage.still(`trough ${width} ${tone}`, [-width / 2 - 10, -60, width / 2 + 10, 10], () => {
      stage.paper(svg(`M${-width / 2} -54 H${width / 2} L${width / 2 - 16} 4 H${-width / 2 + 16}Z`), tone);
      blocks(stage, -width / 2 + 14, -56, width - 40, 2, tone);
      stage.paper(rect(-width / 2 - 6, -58, width + 12, 12, 5), lighter(tone, 0.25), { lift: 0.5 });
    });
  });
}
