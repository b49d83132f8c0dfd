import { drawBody } from './body.ts';
import { SHAPES, type Panel } from './comic.ts';
import { awake } from './face.ts';
import { feelings, type Feeling } from './feelings.ts';
import type { Look } from './look.ts';
import { gaits, poses, walking, type Pose, type PoseName } from './pose.ts';
import { skeleton } from './skeleton.ts';
import { Stage, type Context } from './stage.ts';

export interface Stance {
  x: number;
  /** The ground under the feet. */
  y: number;
  /** 1: a grown person is about 290 high. */
  size?: number;
  /** 1 looks to the right of the picture, -1 to the left. */
  face?: 1 | -1;
  pose?: PoseName | Pose;
  /** Walking, in the middle of a step; arms keep the pose when something is held. */
  step?: 'walk' | 'run' | 'shuffle';
  /** The moment of the step, 0 … 1, so that two walkers differ. */
  phase?: number;
  feels?: Feeling;
  /** The mouth is open: the person speaks in this panel. */
  speaks?: boolean;
  eyesShut?: boolean;
  /** Degrees the head bows (or, below 0, looks up) beyond the pose. */
  head?: number;
  /** Drawn with the hand as its origin. */
  holds?: () => void;
  hand?: 'front' | 'back' | 'both';
}

/** The table for one panel: 720 high, its middle always at x 640, as wide as the panel's shape shows. */
export class Easel extends Stage {
  readonly shape: Panel['shape'];
  /** The outermost visible x. */
  readonly left: number;
  readonly right: number;
  /** Where the mouths of those who speak are, in percent of the panel: for the tails of their bubbles. */
  readonly mouths: { x: number; y: number }[] = [];

  constructor(ctx: Context, shape: Panel['shape']) {
    super(ctx);
    const { width, height } = SHAPES[shape];
    this.shape = shape;
    const seen = (width / height) * 720;
    this.left = 640 - seen / 2;
    this.right = 640 + seen / 2;
  }

  /** Puts a person into the picture. */
  person(look: Look, stance: Stance): void {
    const { x, y, size = 1, face = 1, step, phase = 0.12, holds, hand = 'front' } = stance;
    let pose: Pose = typeof stance.pose === 'object' ? stance.pose : poses[stance.pose ?? 'stand'];
    if (look.old && pose.lean >= 0 && pose.lean < 20)
      pose = { ...pose, lean: pose.lean + 9, head: pose.head - 6 };
    if (step) pose = walking(pose, gaits[step], phase, 1, holds ? 0 : 1);
    pose = { ...pose, head: pose.head + (stance.head ?? 0) };
    const mouth = stance.speaks ? 0.9 : 0;
    this.at(
      x,
      y,
      () => {
        if (stance.speaks) this.#noteMouth(pose, look.headSize ?? 1);
        drawBody(this, {
          look,
          pose,
          face: {
            ...awake,
            expression: { ...feelings[stance.feels ?? 'calm'], ...(stance.eyesShut && { eyes: 0 }) },
            mouth,
          },
          width: 1,
          held: holds && { hand, draw: holds },
          swing: step === 'run' ? -1.2 : step ? -0.4 : 0,
        });
      },
      { scale: size, scaleX: face },
    );
  }

  #noteMouth(pose: Pose, headSize: number): void {
    const { head } = skeleton(pose, headSize);
    const at = this.ctx
      .getTransform()
      .transformPoint({ x: head[0] + 14 * headSize, y: head[1] + 17 * headSize });
    const { width, height } = this.ctx.canvas;
    this.mouths.push({ x: Math.round((at.x / width) * 100), y: Math.round((at.y / height) * 100) });
  }
}
