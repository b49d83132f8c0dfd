import { darker, ink } from './palette.ts';
import { blob, ellipse, rect, svg } from './shapes.ts';
import type { Stage } from './stage.ts';

/** A full sack of corn, 90 high. */
export function sack(stage: Stage, x: number, y: number, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(blob([-30, 0], [-38, -40], [-22, -70], [22, -70], [38, -40], [30, 0]), '#c9a26b');
      stage.paper(svg('M-18 -68 L-24 -90 Q0 -80 24 -90 L18 -68Z'), '#b58c56', { lift: 0.4 });
      stage.line(svg('M-20 -69 H20'), ink.bark, 5);
    },
    { scale },
  );
}

/** A cow of Pharaoh's dream, fat or thin, 120 wide. */
export function dreamCow(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  colour: string,
  thin: boolean,
): void {
  stage.at(
    x,
    y,
    () => {
      const fat = thin ? 12 : 26;
      for (const dx of [-30, -18, 20, 32])
        stage.paper(rect(dx, -34, 8, 36, 3), darker(colour, 0.2), { lift: 0.3 });
      stage.paper(ellipse(0, -46, 44, fat), colour, { lift: 0.5 });
      stage.paper(blob([40, -52], [52, -74], [70, -70], [74, -56], [58, -46]), colour, { lift: 0.4 });
      stage.line(svg('M54 -72 q-2 -12 6 -16 M64 -72 q6 -10 2 -18'), ink.cream, 4);
      stage.line(svg('M-42 -52 q-16 6 -12 30'), darker(colour, 0.3), 4);
    },
    { scale },
  );
}
