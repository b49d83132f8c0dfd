import { donkey } from '../kit/animals.ts';
import { arrow } from '../kit/archery.ts';
import { country, indoors } from '../kit/backdrops.ts';
import { city } from '../kit/buildings.ts';
import { comic, square, tall, wide } from '../kit/comic.ts';
import type { Easel } from '../kit/easel.ts';
import { grass, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, lighter, mood, skin, type Mood } from '../kit/palette.ts';
import { hall, throne } from '../kit/palace.ts';
import { poses } from '../kit/pose.ts';
import { bowl, bread, cup, jar, staff, table } from '../kit/props.ts';
import { limb, rect, svg, union } from '../kit/shapes.ts';
import { tree } from '../kit/trees.ts';

const david: Look = {
  ...looks.patriarch,
  skin: skin.wheat,
  robe: ink.teal,
  trim: ink.gold,
  cloak: ink.pomegranate,
  sash: ink.gold,
  hair: '#8a3d1d',
  beard: 0.6,
  cover: 'band',
  bandColour: ink.gold,
};
const mefivoshet: Look = {
  ...looks.man,
  skin: skin.wheat,
  robe: ink.cream,
  trim: ink.violet,
  sash: ink.violet,
  cloak: '#8f84b4',
  hair: ink.black,
  beard: 0.3,
  cover: 'cap',
  coverColour: ink.violet,
  hem: 0.95,
};
const micha: Look = {
  ...looks.boy,
  skin: skin.wheat,
  robe: ink.gold,
  trim: ink.violet,
  sash: ink.violet,
  hair: ink.black,
};
const tziva: Look = {
  ...looks.servant,
  skin: skin.brown,
  robe: ink.olive,
  trim: ink.cream,
  hair: ink.grey,
  beard: 0.6,
  hem: 0.8,
};
const envoy: Look = {
  ...looks.servant,
  skin: skin.umber,
  robe: ink.blue,
  trim: ink.gold,
  sash: ink.gold,
  beard: 0.3,
  cover: 'turban',
  coverColour: ink.cream,
};
const queen: Look = {
  ...looks.woman,
  skin: skin.olive,
  robe: ink.plum,
  trim: ink.gold,
  sash: ink.gold,
  cloak: ink.rose,
  coverColour: ink.cream,
  bandColour: ink.gold,
};
const sons: Look[] = [
  {
    ...looks.man,
    skin: skin.light,
    robe: ink.blue,
    trim: ink.gold,
    sash: ink.gold,
    hair: '#8a3d1d',
    beard: 0,
    cover: 'band',
    bandColour: ink.gold,
  },
  {
    ...looks.man,
    skin: skin.olive,
    robe: ink.plum,
    trim: ink.gold,
    sash: ink.gold,
    hair: ink.black,
    beard: 0.2,
    cover: 'band',
    bandColour: ink.cream,
  },
];
const dusty: Mood = { ...mood.noon, ground: '#ddb880' };

/** A crutch in the hand at the origin. */
const crutch = (s: Easel, turn = 0): void => s.at(0, 0, () => staff(s, 116, 40), { turn });

/** Two crutches that lie on the floor. */
function laidDown(s: Easel, x: number, y: number): void {
  s.paper(union(limb([x - 90, y], 5, [x + 90, y - 12], 4)), ink.wood, { lift: 0.6 });
  s.paper(union(limb([x - 70, y + 16], 5, [x + 104, y + 10], 4)), darker(ink.wood, 0.15), { lift: 0.6 });
}

const court = (s: Easel): void => hall(s, '#9fb4bf', '#7c6a78', ink.pomegranate, 600);

