import { drawBeard, drawMoustache } from './beard.ts';
import { drawEyes, drawMouth, drawNose, type Face } from './face.ts';
import { drawCoverBehind, drawCover } from './headwear.ts';
import type { Look } from './look.ts';
import { darker, ink } from './palette.ts';
import { ellipse } from './shapes.ts';
import type { Stage } from './stage.ts';
import { lerp } from './time.ts';
import { turnedBlob, type TurnedPoint } from './turned.ts';

const SKULL: readonly TurnedPoint[] = [
  [0, -1, -30],
  [17, 15, -26],
  [24.5, 22, -12],
  [25, 21.6, -2],
  [24, 23.4, 6],
  [19.5, 20.5, 17],
  [10.5, 13.5, 27],
  [0, 5.5, 30],
  [-10.5, -4.5, 27.5],
  [-19.5, -14, 19],
  [-24, -21, 7],
  [-25.5, -27, -4],
  [-24.5, -26, -16],
  [-16, -17, -27],
];

/** A head, its middle at the origin, turned towards the right by the face's `yaw`. */
export function drawHead(stage: Stage, look: Look, face: Face): void {
  const { cover = 'none', hair = ink.bark, beard = 0 } = look;
  const { yaw } = face;
  if (look.plait) drawPlait(stage, look, hair, yaw);
  drawCoverBehind(stage, look, yaw);
  const covered = cover === 'scarf' || cover === 'hood';
  if (!covered) drawEar(stage, look, lerp(25.5, 16, yaw), true);
  stage.paper(turnedBlob(yaw, ...SKULL), look.skin, { lift: 0.8, edge: 0.12 });
  drawNose(stage, look, yaw);
  if (!covered) drawHair(stage, look, hair, yaw);
  if (beard > 0) {
    drawBeard(stage, look, beard, yaw);
    drawMoustache(stage, look, yaw);
  }
  if (!covered) drawEar(stage, look, lerp(-25.5, -16.5, yaw), false);
  drawMouth(stage, look, face);
  drawEyes(stage, look, face);
  drawCover(stage, look, yaw);
}

function drawEar(stage: Stage, look: Look, x: number, far: boolean): void {
  stage.paper(ellipse(x, 3, 4.4, 6.6, far ? 10 : -10), far ? darker(look.skin, 0.1) : look.skin, {
    lift: 0.4,
  });
  if (!far) stage.line(ellipse(x + 0.4, 3, 1.8, 3.4, -10), darker(look.skin, 0.3), 1.2, 0.6);
}

function drawHair(stage: Stage, look: Look, hair: string, yaw: number): void {
  const nape: TurnedPoint[] = [
    [-26, -19, 12],
    [-24, -17, 2],
    [-22, -15, -8],
  ];
  const cut = { lift: 0.5, edge: 0.12 };
  if (look.cover && look.cover !== 'none' && look.cover !== 'band') {
    // What shows below a cap or a turban: temples, nape and, of those without a beard, some of the fringe.
    stage.paper(
      turnedBlob(
        yaw,
        [-14, -6, -24],
        [-29, -29, -20],
        [-30, -31, 0],
        [-26, -27, 16],
        [-24, -20, 20],
        ...nape,
        [-18, -11, -15],
      ),
      hair,
      cut,
    );
    stage.paper(
      turnedBlob(yaw, [17, 17, -22], [26, 22, -18], [26.5, 23, -6], [25, 22.4, 0], [22.5, 21, -8]),
      hair,
      cut,
    );
    if (!look.beard)
      stage.paper(
        turnedBlob(
          yaw,
          [-20, -14, -24],
          [22, 20, -24],
          [21, 20, -14],
          [12, 14, -18],
          [2, 7, -16.5],
          [-9, -2, -18.5],
          [-20, -13, -12],
        ),
        hair,
        cut,
      );
    return;
  }
  stage.paper(
    turnedBlob(
      yaw,
      [26.5, 22.6, -2],
      [27.5, 24, -16],
      [16, 14, -32],
      [-2, -4, -36],
      [-20, -22, -31],
      [-30, -32, -12],
      [-29, -30, 10],
      [-25, -22, 22],
      ...nape,
      [-17, -9, -15],
      look.plait ? [-2, 5, -23] : [-4, 3, -18],
      [10, 13, -17],
      [20, 19, -13],
    ),
    hair,
    cut,
  );
}

function drawPlait(stage: Stage, look: Look, hair: string, yaw: number): void {
  stage.paper(
    turnedBlob(
      yaw,
      [-18, -20, -4],
      [-28, -31, 8],
      [-31, -36, 34],
      [-28, -32, 60],
      [-22, -26, 61],
      [-20, -24, 36],
      [-12, -15, 14],
    ),
    hair,
    { lift: 0.7 },
  );
  stage.paper(ellipse(lerp(-26, -30, yaw), 57, 6, 4.5), look.trim ?? ink.pomegranate, { lift: 0.4 });
}
