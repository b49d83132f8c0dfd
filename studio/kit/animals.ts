import { darker, ink, lighter } from './palette.ts';
import { blob, curve, ellipse, limb, svg, union, type Point } from './shapes.ts';
import type { Stage } from './stage.ts';
import { clamp, ramp, sway } from './time.ts';

export interface Beast {
  x: number;
  y: number;
  scale?: number;
  face?: 1 | -1;
  /** Distance covered in pixels: moves the legs; give the same x to draw it walking. */
  gone?: number;
  /** 0 stands … 1 walks in full steps. */
  moving?: number;
  /** Head down to the ground or a trough, 0 … 1. */
  grazing?: number;
  coat?: string;
  /** Saddle cloth or load. */
  cloth?: string;
}

/** A walk along x for an animal or a cart: spread it into `Beast`. */
export function gait(
  t: number,
  from: number,
  until: number,
  x0: number,
  x1: number,
): Pick<Beast, 'x' | 'gone' | 'moving' | 'face'> {
  const k = clamp((t - from) / (until - from));
  const x = x0 + (x1 - x0) * k;
  return {
    x,
    gone: Math.abs(x - x0),
    moving: Math.min(ramp(t, from, from + 0.3), 1 - ramp(t, until - 0.3, until)),
    face: x1 < x0 ? -1 : 1,
  };
}

interface Frame {
  legs: readonly (readonly [number, number])[];
  leg: number;
  thick: number;
  stride: number;
}

function legs(stage: Stage, frame: Frame, gone: number, moving: number, coat: string, far: boolean): void {
  frame.legs.forEach(([x, shift], i) => {
    if ((i % 2 === 1) !== far) return;
    const phase = gone / (frame.stride * 1.7) + shift;
    const p = phase - Math.floor(phase);
    const swing = p < 0.6 ? 0.5 - p / 0.6 : -0.5 + (p - 0.6) / 0.4;
    const lift = p < 0.6 ? 0 : Math.sin(((p - 0.6) / 0.4) * Math.PI) * 12 * moving;
    const foot: Point = [x + swing * frame.stride * moving, -4 - lift];
    const knee: Point = [(x + foot[0]) / 2 + (i < 2 ? -3 : 4) + lift * 0.5, -frame.leg * 0.5 - lift * 0.3];
    const tone = far ? darker(coat, 0.24) : coat;
    stage.paper(
      union(
        limb([x, -frame.leg], frame.thick * 1.5, knee, frame.thick),
        limb(knee, frame.thick, foot, frame.thick * 0.75),
      ),
      tone,
      { lift: 0.5 },
    );
    stage.ink(
      union(limb([foot[0] - 1, -3 - lift], frame.thick * 0.9, [foot[0] + 4, -3 - lift], frame.thick * 0.8)),
      darker(coat, 0.6),
    );
  });
}

/** A donkey, 150 high at the ears. */
export function donkey(stage: Stage, beast: Beast, t: number): void {
  const { x, y, scale = 1, face = 1, gone = 0, moving = 0, grazing = 0, coat = '#9b8f86', cloth } = beast;
  const frame: Frame = {
    legs: [
      [-52, 0],
      [-44, 0.5],
      [40, 0.25],
      [48, 0.75],
    ],
    leg: 62,
    thick: 6.5,
    stride: 46,
  };
  stage.at(
    x,
    y - Math.abs(Math.sin(gone / 18)) * 2 * moving,
    () => {
      legs(stage, frame, gone, moving, coat, true);
      stage.paper(
        union(
          curve(
            [
              [-66, -92],
              [-78, -70],
              [-80 + sway(t, 1.9, 5), -44],
              [-75 + sway(t, 1.9, 6), -40],
              [-72, -66],
            ],
            4,
          ),
        ),
        darker(coat, 0.3),
        { lift: 0.5 },
      );
      stage.paper(
        blob([-68, -84], [-60, -104], [0, -100], [48, -106], [62, -84], [52, -54], [0, -48], [-56, -54]),
        coat,
      );
      stage.paper(blob([-40, -56], [0, -62], [44, -58], [20, -48], [-20, -48]), lighter(coat, 0.35), {
        lift: 0,
      });
      legs(stage, frame, gone, moving, coat, false);
      if (cloth) {
        stage.paper(blob([-36, -106], [0, -108], [26, -106], [30, -72], [0, -66], [-38, -72]), cloth);
        stage.line(svg('M-36 -78 Q-4 -72 29 -78'), lighter(cloth, 0.45), 5);
      }
      stage.at(50, -92, () => donkeyHead(stage, coat, t), { turn: grazing * 74 + sway(t, 3.9, 2.5) });
    },
    { scale, scaleX: face },
  );
}

