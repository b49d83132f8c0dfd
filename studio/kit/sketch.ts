import type { Scene } from './film.ts';
import { ink } from './palette.ts';
import { Stage, type Box } from './stage.ts';
import { clamp } from './time.ts';

const LEAD = '#6b5b4c';

/** A stage that draws only where the paper will be cut: pencil lines, the first `drawn` pieces of the scene. */
class Sketch extends Stage {
  readonly #drawn: number;
  #pieces = 0;
  #part = 0;
  #inside = false;

  constructor(stage: Stage, drawn: number) {
    super(stage.ctx, stage);
    this.#drawn = drawn;
  }

  override paper(path: Path2D): void {
    if (!this.#inside) this.#part = clamp(this.#drawn - this.#pieces++);
    if (this.#part <= 0) return;
    const { ctx } = this;
    ctx.save();
    ctx.fillStyle = ink.cream;
    ctx.globalAlpha *= this.#part;
    ctx.fill(path);
    ctx.globalAlpha = 1;
    ctx.strokeStyle = LEAD;
    ctx.lineWidth = 2 / Math.sqrt(this.scale);
    if (this.#part < 1) ctx.setLineDash([this.#part * 1400, 9000]);
    ctx.stroke(path);
    ctx.restore();
  }

  override still(key: string, _box: Box, draw: () => void): void {
    this.#part = clamp(this.#drawn - this.#pieces++);
    // The sky has no edge that could be cut.
    if (this.#part <= 0 || key.startsWith('sky ')) return;
    this.#inside = true;
    draw();
    this.#inside = false;
  }

  override ink(): void {
    // Marks come with the colors.
  }

  override line(path: Path2D, _colour: string, width: number): void {
    if (this.#part > 0.5) super.line(path, LEAD, Math.min(2, width), 0.7);
  }

  override within(): void {
    // What is inside a piece comes with the colors.
  }

  override glow(): void {
    // A pencil has no light.
  }

  override tint(): void {
    // Nor does it have colors.
  }
}

/** The pencil sketch of a scene: its first `drawn` pieces, the last of them in the making. */
export function sketch(stage: Stage, scene: Scene, t: number, drawn: number): void {
  scene.draw(new Sketch(stage, drawn), t);
}
