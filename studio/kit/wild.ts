import { darker, ink } from './palette.ts';
import { blob, ellipse, limb, svg, union } from './shapes.ts';
import type { Stage } from './stage.ts';
import { clamp, sway } from './time.ts';

export interface Prowler {
  x: number;
  y: number;
  scale?: number;
  face?: 1 | -1;
  coat?: string;
  /** Distance gone in pixels, as `gait` of animals.ts gives it, and whether it walks (0 … 1). */
  gone?: number;
  moving?: number;
}

function paws(
  stage: Stage,
  places: readonly number[],
  high: number,
  thick: number,
  beast: Required<Prowler>,
): void {
  for (const [i, at] of places.entries()) {
    const step = Math.sin((beast.gone / (high * beast.scale)) * 1.7 + i * 2.1) * high * 0.32 * beast.moving;
    const tone = i % 2 ? darker(beast.coat, 0.2) : beast.coat;
    stage.paper(
      union(
        limb([at, -high], thick * 1.25, [at + step, -thick], thick),
        limb([at + step, -thick], thick, [at + step + 7, -thick], thick),
      ),
      tone,
      { lift: 0.4 },
    );
  }
}

/** A cat on soft feet, 70 long. */
export function cat(stage: Stage, beast: Prowler, t: number): void {
  const made = { scale: 1, face: 1 as const, coat: '#4b4468', gone: 0, moving: 0, ...beast };
  stage.at(
    made.x,
    made.y,
    () => {
      stage.line(
        svg(`M-30 -26 C-52 -28 -50 ${-52 + sway(t, 1.6, 6)} -62 ${-56 + sway(t, 1.6, 8)}`),
        made.coat,
        7,
      );
      paws(stage, [-22, -28, 20, 26], 18, 4, made);
      stage.paper(
        blob([-34, -24], [-20, -36], [10, -32], [28, -34], [32, -20], [10, -13], [-24, -13]),
        made.coat,
      );
      stage.at(
        32,
        -34,
        () => {
          stage.paper(svg('M-13 -4 L-12 -22 L-3 -13 H5 L14 -22 L15 -2 C14 11 -12 11 -13 -4Z'), made.coat, {
            lift: 0.6,
          });
          const wink = clamp(Math.abs(((t + 1) % 2.7) - 1.3) / 0.08);
          for (const x of [-4, 7]) stage.ink(ellipse(x, -3, 3, 3.6 * wink), ink.gold);
        },
        { turn: sway(t, 2.2, 4) },
      );
    },
    { scale: made.scale, scaleX: made.face },
  );
}

/** A lion, 170 long and 120 high, calm. */
export function lion(stage: Stage, beast: Prowler, t: number): void {
  const made = { scale: 1, face: 1 as const, coat: '#c78f4a', gone: 0, moving: 0, ...beast };
  const mane = darker(made.coat, 0.32);
  stage.at(
    made.x,
    made.y,
    () => {
      const tip = sway(t, 2.4, 10);
      stage.line(svg(`M-66 -70 C-104 -64 -92 ${-30 + tip} -116 ${-36 + tip}`), made.coat, 8);
      stage.paper(ellipse(-119, -37 + tip, 11, 9), mane, { lift: 0.4 });
      paws(stage, [-56, -46, 40, 50], 44, 9, made);
      stage.paper(
        blob([-76, -62], [-58, -88], [0, -84], [48, -92], [62, -62], [30, -40], [-52, -38]),
        made.coat,
      );
      stage.paper(
        blob([30, -118], [62, -128], [92, -112], [98, -82], [78, -56], [48, -52], [26, -74], [20, -98]),
        mane,
      );
      stage.at(
        72,
        -92,
        () => {
          stage.paper(ellipse(-10, -20, 8), made.coat, { lift: 0.4 });
          stage.paper(blob([-16, -14], [4, -20], [22, -8], [32, 4], [26, 14], [2, 17], [-14, 8]), made.coat, {
            lift: 0.5,
          });
          stage.ink(ellipse(11, -4, 2.4, 3), ink.black);
          stage.ink(ellipse(30, 3, 4, 3.4), ink.black);
        },
        { turn: sway(t, 4, 3) },
      );
    },
    { scale: made.scale, scaleX: made.face },
  );
}

/** Men with torches far away, one behind another: `count` of them, the first at x. */
export function torches(stage: Stage, x: number, y: number, t: number, count: number, scale = 1): void {
  for (let i = 0; i < count; i++) {
    const bob = Math.abs(Math.sin(t * 4 + i)) * 2.4;
    stage.at(
      x - i * 40 * scale,
      y - bob * scale + (i % 2) * 5,
      () => {
        stage.paper(svg('M-8 0 L-7 -28 C-7 -36 7 -36 7 -28 L8 0Z'), '#1d1838', { lift: 0.3 });
        stage.paper(ellipse(0, -40, 6.5, 7.5), '#1d1838', { lift: 0.3 });
        if (i % 2 === 0) {
          stage.line(svg('M6 -24 L13 -52'), '#1d1838', 3);
          const flick = Math.sin(t * 11 + i * 2) * 2;
          stage.glow(13, -58, 46, '#ffb25e', 0.55);
          stage.ink(svg(`M13 -50 C5 -54 8 -62 ${13 + flick} -72 C18 -62 21 -54 13 -50Z`), '#ffc766');
        }
      },
      { scale },
    );
  }
}
