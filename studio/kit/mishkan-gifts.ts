import { gem } from './jewels.ts';
import { darker, ink } from './palette.ts';
import { basket, bundle } from './props.ts';
import { blob, ellipse, rect, svg } from './shapes.ts';
import type { Stage } from './stage.ts';

/** A skein of spun yarn, 60 wide. */
export function skein(stage: Stage, x: number, y: number, colour: string, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(ellipse(0, -14, 32, 15), colour, { lift: 0.6 });
      for (const dx of [-18, -6, 8, 20])
        stage.line(svg(`M${dx - 6} -27 q8 13 2 26`), darker(colour, 0.25), 2.6, 0.7);
      stage.paper(ellipse(0, -14, 9, 5), darker(colour, 0.35), { lift: 0.3 });
    },
    { scale },
  );
}

/** Planks of acacia, one on another. */
export function boards(stage: Stage, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++) {
    stage.paper(rect(x - 110 + (i % 3) * 9, y - 18 - i * 17, 220, 16, 3), i % 2 ? ink.wood : '#8d5a37', {
      lift: 0.6,
    });
    stage.ink(ellipse(x - 106 + (i % 3) * 9, y - 10 - i * 17, 4, 6), ink.sand, 0.9);
  }
}

/** A hand mirror of polished copper; the hand is its origin. */
export function mirror(stage: Stage): void {
  stage.paper(rect(-4, -6, 8, 36, 3), ink.wood, { lift: 0.4 });
  stage.paper(ellipse(0, -26, 22, 24), '#d68a4a', { lift: 0.6 });
  stage.ink(ellipse(-4, -30, 13, 14), '#f3c38c', 0.9);
}

/** A ring of gold, its middle at x, y. */
export function bracelet(stage: Stage, x: number, y: number, r: number): void {
  stage.line(
    svg(`M${x - r} ${y} a${r} ${r * 0.6} 0 1 0 ${r * 2} 0 a${r} ${r * 0.6} 0 1 0 ${-r * 2} 0`),
    ink.gold,
    7,
  );
}

const YARNS = [ink.blue, ink.plum, ink.pomegranate, ink.cream];

/** A hill of yarn, cloth, baskets and boards; `size` 1 is as high as a tall man. */
export function heap(stage: Stage, x: number, y: number, size: number): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(
        blob([-260, 4], [-230, -120], [-120, -250], [0, -306], [130, -240], [236, -110], [262, 4]),
        '#b98d5c',
        { lift: 1 },
      );
      for (let row = 0; row < 7; row++) {
        const half = 232 - row * 31;
        const count = Math.round(half / 34) + 1;
        for (let i = 0; i < count; i++) {
          const dx = count === 1 ? 0 : -half + (i * half * 2) / (count - 1);
          skein(
            stage,
            dx + (row % 2) * 8,
            8 - row * 44,
            YARNS[(i + row * 3) % YARNS.length] ?? ink.blue,
            1.16,
          );
        }
      }
      bundle(stage, -150, -150, ink.teal, 0.9);
      bundle(stage, 120, -190, ink.olive, 0.8);
      basket(stage, -20, -286, 0.8, ink.gold);
      bracelet(stage, 60, -110, 22);
      gem(stage, -70, -70, 0, ink.teal, 0.5);
    },
    { scale: size },
  );
}
