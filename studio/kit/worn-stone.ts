import { darker, ink, lighter } from './palette.ts';
import { blob, ellipse, svg } from './shapes.ts';
import type { Stage } from './stage.ts';
import { clamp, sway } from './time.ts';

/** A drop that falls from y0 to y1 once every `period` seconds and leaves rings where it strikes. */
export function drip(
  stage: Stage,
  t: number,
  x: number,
  y0: number,
  y1: number,
  period: number,
  size = 1,
  colour: string = ink.sky,
): void {
  const beat = (t / period) % 1;
  const fall = clamp((beat - 0.3) / 0.3);
  const hang = clamp(beat / 0.3);
  if (beat < 0.6) {
    const y = y0 + (y1 - y0) * fall * fall;
    stage.at(
      x,
      y,
      () => {
        stage.paper(svg('M0 -17 C3 -8 9 -4 9 4 A9 9 0 0 1 -9 4 C-9 -4 -3 -8 0 -17Z'), colour, { lift: 0.5 });
        stage.ink(ellipse(-3, 3, 2, 3.4), '#ffffff', 0.6);
      },
      { scale: size * (0.25 + 0.75 * hang) },
    );
    return;
  }
  const k = (beat - 0.6) / 0.4;
  for (const far of [0.5, 1])
    stage.line(
      ellipse(x, y1, 10 * size + 58 * size * k * far, 2.6 * size + 13 * size * k * far),
      '#ffffff',
      2.4 * size,
      (1 - k) * 0.7,
    );
  for (const side of [-1, 0.3, 1])
    stage.ink(
      ellipse(x + side * 26 * size * k, y1 - 46 * size * k * (1 - k) * 2.4, 3 * size * (1 - k)),
      colour,
    );
}

/** A broad stone, 200 wide and 110 high, its foot at x, y, hollowed by `worn` 0 … 1 and filled with water. */
export function wornStone(stage: Stage, x: number, y: number, t: number, scale = 1, worn = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(
        blob(
          [-100, 0],
          [-106, -50],
          [-88, -98],
          [-30, -106],
          [40, -105],
          [92, -96],
          [106, -46],
          [100, 0],
          [0, 6],
        ),
        '#a9a8b4',
        { lift: 1.2 },
      );
      stage.paper(
        blob([-92, -84], [-74, -102], [0, -110], [76, -101], [94, -84], [60, -72], [0, -68], [-64, -72]),
        '#c7c6cd',
        { lift: 0.3 },
      );
      const [rx, ry] = [12 + worn * 48, 3 + worn * 11];
      stage.ink(ellipse(0, -88, rx + 5, ry + 3), darker('#a9a8b4', 0.32));
      stage.ink(ellipse(0, -86, rx, ry), '#4f86ab');
      stage.ink(
        ellipse(-rx * 0.2 + sway(t, 2.4, 3), -88 + ry * 0.1, rx * 0.5, ry * 0.35),
        lighter('#4f86ab', 0.5),
        0.8,
      );
      for (const [dx, dy, w] of [
        [-62, -34, 30],
        [20, -24, 40],
        [58, -52, 22],
        [-20, -52, 18],
      ] as const)
        stage.ink(ellipse(dx, dy, w, 2.4), darker('#a9a8b4', 0.4), 0.3);
    },
    { scale },
  );
}
