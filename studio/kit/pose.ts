import { clamp, lerp } from './time.ts';

/** A stance, in a figure's own measure (a grown person is about 290 high). Angles in degrees. */
export interface Pose {
  /** Height of the hips over the ground (130 is upright) and how far they are pushed forward. */
  hip: number;
  shift: number;
  /** The back: 0 upright, 90 bent forward flat, -90 lying on the back. */
  lean: number;
  /** The head against the neck: positive nods. */
  head: number;
  /** Upper arms: 0 hangs, 90 forward, 180 up. F is the arm nearer to us, B the farther. Elbows fold forward. */
  armF: number;
  elbowF: number;
  armB: number;
  elbowB: number;
  /** Feet: forward of the hips' place, and lifted. */
  footF: number;
  liftF: number;
  footB: number;
  liftB: number;
}

const stand: Pose = {
  hip: 130,
  shift: 0,
  lean: 2,
  head: 0,
  armF: 4,
  elbowF: 12,
  armB: -4,
  elbowB: 14,
  footF: 8,
  liftF: 0,
  footB: -10,
  liftB: 0,
};
const sit: Pose = {
  ...stand,
  hip: 70,
  lean: 4,
  footF: 66,
  footB: 52,
  armF: 26,
  elbowF: 50,
  armB: 30,
  elbowB: 44,
};
const ground: Pose = {
  ...stand,
  hip: 26,
  lean: 6,
  footF: 92,
  footB: 74,
  armF: 34,
  elbowF: 40,
  armB: 40,
  elbowB: 34,
};
const lie: Pose = {
  ...stand,
  hip: 30,
  lean: -86,
  head: 12,
  armF: 84,
  elbowF: 12,
  armB: 82,
  elbowB: 10,
  footF: 121,
  liftF: 14,
  footB: 118,
  liftB: 12,
};

