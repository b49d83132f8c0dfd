import { blob, ellipse, type Point } from './shapes.ts';
import type { Stage } from './stage.ts';
import { random, stepped, sway } from './time.ts';

/** Slow flakes over the whole picture, moved in steps as by hand; call it in layer 0 or the play's own. */
export function snowfall(stage: Stage, t: number, count = 60, bottom = 720): void {
  const next = random(41);
  const now = stepped(t, 8);
  for (let i = 0; i < count; i++) {
    const [x, start, speed, r] = [next() * 1400 - 60, next(), 50 + next() * 46, 2.6 + next() * 3.2];
    const y = ((start * (bottom + 60) + now * speed) % (bottom + 60)) - 30;
    stage.ink(ellipse(x + sway(now, 4 + (i % 4), 18, start), y, r), '#f4f7fb', 0.9);
  }
}

/** Snow heaped up round x on the ground at y: `wide` across, `high` over the ground, with a soft uneven back. */
export function snowHeap(stage: Stage, x: number, y: number, wide: number, high: number): void {
  if (high < 2) return;
  const half = wide / 2;
  const crest = (k: number, h: number): Point => [x + half * k, y - high * h];
  stage.paper(
    blob(
      [x - half, y + 4],
      crest(-0.9, 0.3),
      crest(-0.66, 0.74),
      crest(-0.36, 0.97),
      crest(-0.04, 1),
      crest(0.24, 0.86),
      crest(0.54, 0.72),
      crest(0.84, 0.34),
      [x + half, y + 4],
      [x, y + 8],
    ),
    '#eef3f8',
    { lift: 0.8 },
  );
  stage.ink(
    blob(
      crest(-0.74, 0.2),
      crest(-0.4, 0.42),
      crest(0, 0.36),
      crest(0.4, 0.4),
      crest(0.74, 0.14),
      crest(0.3, 0.08),
      crest(-0.4, 0.08),
    ),
    '#cfdcea',
    0.6,
  );
}
