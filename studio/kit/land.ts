import { darker, lighter } from './palette.ts';
import { blob, curve, ellipse, union, type Point } from './shapes.ts';
import type { Stage } from './stage.ts';
import { random } from './time.ts';

export interface Ridge {
  /** Height of the crest in the picture. */
  y: number;
  /** How far crest and hollow differ. */
  rise?: number;
  /** Number of hills over the width. */
  hills?: number;
  seed?: number;
  colour: string;
  /** From where to where; wide enough for the camera's way. */
  from?: number;
  to?: number;
}

function crest({ y, rise = 60, hills = 5, seed = 1, from = -320, to = 1600 }: Ridge): Point[] {
  const next = random(seed);
  const step = (to - from) / hills;
  const points: Point[] = [];
  for (let i = 0; i <= hills; i++) {
    points.push([from + i * step, y + (i % 2 ? -0.5 : 0.5) * rise * (0.45 + next())]);
  }
  return points;
}

/** A sheet of hills that reaches down to the picture's foot. */
export function hills(stage: Stage, ridge: Ridge): void {
  const { from = -320, to = 1600, y, rise = 60, colour } = ridge;
  stage.still(`hills ${JSON.stringify(ridge)}`, [from, y - rise * 1.5 - 10, to, 900], () => {
    const points = crest(ridge);
    const top = curve([...points, [to + 400, 1400], [from - 400, 1400]], 16).slice(
      0,
      (points.length - 1) * 16 + 1,
    );
    stage.paper(union([...top, [to, 960], [from, 960]]), colour, { lift: 1.6, up: true, edge: 0.3 });
  });
}

/** Flat ground with a slightly uneven edge, the play's floor. */
export function ground(stage: Stage, y: number, colour: string, seed = 1, from = -400, to = 1680): void {
  stage.still(`ground ${y} ${colour} ${seed} ${from} ${to}`, [from, y - 30, to, 960], () => {
    const next = random(seed);
    const edge: Point[] = [];
    for (let x = from; x <= to; x += 90) edge.push([x, y + (next() - 0.5) * 12]);
    stage.paper(union([...edge, [to, 1000], [from, 1000]]), colour, { lift: 1.4, up: true });
    for (let i = 0; i < 70; i++) {
      const [x, down, w] = [from + next() * (to - from), 18 + next() ** 1.4 * 260, 12 + next() * 46];
      stage.ink(
        ellipse(x, y + down, w, 1.6 + next() * 2.4),
        i % 3 ? darker(colour, 0.35) : lighter(colour, 0.5),
        0.17,
      );
    }
  });
}

/** A stone with its foot at the origin. */
export function stone(stage: Stage, x: number, y: number, colour: string, scale = 1, seed = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.still(`stone ${colour} ${seed}`, [-70, -70, 70, 10], () => {
        const next = random(seed + 40);
        const h = 42 + next() * 20;
        stage.paper(
          blob(
            [-56, 0],
            [-50 - next() * 8, -h * 0.5],
            [-18, -h],
            [24, -h * 0.92],
            [54, -h * 0.42],
            [56, 0],
            [0, 6],
          ),
          colour,
        );
        stage.paper(
          blob([-38, -h * 0.5], [-14, -h * 0.9], [18, -h * 0.84], [6, -h * 0.55]),
          lighter(colour, 0.3),
          { lift: 0.3 },
        );
      });
    },
    { scale },
  );
}

/** Tufts of grass, with flowers when a second colour is given. */
export function grass(stage: Stage, x: number, y: number, colour: string, scale = 1, flower?: string): void {
  stage.at(
    x,
    y,
    () => {
      stage.still(`grass ${colour} ${flower}`, [-30, -50, 30, 6], () => {
        for (const [dx, lean, h] of [
          [-14, -10, 26],
          [-6, -3, 38],
          [2, 4, 32],
          [9, 12, 28],
          [15, 16, 18],
        ] as const) {
          stage.paper(
            union([
              [dx - 3, 2],
              [dx + lean, -h],
              [dx + 3, 2],
            ]),
            colour,
            { lift: 0.5 },
          );
        }
        if (flower)
          for (const [dx, dy] of [
            [-9, -40],
            [8, -34],
          ] as const)
            stage.paper(ellipse(dx, dy, 5), flower, { lift: 0.4 });
      });
    },
    { scale },
  );
}

/** A road or path between two edges that narrows towards the distance. */
export function path(
  stage: Stage,
  near: readonly [number, number],
  far: readonly [number, number],
  nearY: number,
  farY: number,
  colour: string,
): void {
  const middle = (nearY + farY) / 2;
  const shape = new Path2D();
  shape.moveTo(near[0], nearY);
  shape.quadraticCurveTo((near[0] + far[0]) / 2 + 60, middle, far[0], farY);
  shape.lineTo(far[1], farY);
  shape.quadraticCurveTo((near[1] + far[1]) / 2 + 90, middle, near[1], nearY);
  shape.closePath();
  stage.paper(shape, colour, { lift: 0.4, edge: 0.3 });
}
