import { darker, ink, lighter } from './palette.ts';
import { blob, curve, ellipse, limb, rotate, union, type Outline, type Point } from './shapes.ts';
import type { Stage } from './stage.ts';
import { random, stepped, sway } from './time.ts';

export type TreeKind = 'cypress' | 'olive' | 'palm' | 'carob' | 'pomegranate' | 'oak';

export interface Tree {
  kind: TreeKind;
  leaf?: string;
  bark?: string;
  fruit?: string;
  seed?: number;
}

/** A leaf from its stalk, pointing along `degrees`. */
export function leaf(x: number, y: number, long: number, degrees: number, wide = 0.28): Outline {
  const turn = ([px, py]: Point): Point => {
    const [rx, ry] = rotate([px, py], degrees);
    return [x + rx, y + ry];
  };
  return curve(
    [
      [0, 0],
      [long * 0.45, -long * wide],
      [long, 0],
      [long * 0.45, long * wide],
    ],
    4,
  ).map(turn);
}

/** A tree about 300 high, its foot at x, y; it moves in the wind (`wind` 0 … 1). */
export function tree(
  stage: Stage,
  x: number,
  y: number,
  kind: Tree | TreeKind,
  scale = 1,
  t = 0,
  wind = 0.4,
): void {
  const made = typeof kind === 'string' ? { kind } : kind;
  stage.at(
    x,
    y,
    () => {
      const wave = stepped(t);
      const lean = sway(wave, 4.6, 1.1 * wind, x / 500);
      if (made.kind === 'cypress') stage.at(0, 0, () => cypress(stage, made), { turn: lean });
      else if (made.kind === 'palm') palm(stage, made, wave, wind);
      else broad(stage, made, wave, wind);
    },
    { scale },
  );
}

function cypress(stage: Stage, { leaf: green = ink.deep, bark = ink.bark }: Tree): void {
  stage.still(`cypress ${green} ${bark}`, [-50, -330, 50, 6], () => {
    stage.paper(
      union([
        [-6, 2],
        [-4, -40],
        [4, -40],
        [6, 2],
      ]),
      bark,
      { lift: 0.4 },
    );
    stage.paper(
      blob([0, -318], [18, -230], [34, -110], [26, -36], [0, -20], [-26, -36], [-34, -110], [-18, -230]),
      green,
    );
    stage.paper(blob([2, -280], [14, -200], [20, -110], [8, -50], [-2, -120]), lighter(green, 0.12), {
      lift: 0.4,
    });
  });
}

function palm(
  stage: Stage,
  { leaf: green = ink.olive, bark = ink.wood, fruit = ink.rust }: Tree,
  t: number,
  wind: number,
): void {
  stage.still(`palm ${bark}`, [-40, -250, 40, 8], () => {
    stage.paper(
      union(
        curve(
          [
            [-13, 2],
            [-8, -80],
            [4, -170],
            [14, -240],
            [24, -238],
            [16, -160],
            [8, -80],
            [14, 2],
          ],
          5,
        ),
      ),
      bark,
    );
    for (let i = 0; i < 11; i++)
      stage.line(new Path2D(`M${-9 + i * 1.7} ${-14 - i * 20} q9 6 19 -2`), darker(bark, 0.35), 2, 0.6);
  });
  const fronds = [-168, -140, -108, -72, -40, -12, 16, 164].map((angle, i) => [angle, i] as const);
  for (const [angle, i] of fronds) {
    stage.at(
      18,
      -240,
      () => {
        stage.still(`frond ${green} ${i % 2}`, [-6, -40, 140, 60], () => {
          const spine = curve(
            [
              [0, -3],
              [60, -22],
              [120, 10],
              [132, 34],
              [110, 16],
              [60, -8],
            ],
            5,
          );
          stage.paper(union(spine), i % 2 ? green : lighter(green, 0.1), { lift: 0.8 });
          for (let k = 0; k < 8; k++)
            stage.paper(
              union(leaf(14 + k * 14, -10 - Math.sin(k / 2.4) * 6, 34, 62 - k * 2, 0.14)),
              i % 2 ? green : lighter(green, 0.1),
              { lift: 0.4 },
            );
        });
      },
      {
        turn:
          angle < -90 || angle > 90
            ? 180 + angle + sway(t, 3.1, 4 * wind, i / 6)
            : angle + sway(t, 3.1, 4 * wind, i / 6),
        scaleX: angle < -90 || angle > 90 ? -1 : 1,
      },
    );
  }
  for (const dx of [8, 20, 30]) stage.paper(ellipse(dx, -222, 8, 12), fruit, { lift: 0.5 });
}

