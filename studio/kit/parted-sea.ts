import { darker, ink, lighter } from './palette.ts';
import { blob, ellipse, svg } from './shapes.ts';
import type { Stage } from './stage.ts';
import { stepped, sway } from './time.ts';

const waves = (path: Path2D, from: number, to: number, y: number, long: number, high: number): void => {
  for (let x = from; x < to; x += long)
    path.bezierCurveTo(x + long * 0.3, y - high * 0.3, x + long * 0.5, y - high * 1.3, x + long, y);
};

/** One sheet of sea that washes up a beach: `shore` is where its edge lies at height y. Sheets before an actor hide what is under water. */
export function surf(stage: Stage, t: number, y: number, shore: number, colour: string, long = 120): void {
  const tide = stepped(t, 6);
  const wash = sway(tide, 4.4, 16, y / 300);
  const drift = sway(tide, 6, 30, y / 170);
  const edge = shore + wash;
  const path = new Path2D();
  path.moveTo(edge, y + 5);
  waves(path, edge, 1700, y + drift * 0.08, long, 16);
  path.lineTo(1900, 1100);
  path.lineTo(edge - 320, 1100);
  path.bezierCurveTo(edge - 220, 900, edge - 70, y + 110, edge, y + 5);
  path.closePath();
  stage.paper(path, colour, { lift: 1, up: true, edge: 0.4 });
}

/** The sea from the shore, looking out: its sheets draw apart by `open` 0 … 1 and leave a dry road to x, y. */
export function parting(stage: Stage, t: number, open: number, colour: string = ink.water, x = 640): void {
  const rows = 6;
  const tide = stepped(t, 6);
  stage.paper(
    svg(`M${x - 64 * open} 372 h${128 * open} L${x + 900 * open} 960 H${x - 900 * open}Z`),
    '#e4bd83',
    { lift: 0 },
  );
  for (let k = 0; k < 7; k++)
    stage.ink(
      ellipse(x + ((k * 53) % 90) - 45, 420 + k * 46, (16 + k * 12) * open, 3 + k * 0.6),
      ink.wood,
      0.16 * open,
    );
  for (let row = 0; row < rows; row++) {
    const tone = row % 2 ? lighter(colour, 0.12) : darker(colour, 0.05 + row * 0.03);
    const flat = 376 + row * 46;
    const near = 46 + row * row * 15 + row * 42;
    const crest = flat - open * (34 + row * 52) + sway(tide, 3.6, 4, row / 4);
    for (const side of [-1, 1]) {
      const inner = x + side * open * near + sway(tide, 2.8, 5 * open, row / 3 + side * 0.2);
      const out = x + side * 1200;
      const path = new Path2D();
      path.moveTo(inner + side * 16 * open, 1000);
      path.bezierCurveTo(
        inner + side * 30 * open,
        flat + 60,
        inner + side * 26 * open,
        crest + 60,
        inner - side * 12 * open,
        crest + 8,
      );
      const long = side * (96 + row * 18);
      for (let i = 0; i < 9; i++) {
        const at = inner - side * 12 * open + i * long;
        const high = 14 + row * 5 + open * 14;
        path.bezierCurveTo(
          at + long * 0.24,
          crest - high,
          at + long * 0.58,
          crest - high * 1.3,
          at + long * 0.7,
          crest - high * 0.3,
        );
        path.bezierCurveTo(
          at + long * 0.76,
          crest + high * 0.4,
          at + long * 0.6,
          crest + high * 0.5,
          at + long * 0.58,
          crest + high * 0.1,
        );
        path.bezierCurveTo(
          at + long * 0.66,
          crest + high * 0.9,
          at + long * 0.86,
          crest + high * 0.5,
          at + long,
          crest,
        );
      }
      path.lineTo(out, crest);
      path.lineTo(out, 1000);
      path.closePath();
      stage.paper(path, tone, { lift: 1.1, up: true, edge: 0.45 });
    }
  }
}

/** One sheet of the wall the sea became, from a curling crest at `top` down to its foot. */
export function waterSheet(stage: Stage, t: number, top: number, foot: number, colour: string): void {
  const long = 150;
  const shift = sway(stepped(t, 6), 5, 26, top / 90);
  const path = new Path2D();
  path.moveTo(-420, foot);
  path.lineTo(-420, top);
  for (let x = -420 + shift; x < 1700; x += long) {
    path.bezierCurveTo(x + 40, top - 34, x + 96, top - 40, x + 108, top - 6);
    path.bezierCurveTo(x + 116, top + 10, x + 92, top + 18, x + 88, top + 4);
    path.bezierCurveTo(x + 104, top + 26, x + 130, top + 14, x + long, top);
  }
  path.lineTo(1800, foot);
  for (let x = 1740; x > -400; x -= 90) path.quadraticCurveTo(x - 45, foot + 12, x - 90, foot);
  path.closePath();
  stage.paper(path, colour, { lift: 1.2, up: true, edge: 0.45 });
}

/** Riders far off, hidden more than shown by their own dust; 300 wide. */
export function dustOfHorses(stage: Stage, x: number, y: number, t: number, colour: string): void {
  for (let i = 0; i < 3; i++)
    stage.at(x + i * 96 - 96, y + (i % 2) * 6 + sway(t, 0.7, 1.2, i / 3), () => {
      stage.paper(ellipse(-22, -9, 10), darker(colour, 0.4), { lift: 0.2 });
      stage.paper(svg('M-40 -14 H-8 L-4 -34 H-16 Q-20 -20 -40 -22Z'), darker(colour, 0.4), { lift: 0.2 });
      stage.paper(
        blob([-6, -18], [0, -26], [22, -25], [30, -38], [42, -34], [36, -26], [28, -12], [4, -10]),
        darker(colour, 0.4),
        { lift: 0.2 },
      );
      const run = Math.sin(t * 9 + i) * 6;
      stage.line(
        svg(`M4 -14 l${run} 14 M10 -14 l${-run} 14 M24 -14 l${run} 14 M28 -14 l${-run} 14`),
        darker(colour, 0.4),
        3.4,
      );
    });
  for (let i = 0; i < 7; i++) {
    const puff = 24 + ((i * 13) % 18);
    stage.paper(
      ellipse(x - 190 + i * 54, y - 6 + sway(t, 1.8, 4, i / 4), puff * 1.5, puff * 0.72),
      lighter(colour, 0.12 + (i % 3) * 0.08),
      { lift: 0.6, alpha: 0.85 },
    );
  }
}
