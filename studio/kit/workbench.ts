import type { Film, Scene } from './film.ts';
import { Stage, type Box, type Cut } from './stage.ts';
import { clamp, lerp } from './time.ts';

/** How one piece of paper lies against its own place; turn in degrees. */
export interface Laid {
  x?: number;
  y?: number;
  turn?: number;
  alpha?: number;
}

/** How one layer of a scene stands, as a sheet of its own: a canvas matrix, and how clearly its frame is seen. */
export interface Sheet {
  matrix: readonly [number, number, number, number, number, number];
  frame: number;
}

/** What is done to a finished scene to show how it is made. What is left out stays as the scene has it. */
export interface Bench {
  camera?: readonly [x: number, y: number, zoom: number];
  /** For each layer, the farthest is 0; undefined takes it away. */
  sheet?: (n: number) => Sheet | undefined;
  /** For each piece of paper in the order of laying; undefined takes it away. */
  piece?: (n: number, colour: string) => Laid | undefined;
  /** 0 puts out every glow. */
  light?: number;
  /** 0 takes the coloured foil off the picture. */
  foil?: number;
}

/** A stage on which a scene of another film is taken apart: its layers and pieces go where the bench says. */
class Workbench extends Stage {
  readonly #bench: Bench;
  #sheets = 0;
  #pieces = 0;
  #now: Laid | undefined = {};
  #inside = false;

  constructor(stage: Stage, bench: Bench) {
    super(stage.ctx, stage);
    this.#bench = bench;
  }

  override camera(x?: number, y?: number, zoom?: number, roll?: number): void {
    if (this.#bench.camera) super.camera(...this.#bench.camera);
    else super.camera(x, y, zoom, roll);
  }

  override layer(depth: number, draw: () => void): void {
    const n = this.#sheets++;
    if (!this.#bench.sheet) return super.layer(depth, draw);
    const sheet = this.#bench.sheet(n);
    if (!sheet) return;
    const { ctx } = this;
    const frame = new Path2D();
    frame.roundRect(0, 0, 1280, 720, 18 * sheet.frame);
    ctx.save();
    ctx.transform(...sheet.matrix);
    ctx.save();
    ctx.clip(frame);
    this.ink(frame, '#fffaf0', 0.1 * sheet.frame);
    super.layer(depth, draw);
    ctx.restore();
    this.line(frame, '#fffaf0', 5, sheet.frame * 0.85);
    ctx.restore();
  }

  override paper(path: Path2D, colour: string, cut?: Cut): void {
    this.#lay(colour, () => super.paper(path, colour, cut));
  }

  override still(key: string, box: Box, draw: () => void): void {
    this.#lay(key, () => super.still(key, box, draw));
  }

  override ink(path: Path2D, colour: string, alpha?: number): void {
    this.#follow(() => super.ink(path, colour, alpha));
  }

  override line(path: Path2D, colour: string, width: number, alpha?: number): void {
    this.#follow(() => super.line(path, colour, width, alpha));
  }

  override within(path: Path2D, draw: () => void): void {
    this.#follow(() => super.within(path, draw));
  }

  override glow(x: number, y: number, radius: number, colour: string, strength = 0.5): void {
    const { light = 1 } = this.#bench;
    if (light > 0) super.glow(x, y, radius, colour, strength * light);
  }

  override tint(
    colour: string,
    strength: number,
    how?: 'multiply' | 'screen' | 'soft-light' | 'source-over',
  ): void {
    super.tint(colour, strength * (this.#bench.foil ?? 1), how);
  }

  #lay(colour: string, draw: () => void): void {
    if (this.#inside || !this.#bench.piece) return draw();
    this.#now = this.#bench.piece(this.#pieces++, colour);
    this.#follow(draw);
  }

  /** Marks on a piece go where the piece went. */
  #follow(draw: () => void): void {
    if (this.#inside || !this.#bench.piece) return draw();
    const laid = this.#now;
    if (!laid) return;
    this.#inside = true;
    this.veil(laid.alpha ?? 1, () => this.at(laid.x ?? 0, laid.y ?? 0, draw, { turn: laid.turn ?? 0 }));
    this.#inside = false;
  }
}

/** Draws a scene as the bench shows it. */
export function onBench(stage: Stage, scene: Scene, t: number, bench: Bench): void {
  scene.draw(new Workbench(stage, bench), t);
}

/** Draws something that is no scene, piece by piece. */
export function inPieces(stage: Stage, draw: (stage: Stage) => void, piece: Bench['piece']): void {
  draw(new Workbench(stage, piece ? { piece } : {}));
}

/** Sheets of a scene with `count` layers: one picture at k 0, at k 1 a row of sheets one behind the other. */
export function stack(k: number, count: number): (n: number) => Sheet {
  return (n) => {
    const back = n / Math.max(1, count - 1);
    return {
      matrix: [
        lerp(1, 0.46, k),
        lerp(0, 0.09, k),
        0,
        lerp(1, 0.46, k),
        lerp(0, 70 + back * 550, k),
        lerp(0, 24 + back * 130, k),
      ],
      frame: clamp(k * 3),
    };
  };
}

/** A scene of a finished film, to show it or to take it apart. */
export function sceneOf(film: Film, n: number): Scene {
  const scene = film.scenes[n];
  if (!scene) throw new Error(`The film has no scene ${n}.`);
  return scene;
}
