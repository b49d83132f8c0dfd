import { drawBody } from './body.ts';
import { feelings, mixExpression, type Expression, type Feeling } from './feelings.ts';
import type { Look } from './look.ts';
import { gaits, mixPose, poses, walking, type Pose, type PoseName } from './pose.ts';
import type { Stage } from './stage.ts';
import { skeleton } from './skeleton.ts';
import { clamp, lerp, pulse, ramp, random, smooth, sway } from './time.ts';
import { Path, type MoveOptions } from './walk-path.ts';

type Hand = 'front' | 'back' | 'both';
/** Draws a thing in the hand; `t` is the scene's second. */
type Prop = (stage: Stage, t: number) => void;

interface Start {
  x: number;
  /** The ground under the feet. */
  y: number;
  /** 1: a grown person is about 290 pixels high. */
  size?: number;
  /** 1 looks to the right of the picture, -1 to the left. */
  face?: 1 | -1;
  pose?: PoseName | Pose;
  feels?: Feeling;
}

/** How far the face is turned aside, and where in it the eyes look. */
const GAZES = {
  ahead: { yaw: 0.85, eyes: [0.55, 0] },
  up: { yaw: 0.85, eyes: [0.45, -0.9] },
  us: { yaw: 0.1, eyes: [0, 0] },
} as const;

interface Gesture {
  kind: 'nod' | 'shake' | 'wave' | 'talk' | 'shut' | 'whisper' | 'rock' | 'laugh';
  at: number;
  until: number;
}

/** An actor: given its actions once, in order of time; drawn at any second. All times are the scene's seconds. */
export class Person {
  readonly look: Look;
  readonly #size: number;
  readonly #path: Path;
  readonly #poses: { at: number; seconds: number; pose: Pose }[] = [];
  readonly #feelings: { at: number; seconds: number; expression: Expression }[] = [];
  readonly #gazes: { at: number; to: keyof typeof GAZES }[] = [];
  readonly #gestures: Gesture[] = [];
  readonly #held: { at: number; until: number; prop: Prop; hand: Hand }[] = [];

  constructor(look: Look, start: Start) {
    this.look = look;
    this.#size = start.size ?? 1;
    this.#path = new Path(start.x, start.y, start.face ?? 1, this.#size);
    this.#poses.push({ at: -1000, seconds: 0, pose: named(start.pose ?? 'stand') });
    this.feel(-1000, start.feels ?? 'calm', 0);
  }

  /** Changes to a pose within `seconds`. */
  pose(at: number, pose: PoseName | Pose, seconds = 0.6): this {
    this.#poses.push({ at, seconds, pose: named(pose) });
    return this;
  }

  /** Walks to x, turning that way first; at its own pace, or so that it takes `seconds`. */
  walk(at: number, x: number, options: MoveOptions = {}): this {
    this.#path.move(at, x, this.look.old ? 'shuffle' : 'walk', options);
    return this;
  }

  run(at: number, x: number, options: MoveOptions = {}): this {
    this.#path.move(at, x, 'run', options);
    return this;
  }

  /** Slides to x, y without steps: lifted, rocked by a boat, riding. */
  glide(at: number, x: number, options: MoveOptions): this {
    this.#path.move(at, x, undefined, options);
    return this;
  }

  /** Turns to look right (1) or left (-1). */
  turn(at: number, face: 1 | -1, seconds = 0.35): this {
    this.#path.turn(at, face, seconds);
    return this;
  }

  /** The face changes to a feeling within `seconds`; it stays until the next. */
  feel(at: number, feeling: Feeling, seconds = 0.4): this {
    this.#feelings.push({ at, seconds, expression: feelings[feeling] });
    return this;
  }

  /** Looks up with the eyes alone, or turns the whole face to the viewer; 'ahead' ends both. */
  gaze(at: number, to: keyof typeof GAZES): this {
    this.#gazes.push({ at, to });
    return this;
  }

