import { country, indoors } from '../kit/backdrops.ts';
import { doorway } from '../kit/buildings.ts';
import { comic, square, wide } from '../kit/comic.ts';
import type { Easel } from '../kit/easel.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, lighter, mood, skin, type Mood } from '../kit/palette.ts';
import { poses } from '../kit/pose.ts';
import { basket, bread, bundle, jar, lamp, scroll, staff, table } from '../kit/props.ts';
import { ellipse, rect, svg } from '../kit/shapes.ts';
import { scrollShelf } from '../kit/tablet.ts';
import { branch, tree } from '../kit/trees.ts';
import { beams } from '../kit/weather.ts';

const ravYosef: Look = {
  skin: skin.olive,
  robe: '#c3dbe0',
  trim: ink.teal,
  sash: ink.teal,
  hair: '#c9c2b8',
  beard: 0.9,
  cover: 'turban',
  coverColour: ink.paper,
};
/** In what his mother brings. */
const cloaked: Look = { ...ravYosef, cloak: ink.teal };
const hisMother: Look = {
  ...looks.grandmother,
  skin: skin.olive,
  robe: ink.plum,
  trim: ink.peach,
  cloak: ink.rose,
  coverColour: ink.paper,
};
const chanan: Look = { ...looks.boy, robe: ink.blue, skin: skin.wheat };
const uri: Look = {
  ...looks.boy,
  robe: ink.olive,
  skin: skin.brown,
  hair: ink.black,
  coverColour: ink.wheat,
  sash: ink.cream,
};
const pupil: Look = { ...looks.scholar, skin: skin.light, robe: ink.peach, cloak: ink.rust, trim: ink.rust };
const mama: Look = {
  ...looks.woman,
  skin: skin.wheat,
  robe: ink.rust,
  sash: ink.gold,
  coverColour: ink.leaf,
};
const sister: Look = { ...looks.girl, skin: skin.wheat, robe: ink.rose, trim: ink.cream, sash: ink.cream };

const wall = '#e2bf8c';
const floor = '#9c6b45';

function rug(s: Easel, x: number, y: number, wideness: number, colour: string): void {
  s.paper(ellipse(x, y, wideness, 40), colour, { lift: 0.6 });
  s.ink(ellipse(x, y, wideness - 26, 29), lighter(colour, 0.25));
  s.ink(ellipse(x, y, wideness - 52, 19), colour);
}

function seat(s: Easel, x: number, y: number, size: number): void {
  const top = y - 66 * size;
  s.paper(rect(x - 120, top, 220, 20, 6), ink.wood);
  for (const dx of [-100, 66]) s.paper(rect(x + dx, top + 16, 18, y - top - 16, 4), darker(ink.wood, 0.2));
  s.paper(rect(x - 112, top - 16, 204, 20, 9), ink.pomegranate, { lift: 0.5 });
}

function studyRoom(s: Easel, made: { window?: readonly [number, number]; shelf?: number } = {}): void {
  indoors(s, wall, floor, { floor: 600, outside: mood.day, ...(made.window && { window: made.window }) });
  if (made.shelf !== undefined) scrollShelf(s, made.shelf, 330, 11, 0.95);
}

/** A doorway seen from inside, the day beyond it. */
function door(s: Easel, x: number, y: number, hour: Mood, height = 350): void {
  doorway(s, x, y, {
    width: height * 0.58,
    height,
    wall,
    open: 1,
    colour: ink.wood,
    mezuzah: false,
    inside: () => {
      s.ink(rect(-140, -height, 280, height), hour.sky[1]);
      s.ink(rect(-140, -height * 0.42, 280, height), hour.hills[1] ?? ink.moss);
      s.ink(rect(-140, -height * 0.16, 280, height), hour.ground);
    },
  });
}

function cane(s: Easel): void {
  staff(s, 138, 26, ink.bark);
}

/** A folded cloak over both hands. */
function foldedCloak(s: Easel): void {
  s.paper(rect(-34, -34, 78, 22, 9), darker(ink.teal, 0.12), { lift: 0.5 });
  s.paper(rect(-38, -18, 84, 24, 9), ink.teal, { lift: 0.6 });
  s.line(svg('M-30 -4 H38'), ink.gold, 4);
}

