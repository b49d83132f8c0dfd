import type { Pose } from './pose.ts';
import { add, mix, rotate, type Point } from './shapes.ts';

export const THIGH = 61;
export const SHIN = 61;
const TORSO = 88;
const UPPER_ARM = 50;
const FOREARM = 46;

export interface Limb {
  root: Point;
  joint: Point;
  end: Point;
}

export interface Skeleton {
  hip: Point;
  shoulder: Point;
  neck: Point;
  head: Point;
  headTurn: number;
  lean: number;
  armF: Limb;
  armB: Limb;
  legF: Limb;
  legB: Limb;
}

const down = (degrees: number, length: number): Point => {
  const r = (degrees * Math.PI) / 180;
  return [Math.sin(r) * length, Math.cos(r) * length];
};

/** Two bones from root to end, the joint bowed forward; stretched rather than torn when the end is too far. */
function bones(root: Point, end: Point): Limb {
  const dx = end[0] - root[0];
  const dy = end[1] - root[1];
  const far = Math.hypot(dx, dy) || 1;
  const half = far / 2;
  const bow = Math.sqrt(Math.max(0, THIGH * SHIN - half * half));
  const middle = mix(root, end, 0.5);
  return { root, joint: [middle[0] + (dy / far) * bow, middle[1] - (dx / far) * bow], end };
}

function arm(shoulder: Point, angle: number, elbow: number): Limb {
  const joint = add(shoulder, down(angle, UPPER_ARM));
  return { root: shoulder, joint, end: add(joint, down(angle + elbow, FOREARM)) };
}

/** Where every joint is, in the figure's own measure: origin on the ground, facing right. */
export function skeleton(pose: Pose, headSize = 1): Skeleton {
  const hip: Point = [pose.shift, -pose.hip];
  const upon = (x: number, y: number): Point => add(hip, rotate([x, y], pose.lean));
  const shoulder = upon(0, -TORSO + 8);
  const neck = upon(2, -TORSO - 2);
  // A head follows the back only in part, and wholly when lying down.
  const follow = Math.abs(pose.lean) > 60 && pose.lean < 0 ? 1 : 0.45;
  const headTurn = pose.lean * follow + pose.head;
  const head = add(neck, rotate([3, -28 * headSize], headTurn));
  return {
    hip,
    shoulder,
    neck,
    head,
    headTurn,
    lean: pose.lean,
    armF: arm(upon(-4, -TORSO + 10), pose.armF, pose.elbowF),
    armB: arm(upon(8, -TORSO + 10), pose.armB, pose.elbowB),
    legF: bones(add(hip, [-3, 0]), [pose.footF, -pose.liftF - 9]),
    legB: bones(add(hip, [4, 0]), [pose.footB, -pose.liftB - 9]),
  };
}
