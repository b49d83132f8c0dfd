import type { Look } from './look.ts';
import { darker } from './palette.ts';
import type { Stage } from './stage.ts';
import { turnedBlob, turnedLine } from './turned.ts';

/** How broad a beard is, and how far down it stays so. */
const CUTS = {
  full: { broad: 0.78, low: 0.62 },
  round: { broad: 1, low: 0.78 },
  pointed: { broad: 0.45, low: 0.5 },
} as const;

/** The beard with its moustache, from ear to ear; the mouth lies on it. */
export function drawBeard(stage: Stage, look: Look, length: number, yaw: number): void {
  const hair = look.hair ?? '#5b3a28';
  const fall = 28 + length * 36;
  const { broad, low } = CUTS[look.beardCut ?? 'full'];
  stage.paper(
    turnedBlob(
      yaw,
      [-25, -19, -3],
      [-21.5, -14, 8],
      [-13, -5, 12.5],
      [0, 8, 12.5],
      [13, 17, 12.5],
      [21.5, 21, 8],
      [25, 22.5, 1],
      [25.5, 24.2, 14],
      [18 + 7 * broad, 18 + 6 * broad, 27],
      [20 * broad, 8 + 14 * broad, 22 + (fall - 22) * low],
      [7 * broad, 8 + 5 * broad, fall + 5],
      [-7 * broad, 6 - 5 * broad, fall + 5],
      [-20 * broad, 4 - 15 * broad, 22 + (fall - 22) * low],
      [-18 - 7 * broad, -11 - 7 * broad, 27],
      [-25.5, -19, 14],
    ),
    hair,
    { lift: 0.8, edge: 0.16 },
  );
  const strand = darker(hair, 0.2);
  for (const x of [-9, 0, 9])
    stage.line(
      turnedLine(
        yaw,
        [x * 1.1, x + 7, 26],
        [x, x * 0.8 + 8, fall * 0.55 + 8],
        [x * 0.5, x * 0.4 + 7, fall - (x ? 9 : 2)],
      ),
      strand,
      1.4,
      0.4,
    );
}

export function drawMoustache(stage: Stage, look: Look, yaw: number): void {
  const hair = look.hair ?? '#5b3a28';
  for (const [side, far] of [
    [-1, 0],
    [1, 1],
  ] as const)
    stage.paper(
      turnedBlob(
        yaw,
        [0, 8.6, 10.8],
        [side * 6, 8.6 + side * (far ? 4.4 : 6), 10.6],
        [side * 12, 8.6 + side * (far ? 9.4 : 12), 15],
        [side * 13.5, 8.6 + side * (far ? 10.4 : 14), 18.6],
        [side * 7, 8.4 + side * (far ? 5.4 : 7), 15.4],
        [0, 8.2, 14.6],
      ),
      hair,
      { lift: 0.35, edge: 0.1 },
    );
}