  nod(at: number, seconds = 0.9): this {
    return this.#gesture('nod', at, seconds);
  }

  shake(at: number, seconds = 1): this {
    return this.#gesture('shake', at, seconds);
  }

  /** The near arm waves. */
  wave(at: number, seconds = 1.6): this {
    return this.#gesture('wave', at, seconds);
  }

  /** Speaks: mouth, head and near arm. */
  talk(at: number, seconds = 2): this {
    return this.#gesture('talk', at, seconds);
  }

  /** Only the lips move. */
  whisper(at: number, seconds = 2): this {
    return this.#gesture('whisper', at, seconds);
  }

  laugh(at: number, seconds = 1.6): this {
    return this.#gesture('laugh', at, seconds);
  }

  /** Sways to and fro as in prayer or learning. */
  rock(at: number, seconds: number): this {
    return this.#gesture('rock', at, seconds);
  }

  /** Closes the eyes. */
  shut(at: number, seconds: number): this {
    return this.#gesture('shut', at, seconds);
  }

  /** Holds a thing from `at` until `until`; the prop draws itself with the hand as its origin. */
  hold(at: number, until: number, prop: Prop, hand: Hand = 'front'): this {
    this.#held.push({ at, until, prop, hand });
    return this;
  }

  /** Where the feet are, for cameras that follow. */
  place(t: number): { x: number; y: number } {
    const { x, y } = this.#path.at(t);
    return { x, y };
  }

