import { bird, donkey, sheep } from '../kit/animals.ts';
import { country, indoors } from '../kit/backdrops.ts';
import { house } from '../kit/buildings.ts';
import { comic, square, tall, wide } from '../kit/comic.ts';
import type { Easel } from '../kit/easel.ts';
import { barley, sheaf } from '../kit/harvest.ts';
import { path } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, lighter, mood, skin, type Mood } from '../kit/palette.ts';
import { poses } from '../kit/pose.ts';
import { basket, bowl, bread, bundle, cup, jar, table } from '../kit/props.ts';
import { limb, rect, svg, union } from '../kit/shapes.ts';
import { temper, vision } from '../kit/temper.ts';
import { tree } from '../kit/trees.ts';

const worker: Look = {
  ...looks.servant,
  skin: skin.brown,
  robe: ink.teal,
  trim: ink.cream,
  sash: ink.wheat,
  hair: ink.black,
  beard: 0.5,
  coverColour: ink.sand,
  hem: 0.74,
};
const owner: Look = {
  ...looks.merchant,
  skin: skin.wheat,
  robe: ink.plum,
  trim: ink.gold,
  cloak: ink.clay,
  sash: ink.gold,
  hair: '#8d7a68',
  beard: 0.7,
  coverColour: ink.cream,
  girth: 1.16,
};
const wife: Look = { ...looks.woman, skin: skin.olive, robe: ink.rose, coverColour: ink.peach };
const son: Look = { ...looks.boy, skin: skin.brown, robe: ink.gold, coverColour: ink.teal };
const daughter: Look = { ...looks.girl, skin: skin.brown, robe: ink.violet, hem: 0.96 };

const autumn: Mood = { ...mood.noon, sky: ['#8fc3d8', '#fbe6b6'], cloud: '#fffaf0' };
const evening: Mood = { ...mood.dawn, ground: '#b98a5e' };
const wall = '#e2bd8b';

/** A mattock over the shoulder or in the hands. */
function hoe(s: Easel): void {
  s.paper(union(limb([-4, 46], 4, [6, -104], 4)), ink.wood, { lift: 0.6 });
  s.paper(svg('M-2 -112 L44 -104 L40 -90 L-2 -98Z'), '#6f7480', { lift: 0.6 });
}

function purse(s: Easel): void {
  s.paper(svg('M-20 4 C-34 34 34 34 20 4 C12 -2 -12 -2 -20 4Z'), ink.rust, { lift: 0.7 });
  s.line(svg('M-14 3 H14'), ink.gold, 4);
}

/** Three donkeys, one behind another: food, drink and sweet things. */
function threeDonkeys(s: Easel, x: number, y: number, scale: number, gap: number): void {
  const cloths = [ink.pomegranate, ink.olive, ink.violet];
  for (const [i, cloth] of cloths.entries()) {
    const [dx, dy] = [x + i * gap, y - i * 6];
    donkey(s, { x: dx, y: dy, scale, face: -1, gone: 20 + i * 27, moving: 1, cloth }, i * 0.8);
    s.at(
      dx,
      dy,
      () => {
        if (i === 0) {
          basket(s, -14, -82, 0.86, '#d89a52');
          basket(s, 26, -84, 0.86, ink.leaf);
        } else if (i === 1) {
          jar(s, -16, -72, ink.clay, 0.72);
          jar(s, 22, -72, darker(ink.clay, 0.12), 0.72);
        } else {
          basket(s, -14, -82, 0.86, ink.plum);
          basket(s, 26, -84, 0.86, ink.gold);
        }
      },
      { scale },
    );
  }
}

/** Bedding in a pile: pillows and rolled blankets. */
function bedding(s: Easel, x: number, y: number, scale = 1): void {
  s.at(
    x,
    y,
    () => {
      s.paper(rect(-70, -34, 140, 36, 16), ink.blue);
      s.paper(rect(-62, -66, 124, 36, 16), ink.rose);
      s.paper(rect(-50, -100, 100, 38, 18), ink.paper);
      s.line(svg('M-40 -34 v34 M40 -34 v34 M-34 -64 v30 M34 -64 v30'), lighter(ink.sand, 0.4), 4, 0.7);
    },
    { scale },
  );
}

function guess(s: Easel, x: number, y: number, r: number, sky: string, draw: () => void): void {
  vision(s, x, y, r, 1, () => {
    s.ink(rect(-r, -r, r * 2, r * 2), sky);
    draw();
  });
}

