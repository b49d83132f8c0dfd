import { country, indoors } from '../kit/backdrops.ts';
import { doorway, house } from '../kit/buildings.ts';
import { comic, square, tall, wide } from '../kit/comic.ts';
import type { Easel } from '../kit/easel.ts';
import { grass, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, lighter, mood, skin } from '../kit/palette.ts';
import { poses } from '../kit/pose.ts';
import { bowl, bread, cup, jar, lamp, scroll, table } from '../kit/props.ts';
import { arch, blob, ellipse, rect, svg } from '../kit/shapes.ts';
import { scrollShelf } from '../kit/tablet.ts';
import { tree } from '../kit/trees.ts';

const ukva: Look = {
  ...looks.sage,
  skin: skin.wheat,
  robe: ink.cream,
  trim: ink.violet,
  cloak: ink.violet,
  sash: ink.gold,
  hair: '#8d8279',
  beard: 0.75,
};
const wife: Look = {
  ...looks.woman,
  skin: skin.olive,
  robe: ink.teal,
  trim: ink.gold,
  sash: ink.gold,
  cloak: ink.rose,
  coverColour: ink.cream,
  bandColour: ink.rose,
};
const neighbour: Look = {
  ...looks.man,
  skin: skin.brown,
  robe: '#b39468',
  trim: ink.rust,
  sash: ink.rust,
  hair: ink.black,
  beard: 0.5,
  cover: 'cap',
  coverColour: ink.moss,
};

/** Four coins, seen from the side. */
function coins(s: Easel, x: number, y: number, scale = 1): void {
  s.at(
    x,
    y,
    () => {
      for (const [dx, dy] of [
        [-26, 0],
        [24, 2],
        [2, 6],
        [-2, -9],
      ] as const)
        s.paper(ellipse(dx, dy, 17, 7), dy > 1 ? ink.gold : ink.wheat, { lift: 0.5 });
    },
    { scale },
  );
}

/** The neighbour's house from near, the middle of its foot at x, y. */
function home(s: Easel, x: number, y: number, open: number, scale = 1, lit = false): void {
  s.at(
    x,
    y,
    () => {
      s.paper(rect(-230, -420, 460, 426), '#d9b98c', { lift: 1.3, up: true });
      for (let i = 0; i < 16; i++)
        s.ink(
          rect(-212 + ((i * 131) % 370), -390 + ((i * 83) % 360), 56, 24, 5),
          i % 2 ? '#fff' : ink.rust,
          0.1,
        );
      s.paper(rect(-244, -432, 488, 22, 4), darker('#d9b98c', 0.16), { lift: 0.7 });
      s.paper(arch(120, -170, 70, 104), lit ? ink.gold : darker('#d9b98c', 0.6), { lift: 0.3 });
      s.line(svg('M120 -170 v-100 M85 -214 h70'), '#d9b98c', 4);
      doorway(s, -70, 4, { width: 170, height: 318, wall: '#d9b98c', open, lit, colour: ink.rust });
    },
    { scale },
  );
}

/** A baker's oven as big as a hut, its ashes swept out before it. */
function oven(s: Easel, x: number, y: number, scale: number): void {
  s.at(
    x,
    y,
    () => {
      s.paper(
        blob([-170, 4], [-166, -110], [-110, -210], [0, -250], [110, -210], [166, -110], [170, 4]),
        ink.clay,
        { lift: 1.4, up: true },
      );
      for (const [dx, dy] of [
        [-110, -130],
        [-60, -190],
        [70, -176],
        [118, -110],
        [6, -214],
      ] as const)
        s.ink(rect(dx - 26, dy, 52, 20, 8), lighter(ink.clay, 0.3), 0.35);
      s.paper(arch(-20, 4, 176, 168), darker(ink.clay, 0.25), { lift: 0.6 });
      s.ink(arch(-20, 4, 140, 146), '#2a1320');
      s.glow(-20, 0, 90, '#ff9a4a', 0.7);
      s.paper(blob([-196, 6], [-190, -10], [-160, -26], [-132, -8], [-128, 6]), '#6b6370', { lift: 0.6 });
    },
    { scale },
  );
}

