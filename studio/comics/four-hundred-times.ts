import { rooster } from '../kit/animals.ts';
import { country, indoors } from '../kit/backdrops.ts';
import { house } from '../kit/buildings.ts';
import { comic, square, wide } from '../kit/comic.ts';
import type { Easel } from '../kit/easel.ts';
import { grass } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, mood, skin, type Mood } from '../kit/palette.ts';
import { poses } from '../kit/pose.ts';
import { cup, lamp, scroll, table } from '../kit/props.ts';
import { ellipse } from '../kit/shapes.ts';
import { scrollShelf } from '../kit/tablet.ts';
import { random } from '../kit/time.ts';
import { tree } from '../kit/trees.ts';
import { beams } from '../kit/weather.ts';

const preida: Look = {
  ...looks.sage,
  skin: skin.brown,
  robe: ink.paper,
  trim: ink.teal,
  cloak: ink.teal,
  sash: ink.olive,
  hair: '#d9d4cc',
  beard: 0.95,
  coverColour: ink.cream,
};
const student: Look = {
  ...looks.boy,
  skin: skin.wheat,
  robe: ink.peach,
  trim: ink.rust,
  sash: ink.rust,
  hair: ink.black,
  coverColour: ink.pomegranate,
  hem: 0.8,
  headSize: 1.16,
};
const girl: Look = { ...looks.girl, skin: skin.light, hair: ink.bark };

/** Pebbles to count by, in a heap `many` wide. */
function pebbles(s: Easel, x: number, y: number, many: number): void {
  const next = random(7);
  for (let row = 0; many - row * 2 > 0; row++)
    for (let i = 0; i < many - row * 2; i++)
      s.paper(
        ellipse(x + (i - (many - row * 2 - 1) / 2) * 21 + next() * 5, y - row * 13, 13, 9),
        [ink.stone, ink.grey, ink.sand][Math.floor(next() * 3)] ?? ink.stone,
        { lift: 0.5 },
      );
}

interface Hour {
  wall: string;
  outside: Mood;
  floor?: string;
  window?: readonly [number, number];
}

/** The room in which they learn, always the same, at another hour. */
function study(s: Easel, { wall, outside, floor = '#9a6c46', window = [640, 400] }: Hour): void {
  indoors(s, wall, floor, { window, outside });
}

/** The blue of the lamp-lit hours. */
const late = { wall: '#5c6499', floor: '#574263', outside: mood.night };

const stool = (s: Easel, x: number, y: number): void => table(s, x, y, 120, 86, darker(ink.wood, 0.1));
const low = { ...poses.ground, head: -8 };

