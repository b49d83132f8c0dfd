import { lasts, type Film, type Scene, type Transition } from '../kit/film.ts';
import { Stage } from '../kit/stage.ts';
import { ramp, smooth } from '../kit/time.ts';

function sheet(): OffscreenCanvasRenderingContext2D {
  const ctx = new OffscreenCanvas(1280, 720).getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('This browser gives no canvas.');
  return ctx;
}

/** Draws any second of a film on its own canvas. */
export class Player {
  readonly ctx = sheet();
  readonly #film: Film;
  readonly #stage = new Stage(this.ctx);
  readonly #next = sheet();
  readonly #nextStage = new Stage(this.#next, this.#stage);

  constructor(film: Film) {
    this.#film = film;
  }

  get seconds(): number {
    return this.#film.scenes.reduce((sum, scene) => sum + lasts(scene), 0);
  }

  draw(t: number): void {
    const { scenes } = this.#film;
    let start = 0;
    let index = 0;
    for (const [i, scene] of scenes.entries()) {
      index = i;
      if (t < start + lasts(scene) || i === scenes.length - 1) break;
      start += lasts(scene);
    }
    const scene = scenes[index];
    const before = scenes[index - 1];
    if (!scene) return;
    const into = t - start;
    const enter = scene.enter ?? { kind: 'cut' };
    const enters = enter.seconds ?? 0.8;
    if (!before || enter.kind === 'cut' || into >= enters) {
      this.#paint(this.#stage, scene, into);
      return;
    }
    const k = ramp(into, 0, enters, smooth);
    this.#paint(this.#stage, before, lasts(before) + into);
    this.#paint(this.#nextStage, scene, into);
    this.#compose(enter, k);
  }

  /** Draws the scene's picture at a second of the film; the scene's own clock may run slower. */
  #paint(stage: Stage, { draw, pace = 1 }: Scene, shown: number): void {
    stage.ctx.resetTransform();
    stage.ctx.globalAlpha = 1;
    stage.ctx.fillStyle = '#fdf3dc';
    stage.ctx.fillRect(0, 0, 1280, 720);
    stage.camera();
    stage.ctx.save();
    draw(stage, shown * pace);
    stage.ctx.restore();
  }

  #compose(enter: Transition, k: number): void {
    const { ctx } = this;
    const over = this.#next.canvas;
    ctx.save();
    ctx.resetTransform();
    const { kind } = enter;
    if (kind === 'fade') {
      ctx.globalAlpha = k;
      ctx.drawImage(over, 0, 0);
    } else if (kind === 'dark') {
      if (k > 0.5) ctx.drawImage(over, 0, 0);
      ctx.globalAlpha = 1 - Math.abs(k - 0.5) * 2;
      ctx.fillStyle = '#171c3f';
      ctx.fillRect(0, 0, 1280, 720);
    } else if (kind === 'iris') {
      const round = new Path2D();
      round.arc(enter.x ?? 640, enter.y ?? 360, 1 + k * 1250, 0, Math.PI * 2);
      this.#shade(round);
      ctx.clip(round);
      ctx.drawImage(over, 0, 0);
    } else if (kind === 'page') {
      this.#turnPage(k);
    } else {
      const x = kind === 'slide-left' ? 1280 * (1 - k) : kind === 'slide-right' ? -1280 * (1 - k) : 0;
      const y = kind === 'slide-up' ? 720 * (1 - k) : kind === 'slide-down' ? -720 * (1 - k) : 0;
      const edge = new Path2D();
      edge.rect(x, y, 1280, 720);
      this.#shade(edge);
      ctx.drawImage(over, x, y);
    }
    ctx.restore();
  }

  /** The old sheet folds away to the left over the new one. */
  #turnPage(k: number): void {
    const { ctx } = this;
    const fold = 1280 * (1 - k);
    const old = new OffscreenCanvas(1280, 720);
    old.getContext('2d')?.drawImage(ctx.canvas, 0, 0);
    ctx.drawImage(this.#next.canvas, 0, 0);
    const left = new Path2D();
    left.rect(0, 0, fold, 720);
    this.#shade(left);
    ctx.drawImage(old, 0, 0, Math.max(1, fold), 720, 0, 0, Math.max(1, fold), 720);
    const flap = Math.min(fold, (1280 - fold) * 0.6);
    const back = ctx.createLinearGradient(fold - flap, 0, fold, 0);
    back.addColorStop(0, '#fffaf0');
    back.addColorStop(1, '#d9c7a6');
    const curl = new Path2D();
    curl.rect(fold - flap, 0, flap, 720);
    this.#shade(curl);
    ctx.fillStyle = back;
    ctx.fill(curl);
  }

  #shade(path: Path2D): void {
    const { ctx } = this;
    ctx.save();
    ctx.shadowColor = 'rgba(16, 12, 36, 0.5)';
    ctx.shadowBlur = 40;
    ctx.fillStyle = '#171c3f';
    ctx.fill(path);
    ctx.restore();
  }
}
