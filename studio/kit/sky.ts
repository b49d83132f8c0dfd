import { lighter, type Mood } from './palette.ts';
import { ellipse, rect, union, type Point } from './shapes.ts';
import type { Stage } from './stage.ts';
import { random, stepped, sway } from './time.ts';

/** Fills the picture with the mood's sky; call it in layer 0. */
export function sky(stage: Stage, mood: Mood, t = 0): void {
  const [top, low] = mood.sky;
  stage.still(`sky ${top} ${low}`, [-60, -60, 1340, 780], () => {
    const fill = stage.ctx.createLinearGradient(0, 0, 0, 620);
    fill.addColorStop(0, top);
    fill.addColorStop(1, low);
    stage.ctx.fillStyle = fill;
    stage.ctx.fillRect(-100, -100, 1480, 920);
  });
  if (mood.stars) stars(stage, t);
}

function star(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 8 }, (_, i): Point => {
    const radius = i % 2 ? r * 0.38 : r * 1.7;
    return [x + Math.cos((i * Math.PI) / 4) * radius, y + Math.sin((i * Math.PI) / 4) * radius];
  });
}

/** Paper stars that twinkle slowly, in the upper part of the sky. */
export function stars(stage: Stage, t: number, count = 70, bottom = 380): void {
  const next = random(5);
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [next() * 1340 - 30, next() ** 1.3 * bottom, 1.3 + next() * 2.6];
    stage.ink(union(star(x, y, r)), '#fff6da', 0.62 + sway(stepped(t, 4), 3 + (i % 5), 0.3, i / 7));
  }
}

/** Sun or moon in rings of paper. `size` is the radius of the disc; the rings breathe a little. */
export function sun(stage: Stage, mood: Mood, x: number, y: number, size = 60, t = 0): void {
  const count = mood.rings.length;
  mood.rings.forEach((colour, i) => {
    const ring = count - 1 - i;
    const r = size * (1 + ring * 0.72) * (1 + sway(stepped(t, 4), 6, ring ? 0.008 : 0, ring * 0.2));
    stage.paper(ellipse(x, y, r), colour, { lift: ring ? 1.1 : 0.7, edge: 0.12 });
  });
}

/** Straight rays of a hot sun, turning slowly. */
export function rays(
  stage: Stage,
  x: number,
  y: number,
  inner: number,
  outer: number,
  colour: string,
  t: number,
  alpha = 0.5,
): void {
  const path = new Path2D();
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2 + t * 0.05;
    const w = 0.09;
    path.moveTo(x + Math.cos(a - w) * inner, y + Math.sin(a - w) * inner);
    path.lineTo(x + Math.cos(a) * outer * (1 + 0.06 * Math.sin(t * 1.7 + i * 2)), y + Math.sin(a) * outer);
    path.lineTo(x + Math.cos(a + w) * inner, y + Math.sin(a + w) * inner);
    path.closePath();
  }
  stage.ink(path, colour, alpha);
}

/** A cloud about 200 wide. */
export function cloud(stage: Stage, x: number, y: number, colour: string, scale = 1, seed = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.still(`cloud ${colour} ${seed}`, [-130, -80, 140, 50], () => {
        const next = random(seed);
        const puffs = [-78, -34, 16, 66].map(
          (at) => [at + next() * 14, -6 - next() * 14, 30 + next() * 20] as const,
        );
        const body = rect(-112, -8, 224, 32, 16);
        for (const [px, py, r] of puffs) body.addPath(ellipse(px, py, r));
        stage.paper(body, colour, { lift: 1.2 });
        const front = rect(-74, 8, 140, 28, 14);
        for (const [px, r] of [
          [-36, 24],
          [6, 30],
          [40, 20],
        ] as const)
          front.addPath(ellipse(px, 12, r));
        stage.paper(front, lighter(colour, 0.3), { lift: 0.8 });
      });
    },
    { scale },
  );
}

/** Clouds drifting to the right, `count` of them round the width of the sky. */
export function clouds(stage: Stage, mood: Mood, t: number, count = 4, y = 130): void {
  const next = random(count * 13);
  for (let i = 0; i < count; i++) {
    const [speed, up, size] = [5 + next() * 7, next() * 120 - 60, 0.55 + next() * 0.7];
    const x = ((i * 1700) / count + next() * 160 + stepped(t, 6) * speed) % 1700;
    cloud(stage, x - 200, y + up, mood.cloud, size, i % 3);
  }
}

/** Birds far away, gliding along. */
export function flock(
  stage: Stage,
  x: number,
  y: number,
  t: number,
  colour: string,
  count = 3,
  scale = 1,
): void {
  for (let i = 0; i < count; i++) {
    const flap = Math.sin(t * (5 + (i % 3)) + i * 1.9) * 7;
    stage.at(
      x + i * 46 - (i % 2) * 12,
      y + ((i * 37) % 50),
      () => {
        const wing = new Path2D(
          `M-24 ${-flap} Q-10 ${-12 - flap * 0.4} 0 0 Q10 ${-12 - flap * 0.4} 24 ${-flap} Q10 ${-4 - flap * 0.2} 0 7 Q-10 ${-4 - flap * 0.2} -24 ${-flap}Z`,
        );
        stage.paper(wing, colour, { lift: 0.5 });
      },
      { scale: scale * (1 - (i % 3) * 0.15) },
    );
  }
}
