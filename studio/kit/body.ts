import type { Face } from './face.ts';
import { drawHead } from './head.ts';
import type { Look } from './look.ts';
import { darker, ink, lighter } from './palette.ts';
import type { Pose } from './pose.ts';
import { add, blob, curve, limb, mix, rotate, tube, union, type Point } from './shapes.ts';
import { linear, ramp } from './time.ts';
import { skeleton, type Limb, type Skeleton } from './skeleton.ts';
import type { Stage } from './stage.ts';

export interface Figure {
  look: Look;
  pose: Pose;
  face: Face;
  /** Drawn in both hands' middle, behind the near arm, or in one hand; the origin is the hand. */
  held?: { hand: 'front' | 'back' | 'both'; draw: () => void } | undefined;
  /** How much of the body's width is seen while it turns round; the head turns through its front instead. */
  width: number;
  /** Swing of hem and sleeves, about -1 … 1. */
  swing: number;
}

/** A person in profile facing right, feet on the origin. */
export function drawBody(stage: Stage, { look, pose, face, held, width, swing }: Figure): void {
  const s = skeleton(pose, look.headSize);
  const grip = held && where(s, held.hand);
  const hold = (): void => {
    if (held && grip) stage.at(grip[0], grip[1], held.draw);
  };
  drawArm(stage, look, s.armB, true);
  if (held?.hand === 'back') hold();
  drawLeg(stage, look, s.legB, true);
  drawLeg(stage, look, s.legF, false);
  drawRobe(stage, look, s, swing);
  stage.paper(union(limb(s.neck, 10, mix(s.neck, s.head, 0.6), 10)), darker(look.skin, 0.12), {
    lift: 0.3,
    edge: 0,
  });
  stage.at(
    s.head[0],
    s.head[1],
    () => drawHead(stage, look, { ...face, yaw: face.yaw * ramp(width, 0.3, 1, linear) }),
    { turn: s.headTurn, scale: look.headSize ?? 1, scaleX: 1 / width },
  );
  if (held?.hand === 'both') hold();
  if (held?.hand === 'front') hold();
  drawArm(stage, look, s.armF, false);
}

function where(s: Skeleton, hand: 'front' | 'back' | 'both'): Point {
  const tip = (arm: Limb): Point =>
    add(
      arm.end,
      rotate([0, 9], (-Math.atan2(arm.end[0] - arm.joint[0], arm.end[1] - arm.joint[1]) * 180) / Math.PI),
    );
  return hand === 'front' ? tip(s.armF) : hand === 'back' ? tip(s.armB) : mix(tip(s.armF), tip(s.armB), 0.5);
}

function drawArm(stage: Stage, look: Look, arm: Limb, far: boolean): void {
  const cloth = look.sleeve ?? look.cloak ?? look.robe;
  const tone = far ? darker(cloth, 0.22) : darker(cloth, 0.05);
  const flesh = far ? darker(look.skin, 0.15) : look.skin;
  const wrist = mix(arm.joint, arm.end, 0.74);
  const turn = (-Math.atan2(arm.end[0] - arm.joint[0], arm.end[1] - arm.joint[1]) * 180) / Math.PI;
  stage.paper(union(limb(mix(arm.joint, arm.end, 0.5), 6.5, arm.end, 6)), flesh, { lift: 0.5, edge: 0.1 });
  stage.at(
    arm.end[0],
    arm.end[1],
    () => {
      const palm = curve(
        [
          [-6.5, -3],
          [-7, 8],
          [-4, 17],
          [2, 19],
          [6.5, 13],
          [6.5, 0],
          [0, -6],
        ],
        4,
      );
      stage.paper(union(palm, limb([5, 2], 3.6, [10.5, 8], 3)), flesh, { lift: 0.6, edge: 0.12 });
    },
    { turn },
  );
  const g = look.girth ?? 1;
  stage.paper(
    union(
      limb(arm.root, 13 * g, arm.joint, 12),
      tube(arm.joint, 12, wrist, 15.5),
      limb(arm.joint, 12, arm.joint, 12),
    ),
    tone,
    { lift: far ? 0.5 : 0.9 },
  );
  if (look.trim) {
    const [a, b] = [mix(arm.joint, arm.end, 0.64), wrist];
    stage.ink(union(tube(a, 14.4, b, 15.5)), far ? darker(look.trim, 0.2) : look.trim);
  }
}

function drawLeg(stage: Stage, look: Look, leg: Limb, far: boolean): void {
  const flesh = far ? darker(look.skin, 0.16) : look.skin;
  const cloth = look.legs ? (far ? darker(look.legs, 0.15) : look.legs) : flesh;
  stage.paper(union(limb(leg.root, 14, leg.joint, 11), limb(leg.joint, 11, leg.end, 7)), cloth, {
    lift: 0.4,
    edge: 0,
  });
  const shin = (Math.atan2(leg.end[0] - leg.joint[0], leg.end[1] - leg.joint[1]) * 180) / Math.PI;
  // A foot lies flat on the ground and hangs from the toes when it is lifted.
  const lifted = Math.min(1, Math.max(0, (-leg.end[1] - 9) / 14));
  const flat = shin > 55 ? -shin + 10 : 0;
  stage.at(
    leg.end[0],
    leg.end[1],
    () => {
      stage.paper(blob([-9, -6], [-11, 6], [2, 8], [20, 8], [22, 3], [10, -3], [4, -10]), flesh, {
        lift: 0.4,
        edge: 0.1,
      });
      const sole = look.sandals ?? ink.wood;
      stage.ink(union(limb([-9, 7.5], 2.4, [20, 7.5], 2.4)), far ? darker(sole, 0.2) : sole);
      stage.ink(union(limb([9, -2], 1.8, [5, 7], 1.8)), sole);
    },
    { turn: flat + lifted * Math.max(-10, -shin) * 0.9 },
  );
}

