import { darker, ink } from './palette.ts';
import { rect, svg } from './shapes.ts';
import type { Stage } from './stage.ts';
import { stepped, sway } from './time.ts';

const CURTAIN = [ink.dusk, ink.plum, ink.pomegranate, ink.dusk, ink.plum] as const;

/**
 * The sanctuary at Shiloh, 720 wide and 400 high: walls of stone below and curtains above. Its door, 150 wide, stands
 * 120 to the right of x, y, the middle of its foot.
 */
export function sanctuary(stage: Stage, x: number, y: number, t: number, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      const wall = '#e6c79c';
      stage.still('shiloh', [-380, -430, 380, 10], () => {
        stage.paper(svg('M-340 -230 L-300 -392 H300 L340 -230Z'), ink.rust, { lift: 1.4, up: true });
        for (let i = 0; i < 12; i++)
          stage.paper(
            svg(`M${-300 + i * 50} -392 h50 L${-340 + (i + 1) * 56.7} -236 q-28 34 -56.7 0Z`),
            i % 2 ? ink.cream : ink.clay,
            { lift: 0.6 },
          );
        stage.paper(rect(-318, -404, 636, 18, 8), ink.wood, { lift: 0.8 });
        stage.paper(rect(-360, -226, 720, 230, 4), wall, { lift: 1.2, up: true });
        stage.within(rect(-360, -226, 720, 230, 4), () => {
          for (let row = 0; row < 5; row++)
            for (let i = 0; i < 9; i++)
              stage.paper(
                rect(-354 + i * 80 - (row % 2) * 26, -220 + row * 45, 72, 39, 7),
                (row * 5 + i * 3) % 4 ? wall : darker(wall, 0.07),
                { lift: 0.25 },
              );
        });
        stage.ink(rect(45, -222, 150, 226), darker(ink.dusk, 0.35));
        for (const at of [32, 194]) stage.paper(rect(at, -240, 20, 244, 3), ink.wood, { lift: 0.8 });
        stage.paper(rect(18, -256, 210, 24, 4), ink.wood);
      });
      const wind = stepped(t);
      for (const [i, colour] of CURTAIN.entries()) {
        const left = 52 + i * 28.4;
        stage.paper(
          svg(
            `M${left} -232 h29 q${sway(wind, 3, 4, i / 5)} 120 ${sway(wind, 4, 3, i / 4)} 228 h-29 q${sway(wind, 3, 4, i / 5)} -110 0 -228Z`,
          ),
          colour,
          { lift: 0.4 },
        );
      }
      stage.ink(rect(52, -210, 142, 7), ink.gold, 0.8);
    },
    { scale },
  );
}