export default comic({
  course: 'honoring-parents',
  panels: {
    'learning-by-ear': wide((s) => {
      studyRoom(s, { window: [1090, 220], shelf: 690 });
      rug(s, 700, 672, 460, ink.dusk);
      seat(s, 250, 690, 1.32);
      s.person(pupil, {
        x: 1120,
        y: 664,
        size: 1.24,
        face: -1,
        pose: { ...poses.ground, armF: 60, elbowF: 70 },
        holds: () => scroll(s, 8, -14, 0.05, 0.7),
        hand: 'both',
        feels: 'amazed',
      });
      s.person(uri, { x: 870, y: 700, size: 1.16, face: -1, pose: 'ground', feels: 'glad' });
      s.person(chanan, {
        x: 640,
        y: 704,
        size: 1.16,
        face: -1,
        pose: { ...poses.ground, armF: 120, elbowF: 50 },
        feels: 'glad',
      });
      s.person(ravYosef, {
        x: 250,
        y: 690,
        size: 1.32,
        pose: { ...poses.sit, armF: 60, elbowF: 50, armB: 30, elbowB: 60 },
        eyesShut: true,
        speaks: true,
        feels: 'glad',
      });
    }),
    'quick-feet': square((s) => {
      studyRoom(s);
      door(s, 860, 604, mood.day);
      seat(s, 420, 708, 1.5);
      s.person(ravYosef, {
        x: 420,
        y: 708,
        size: 1.5,
        pose: { ...poses.sit, armF: 84, elbowF: 20 },
        eyesShut: true,
        speaks: true,
        feels: 'glad',
      });
      s.person(chanan, { x: 806, y: 700, size: 1.34, face: -1, step: 'run', phase: 0.36, feels: 'amazed' });
      for (const [x, y] of [
        [912, 690],
        [944, 664],
        [934, 708],
      ] as const)
        s.ink(ellipse(x, y, 20, 7), lighter(floor, 0.3), 0.8);
      s.paper(rect(880, 684, 44, 11, 5), ink.bark, { lift: 0.4 });
    }),
    tiptoes: square((s) => {
      studyRoom(s, { window: [410, 200] });
      door(s, 880, 604, mood.day);
      s.person(ravYosef, {
        x: 420,
        y: 800,
        size: 1.62,
        pose: { ...poses.listen, armF: 46, elbowF: 44, armB: 96, elbowB: 96, lean: 4, head: -2 },
        eyesShut: true,
        speaks: true,
        feels: 'glad',
      });
      s.person(uri, {
        x: 790,
        y: 690,
        size: 1.16,
        face: -1,
        pose: {
          ...poses.stoop,
          armF: 46,
          elbowF: 60,
          armB: 60,
          elbowB: 50,
          footF: 30,
          liftF: 26,
          footB: -22,
          liftB: 10,
        },
        holds: () => {
          s.paper(rect(-20, -6, 44, 12, 6), ink.bark, { lift: 0.5 });
          s.line(svg('M-8 -6 Q4 -24 16 -6'), ink.bark, 5);
        },
        feels: 'amazed',
        speaks: true,
      });
    }),
    'slow-steps': wide((s) => {
      country(s, mood.day, { sun: [1130, 150], ground: 600, seed: 6 });
      tree(s, 1180, 640, 'palm', 1);
      s.paper(rect(-60, -60, 800, 840), wall, { lift: 0 });
      for (let i = 0; i < 18; i++)
        s.ink(
          rect(-30 + (i % 6) * 132 + (i % 2) * 40, 90 + Math.floor(i / 6) * 150, 74, 26, 5),
          darker(wall, 0.1),
          0.5,
        );
      s.paper(rect(-60, 600, 800, 200), floor, { lift: 0.8, up: true });
      s.paper(rect(726, -60, 64, 372, 4), darker(wall, 0.22), { lift: 1.4 });
      s.paper(rect(706, 296, 104, 24, 4), ink.wood, { lift: 0.8 });
      s.paper(rect(714, 606, 90, 20, 4), ink.stone, { lift: 0.8 });
      rug(s, 330, 684, 300, ink.dusk);
      s.person(uri, { x: 120, y: 690, size: 1.14, pose: 'think', feels: 'amazed' });
      s.person(chanan, { x: 300, y: 696, size: 1.16, pose: 'heart', feels: 'amazed' });
      seat(s, 520, 700, 1.3);
      s.person(ravYosef, {
        x: 520,
        y: 700,
        size: 1.3,
        pose: { ...poses.sit, lean: 14, armF: 30, elbowF: 50, armB: 98, elbowB: 104, head: -6 },
        eyesShut: true,
        feels: 'amazed',
      });
      s.person(hisMother, {
        x: 1010,
        y: 676,
        size: 1.2,
        face: -1,
        step: 'shuffle',
        phase: 0.7,
        pose: { ...poses.stand, armF: 36, elbowF: 30, armB: 30, elbowB: 70 },
        holds: () => cane(s),
        feels: 'glad',
      });
      for (let i = 0; i < 4; i++)
        s.ink(ellipse(1110 + i * 52, 686 + (i % 2) * 10, 15, 5), darker(mood.day.ground, 0.3), 0.5);
    }),
    'he-rises': square((s) => {
      studyRoom(s);
      beams(s, 900, -20, 0.75);
      s.person(chanan, {
        x: 360,
        y: 740,
        size: 1.24,
        pose: { ...poses.ground, armF: 96, elbowF: 40, armB: 110, elbowB: 30 },
        feels: 'amazed',
      });
      s.person(ravYosef, {
        x: 640,
        y: 812,
        size: 1.72,
        pose: { ...poses.welcome, armF: 62, elbowF: 30, armB: 92, elbowB: 24, lean: 6 },
        eyesShut: true,
        speaks: true,
        feels: 'glad',
      });
    }),
    'the-mother': square((s) => {
      studyRoom(s);
      door(s, 790, 640, mood.day, 480);
      s.person(ravYosef, {
        x: 410,
        y: 770,
        size: 1.5,
        pose: { ...poses.bow, lean: 22, armF: 66, elbowF: 20, armB: 74, elbowB: 16 },
        eyesShut: true,
        feels: 'glad',
      });
      s.person(hisMother, {
        x: 790,
        y: 720,
        size: 1.32,
        face: -1,
        pose: { ...poses.offer, armF: 60, elbowF: 30, armB: 66, elbowB: 26 },
        holds: () => foldedCloak(s),
        hand: 'both',
        speaks: true,
        feels: 'glad',
      });
    }),
    'who-comes-in': wide((s) => {
      studyRoom(s, { window: [640, 210], shelf: 1080 });
      rug(s, 560, 676, 420, ink.dusk);
      s.person(uri, { x: 150, y: 700, size: 1.18, pose: 'heart', feels: 'glad' });
      s.person(chanan, {
        x: 320,
        y: 706,
        size: 1.22,
        pose: { ...poses.offer, armF: 60, elbowF: 40 },
        speaks: true,
        feels: 'amazed',
      });
      seat(s, 1030, 696, 1.24);
      s.person(hisMother, {
        x: 1030,
        y: 696,
        size: 1.24,
        face: -1,
        pose: { ...poses.sit, armF: 40, elbowF: 60, armB: 44, elbowB: 60 },
        feels: 'glad',
      });
      s.person(cloaked, {
        x: 790,
        y: 704,
        size: 1.36,
        face: -1,
        pose: { ...poses.welcome, armF: 50, elbowF: 30, armB: -30, elbowB: 10 },
        eyesShut: true,
        speaks: true,
        feels: 'glad',
      });
    }),
    'at-home': wide((s) => {
      indoors(s, '#c98f62', '#7f5a3c', { floor: 600, window: [560, 230], outside: mood.dusk });
      door(s, 1010, 640, mood.dusk, 450);
      table(s, 190, 640, 300, 120);
      bread(s, 130, 522, 1.1);
      jar(s, 60, 522, ink.blue, 0.62);
      lamp(s, 250, 518, 3, 0.9);
      s.tint('#ffb765', 0.16);
      s.person(sister, { x: 430, y: 700, size: 1, pose: 'cheer', feels: 'glad', speaks: true });
      s.person(chanan, {
        x: 720,
        y: 704,
        size: 1.24,
        pose: { ...poses.reach, armB: 70, elbowB: 10, armF: 72 },
        speaks: true,
        feels: 'glad',
      });
      s.person(mama, {
        x: 1010,
        y: 706,
        size: 1.36,
        face: -1,
        pose: 'carry',
        holds: () => basket(s, 4, 26, 0.95, ink.leaf),
        hand: 'both',
        speaks: true,
        feels: 'glad',
      });
      bundle(s, 1180, 700, ink.olive, 0.8);
      branch(s, 1290, 30, 200, ink.olive, 0.7, 2, ink.pomegranate);
    }),
  },
});