function drawRobe(stage: Stage, look: Look, s: Skeleton, swing: number): void {
  const g = look.girth ?? 1;
  const hemAt = ((look.hem ?? 0.9) - 0.5) * 2;
  const upon = (x: number, y: number): Point => add(s.hip, rotate([x * g, y], s.lean));
  const hem = (leg: Limb): Point => mix(leg.joint, leg.end, hemAt);
  const [lead, trail] = hem(s.legF)[0] >= hem(s.legB)[0] ? [s.legF, s.legB] : [s.legB, s.legF];
  const wide = 23 * g + hemAt * 5;
  const skirt = (leg: Limb): Point[][] => [
    limb(s.hip, 26 * g, leg.joint, 21 * g) as Point[],
    // Over bent knees the cloth ends round; upright it ends flat.
    (s.hip[1] > -100 ? limb : tube)(leg.joint, 21 * g, hem(leg), wide) as Point[],
  ];
  const front = add(hem(lead), [wide - 3 + swing * 4, 2]);
  const back = add(hem(trail), [-wide + 1 + swing * 9, 2]);
  const fill: Point[] = [s.hip, lead.joint, front, back, trail.joint];
  // Upright, the cloth falls straight from the hips instead of following the knees.
  const fall: Point[] =
    s.hip[1] < -95 ? [add(s.hip, [-26 * g, 0]), back, front, add(s.hip, [26 * g, 0])] : fill;
  const torso = curve([
    upon(-7, -94),
    upon(-22, -84),
    upon(-27, -48),
    upon(-27, -10),
    upon(-18, 14),
    upon(14, 14),
    upon(26, -6),
    upon(25, -46),
    upon(20, -80),
    upon(8, -94),
  ]);
  const piece = union(torso, ...skirt(lead), ...skirt(trail), fill, fall);
  stage.paper(piece, look.robe);
  stage.within(piece, () => {
    const fold = darker(look.robe, 0.5);
    for (const k of [0.22, 0.5, 0.8]) {
      const foot = mix(back, front, k);
      const knee = mix(trail.joint, lead.joint, k);
      const path = new Path2D();
      path.moveTo(...mix(s.hip, knee, 0.1));
      path.quadraticCurveTo(knee[0], knee[1], foot[0], foot[1]);
      stage.line(path, look.stripes ?? fold, look.stripes ? 7 : 2.2, look.stripes ? 0.9 : 0.16);
    }
    if (look.trim && s.hip[1] < -50) {
      const band = new Path2D();
      band.moveTo(back[0] - 12, back[1] - 5);
      band.quadraticCurveTo(
        (back[0] + front[0]) / 2,
        Math.max(back[1], front[1]) - 1,
        front[0] + 12,
        front[1] - 5,
      );
      stage.line(band, look.trim, 9);
    }
  });
  if (look.cloak) drawCloak(stage, look.cloak, s, upon, trail, back, swing);
  if (look.apron) {
    stage.paper(
      union([
        upon(-4, -8),
        upon(26, -10),
        mix(lead.joint, front, 0.2),
        mix(lead.joint, front, 0.72),
        mix(back, front, 0.5),
      ]),
      look.apron,
      { lift: 0.4 },
    );
  }
  if (look.sash)
    stage.paper(
      union(
        curve([upon(-28, -22), upon(0, -14), upon(27, -21), upon(27, -10), upon(0, -3), upon(-28, -11)], 4),
      ),
      look.sash,
      { lift: 0.4 },
    );
}

function drawCloak(
  stage: Stage,
  colour: string,
  s: Skeleton,
  upon: (x: number, y: number) => Point,
  trail: Limb,
  back: Point,
  swing: number,
): void {
  const sitting = s.hip[1] > -100;
  if (sitting) {
    stage.paper(
      union(
        curve(
          [
            upon(4, -94),
            upon(-14, -93),
            upon(-26, -80),
            upon(-30, -46),
            upon(-31, -4),
            add(s.hip, [-24, 20]),
            add(s.hip, [-4, 18]),
            upon(2, -10),
            upon(-1, -50),
            upon(7, -80),
          ],
          5,
        ),
      ),
      colour,
      { lift: 0.7 },
    );
    return;
  }
  const low = mix(trail.joint, back, 0.62);
  const knee: Point = [
    Math.min(trail.joint[0] - 23, s.hip[1] < -95 ? mix(upon(-31, -4), low, 0.5)[0] - 5 : 1e4),
    trail.joint[1],
  ];
  stage.paper(
    union(
      curve(
        [
          upon(4, -94),
          upon(-14, -93),
          upon(-26, -80),
          upon(-30, -46),
          upon(-31, -4),
          knee,
          add(low, [-6 + swing * 6, 6]),
          add(mix(low, trail.joint, 0.1), [20, 8]),
          mix(add(s.hip, [4, 0]), trail.joint, 0.6),
          upon(4, -8),
          upon(-1, -50),
          upon(7, -80),
        ],
        5,
      ),
    ),
    colour,
    { lift: 0.7 },
  );
  const edge = new Path2D();
  edge.moveTo(...upon(7, -82));
  edge.quadraticCurveTo(...upon(-2, -48), ...upon(4, -6));
  stage.line(edge, lighter(colour, 0.4), 2.5, 0.7);
}