function donkeyHead(stage: Stage, coat: string, t: number): void {
  stage.paper(union(limb([0, 4], 19, [34, -36], 13)), coat);
  stage.paper(svg('M-10 -14 L24 -54 L32 -46 L2 -2Z'), darker(coat, 0.45), { lift: 0.3 });
  for (const [dx, far] of [
    [32, true],
    [26, false],
  ] as const) {
    stage.at(
      dx,
      -52,
      () =>
        stage.paper(blob([-6, 4], [-9, -22], [-2, -46], [6, -22], [6, 4]), far ? darker(coat, 0.2) : coat, {
          lift: 0.5,
        }),
      { turn: (far ? 14 : -12) + sway(t, 2.7, 5, far ? 0.3 : 0) },
    );
  }
  stage.paper(blob([18, -54], [40, -56], [62, -30], [72, -16], [64, -4], [48, -10], [26, -26]), coat);
  stage.paper(blob([56, -26], [70, -20], [72, -10], [62, -3], [50, -10]), lighter(coat, 0.55), { lift: 0 });
  stage.ink(ellipse(40, -42, 3), ink.black);
}

/** A camel, 240 high at the head. */
export function camel(stage: Stage, beast: Beast, t: number): void {
  const { x, y, scale = 1, face = 1, gone = 0, moving = 0, grazing = 0, coat = '#c99a5b', cloth } = beast;
  const frame: Frame = {
    legs: [
      [-60, 0],
      [-50, 0.5],
      [42, 0.12],
      [52, 0.62],
    ],
    leg: 100,
    thick: 7.5,
    stride: 62,
  };
  stage.at(
    x,
    y - Math.abs(Math.sin(gone / 24)) * 3 * moving,
    () => {
      legs(stage, frame, gone, moving, coat, true);
      stage.paper(
        blob(
          [-78, -122],
          [-64, -146],
          [-30, -150],
          [-8, -198],
          [18, -196],
          [36, -150],
          [66, -140],
          [70, -112],
          [40, -92],
          [-40, -90],
        ),
        coat,
      );
      legs(stage, frame, gone, moving, coat, false);
      if (cloth) {
        stage.paper(blob([-36, -152], [-10, -206], [20, -204], [42, -150], [38, -104], [-34, -104]), cloth);
        stage.line(svg('M-34 -116 Q2 -106 39 -116'), lighter(cloth, 0.5), 6);
      }
      stage.at(
        60,
        -128,
        () => {
          stage.paper(
            union(
              curve(
                [
                  [-14, -10],
                  [10, 20],
                  [46, -6],
                  [62, -70],
                  [58, -92],
                  [40, -90],
                  [34, -50],
                  [20, -24],
                ],
                5,
              ),
            ),
            coat,
          );
          stage.at(
            52,
            -88,
            () => {
              stage.paper(blob([-16, -8], [-4, -22], [20, -18], [44, -6], [46, 8], [30, 12], [-6, 12]), coat);
              stage.paper(blob([-10, -16], [-12, -28], [-2, -22]), darker(coat, 0.2), { lift: 0.4 });
              stage.ink(ellipse(12, -8, 3), ink.black);
            },
            { turn: -grazing * 30 },
          );
        },
        { turn: grazing * 62 + sway(t, 4.4, 2) },
      );
    },
    { scale, scaleX: face },
  );
}

/** A sheep or a goat's kid, 80 high. */
export function sheep(stage: Stage, beast: Beast, t: number): void {
  const { x, y, scale = 1, face = 1, gone = 0, moving = 0, grazing = 0, coat = ink.paper } = beast;
  const frame: Frame = {
    legs: [
      [-24, 0],
      [-18, 0.5],
      [18, 0.25],
      [24, 0.75],
    ],
    leg: 26,
    thick: 4.4,
    stride: 26,
  };
  stage.at(
    x,
    y,
    () => {
      legs(stage, frame, gone, moving, ink.bark, true);
      const wool = Array.from({ length: 12 }, (_, i): Point => {
        const a = (i / 12) * Math.PI * 2;
        return [Math.cos(a) * (i % 2 ? 44 : 38), -42 + Math.sin(a) * (i % 2 ? 27 : 22)];
      });
      stage.paper(union(curve(wool)), coat);
      legs(stage, frame, gone, moving, ink.bark, false);
      stage.at(
        36,
        -52,
        () => {
          stage.paper(blob([-6, -12], [14, -14], [28, 2], [24, 12], [2, 10]), ink.bark);
          stage.paper(blob([0, -10], [-12, -4], [-4, 2]), darker(ink.bark, 0.2), { lift: 0.4 });
          stage.ink(ellipse(13, -5, 2), ink.cream);
        },
        { turn: grazing * 55 + sway(t, 3.1, 4, x / 90) },
      );
    },
    { scale, scaleX: face },
  );
}

