import { darker, ink, lighter } from './palette.ts';
import { ellipse, limb, rect, svg, union } from './shapes.ts';
import type { Stage } from './stage.ts';

/** The mat that paper is cut on; call it in layer 0. */
export function mat(stage: Stage, colour: string = ink.teal): void {
  stage.still(`mat ${colour}`, [-60, -60, 1340, 780], () => {
    stage.paper(rect(-80, -80, 1440, 880), colour, { lift: 0 });
    for (let x = 0; x <= 1280; x += 64) stage.line(svg(`M${x} -60 V780`), lighter(colour, 0.4), 1.4, 0.2);
    for (let y = 8; y <= 780; y += 64) stage.line(svg(`M-60 ${y} H1340`), lighter(colour, 0.4), 1.4, 0.2);
  });
}

/** Scissors whose crossing lies at x, y; they point to the right, `open` 0 … 1. */
export function scissors(stage: Stage, x: number, y: number, turn: number, open: number, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      for (const side of [-1, 1])
        stage.at(
          0,
          0,
          () => {
            stage.paper(
              union(limb([-40, side * 14], 5, [0, 0], 7), limb([0, 0], 8, [104, 0], 1.5)),
              ink.mist,
            );
            stage.line(ellipse(-64, side * 24, 27, 17, side * -26), darker(ink.rose, 0.3), 13);
            stage.line(ellipse(-64, side * 24, 27, 17, side * -26), ink.rose, 10);
          },
          { turn: side * open * 17 },
        );
      stage.paper(ellipse(0, 0, 4.5), ink.grey, { lift: 0.3 });
    },
    { turn, scale },
  );
}

/** A pencil whose point is at x, y. */
export function pencil(stage: Stage, x: number, y: number, turn = 0, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(rect(34, -11, 190, 22, 3), ink.gold);
      stage.ink(rect(34, -4, 190, 7), lighter(ink.gold, 0.4), 0.7);
      stage.paper(svg('M0 0 L36 -11 V11Z'), ink.sand, { lift: 0.5 });
      stage.ink(svg('M0 0 L13 -4 V4Z'), ink.black);
      stage.paper(rect(212, -12, 30, 24, 8), ink.rose, { lift: 0.5 });
    },
    { turn, scale },
  );
}