export default comic({
  course: 'friendship',
  panels: {
    'a-promise-kept': wide((s) => {
      court(s);
      throne(s, 960, 676, ink.violet, 1.3);
      s.person(david, {
        x: 968,
        y: 607,
        size: 1.3,
        face: -1,
        pose: { ...poses.sit, armF: 62, elbowF: 30, head: 4 },
        speaks: true,
        holds: () => s.at(-6, 52, () => arrow(s), { turn: -72, scale: 1.25 }),
      });
      s.person(envoy, { x: 420, y: 690, size: 1.24, pose: 'listen' });
      s.person(sons[1] ?? david, { x: 250, y: 676, size: 1.16, pose: 'stand' });
    }),
    'yonatans-son': square((s) => {
      court(s);
      s.person(david, {
        x: 830,
        y: 694,
        size: 1.44,
        face: -1,
        pose: { ...poses.welcome, lean: 10, armF: 70, armB: 30 },
        feels: 'amazed',
        speaks: true,
      });
      s.person(tziva, {
        x: 440,
        y: 694,
        size: 1.36,
        pose: { ...poses.bow, lean: 22, armF: 40 },
        speaks: true,
      });
    }),
    'far-away': square((s) => {
      indoors(s, '#d9b688', '#a37647', { window: [620, 400], outside: dusty });
      s.person(envoy, {
        x: 410,
        y: 694,
        size: 1.34,
        pose: { ...poses.welcome, armF: 80, armB: 20 },
        speaks: true,
      });
      table(s, 850, 690, 170, 92, ink.bark);
      s.person(mefivoshet, {
        x: 850,
        y: 690,
        size: 1.34,
        face: -1,
        pose: { ...poses.sit, head: -4 },
        feels: 'amazed',
        speaks: true,
      });
      s.at(930, 600, () => crutch(s, -12), { scale: 1.3 });
      s.at(946, 600, () => crutch(s, -18), { scale: 1.3 });
      s.person(micha, { x: 660, y: 696, size: 0.94, face: -1, pose: 'stand', feels: 'amazed' });
    }),
    'the-long-road': wide((s) => {
      country(s, dusty, { seed: 7, ground: 590, sun: [160, 150] });
      city(s, 1090, 506, '#e9cf9f', 0.74);
      tree(s, 300, 610, 'olive', 0.8);
      donkey(s, { x: 560, y: 684, scale: 1.3, face: 1, gone: 40, moving: 1, cloth: ink.violet }, 0.4);
      s.person(mefivoshet, {
        x: 556,
        y: 634,
        size: 1.12,
        pose: { ...poses.sit, footF: 40, footB: 34, liftF: 6, liftB: 6, armF: 40, elbowF: 40 },
        feels: 'sad',
        speaks: true,
      });
      s.at(600, 560, () => crutch(s, 74), { scale: 1 });
      s.person(micha, {
        x: 340,
        y: 694,
        size: 0.92,
        step: 'walk',
        phase: 0.2,
        pose: { ...poses.stand, head: -10 },
        speaks: true,
      });
      s.person(envoy, { x: 850, y: 680, size: 1.16, step: 'walk', phase: 0.6 });
      stone(s, 1180, 700, ink.clay, 1, 4);
      grass(s, 120, 704, ink.moss, 1.4);
    }),
    'he-bows': tall((s) => {
      court(s);
      s.paper(svg('M370 720 L470 610 H900 V720Z'), ink.pomegranate, { lift: 0.6 });
      s.paper(rect(770, 560, 300, 44, 4), ink.cream);
      s.paper(rect(730, 600, 340, 44, 4), ink.stone);
      s.person(david, {
        x: 830,
        y: 570,
        size: 1.04,
        face: -1,
        pose: { ...poses.stand, lean: 8, armF: 40, elbowF: 30 },
        feels: 'amazed',
      });
      s.person(mefivoshet, {
        x: 530,
        y: 672,
        size: 1.2,
        pose: {
          ...poses.ground,
          hip: 34,
          lean: 62,
          head: -2,
          armF: 60,
          elbowF: 16,
          armB: 70,
          elbowB: 12,
          footF: -20,
          footB: -34,
        },
        speaks: true,
      });
      laidDown(s, 700, 700);
    }),
    'do-not-fear': tall((s) => {
      court(s);
      s.paper(svg('M370 720 L470 610 H900 V720Z'), ink.pomegranate, { lift: 0.6 });
      s.person(mefivoshet, {
        x: 510,
        y: 694,
        size: 1.3,
        pose: {
          ...poses.ground,
          hip: 46,
          lean: 6,
          head: -14,
          armF: 78,
          elbowF: 10,
          armB: 40,
          elbowB: 30,
          footF: -10,
          footB: -26,
        },
        feels: 'amazed',
      });
      s.person(david, {
        x: 770,
        y: 694,
        size: 1.3,
        face: -1,
        pose: {
          ...poses.ground,
          hip: 60,
          lean: 18,
          head: 0,
          armF: 84,
          elbowF: 6,
          armB: 64,
          elbowB: 20,
          footF: 50,
          footB: -30,
        },
        feels: 'glad',
        speaks: true,
      });
    }),
    'at-the-table': wide((s) => {
      court(s);
      const place = { ...poses.sit, hip: 96 };
      s.person(sons[0] ?? david, {
        x: 150,
        y: 640,
        size: 1.2,
        pose: { ...place, armF: 40, elbowF: 90 },
        feels: 'glad',
      });
      s.person(david, {
        x: 390,
        y: 640,
        size: 1.26,
        pose: { ...place, armF: 70, elbowF: 30 },
        feels: 'glad',
        speaks: true,
      });
      s.person(mefivoshet, {
        x: 900,
        y: 640,
        size: 1.22,
        face: -1,
        pose: { ...place, armF: 34, elbowF: 100 },
        feels: 'glad',
      });
      s.person(micha, {
        x: 700,
        y: 640,
        size: 1.08,
        face: -1,
        pose: { ...place, armF: 96, elbowF: 20 },
        feels: 'glad',
        speaks: true,
      });
      s.person(queen, {
        x: 1140,
        y: 640,
        size: 1.2,
        face: -1,
        pose: { ...place, armF: 46, elbowF: 80 },
        feels: 'glad',
      });
      s.paper(rect(-40, 556, 1360, 200, 6), lighter(ink.cream, 0.3), { lift: 1.6, up: true });
      s.paper(svg('M-40 640 H1320 V676 H-40Z'), ink.teal, { lift: 0.4 });
      s.line(svg('M-40 658 H1320'), ink.gold, 5);
      s.paper(rect(-40, 548, 1360, 18, 5), darker(ink.cream, 0.08));
      for (const [x, k] of [
        [270, 1.2],
        [560, 1.3],
        [1010, 1.2],
      ] as const)
        bread(s, x, 552, k);
      bowl(s, 800, 556, ink.pomegranate, 1.1);
      bowl(s, 440, 556, ink.olive, 0.9);
      jar(s, 630, 552, ink.clay, 0.8);
      for (const x of [200, 350, 740, 860, 1090]) cup(s, x, 552, ink.gold, 0.9);
      s.at(1230, 640, () => crutch(s, -8), { scale: 1.2 });
    }),
  },
});