/** A rooster, 110 high; `crowing` 0 … 1 stretches it and opens its beak. */
export function rooster(
  stage: Stage,
  x: number,
  y: number,
  t: number,
  scale = 1,
  crowing = 0,
  face: 1 | -1 = 1,
): void {
  stage.at(
    x,
    y,
    () => {
      stage.line(svg('M-4 -24 V-2 M8 -24 V-2 M-4 -2 h10 M8 -2 h10'), ink.gold, 4);
      for (const [turn, tone] of [
        [-34, ink.deep],
        [-14, ink.teal],
        [8, ink.olive],
      ] as const) {
        stage.at(
          -24,
          -46,
          () => stage.paper(svg('M0 8 C-30 10 -44 -20 -30 -48 C-24 -26 -10 -12 6 -8Z'), tone),
          { turn: turn + sway(t, 2.2, 3) },
        );
      }
      stage.paper(
        blob([-34, -46], [-12, -34], [12, -58], [24, -46], [20, -26], [0, -16], [-22, -24]),
        ink.rust,
      );
      stage.paper(blob([-20, -42], [4, -46], [8, -30], [-8, -24]), darker(ink.rust, 0.25), { lift: 0.5 });
      stage.at(
        16,
        -46,
        () => {
          stage.paper(blob([-10, 8], [-6, -24], [2, -40], [14, -36], [16, -18], [12, 10]), ink.gold);
          stage.paper(svg('M-2 -40 l-2 -14 l8 7 l4 -10 l5 10 l8 -5 l-4 14Z'), ink.pomegranate, { lift: 0.5 });
          stage.paper(svg('M14 -32 l14 2 l-14 6Z'), '#e08a2c', { lift: 0.3 });
          if (crowing > 0.1) stage.paper(svg('M14 -26 l12 7 l-13 1Z'), '#e08a2c', { lift: 0.3 });
          stage.paper(ellipse(14, -18, 4, 8), ink.pomegranate, { lift: 0.3 });
          stage.ink(ellipse(7, -31, 2.4), ink.black);
        },
        { turn: -crowing * 24 + (1 - crowing) * sway(t, 1.3, 5), scale: 1 + crowing * 0.12 },
      );
    },
    { scale, scaleX: face },
  );
}

/** A dove or a songbird sitting, 40 long; `flap` 0 folded … 1 spread (beats on its own). */
export function bird(
  stage: Stage,
  x: number,
  y: number,
  t: number,
  colour: string = ink.paper,
  scale = 1,
  flap = 0,
  face: 1 | -1 = 1,
): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(blob([-34, -2], [-14, -12], [8, -16], [20, -12], [18, 0], [0, 8], [-16, 4]), colour);
      stage.paper(ellipse(18, -14, 9), colour, { lift: 0.4 });
      stage.paper(svg('M26 -15 l9 3 l-9 3Z'), ink.gold, { lift: 0.3 });
      stage.ink(ellipse(20, -16, 1.8), ink.black);
      const beat = flap * Math.sin(t * 15) * 46;
      stage.at(
        2,
        -8,
        () =>
          stage.paper(
            blob([6, 0], [-4, 7 - flap * 24], [-30, 10 - flap * 34], [-14, -4 - flap * 8]),
            darker(colour, 0.14),
            { lift: 0.6 },
          ),
        { turn: beat },
      );
    },
    { scale, scaleX: face },
  );
}

/** A fish, 60 long; origin in its middle. */
export function fish(
  stage: Stage,
  x: number,
  y: number,
  t: number,
  colour: string = ink.peach,
  scale = 1,
  face: 1 | -1 = 1,
): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(
        svg(`M-18 0 L-38 ${-13 + sway(t, 0.8, 5)} L-38 ${13 + sway(t, 0.8, 5)}Z`),
        darker(colour, 0.2),
      );
      stage.paper(svg('M30 0 C14 -22 -12 -16 -24 0 C-12 16 14 22 30 0Z'), colour);
      stage.line(svg('M10 -12 Q4 0 10 12 M-2 -13 Q-8 0 -2 13'), darker(colour, 0.35), 2, 0.6);
      stage.ink(ellipse(18, -4, 2.4), ink.black);
    },
    { scale, scaleX: face },
  );
}