/** The stances people can take; `person.pose(at, 'reach')`, or `{ ...poses.reach, lean: 30 }`. */
export const poses = {
  stand,
  /** On a chair, a bench, a stone about 60 high. */
  sit,
  /** On the earth or a rug, knees a little up. */
  ground,
  /** On the back, head to the rear: for a bed put the person's y on the mattress. */
  lie,
  bend: {
    ...stand,
    hip: 112,
    shift: -14,
    lean: 74,
    head: -20,
    armF: 14,
    elbowF: 8,
    armB: 4,
    elbowB: 8,
    footF: 14,
    footB: -16,
  },
  bow: { ...stand, hip: 128, shift: -8, lean: 34, head: 6, armF: 22, elbowF: 34, armB: 18, elbowB: 36 },
  stoop: { ...stand, hip: 126, shift: -4, lean: 20, head: -4, armF: 18, elbowF: 40, armB: 12, elbowB: 36 },
  reach: { ...stand, lean: 12, armF: 84, elbowF: 6, armB: 14, elbowB: 20 },
  reachUp: { ...stand, lean: 2, head: -24, armF: 164, elbowF: 6, armB: 150, elbowB: 10 },
  offer: { ...stand, lean: 8, armF: 46, elbowF: 40, armB: 50, elbowB: 38, head: 4 },
  carry: { ...stand, lean: -2, armF: 26, elbowF: 66, armB: 32, elbowB: 62 },
  point: { ...stand, armF: 92, elbowF: 0, armB: -4, elbowB: 20 },
  welcome: { ...stand, lean: -2, armF: 66, elbowF: 24, armB: 108, elbowB: 14, head: -4 },
  shade: { ...stand, lean: 4, head: -6, armF: 112, elbowF: 82, armB: 0, elbowB: 16 },
  think: { ...stand, lean: 4, head: 10, armF: 22, elbowF: 128, armB: 28, elbowB: 70 },
  heart: { ...stand, lean: 4, head: 12, armF: 14, elbowF: 112, armB: 18, elbowB: 106 },
  pray: { ...stand, lean: 8, head: 16, armF: 30, elbowF: 96, armB: 34, elbowB: 92, footF: 3, footB: -4 },
  cheer: { ...stand, lean: -4, head: -14, armF: 150, elbowF: 20, armB: 134, elbowB: 26 },
  hips: { ...stand, lean: -4, armF: -26, elbowF: 70, armB: -20, elbowB: 64 },
  hold: { ...stand, lean: 4, head: 14, armF: 34, elbowF: 74, armB: 40, elbowB: 66 },
  listen: { ...stand, lean: 10, head: 6, armF: 104, elbowF: 66, armB: 2, elbowB: 20 },
  push: { ...stand, hip: 118, lean: 24, armF: 78, elbowF: 16, armB: 82, elbowB: 12, footF: 26, footB: -44 },
  lean: { ...stand, hip: 128, lean: 10, armF: 60, elbowF: 26, armB: 8, elbowB: 24, head: 6 },
  sitRead: { ...sit, lean: 10, head: 18, armF: 40, elbowF: 62, armB: 46, elbowB: 58 },
  sitSleep: { ...ground, lean: -10, head: 36, armF: 36, elbowF: 70, armB: 34, elbowB: 72 },
  sitEat: { ...ground, lean: 10, head: 6, armF: 40, elbowF: 104, armB: 44, elbowB: 40 },
  sitWelcome: { ...ground, lean: 0, head: -4, armF: 74, elbowF: 20, armB: 84, elbowB: 16 },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;

const CHANNELS = Object.keys(stand) as (keyof Pose)[];

export function mixPose(a: Pose, b: Pose, k: number): Pose {
  const mixed = { ...a };
  for (const channel of CHANNELS) mixed[channel] = lerp(a[channel], b[channel], k);
  return mixed;
}

export interface Gait {
  /** Length of a step relative to the figure's own measure. */
  stride: number;
  /** Share of the time a foot is on the ground. */
  duty: number;
  lift: number;
  lean: number;
  hip: number;
  bob: number;
  arms: number;
}

export const gaits = {
  walk: { stride: 74, duty: 0.6, lift: 12, lean: 5, hip: 125, bob: 3, arms: 24 },
  run: { stride: 104, duty: 0.4, lift: 34, lean: 17, hip: 118, bob: 9, arms: 46 },
  /** An old person's short steps. */
  shuffle: { stride: 40, duty: 0.66, lift: 6, lean: 12, hip: 126, bob: 2, arms: 10 },
} satisfies Record<string, Gait>;

export type GaitName = keyof typeof gaits;

/** Distance the figure goes (in its own measure) while both feet step once. */
export const cycleLength = (gait: Gait): number => gait.stride / gait.duty;

function step(phase: number, gait: Gait): { x: number; lift: number } {
  const p = phase - Math.floor(phase);
  if (p < gait.duty) return { x: lerp(0.5, -0.5, p / gait.duty) * gait.stride, lift: 0 };
  const k = (p - gait.duty) / (1 - gait.duty);
  const eased = k * k * (3 - 2 * k);
  return { x: lerp(-0.5, 0.5, eased) * gait.stride, lift: Math.sin(k * Math.PI) * gait.lift };
}

/**
 * The pose of someone under way: legs and hips from the gait, back and arms from both, as busy arms (`free` 0) keep
 * what they carry. `phase` counts double steps.
 */
export function walking(pose: Pose, gait: Gait, phase: number, weight: number, free: number): Pose {
  const near = step(phase, gait);
  const far = step(phase + 0.5, gait);
  const swing = Math.sin(phase * Math.PI * 2) * gait.arms;
  const bob = Math.cos(phase * Math.PI * 4) * gait.bob;
  const bent = gait.arms > 30 ? 62 : 14;
  return mixPose(
    pose,
    {
      ...pose,
      hip: gait.hip - bob,
      shift: 0,
      lean: gait.lean + pose.lean * 0.7,
      armF: lerp(pose.armF, -swing + 4, free),
      elbowF: lerp(pose.elbowF, bent + Math.max(0, -swing) * 0.4, free),
      armB: lerp(pose.armB, swing + 2, free),
      elbowB: lerp(pose.elbowB, bent + Math.max(0, swing) * 0.4, free),
      footF: near.x,
      liftF: near.lift,
      footB: far.x,
      liftB: far.lift,
    },
    clamp(weight),
  );
}
