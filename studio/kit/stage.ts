import { random } from './time.ts';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

export interface Cut {
  /** How high the paper is above what is beneath: 0 casts no shadow, 1 is normal, 2 is a near layer. */
  lift?: number;
  /** Hills and walls shade what is behind them: their shadow goes upward. */
  up?: boolean;
  /** Strength of the light edge along the cut, 0 … 1. */
  edge?: number;
  alpha?: number;
}

export interface Place {
  scale?: number;
  /** Width alone; -1 mirrors. */
  scaleX?: number;
  /** Degrees, clockwise. */
  turn?: number;
}

interface Still {
  canvas: OffscreenCanvas;
  scale: number;
}

const GRAIN = 192;
const ROOM = 28;
/** From this lift on a moving piece gets a blurred shadow. */
const SOFT = 0.75;

/** The table the paper is laid on: a canvas, a camera over it, and a box of pieces already cut. */
export class Stage {
  ctx: Context;
  #camera = { x: 640, y: 360, zoom: 1, roll: 0 };
  #stills: Map<string, Still>;
  #grains: Map<string, CanvasPattern>;
  #cutting = false;

  constructor(ctx: Context, shared?: Stage) {
    this.ctx = ctx;
    this.#stills = shared ? shared.#stills : new Map();
    this.#grains = shared ? shared.#grains : new Map();
  }

  /** Looks at the point x, y of the play (depth 1), `zoom` times enlarged. Counts for the layers drawn after it. */
  camera(x = 640, y = 360, zoom = 1, roll = 0): void {
    this.#camera = { x, y, zoom, roll };
  }

  /** Draws at a depth: 0 is the far sky and never moves, 1 the play itself, above 1 stands before it. */
  layer(depth: number, draw: () => void): void {
    const { x, y, zoom, roll } = this.#camera;
    const k = 1 + (zoom - 1) * depth;
    this.ctx.save();
    this.ctx.translate(640, 360);
    this.ctx.rotate((roll * depth * Math.PI) / 180);
    this.ctx.scale(k, k);
    this.ctx.translate(-640 - (x - 640) * depth, -360 - (y - 360) * depth);
    draw();
    this.ctx.restore();
  }

  /** Draws with the origin moved to x, y, turned and scaled. */
  at(x: number, y: number, draw: () => void, place: Place = {}): void {
    const { scale = 1, scaleX = 1, turn = 0 } = place;
    this.ctx.save();
    this.ctx.translate(x, y);
    if (turn) this.ctx.rotate((turn * Math.PI) / 180);
    this.ctx.scale(scale * scaleX, scale);
    draw();
    this.ctx.restore();
  }

