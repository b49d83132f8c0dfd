import { ground, hills } from './land.ts';
import { darker, ink, type Mood } from './palette.ts';
import { arch, rect, svg } from './shapes.ts';
import { clouds, sky, stars, sun } from './sky.ts';
import type { Stage } from './stage.ts';
import { room } from './weather.ts';

interface Country {
  /** Where the sun or moon is; left out: not visible. */
  sun?: readonly [x: number, y: number];
  /** The upper edge of the ground the people stand on. */
  ground?: number;
  /** A different number gives different hills. */
  seed?: number;
  clouds?: number;
}

/** Open country for the panels of a comic: sky, sun, two rows of hills and the ground. */
export function country(stage: Stage, hour: Mood, made: Country = {}): void {
  const { ground: y = 590, seed = 1 } = made;
  sky(stage, hour);
  if (made.sun) sun(stage, hour, made.sun[0], made.sun[1], 54);
  if (made.clouds !== 0) clouds(stage, hour, seed * 9, made.clouds ?? 3, 120);
  hills(stage, { y: y - 150, rise: 80, hills: 5, seed, colour: hour.hills[0] ?? ink.leaf });
  hills(stage, { y: y - 80, rise: 60, hills: 6, seed: seed + 7, colour: hour.hills[2] ?? ink.moss });
  ground(stage, y, hour.ground, seed);
}

interface Indoors {
  floor?: number;
  /** The middle of an arched window, on the wall; left out: none. */
  window?: readonly [x: number, y: number];
  /** What is seen through it. */
  outside?: Mood;
}

/** The inside of a house: a wall, a floor, and perhaps a window with the hour's sky. */
export function indoors(stage: Stage, wall: string, floor: string, made: Indoors = {}): void {
  room(stage, wall, floor, made.floor ?? 590);
  if (!made.window) return;
  const [x, y] = made.window;
  const { outside } = made;
  stage.paper(arch(x, y + 90, 156, 210), darker(wall, 0.16), { lift: 0.5 });
  const hole = arch(x, y + 84, 128, 188);
  stage.ink(hole, outside?.sky[0] ?? ink.sky);
  stage.within(hole, () => {
    stage.ink(rect(x - 70, y + 10, 140, 80), outside?.sky[1] ?? ink.mist, 0.7);
    if (outside?.stars) stage.at(x - 560, y - 110, () => stars(stage, 0, 60, 190));
    stage.paper(svg(`M${x - 70} ${y + 60} q40 -30 80 -8 t60 -10 v60 h-140Z`), outside?.hills[1] ?? ink.moss, {
      lift: 0.6,
      up: true,
    });
  });
  stage.paper(rect(x - 88, y + 82, 176, 15, 4), darker(wall, 0.3), { lift: 0.7 });
}
