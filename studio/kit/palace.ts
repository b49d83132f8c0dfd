import { darker, ink, lighter } from './palette.ts';
import { ellipse, rect, svg } from './shapes.ts';
import type { Stage } from './stage.ts';

/** A hall with columns and hangings, its floor at `floorY`; wide enough for the camera's way. */
export function hall(stage: Stage, wall: string, floor: string, cloth: string, floorY = 590): void {
  stage.still(`hall ${wall} ${floor} ${cloth} ${floorY}`, [-320, -220, 1600, 960], () => {
    stage.paper(rect(-320, -220, 1920, 1200), wall, { lift: 0 });
    stage.paper(rect(-320, 60, 1920, 30), darker(wall, 0.12), { lift: 0.6 });
    stage.paper(rect(-320, floorY, 1920, 400), floor, { lift: 1.2, up: true });
    for (let i = 0; i < 12; i++)
      stage.ink(svg(`M${-300 + i * 160} ${floorY} h70 l-30 160 h-90Z`), lighter(floor, 0.3), 0.3);
    for (let i = 0; i < 6; i++) {
      const x = -200 + i * 330;
      stage.paper(svg(`M${x + 26} 70 Q${x + 165} 210 ${x + 304} 70Z`), cloth, { lift: 0.8 });
      stage.line(svg(`M${x + 36} 74 Q${x + 165} 196 ${x + 294} 74`), ink.gold, 6);
      stage.paper(rect(x - 26, 90, 52, floorY - 96), lighter(wall, 0.4), { lift: 1 });
      for (const dx of [-12, 0, 12])
        stage.line(svg(`M${x + dx} 126 V${floorY - 34}`), darker(wall, 0.3), 3, 0.35);
      stage.paper(rect(x - 42, 82, 84, 34, 8), lighter(wall, 0.55), { lift: 0.6 });
      stage.paper(rect(x - 40, floorY - 26, 80, 32, 5), lighter(wall, 0.55), { lift: 0.6 });
    }
  });
}

/** A throne on two steps, seen from its left: who sits on it has x, y - 56 as place. */
export function throne(stage: Stage, x: number, y: number, cloth: string, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.still(`throne ${cloth}`, [-200, -360, 190, 10], () => {
        stage.paper(rect(20, -330, 84, 280, 30), ink.gold);
        stage.paper(rect(32, -312, 60, 240, 22), cloth, { lift: 0.5 });
        stage.paper(ellipse(62, -338, 16), ink.pomegranate, { lift: 0.6 });
        stage.paper(rect(-66, -128, 150, 76, 8), darker(ink.gold, 0.14));
        stage.paper(rect(-72, -138, 160, 20, 8), cloth, { lift: 0.7 });
        stage.paper(rect(-120, -56, 260, 32, 4), ink.cream);
        stage.paper(rect(-170, -28, 350, 32, 4), ink.stone);
      });
    },
    { scale },
  );
}
