import { ink } from './palette.ts';
import { curve, svg, union } from './shapes.ts';
import type { Stage } from './stage.ts';

/** A bow in the hand at the origin, its string drawn back to the left by `pull` pixels; an arrow lies on it if `nocked`. */
export function bow(stage: Stage, pull: number, nocked: boolean, colour: string = ink.wood): void {
  const tip = -26 - pull * 0.24;
  stage.line(svg(`M${tip} -92 L${Math.min(tip, -pull)} 0 L${tip} 92`), ink.cream, 2);
  if (nocked) stage.at(-pull, 0, () => arrow(stage));
  stage.paper(
    union(
      curve(
        [
          [tip - 4, -96],
          [-4, -58],
          [9, 0],
          [-4, 58],
          [tip - 4, 96],
          [tip + 4, 94],
          [-12, 54],
          [-3, 0],
          [-12, -54],
          [tip + 4, -94],
        ],
        5,
      ),
    ),
    colour,
    { lift: 0.6 },
  );
  stage.line(svg('M5 -12 V12'), ink.pomegranate, 8);
}

/** An arrow 118 long pointing right, its nock at the origin. */
export function arrow(stage: Stage): void {
  stage.line(svg('M0 0 H108'), ink.bark, 3.6);
  stage.paper(svg('M104 -7 L122 0 L104 7 L108 0Z'), '#cfd3da', { lift: 0.3 });
  stage.paper(svg('M-2 0 L6 -8 H26 L20 0 L26 8 H6Z'), ink.pomegranate, { lift: 0.3 });
}
