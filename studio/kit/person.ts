import { drawBody } from './body.ts';
import type { Look } from './look.ts';
import { gaits, mixPose, poses, walking, type Pose, type PoseName } from './pose.ts';
import type { Stage } from './stage.ts';
import { clamp, pulse, ramp, smooth, sway } from './time.ts';
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
}

interface Gesture {
  kind: 'nod' | 'shake' | 'wave' | 'talk' | 'shut' | 'whisper' | 'rock' | 'laugh';
  at: number;
  until: number;
}

/** An actor: told once, in the order of time, what to do; drawn at any second. All times are the scene's seconds. */
export class Person {
  readonly look: Look;
  readonly #size: number;
  readonly #path: Path;
  readonly #poses: { at: number; seconds: number; pose: Pose }[] = [];
  readonly #gestures: Gesture[] = [];
  readonly #held: { at: number; until: number; prop: Prop; hand: Hand }[] = [];

  constructor(look: Look, start: Start) {
    this.look = look;
    this.#size = start.size ?? 1;
    this.#path = new Path(start.x, start.y, start.face ?? 1, this.#size);
    this.#poses.push({ at: -1000, seconds: 0, pose: named(start.pose ?? 'stand') });
  }

  /** Goes over into a pose within `seconds`. */
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
          face: { eyes: this.#eyes(t), mouth: this.#mouth(t) },
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
        p.armF += k * (14 + Math.sin(s * 3.1) * 12);
        p.elbowF += k * (26 + Math.sin(s * 4.3 + 1) * 18);
        p.lean += k * Math.sin(s * 2.1) * 2;
      }
    }
    return p;
  }

  #eyes(t: number): number {
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