export default comic({
  course: 'patience',
  panels: {
    'once-more': wide((s) => {
      study(s, { wall: '#e6c896', outside: mood.day, window: [640, 300] });
      scrollShelf(s, 1090, 440, 11, 0.9);
      stool(s, 850, 690);
      s.person(preida, {
        x: 860,
        y: 690,
        size: 1.36,
        face: -1,
        pose: { ...poses.sitRead, head: 4 },
        hand: 'both',
        holds: () => scroll(s, 8, -6, 0.9, 0.6),
        feels: 'glad',
        speaks: true,
      });
      s.person(student, { x: 400, y: 690, size: 1.36, pose: { ...low, armF: 70, elbowF: 30 }, speaks: true });
      pebbles(s, 650, 700, 5);
    }),
    'nearly-there': square((s) => {
      study(s, late);
      stool(s, 850, 690);
      s.person(preida, {
        x: 856,
        y: 690,
        size: 1.34,
        face: -1,
        pose: { ...poses.sit, armF: 62, elbowF: 30, head: 6 },
        speaks: true,
        holds: () => s.paper(ellipse(0, 8, 13, 9), ink.sand),
      });
      s.person(student, {
        x: 410,
        y: 694,
        size: 1.36,
        pose: { ...poses.ground, armF: 22, elbowF: 130, head: 14 },
        eyesShut: true,
      });
      pebbles(s, 660, 702, 8);
      lamp(s, 930, 700, 0.4, 0.8);
      s.glow(920, 640, 360, '#ffc86a', 0.5);
    }),
    'now-i-know': square((s) => {
      study(s, { wall: '#e9c492', outside: mood.dawn });
      stool(s, 850, 690);
      s.person(preida, {
        x: 856,
        y: 690,
        size: 1.34,
        face: -1,
        pose: { ...poses.sit, armF: 80, elbowF: 30, armB: 96, elbowB: 20 },
        feels: 'glad',
        speaks: true,
      });
      pebbles(s, 640, 704, 9);
      s.person(student, {
        x: 430,
        y: 668,
        size: 1.3,
        pose: { ...poses.cheer, liftF: 24, liftB: 14 },
        feels: 'glad',
        speaks: true,
      });
    }),
    'they-are-waiting': wide((s) => {
      study(s, { wall: '#dfc08c', outside: mood.noon, window: [560, 330] });
      scrollShelf(s, 1150, 410, 9, 0.9);
      stool(s, 930, 690);
      s.person(preida, {
        x: 940,
        y: 690,
        size: 1.34,
        face: -1,
        pose: { ...poses.sit, armF: 66, elbowF: 40 },
        speaks: true,
        feels: 'glad',
      });
      s.person(student, { x: 660, y: 694, size: 1.3, face: -1, pose: { ...low, head: 0 }, feels: 'sad' });
      s.person(girl, {
        x: 250,
        y: 690,
        size: 1.2,
        step: 'run',
        phase: 0.16,
        pose: 'point',
        holds: () => undefined,
        speaks: true,
      });
      pebbles(s, 800, 704, 4);
    }),
    'not-one-word': square((s) => {
      study(s, { wall: '#a58fb0', floor: '#76576a', outside: mood.dusk });
      stool(s, 860, 690);
      s.person(preida, {
        x: 866,
        y: 690,
        size: 1.34,
        face: -1,
        pose: { ...poses.sit, lean: 12, armF: 58, elbowF: 40 },
        speaks: true,
      });
      pebbles(s, 640, 704, 9);
      s.person(student, {
        x: 410,
        y: 694,
        size: 1.36,
        pose: { ...poses.ground, armF: 30, elbowF: 132, armB: 34, elbowB: 128, head: 22 },
        feels: 'sad',
        speaks: true,
      });
    }),
    'i-am-staying': square((s) => {
      study(s, late);
      s.person(preida, {
        x: 830,
        y: 694,
        size: 1.46,
        face: -1,
        pose: { ...poses.ground, lean: 10, armF: 74, elbowF: 12, armB: 26, elbowB: 90 },
        feels: 'glad',
        speaks: true,
      });
      s.person(student, {
        x: 430,
        y: 694,
        size: 1.44,
        pose: { ...poses.ground, armF: 20, elbowF: 100, head: -2 },
        feels: 'sad',
        speaks: true,
      });
      lamp(s, 640, 704, 0.2, 0.8);
      s.glow(650, 640, 360, '#ffc86a', 0.55);
    }),
    'eight-hundred': wide((s) => {
      study(s, { wall: '#f0cf9c', outside: mood.dawn, window: [640, 300] });
      rooster(s, 640, 386, 0.6);
      stool(s, 990, 690);
      s.person(preida, {
        x: 1000,
        y: 690,
        size: 1.34,
        face: -1,
        pose: { ...poses.sit, lean: -6, armF: 90, elbowF: 20 },
        feels: 'glad',
        speaks: true,
      });
      pebbles(s, 670, 706, 15);
      s.person(student, {
        x: 300,
        y: 656,
        size: 1.36,
        pose: { ...poses.cheer, liftF: 30, liftB: 16 },
        feels: 'glad',
        speaks: true,
      });
      cup(s, 900, 704, ink.clay, 1);
    }),
    'for-everyone': wide((s) => {
      country(s, mood.spring, { seed: 3, ground: 600, sun: [640, 90] });
      house(s, 1120, 612, { width: 250, height: 190, windows: 3, wall: ink.sand });
      tree(s, 130, 620, 'olive', 0.9);
      beams(s, 600, -60, 0.5, 0);
      s.person(student, { x: 340, y: 690, size: 1.24, pose: 'cheer', feels: 'glad', speaks: true });
      s.person(preida, {
        x: 640,
        y: 688,
        size: 1.36,
        face: -1,
        pose: { ...poses.welcome, head: -18 },
        feels: 'glad',
        speaks: true,
      });
      s.person(looks.woman, { x: 850, y: 676, size: 1.14, face: -1, pose: 'heart', feels: 'glad' });
      s.person(girl, { x: 960, y: 690, size: 1.06, face: -1, pose: 'cheer', feels: 'glad' });
      s.person(looks.grandfather, { x: 1090, y: 684, size: 1.14, face: -1, pose: 'stand', feels: 'glad' });
      grass(s, 500, 706, ink.moss, 1.4, ink.rose);
    }),
  },
});