const CROWNS: Record<
  Exclude<TreeKind, 'cypress' | 'palm'>,
  { trunk: Outline; leaf: string; bark: string; heads: readonly (readonly [number, number, number])[] }
> = {
  olive: {
    trunk: [
      [-26, 4],
      [-14, -40],
      [-30, -100],
      [-22, -108],
      [-2, -70],
      [22, -120],
      [32, -114],
      [14, -50],
      [26, 4],
    ],
    leaf: '#7d9a77',
    bark: '#8a7660',
    heads: [
      [-60, -150, 62],
      [58, -158, 66],
      [0, -200, 66],
      [-8, -140, 56],
    ],
  },
  carob: {
    trunk: [
      [-34, 4],
      [-20, -60],
      [-44, -130],
      [-34, -136],
      [-8, -90],
      [6, -150],
      [18, -150],
      [16, -92],
      [48, -138],
      [56, -130],
      [24, -56],
      [36, 4],
    ],
    leaf: ink.olive,
    bark: ink.bark,
    heads: [
      [-96, -170, 70],
      [92, -176, 74],
      [-44, -226, 76],
      [46, -232, 78],
      [0, -176, 76],
    ],
  },
  oak: {
    trunk: [
      [-38, 4],
      [-22, -60],
      [-50, -140],
      [-38, -146],
      [-6, -90],
      [8, -160],
      [20, -160],
      [20, -92],
      [58, -148],
      [66, -138],
      [26, -54],
      [42, 4],
    ],
    leaf: '#5f8a4a',
    bark: ink.bark,
    heads: [
      [-110, -170, 76],
      [106, -178, 78],
      [-54, -232, 82],
      [56, -238, 84],
      [0, -182, 84],
    ],
  },
  pomegranate: {
    trunk: [
      [-14, 4],
      [-8, -60],
      [-24, -110],
      [-16, -114],
      [0, -78],
      [18, -116],
      [26, -110],
      [8, -58],
      [16, 4],
    ],
    leaf: '#5d8f52',
    bark: ink.wood,
    heads: [
      [-50, -140, 52],
      [50, -144, 54],
      [0, -186, 58],
      [0, -132, 52],
    ],
  },
};

function broad(stage: Stage, made: Tree, t: number, wind: number): void {
  const shape = CROWNS[made.kind as keyof typeof CROWNS];
  const green = made.leaf ?? shape.leaf;
  const bark = made.bark ?? shape.bark;
  stage.still(`trunk ${made.kind} ${bark}`, [-80, -170, 80, 8], () => {
    stage.paper(union(curve(shape.trunk, 5)), bark);
    stage.line(new Path2D('M-8 -4 Q-2 -40 -10 -74 M10 -6 Q6 -40 12 -80'), darker(bark, 0.35), 2.4, 0.5);
  });
  shape.heads.forEach(([x, y, r], i) => {
    const tone = i % 2 ? green : darker(green, 0.1);
    stage.at(x + sway(t, 3.4, 4 * wind, i / 5), y + sway(t, 2.7, 2 * wind, i / 3), () => {
      stage.still(
        `crown ${made.kind} ${tone} ${r} ${made.fruit} ${i}`,
        [-r * 1.25, -r * 1.2, r * 1.25, r * 1.2],
        () => crown(stage, r, tone, made.fruit, i + (made.seed ?? 0)),
      );
    });
  });
}