  get scale(): number {
    const m = this.ctx.getTransform();
    return Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) || 0.001;
  }

  /** Lays down one piece of paper, with its shadow and its light edge. */
  paper(path: Path2D, colour: string, cut: Cut = {}): void {
    const { lift = 1, up = false, edge = 0.2, alpha = 1 } = cut;
    const { ctx } = this;
    const k = this.scale;
    ctx.save();
    ctx.globalAlpha *= alpha;
    if (edge > 0) {
      ctx.strokeStyle = `rgba(255, 250, 235, ${Math.min(1, edge * 2.4)})`;
      ctx.lineWidth = 1.5 / Math.sqrt(k);
      ctx.stroke(path);
    }
    ctx.fillStyle = colour;
    if (lift >= SOFT || (lift > 0 && this.#cutting)) {
      ctx.shadowColor = 'rgba(16, 12, 36, 0.36)';
      ctx.shadowBlur = 8 * lift * k;
      ctx.shadowOffsetX = up ? 0 : 1.5 * lift * k;
      ctx.shadowOffsetY = (up ? -2.5 : 3) * lift * k;
      ctx.fill(path);
      ctx.shadowColor = 'transparent';
    } else if (lift > 0) {
      this.#hardShadow(path, lift);
      ctx.fill(path);
    } else {
      ctx.fill(path);
    }
    if (this.#cutting) {
      // Never with a shadow: a pattern's shadow is a hundred times slower than a flat color's.
      ctx.fillStyle = this.grain(colour);
      ctx.fill(path);
    }
    ctx.restore();
  }

  /** A small piece in motion is so close to the paper that its shadow needs no softness. */
  #hardShadow(path: Path2D, lift: number): void {
    const { ctx } = this;
    const m = ctx.getTransform();
    ctx.save();
    ctx.setTransform(m.a, m.b, m.c, m.d, m.e + 1.2 * lift, m.f + 3 * lift);
    ctx.fillStyle = 'rgba(16, 12, 36, 0.2)';
    ctx.fill(path);
    ctx.restore();
  }

  /** Flat color without shadow, for marks printed on a piece. */
  ink(path: Path2D, colour: string, alpha = 1): void {
    this.ctx.save();
    this.ctx.globalAlpha *= alpha;
    this.ctx.fillStyle = colour;
    this.ctx.fill(path);
    this.ctx.restore();
  }

  line(path: Path2D, colour: string, width: number, alpha = 1): void {
    this.ctx.save();
    this.ctx.globalAlpha *= alpha;
    this.ctx.strokeStyle = colour;
    this.ctx.lineWidth = width;
    this.ctx.lineCap = this.ctx.lineJoin = 'round';
    this.ctx.stroke(path);
    this.ctx.restore();
  }

  /** Draws only inside the outline. */
  within(path: Path2D, draw: () => void): void {
    this.ctx.save();
    this.ctx.clip(path);
    draw();
    this.ctx.restore();
  }

  /** Draws all of it with this opacity (parts shine through each other where they overlap). */
  veil(alpha: number, draw: () => void): void {
    if (alpha <= 0) return;
    this.ctx.save();
    this.ctx.globalAlpha *= Math.min(1, alpha);
    draw();
    this.ctx.restore();
  }

  /**
   * A picture that never changes: cut once with all its shadows, then only laid down. `key` names it with everything
   * it depends on, `box` is the room it takes, round its own origin.
   */
  still(key: string, box: Box, draw: () => void): void {
    const scale = Math.min(3, this.scale);
    const [left, top, right, bottom] = box;
    const x = left - ROOM;
    const y = top - ROOM;
    let still = this.#stills.get(key);
    if (!still || still.scale < scale * 0.97) {
      const k = still ? Math.min(3, scale * 1.3) : scale;
      const canvas = new OffscreenCanvas(
        Math.ceil((right - x + ROOM) * k),
        Math.ceil((bottom - y + ROOM) * k),
      );
      const ctx = canvas.getContext('2d', { willReadFrequently: true });
      if (!ctx) throw new Error(`No canvas for "${key}": ${canvas.width} × ${canvas.height} is too large.`);
      ctx.scale(k, k);
      ctx.translate(-x, -y);
      const [outer, cutting] = [this.ctx, this.#cutting];
      this.ctx = ctx;
      this.#cutting = true;
      draw();
      this.ctx = outer;
      this.#cutting = cutting;
      still = { canvas, scale: k };
      this.#stills.set(key, still);
    }
    this.ctx.drawImage(
      still.canvas,
      x,
      y,
      still.canvas.width / still.scale,
      still.canvas.height / still.scale,
    );
  }

  /** Light that spreads from a point: a lamp, a window, the sun. */
  glow(x: number, y: number, radius: number, colour: string, strength = 0.5): void {
    const { ctx } = this;
    const light = ctx.createRadialGradient(x, y, 0, x, y, radius);
    light.addColorStop(0, colour);
    light.addColorStop(0.45, `${colour}66`);
    light.addColorStop(1, `${colour}00`);
    ctx.save();
    ctx.globalAlpha *= strength;
    ctx.globalCompositeOperation = 'screen';
    ctx.fillStyle = light;
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    ctx.restore();
  }

  /** Dyes the whole picture so far: 'multiply' darkens to dusk and night, 'screen' bleaches to noon. */
  tint(
    colour: string,
    strength: number,
    how: 'multiply' | 'screen' | 'soft-light' | 'source-over' = 'multiply',
  ): void {
    if (strength <= 0) return;
    this.ctx.save();
    this.ctx.resetTransform();
    this.ctx.globalAlpha = Math.min(1, strength);
    this.ctx.globalCompositeOperation = how;
    this.ctx.fillStyle = colour;
    this.ctx.fillRect(0, 0, this.ctx.canvas.width, this.ctx.canvas.height);
    this.ctx.restore();
  }

  /** The color as paper: with a faint fiber that moves with the piece. */
  grain(colour: string): CanvasPattern | string {
    if (!colour.startsWith('#')) return colour;
    const known = this.#grains.get(colour);
    if (known) return known;
    const canvas = new OffscreenCanvas(GRAIN, GRAIN);
    const ctx = canvas.getContext('2d');
    if (!ctx) return colour;
    ctx.fillStyle = colour;
    ctx.fillRect(0, 0, GRAIN, GRAIN);
    const next = random(7);
    for (let i = 0; i < 420; i++) {
      ctx.strokeStyle = i % 2 ? 'rgba(255,255,255,0.03)' : 'rgba(30,15,40,0.024)';
      ctx.lineWidth = 0.6 + next() * 1.1;
      const [x, y, angle, long] = [next() * GRAIN, next() * GRAIN, next() * Math.PI, 4 + next() * 9];
      for (const [dx, dy] of [
        [0, 0],
        [GRAIN, 0],
        [0, GRAIN],
        [-GRAIN, 0],
        [0, -GRAIN],
      ] as const) {
        ctx.beginPath();
        ctx.moveTo(x + dx, y + dy);
        ctx.lineTo(x + dx + Math.cos(angle) * long, y + dy + Math.sin(angle) * long);
        ctx.stroke();
      }
    }
    const pattern = this.ctx.createPattern(canvas, 'repeat');
    if (!pattern) return colour;
    this.#grains.set(colour, pattern);
    return pattern;
  }
}
