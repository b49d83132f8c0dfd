import { curve, union, type Point } from './shapes.ts';
import { lerp } from './time.ts';

/** A point of the head: its x seen from the front, its x when the head is turned aside, and its y. */
export type TurnedPoint = readonly [front: number, aside: number, y: number];

/** The points as they are seen when the head is turned aside by `yaw` (0 looks at us, 1 is turned as far as heads go). */
const turned = (yaw: number, points: readonly TurnedPoint[]): Point[] =>
  points.map(([front, aside, y]) => [lerp(front, aside, yaw), y]);

/** A soft-edged piece of a head. */
export const turnedBlob = (yaw: number, ...points: TurnedPoint[]): Path2D =>
  union(curve(turned(yaw, points)));

/** A soft line through the points, open at both ends. */
export function turnedLine(yaw: number, ...points: TurnedPoint[]): Path2D {
  const path = new Path2D();
  const line = turned(yaw, points);
  line.forEach((p, i) => {
    const last = line[i - 1];
    if (!last) path.moveTo(...p);
    else if (i < line.length - 1) {
      const next = line[i + 1] ?? p;
      path.quadraticCurveTo(...p, (p[0] + next[0]) / 2, (p[1] + next[1]) / 2);
    } else path.lineTo(...p);
  });
  return path;
}
