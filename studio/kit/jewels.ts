import { darker, ink, lighter } from './palette.ts';
import { ellipse, rect, svg } from './shapes.ts';
import type { Stage } from './stage.ts';
import { sway } from './time.ts';

// Things for tables and hands. Every prop has its foot at x, y unless said otherwise, and takes a scale.

/** A chest, 150 wide; `open` lifts the lid 0 … 1. */
export function chest(
  stage: Stage,
  x: number,
  y: number,
  open = 0,
  colour: string = ink.wood,
  scale = 1,
): void {
  stage.at(
    x,
    y,
    () => {
      stage.at(
        -72,
        -70,
        () => {
          stage.paper(svg('M0 0 C0 -42 144 -42 144 0Z'), lighter(colour, 0.08));
          stage.line(svg('M30 -2 V-26 M114 -2 V-26'), ink.gold, 8);
        },
        { turn: -open * 70 },
      );
      if (open > 0.1) stage.paper(ellipse(0, -69, 70, 7), darker(colour, 0.55), { lift: 0 });
      stage.paper(rect(-75, -70, 150, 72, 5), colour);
      stage.line(svg('M-42 -68 V0 M42 -68 V0'), ink.gold, 9);
      stage.paper(rect(-12, -74, 24, 26, 4), ink.gold, { lift: 0.6 });
    },
    { scale },
  );
}

/** A jewel that sparkles, about 40 wide; origin in its middle. */
export function gem(
  stage: Stage,
  x: number,
  y: number,
  t: number,
  colour: string = ink.teal,
  scale = 1,
): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(svg('M-20 -8 L-11 -20 H11 L20 -8 L0 20Z'), colour, { edge: 0.6 });
      stage.ink(svg('M-20 -8 H20 L0 20Z M-11 -20 L-5 -8 L0 -20Z'), '#ffffff', 0.22);
      const k = 0.5 + sway(t, 1.7, 0.5);
      stage.ink(
        svg(
          `M12 -18 l${2 * k} ${-9 * k} l${2 * k} ${9 * k} l${9 * k} ${2 * k} l${-9 * k} ${2 * k} l${-2 * k} ${9 * k} l${-2 * k} ${-9 * k} l${-9 * k} ${-2 * k}Z`,
        ),
        '#ffffff',
        k,
      );
    },
    { scale },
  );
}