export default comic({
  course: 'power-of-speech',
  panels: {
    'three-years': wide((s) => {
      country(s, mood.spring, { sun: [1060, 160], seed: 6, ground: 560 });
      house(s, 1010, 590, { width: 300, height: 230, windows: 3, wall: ink.cream }, 1);
      barley(s, 30, 620, 820, 0.4);
      barley(s, 60, 660, 780, 1.4, '#d9a84e');
      sheaf(s, 120, 700, 1.1);
      sheaf(s, 760, 704, 1.1);
      s.person(worker, {
        x: 450,
        y: 724,
        size: 1.46,
        pose: { ...poses.stoop, armF: 44, armB: 52 },
        hand: 'both',
        holds: () => s.at(0, 0, () => hoe(s), { turn: 62 }),
        feels: 'glad',
      });
      s.person(owner, { x: 1010, y: 700, size: 1.34, face: -1, pose: 'welcome', feels: 'glad' });
    }),
    'my-wages': square((s) => {
      indoors(s, wall, '#9a6b47', { floor: 620, window: [640, 300], outside: autumn });
      s.person(worker, { x: 430, y: 770, size: 1.66, pose: { ...poses.offer, elbowF: 30 }, speaks: true });
      s.person(owner, {
        x: 840,
        y: 770,
        size: 1.66,
        face: -1,
        pose: { ...poses.heart, head: 14 },
        speaks: true,
        feels: 'sad',
      });
    }),
    'no-and-no': square((s) => {
      indoors(s, wall, '#9a6b47', { floor: 620 });
      guess(s, 372, 388, 58, autumn.sky[1], () => sheaf(s, 0, 50, 0.62));
      guess(s, 540, 356, 58, mood.spring.sky[0], () => {
        s.paper(rect(-80, 12, 160, 80), ink.moss, { up: true });
        s.paper(rect(-80, 34, 160, 60), ink.wheat, { up: true });
      });
      guess(s, 724, 356, 58, mood.day.sky[1], () => sheep(s, { x: 0, y: 42, scale: 0.72, face: -1 }, 0));
      guess(s, 908, 388, 58, '#cbb6d8', () => bedding(s, 0, 52, 0.66));
      s.person(worker, { x: 460, y: 850, size: 1.5, pose: 'welcome', speaks: true, feels: 'amazed' });
      s.person(owner, {
        x: 830,
        y: 850,
        size: 1.5,
        face: -1,
        pose: { ...poses.welcome, armF: 40, armB: 56, elbowF: 60, elbowB: 50 },
        speaks: true,
        feels: 'sad',
      });
    }),
    'the-way-home': wide((s) => {
      country(s, evening, { sun: [930, 360], seed: 11, ground: 560, clouds: 2 });
      path(s, [100, 900], [880, 960], 720, 566, '#d3a878');
      tree(s, 1150, 610, 'olive', 1);
      tree(s, 90, 600, 'cypress', 1);
      s.person(worker, {
        x: 480,
        y: 730,
        size: 1.6,
        step: 'walk',
        phase: 0.16,
        pose: { ...poses.stand, armF: 54, elbowF: 100, head: 16 },
        holds: () => s.at(0, 0, () => hoe(s), { turn: -52 }),
        feels: 'sad',
      });
      s.tint('#5a4a9c', 0.16);
    }),
    'who-is-coming': tall((s) => {
      country(s, autumn, { sun: [480, 330], seed: 14, ground: 600, clouds: 2 });
      path(s, [430, 900], [720, 760], 720, 470, '#ecca94');
      threeDonkeys(s, 560, 566, 0.64, 122);
      s.person(owner, {
        x: 450,
        y: 590,
        size: 0.9,
        face: -1,
        step: 'walk',
        feels: 'glad',
        pose: { ...poses.stand, armB: 120 },
      });
      s.person(son, {
        x: 826,
        y: 930,
        size: 1.5,
        face: -1,
        pose: { ...poses.point, armF: 104 },
        speaks: true,
        feels: 'amazed',
      });
    }),
    'all-for-you': tall((s) => {
      country(s, autumn, { seed: 3, ground: 610, clouds: 2 });
      donkey(s, { x: 860, y: 700, scale: 1.2, face: -1, cloth: ink.pomegranate }, 0.4);
      s.person(owner, {
        x: 730,
        y: 790,
        size: 1.72,
        face: -1,
        pose: { ...poses.offer, armF: 62 },
        speaks: true,
        feels: 'glad',
        holds: () => purse(s),
      });
      s.person(worker, { x: 450, y: 790, size: 1.7, pose: { ...poses.heart, head: -4 }, feels: 'amazed' });
    }),
    'what-did-you-think': wide((s) => {
      indoors(s, '#d9a878', '#8a5c40', { floor: 600, window: [220, 260], outside: autumn });
      table(s, 640, 730, 560, 150, '#c99461');
      s.paper(svg('M366 578 H914 L926 650 Q640 668 354 650Z'), ink.paper);
      s.line(svg('M360 634 Q640 652 920 634'), ink.pomegranate, 7);
      bread(s, 430, 578, 1.2);
      bowl(s, 540, 580, ink.plum, 1.3);
      bowl(s, 650, 580, ink.leaf, 1.3);
      cup(s, 750, 578, ink.clay, 1.2);
      bread(s, 850, 576, 1);
      s.person(daughter, { x: 130, y: 760, size: 1.3, pose: 'stand', feels: 'glad' });
      s.person(worker, {
        x: 330,
        y: 776,
        size: 1.6,
        pose: { ...poses.sit, hip: 96, armF: 50, elbowF: 30 },
        speaks: true,
        feels: 'glad',
      });
      s.person(owner, {
        x: 980,
        y: 776,
        size: 1.6,
        face: -1,
        pose: { ...poses.sit, hip: 96, armF: 34, elbowF: 84 },
        speaks: true,
      });
      s.person(wife, {
        x: 1180,
        y: 760,
        size: 1.5,
        face: -1,
        pose: 'hold',
        holds: () => bowl(s, 0, 12, ink.gold, 1),
        hand: 'both',
      });
    }),
    'rented-out': square((s) => {
      indoors(s, '#d9a878', '#8a5c40', { floor: 640 });
      s.person(worker, {
        x: 430,
        y: 800,
        size: 1.74,
        pose: { ...poses.welcome, armF: 74, armB: 100 },
        speaks: true,
      });
      guess(s, 842, 366, 112, mood.spring.sky[1], () => {
        s.paper(rect(-120, 46, 240, 80), ink.moss, { up: true });
        sheep(s, { x: -44, y: 70, scale: 0.86 }, 0);
        s.person(looks.traveller, { x: 54, y: 86, size: 0.46, step: 'walk' });
      });
      guess(s, 860, 600, 96, mood.day.sky[0], () => {
        s.paper(rect(-120, 20, 240, 90), ink.wheat, { up: true });
        s.person(looks.grandfather, { x: 6, y: 66, size: 0.46, face: -1, pose: 'stoop' });
        sheaf(s, -50, 66, 0.5);
      });
    }),
    'given-to-heaven': square((s) => {
      indoors(s, '#d9a878', '#8a5c40', { floor: 640 });
      s.glow(470, 400, 230, '#ffe9a6', 0.8);
      bedding(s, 470, 470, 1.1);
      sheaf(s, 372, 480, 0.66);
      bird(s, 560, 350, 0.4);
      s.person(worker, { x: 640, y: 790, size: 1.66, pose: 'heart', speaks: true });
      s.person(owner, {
        x: 880,
        y: 800,
        size: 1.7,
        face: -1,
        pose: { ...poses.listen, armF: 40, elbowF: 110 },
        speaks: true,
        feels: 'amazed',
      });
    }),
    'judged-kindly': wide((s) => {
      indoors(s, '#d9a878', '#8a5c40', { floor: 610, window: [640, 250], outside: evening });
      s.glow(640, 430, 300, '#ffd98a', 0.6);
      s.person(owner, {
        x: 500,
        y: 770,
        size: 1.72,
        pose: { ...poses.welcome, armF: 58, armB: 72 },
        speaks: true,
        feels: 'glad',
      });
      s.person(worker, {
        x: 860,
        y: 770,
        size: 1.72,
        face: -1,
        pose: { ...poses.offer, armF: 52, armB: 62 },
        feels: 'glad',
      });
      temper(s, 682, 380, 0, 0.3, 0.9);
      s.person(wife, { x: 1060, y: 750, size: 1.5, face: -1, pose: 'heart', feels: 'glad' });
      s.person(son, { x: 1180, y: 750, size: 1.28, face: -1, pose: 'cheer', feels: 'glad' });
      s.person(daughter, {
        x: 220,
        y: 750,
        size: 1.3,
        pose: 'hold',
        holds: () => bundle(s, 0, 14, ink.violet, 0.8),
        hand: 'both',
        feels: 'glad',
      });
    }),
  },
});