function crown(stage: Stage, r: number, green: string, fruit: string | undefined, seed: number): void {
  const next = random(seed + 3);
  const path = ellipse(0, 0, r * 0.94, r * 0.78);
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * Math.PI * 2 + seed;
    path.addPath(ellipse(Math.cos(a) * r * 0.82, Math.sin(a) * r * 0.64, r * (0.25 + next() * 0.07)));
  }
  stage.paper(path, green);
  for (let i = 0; i < 16; i++) {
    const [a, d] = [next() * Math.PI * 2, Math.sqrt(next()) * r * 0.72];
    stage.ink(
      union(leaf(Math.cos(a) * d, Math.sin(a) * d * 0.8, 16, next() * 360)),
      i % 2 ? lighter(green, 0.22) : darker(green, 0.2),
      0.55,
    );
  }
  if (!fruit) return;
  for (let i = 0; i < 5; i++) {
    const [x, y] = [(next() - 0.5) * r * 1.3, (next() - 0.3) * r * 0.9];
    stage.paper(ellipse(x, y, 8), fruit, { lift: 0.6 });
  }
}

/** A young plant, `grown` 0 … 1: a stem with pairs of leaves. */
export function sapling(
  stage: Stage,
  x: number,
  y: number,
  grown: number,
  green: string = ink.moss,
  t = 0,
): void {
  if (grown <= 0) return;
  const high = 20 + grown * 90;
  stage.at(
    x,
    y,
    () => {
      stage.paper(union(limb([0, 2], 2 + grown * 2, [0, -high], 1.4)), ink.wood, { lift: 0.5 });
      const pairs = 1 + Math.floor(grown * 4);
      for (let i = 0; i < pairs; i++) {
        const at = -high * ((i + 1.2) / (pairs + 0.4));
        const long = 14 + grown * 14;
        stage.paper(union(leaf(0, at, long, -32)), green, { lift: 0.6 });
        stage.paper(union(leaf(0, at, long, -148)), lighter(green, 0.12), { lift: 0.6 });
      }
    },
    { turn: sway(t, 2.6, 2.4) },
  );
}

/** A twig with leaves for the front edge of the picture. */
export function branch(
  stage: Stage,
  x: number,
  y: number,
  degrees: number,
  green: string,
  scale = 1,
  t = 0,
  fruit?: string,
): void {
  stage.at(
    x,
    y,
    () => {
      stage.still(`branch ${green} ${fruit}`, [-10, -90, 360, 100], () => {
        stage.paper(
          union(
            curve(
              [
                [0, -4],
                [160, -16],
                [330, 14],
                [160, -8],
                [0, 5],
              ],
              8,
            ),
          ),
          darker(green, 0.25),
          { lift: 0.8 },
        );
        for (let i = 0; i < 10; i++) {
          const at = 22 + i * 31;
          const up = -10 + ((at - 160) / 170) ** 2 * 16;
          stage.paper(union(leaf(at, up, 52 - i * 1.6, -50)), green, { lift: 0.9 });
          stage.paper(union(leaf(at + 12, up, 50 - i * 1.6, 46)), lighter(green, 0.1), { lift: 0.9 });
        }
        if (fruit)
          for (const [fx, fy, r] of [
            [120, 44, 24],
            [236, 42, 19],
          ] as const)
            pomegranate(stage, fx, fy, r, fruit);
      });
    },
    { turn: degrees + sway(stepped(t), 4, 1.6), scale },
  );
}

/** The fruit with its little crown. */
export function pomegranate(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  colour: string = ink.pomegranate,
): void {
  stage.paper(
    union([
      [x - r * 0.3, y - r * 0.8],
      [x - r * 0.45, y - r * 1.5],
      [x - r * 0.15, y - r * 1.2],
      [x, y - r * 1.6],
      [x + r * 0.15, y - r * 1.2],
      [x + r * 0.45, y - r * 1.5],
      [x + r * 0.3, y - r * 0.8],
    ]),
    darker(colour, 0.12),
    { lift: 0.5 },
  );
  stage.paper(ellipse(x, y, r, r * 0.96), colour);
  stage.ink(ellipse(x - r * 0.35, y - r * 0.35, r * 0.26, r * 0.18, -40), '#ffffff', 0.28);
}
