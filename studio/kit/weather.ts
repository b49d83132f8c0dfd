import { darker, ink, lighter } from './palette.ts';
import { ellipse, rect, union } from './shapes.ts';
import type { Stage } from './stage.ts';
import { leaf } from './trees.ts';
import { random, stepped, sway } from './time.ts';

/** Rain over the whole picture; call it in layer 0. */
export function rain(stage: Stage, t: number, strength = 1): void {
  const path = new Path2D();
  const next = random(31);
  for (let i = 0; i < 110 * strength; i++) {
    const [x0, y0, speed] = [next() * 1500, next() * 800, 700 + next() * 300];
    const y = ((y0 + t * speed) % 820) - 50;
    const x = x0 - (y / 820) * 130;
    path.moveTo(x, y);
    path.lineTo(x - 5, y + 30);
  }
  stage.line(path, '#dceaf2', 2, 0.5);
}

/** Specks that float in warm light; call it in the play's layer. */
export function dust(stage: Stage, t: number, colour: string = ink.cream, count = 26): void {
  const next = random(17);
  for (let i = 0; i < count; i++) {
    const [x, y, r, p] = [next() * 1400, next() * 560 + 60, 1.2 + next() * 2.2, next()];
    stage.ink(
      ellipse(((x + t * (8 + p * 10)) % 1400) - 60, y + sway(t, 5 + p * 4, 16, p), r),
      colour,
      0.35 + 0.25 * Math.sin(t + i),
    );
  }
}

/** Leaves or petals that drift down, turning. */
export function petals(stage: Stage, t: number, colour: string, count = 16, top = -40, bottom = 720): void {
  const next = random(23);
  for (let i = 0; i < count; i++) {
    const [x0, p, speed] = [next() * 1380, next(), 34 + next() * 40];
    const y = top + ((p * (bottom - top) + t * speed) % (bottom - top));
    const x = x0 + sway(t, 3 + p * 2, 46, p);
    stage.at(
      x,
      y,
      () =>
        stage.paper(union(leaf(-9, 0, 18, 0, 0.34)), i % 2 ? colour : lighter(colour, 0.25), { lift: 0.6 }),
      { turn: t * 60 * (p - 0.5) + i * 40, scaleX: Math.cos(t * 2 + i) * 0.6 + 0.7 },
    );
  }
}

/** Broad beams that fall from above, as through a window; strength 0 … 1. */
export function beams(
  stage: Stage,
  x: number,
  y: number,
  strength = 0.4,
  t = 0,
  colour: string = ink.cream,
): void {
  const { ctx } = stage;
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (const [i, spread] of [-0.2, 0.12, 0.46].entries()) {
    const wide = 60 + i * 26;
    const path = new Path2D();
    path.moveTo(x - 16 + i * 22, y);
    path.lineTo(x + 10 + i * 22, y);
    path.lineTo(x + spread * 900 + wide, y + 900);
    path.lineTo(x + spread * 900 - wide, y + 900);
    path.closePath();
    stage.ink(path, colour, strength * (0.3 + sway(t, 5, 0.06, i / 3)));
  }
  ctx.restore();
}

/** A sheet of water with rows of paper waves, from `y` down; call it in the layer it lies in. */
export function sea(
  stage: Stage,
  y: number,
  t: number,
  colour: string = ink.water,
  rows = 4,
  from = -300,
  to = 1600,
): void {
  for (let row = 0; row < rows; row++) {
    const tone = row % 2 ? lighter(colour, 0.1 + row * 0.02) : darker(colour, 0.04 * row);
    const top = y + row * (26 + row * 10);
    const long = 110 + row * 34;
    const drift = (stepped(t, 12) * (14 + row * 9) * (row % 2 ? -1 : 1)) % long;
    const path = new Path2D();
    path.moveTo(from - long, 900);
    path.lineTo(from - long, top);
    for (let x = from - long + drift; x < to + long; x += long) {
      path.bezierCurveTo(
        x + long * 0.3,
        top - 5,
        x + long * 0.45,
        top - 18 - row * 3,
        x + long * 0.62,
        top - 13 - row * 2,
      );
      path.bezierCurveTo(x + long * 0.7, top - 8, x + long * 0.8, top + 3, x + long, top);
    }
    path.lineTo(to + long, 900);
    path.closePath();
    stage.paper(path, tone, { lift: 1, up: true, edge: 0.35 });
  }
}

/** A wall and a floor: the inside of a house. */
export function room(stage: Stage, wall: string, floor: string, floorY = 560, from = -300, to = 1600): void {
  stage.still(`room ${wall} ${floor} ${floorY} ${from} ${to}`, [from, -200, to, 960], () => {
    stage.paper(rect(from, -220, to - from, 1200), wall, { lift: 0 });
    const next = random(9);
    for (let i = 0; i < 70; i++)
      stage.ink(
        rect(from + next() * (to - from), Math.floor(next() * 14) * 40, 50 + next() * 50, 26, 5),
        i % 2 ? '#ffffff' : darker(wall, 0.6),
        0.055,
      );
    stage.paper(rect(from, floorY, to - from, 500), floor, { lift: 1.2, up: true });
    for (let i = 0; i < 26; i++)
      stage.ink(
        ellipse(from + next() * (to - from), floorY + 20 + next() * 150, 30 + next() * 60, 2),
        darker(floor, 0.4),
        0.16,
      );
  });
}
