import { cycleLength, gaits, type GaitName } from './pose.ts';
import { clamp, lerp, ramp, smooth } from './time.ts';

export interface MoveOptions {
  seconds?: number;
  /** Pixels a second, when no time is given. */
  speed?: number;
  /** Up or down the picture on the way. */
  y?: number;
  /** Goes backwards or sideways without turning round. */
  facing?: 'kept';
}

interface Move {
  at: number;
  until: number;
  from: readonly [number, number];
  to: readonly [number, number];
  gait: GaitName | undefined;
  phase: number;
  cycles: number;
}

const PACE: Record<GaitName, number> = { walk: 165, run: 360, shuffle: 80 };

/** Even going with a soft start and stop, whose ramps take at most 0.4 s. */
export function going(k: number, seconds: number): number {
  const r = clamp(0.4 / seconds, 0, 0.5);
  const fast = 1 / (1 - r);
  if (k < r) return (fast * k * k) / (2 * r);
  if (k > 1 - r) return 1 - (fast * (1 - k) * (1 - k)) / (2 * r);
  return fast * (k - r / 2);
}

/** Where an actor is and which way it looks; steps fit the way, so that feet do not slip. */
export class Path {
  readonly #start: readonly [number, number];
  readonly #size: number;
  readonly #moves: Move[] = [];
  readonly #turns: { at: number; seconds: number; face: 1 | -1 }[] = [];
  #face: 1 | -1;
  #here: readonly [number, number];
  #phase = 0.15;

  constructor(x: number, y: number, face: 1 | -1, size: number) {
    this.#start = this.#here = [x, y];
    this.#face = face;
    this.#size = size;
    this.#turns.push({ at: -1000, seconds: 0, face });
  }

  move(at: number, x: number, gait: GaitName | undefined, options: MoveOptions): void {
    const to = [x, options.y ?? this.#here[1]] as const;
    const way = Math.hypot(to[0] - this.#here[0], to[1] - this.#here[1]);
    const pace = options.speed ?? PACE[gait ?? 'walk'] * this.#size;
    const seconds = options.seconds ?? way / pace;
    const side = Math.sign(x - this.#here[0]);
    if (gait && options.facing !== 'kept' && side && side !== this.#face)
      this.turn(at - 0.1, side as 1 | -1, 0.3);
    const cycles = gait
      ? (way / (cycleLength(gaits[gait]) * this.#size)) * (side && side !== this.#face ? -1 : 1)
      : 0;
    this.#moves.push({ at, until: at + seconds, from: this.#here, to, gait, phase: this.#phase, cycles });
    this.#here = to;
    this.#phase += cycles;
  }

  turn(at: number, face: 1 | -1, seconds: number): void {
    this.#turns.push({ at, seconds, face });
    this.#face = face;
  }

  at(t: number): {
    x: number;
    y: number;
    face: number;
    phase: number;
    gait: GaitName | undefined;
    weight: number;
  } {
    let state = {
      x: this.#start[0],
      y: this.#start[1],
      phase: 0,
      gait: undefined as GaitName | undefined,
      weight: 0,
    };
    for (const move of this.#moves) {
      if (t < move.at) break;
      const seconds = Math.max(0.001, move.until - move.at);
      const k = going(clamp((t - move.at) / seconds), seconds);
      const soft = Math.min(0.28, seconds / 3);
      state = {
        x: lerp(move.from[0], move.to[0], k),
        y: lerp(move.from[1], move.to[1], k),
        phase: move.phase + move.cycles * k,
        gait: move.gait,
        weight: Math.min(ramp(t, move.at, move.at + soft), 1 - ramp(t, move.until - soft, move.until)),
      };
    }
    return { ...state, face: this.#facing(t) };
  }

  #facing(t: number): number {
    let face = 1;
    for (const turn of this.#turns) {
      if (t >= turn.at) face = lerp(face, turn.face, ramp(t, turn.at, turn.at + turn.seconds, smooth));
    }
    // Never edge-on: a sheet of no width would vanish.
    return Math.abs(face) < 0.3 ? Math.sign(face || 1) * 0.3 : face;
  }
}