  /** Where the middle of the head is, and which way the face looks, for close-ups. */
  head(t: number): { x: number; y: number; face: number; size: number } {
    const { x, y, face } = this.#path.at(t);
    const { head } = skeleton(this.#alive(this.#still(t), t), this.look.headSize);
    const size = this.#size * (this.look.headSize ?? 1);
    return { x: x + head[0] * this.#size * face, y: y + head[1] * this.#size, face, size };
  }

  draw(stage: Stage, t: number): void {
    const { x, y, face, phase, gait, weight } = this.#path.at(t);
    const held = this.#held.find((thing) => t >= thing.at && t < thing.until);
    let pose = this.#still(t);
    if (gait && weight > 0) pose = walking(pose, gaits[gait], phase, weight, held ? 0 : 1);
    pose = this.#alive(pose, t);
    const swing =
      weight * Math.sin(phase * Math.PI * 4) * 0.8 -
      weight * (gait === 'run' ? 1.6 : 0.5) +
      sway(t, 3.7, 0.12, x);
    stage.at(
      x,
      y,
      () => {
        drawBody(stage, {
          look: this.look,
          pose,
          face: {
            expression: this.#expression(t),
            mouth: this.#mouth(t),
            ...this.#looking(t),
          },
          width: Math.abs(face),
          held: held && { hand: held.hand, draw: () => held.prop(stage, t) },
          swing,
        });
      },
      { scale: this.#size, scaleX: face },
    );
  }

  #gesture(kind: Gesture['kind'], at: number, seconds: number): this {
    this.#gestures.push({ kind, at, until: at + seconds });
    return this;
  }

  #still(t: number): Pose {
    let pose: Pose = poses.stand;
    for (const next of this.#poses) {
      if (t >= next.at) pose = mixPose(pose, next.pose, ramp(t, next.at, next.at + next.seconds, smooth));
    }
    return this.look.old && pose.lean >= 0 && pose.lean < 20
      ? { ...pose, lean: pose.lean + 9, head: pose.head - 6 }
      : pose;
  }

  #alive(pose: Pose, t: number): Pose {
    const p = { ...pose, hip: pose.hip + sway(t, 3.3, 0.9, this.#size), lean: pose.lean + sway(t, 4.1, 0.7) };
    for (const { kind, at, until } of this.#gestures) {
      const k = pulse(t, at, until, Math.min(0.3, (until - at) / 3));
      if (k <= 0) continue;
      const s = t - at;
      if (kind === 'nod') p.head += k * (8 - 8 * Math.cos(s * 7.5));
      if (kind === 'shake') p.head += k * Math.sin(s * 11) * 7;
      if (kind === 'rock') p.lean += k * (4 + sway(s, 1.5, 7));
      if (kind === 'laugh') {
        p.head -= k * (12 + Math.sin(s * 16) * 4);
        p.hip += k * Math.abs(Math.sin(s * 8)) * 3;
      }
      if (kind === 'wave') {
        p.armF += (152 - p.armF) * k;
        p.elbowF += (24 + Math.sin(s * 11) * 26 - p.elbowF) * k;
      }
      if (kind === 'talk') {
        p.head += k * (Math.sin(s * 5.2) * 4 + Math.sin(s * 2.3) * 3);
        // A hand that is up already moves less, so as not to hide the mouth.
        const room = clamp((130 - pose.elbowF) / 70, 0.15) * clamp((100 - pose.armF) / 60, 0.2);
        p.armF += k * room * (14 + Math.sin(s * 3.1) * 12);
        p.elbowF += k * room * (26 + Math.sin(s * 4.3 + 1) * 18);
        p.lean += k * Math.sin(s * 2.1) * 2;
      }
    }
    return p;
  }

  #expression(t: number): Expression {
    let e: Expression = feelings.calm;
    for (const { at, seconds, expression } of this.#feelings)
      if (t >= at) e = mixExpression(e, expression, ramp(t, at, at + seconds, smooth));
    for (const { kind, at, until } of this.#gestures) {
      const k = pulse(t, at, until, Math.min(0.25, (until - at) / 3));
      if (k <= 0) continue;
      if (kind === 'laugh') e = mixExpression(e, { ...feelings.glad, eyes: 0.1, squint: 0.9 }, k);
      // Brows speak along.
      if (kind === 'talk') e = { ...e, brow: e.brow + k * Math.max(0, Math.sin((t - at) * 3.7)) * 1.3 };
    }
    return { ...e, eyes: e.eyes * this.#lids(t) };
  }

  #looking(t: number): { yaw: number; gaze: [number, number] } {
    let yaw: number = GAZES.ahead.yaw;
    let [x, y]: readonly [number, number] = GAZES.ahead.eyes;
    for (const { at, to } of this.#gazes) {
      yaw = lerp(yaw, GAZES[to].yaw, ramp(t, at, at + 0.3));
      const quick = ramp(t, at, at + 0.12);
      [x, y] = [lerp(x, GAZES[to].eyes[0], quick), lerp(y, GAZES[to].eyes[1], quick)];
    }
    // Eyes never rest completely.
    const glance = random(Math.floor((t + this.#size * 5.1) / 1.3));
    return { yaw, gaze: [x + (glance() - 0.5) * 0.3, y + (glance() - 0.5) * 0.2] };
  }

  #lids(t: number): number {
    if (this.#gestures.some(({ kind, at, until }) => kind === 'shut' && t >= at && t < until)) return 0;
    const beat = (t + this.#size * 7.3 + (this.look.headSize ?? 1) * 2.1) % 3.7;
    return clamp(Math.abs(beat - 1.8) / 0.07);
  }

  #mouth(t: number): number {
    let open = 0;
    for (const { kind, at, until } of this.#gestures) {
      if (t < at || t > until) continue;
      if (kind === 'talk') open = 0.35 + Math.abs(Math.sin((t - at) * 9.1) * Math.sin((t - at) * 3.7)) * 0.65;
      if (kind === 'whisper') open = 0.15 + Math.abs(Math.sin((t - at) * 7)) * 0.4;
      if (kind === 'laugh') open = 0.9;
    }
    return open;
  }
}

const named = (pose: PoseName | Pose): Pose => (typeof pose === 'string' ? poses[pose] : pose);

export const person = (look: Look, start: Start): Person => new Person(look, start);
