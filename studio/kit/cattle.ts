import type { Beast } from './animals.ts';
import { darker, ink, lighter } from './palette.ts';
import { blob, curve, ellipse, limb, union, type Point } from './shapes.ts';
import type { Stage } from './stage.ts';
import { sway } from './time.ts';

const LEGS = [
  [-62, 0],
  [-52, 0.5],
  [44, 0.25],
  [54, 0.75],
] as const;

/** A cow, 130 high at the back; with a small `scale` and `young`, a calf. */
export function cow(stage: Stage, beast: Beast & { young?: boolean }, t: number): void {
  const {
    x,
    y,
    scale = 1,
    face = 1,
    gone = 0,
    moving = 0,
    grazing = 0,
    coat = '#a4492f',
    young = false,
  } = beast;
  const leg = young ? 62 : 52;
  const legs = (far: boolean): void => {
    for (const [i, [at, shift]] of LEGS.entries()) {
      if ((i % 2 === 1) !== far) continue;
      const phase = gone / 78 + shift;
      const p = phase - Math.floor(phase);
      const swing = p < 0.6 ? 0.5 - p / 0.6 : -0.5 + (p - 0.6) / 0.4;
      const lift = p < 0.6 ? 0 : Math.sin(((p - 0.6) / 0.4) * Math.PI) * 11 * moving;
      const foot: Point = [at + swing * 42 * moving, -5 - lift];
      const knee: Point = [(at + foot[0]) / 2 + (i < 2 ? -3 : 4), -leg * 0.5 - lift * 0.3];
      stage.paper(
        union(limb([at, -leg - 6], 12, knee, 8), limb(knee, 8, foot, 6)),
        far ? darker(coat, 0.25) : coat,
        { lift: 0.5 },
      );
      stage.ink(union(limb([foot[0] - 2, foot[1] + 2], 6, [foot[0] + 4, foot[1] + 2], 5)), ink.bark);
    }
  };
  stage.at(
    x,
    y,
    () => {
      legs(true);
      const tail = sway(t, 1.7, 9);
      stage.paper(
        union(
          curve(
            [
              [-74, -108],
              [-88, -80],
              [-86 + tail, -46],
              [-80 + tail, -46],
              [-80, -78],
              [-68, -102],
            ],
            4,
          ),
        ),
        darker(coat, 0.15),
        { lift: 0.4 },
      );
      stage.paper(ellipse(-83 + tail, -42, 6, 11), darker(coat, 0.4), { lift: 0.4 });
      const low = young ? -54 : -44;
      stage.paper(
        blob(
          [-78, -100],
          [-64, -116],
          [0, -110],
          [52, -118],
          [72, -92],
          [60, -56],
          [10, low],
          [-50, low],
          [-76, -64],
        ),
        coat,
      );
      legs(false);
      stage.at(
        60,
        -100,
        () => {
          stage.paper(union(limb([-4, 4], 24, [26, -16], 17)), coat);
          if (!young)
            for (const dx of [22, 36])
              stage.paper(
                blob([dx - 4, -36], [dx - 8, -52], [dx + 4, -62], [dx, -48], [dx + 5, -36]),
                ink.cream,
                { lift: 0.4 },
              );
          stage.paper(blob([16, -36], [44, -40], [64, -14], [66, 4], [50, 8], [26, -4]), coat);
          stage.paper(blob([14, -34], [-6, -38], [-10, -28], [6, -22]), darker(coat, 0.15), { lift: 0.5 });
          stage.paper(blob([50, -10], [66, -8], [68, 4], [54, 9]), lighter(coat, 0.5), { lift: 0.2 });
          stage.ink(ellipse(40, -24, 3.2), ink.black);
        },
        { turn: grazing * 62 + sway(t, 3.7, 3, x / 300), scale: young ? 1.12 : 1 },
      );
    },
    { scale, scaleX: face },
  );
}