/** Inside the oven: rings of brick, and a floor that has not forgotten the fire. */
function inTheOven(s: Easel): void {
  s.paper(rect(-100, -100, 1500, 1000), '#3a1c26', { lift: 0 });
  for (const [i, r] of [620, 520, 420].entries())
    s.paper(ellipse(640, 640, r * 0.86, r), ['#57283008', '#6a3030', '#7d3a32'][i]?.slice(0, 7) ?? ink.rust, {
      lift: 1,
    });
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (1.08 + i * 0.105);
    s.at(
      640 + Math.cos(a) * 404,
      640 + Math.sin(a) * 470,
      () => s.ink(rect(-26, -12, 52, 24, 6), '#a2513c', 0.7),
      {
        turn: (a * 180) / Math.PI + 90,
      },
    );
  }
  s.paper(ellipse(640, 720, 560, 130), '#c9623a', { lift: 1.2, up: true });
  s.glow(640, 700, 380, '#ffb05a', 0.75);
  s.glow(640, 720, 200, '#ffe08a', 0.45);
}

const seat = { ...poses.ground, hip: 40, footF: 104, footB: 86 };

export default comic({
  course: 'live-to-give',
  panels: {
    'four-again': wide((s) => {
      country(s, mood.day, { sun: [150, 150], seed: 4, ground: 600 });
      house(s, 1190, 606, { width: 200, height: 240, windows: 2, roof: 'dome' });
      home(s, 900, 640, 0.9);
      tree(s, 170, 640, 'pomegranate', 0.9);
      s.person(neighbour, {
        x: 540,
        y: 690,
        size: 1.2,
        pose: { ...poses.offer, head: 16 },
        speaks: true,
        feels: 'amazed',
        hand: 'both',
        holds: () => coins(s, 4, 0, 0.8),
      });
      coins(s, 780, 690, 0.8);
      stone(s, 1090, 690, ink.stone, 0.8, 2);
      grass(s, 380, 704, ink.moss, 1.4, ink.gold);
    }),
    'i-will-see': square((s) => {
      indoors(s, '#d8a874', '#9a6a44', { window: [830, 400], outside: mood.dusk });
      table(s, 800, 690, 230, 110);
      coins(s, 760, 572, 0.9);
      bowl(s, 860, 582, ink.wheat, 0.9);
      s.person(neighbour, {
        x: 480,
        y: 676,
        size: 1.5,
        pose: { ...poses.think, head: -2 },
        feels: 'glad',
        speaks: false,
      });
    }),
    'late-learning': square((s) => {
      indoors(s, '#6a6f9f', '#5f4560', { window: [470, 330], outside: mood.night });
      scrollShelf(s, 850, 420, 12, 0.8);
      table(s, 860, 690, 130, 84, ink.bark);
      s.person(ukva, {
        x: 850,
        y: 690,
        size: 1.3,
        face: -1,
        pose: { ...poses.sitRead, head: 6 },
        speaks: true,
        feels: 'glad',
      });
      table(s, 690, 690, 170, 110);
      scroll(s, 700, 566, 1, 0.66);
      lamp(s, 636, 580, 0.3, 0.6);
      s.person(wife, { x: 430, y: 690, size: 1.34, pose: 'welcome', speaks: true, feels: 'glad' });
      s.glow(650, 540, 320, '#ffc86a', 0.5);
    }),
    softly: tall((s) => {
      country(s, mood.dusk, { seed: 6, ground: 600, clouds: 2, sun: [480, 250] });
      home(s, 840, 650, 0, 1.02);
      s.person(ukva, {
        x: 626,
        y: 694,
        size: 1.1,
        pose: { ...poses.bend, lean: 60, armF: 64, elbowF: 4, head: -8 },
        holds: () => coins(s, 14, 6, 0.6),
      });
      s.person(wife, {
        x: 450,
        y: 694,
        size: 1.14,
        pose: { ...poses.think, lean: 8, head: 0 },
        speaks: true,
      });
    }),
    'who-is-there': tall((s) => {
      s.paper(rect(200, -20, 900, 800), '#585a92', { lift: 0 });
      for (let i = 0; i < 24; i++)
        s.ink(
          rect(330 + ((i * 137) % 560), 30 + ((i * 89) % 600), 74, 30, 6),
          i % 2 ? '#fff' : '#2a2040',
          0.06,
        );
      s.paper(rect(200, 640, 900, 200), '#474470', { lift: 1, up: true });
      doorway(s, 640, 652, { width: 250, height: 400, wall: '#585a92', open: 1, lit: true });
      s.person(neighbour, {
        x: 630,
        y: 684,
        size: 1.22,
        pose: { ...poses.welcome, armF: 88, armB: 128, lean: 8 },
        speaks: true,
        feels: 'amazed',
        face: 1,
      });
      coins(s, 520, 684, 1);
      s.glow(640, 470, 330, '#ffcf7a', 0.4);
    }),
    'run-run': wide((s) => {
      country(s, mood.dusk, { seed: 8, ground: 596, sun: [330, 190] });
      home(s, 120, 640, 1, 0.66, true);
      s.person(neighbour, {
        x: 320,
        y: 662,
        size: 0.8,
        step: 'run',
        phase: 0.3,
        feels: 'amazed',
        speaks: true,
      });
      oven(s, 1120, 650, 1.06);
      s.person(ukva, { x: 600, y: 684, size: 1.24, step: 'run', phase: 0.1, feels: 'amazed' });
      s.person(wife, {
        x: 830,
        y: 684,
        size: 1.22,
        step: 'run',
        phase: 0.62,
        pose: 'point',
        holds: () => undefined,
        speaks: true,
      });
      s.tint('#2a3270', 0.16);
    }),
    'still-warm': square((s) => {
      inTheOven(s);
      s.person(wife, {
        x: 776,
        y: 694,
        size: 1.56,
        face: -1,
        pose: { ...seat, head: 6 },
        feels: 'glad',
        speaks: true,
      });
      s.person(ukva, {
        x: 492,
        y: 694,
        size: 1.56,
        pose: { ...seat, footF: 100, liftF: 54, footB: 84, liftB: 34, lean: -10, armF: 60, elbowF: 70 },
        feels: 'amazed',
        speaks: true,
      });
    }),
    'why-so-cool': square((s) => {
      inTheOven(s);
      s.person(wife, {
        x: 806,
        y: 706,
        size: 1.68,
        face: -1,
        pose: { ...seat, armF: 62, elbowF: 40, head: 4 },
        feels: 'glad',
        speaks: true,
        holds: () => bread(s, 0, 6, 1),
      });
      s.person(ukva, {
        x: 466,
        y: 706,
        size: 1.68,
        pose: { ...seat, footF: 92, liftF: 24, footB: 80, liftB: 22, armF: 22, elbowF: 120 },
        feels: 'sad',
        speaks: true,
      });
    }),
    'good-morning': wide((s) => {
      country(s, mood.spring, { sun: [170, 150], seed: 5, ground: 520 });
      home(s, 1120, 566, 1, 0.92);
      s.person(neighbour, {
        x: 850,
        y: 612,
        size: 1.1,
        face: -1,
        pose: 'offer',
        hand: 'both',
        holds: () => bread(s, 0, 4, 1.1),
        feels: 'glad',
        speaks: true,
      });
      jar(s, 1200, 606, ink.clay, 0.9);
      cup(s, 1250, 612, ink.rust, 0.9);
      tree(s, 80, 556, 'olive', 0.9);
      s.person(wife, { x: 270, y: 612, size: 1.06, step: 'walk', phase: 0.2, feels: 'glad' });
      s.person(ukva, { x: 430, y: 612, size: 1.1, step: 'walk', phase: 0.6, feels: 'glad', speaks: true });
      for (const [x, y] of [
        [252, 494],
        [290, 540],
        [420, 520],
      ] as const)
        s.ink(ellipse(x, y, 13, 8), '#3a2430', 0.55);
      grass(s, 620, 640, ink.moss, 1.4, ink.rose);
    }),
  },
});
