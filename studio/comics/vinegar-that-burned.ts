import { country, indoors } from '../kit/backdrops.ts';
import { comic, square, tall, wide } from '../kit/comic.ts';
import type { Easel } from '../kit/easel.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, lighter, mood, skin, type Mood } from '../kit/palette.ts';
import { poses } from '../kit/pose.ts';
import { flame, jar, table } from '../kit/props.ts';
import { arch, ellipse, rect, svg } from '../kit/shapes.ts';
import { stars } from '../kit/sky.ts';
import { tree } from '../kit/trees.ts';
import { cat } from '../kit/wild.ts';

const chanina: Look = {
  ...looks.sage,
  skin: skin.wheat,
  robe: ink.sand,
  trim: ink.clay,
  cloak: ink.clay,
  sash: ink.rust,
  hair: '#b9aea2',
  beard: 0.8,
  coverColour: ink.paper,
};
const daughter: Look = {
  ...looks.girl,
  skin: skin.olive,
  robe: ink.teal,
  trim: ink.gold,
  sash: ink.gold,
  hem: 0.98,
  headSize: 1.14,
};
const mother: Look = {
  ...looks.woman,
  skin: skin.brown,
  robe: ink.plum,
  trim: ink.peach,
  sash: ink.peach,
  coverColour: ink.cream,
};
const clay = '#c98a5c';
const evening: Mood = { ...mood.dusk, sky: ['#3a3f86', '#e08a62'] };
const nightWall = '#54486f';
const nightFloor = '#3b3256';

/** A poor house of one room on a hill, its window lit. */
function hut(s: Easel, x: number, y: number, scale = 1): void {
  s.at(
    x,
    y,
    () => {
      s.paper(rect(-150, -170, 300, 174, 6), '#e6c79c', { lift: 1.3, up: true });
      s.paper(rect(-164, -186, 328, 24, 8), darker(clay, 0.25), { lift: 0.8 });
      s.paper(arch(64, -54, 74, 84), ink.gold, { lift: 0.3 });
      s.line(svg('M64 -54 v-82 M27 -92 h74'), darker(clay, 0.3), 4);
      for (const [dx, dy] of [
        [-120, -140],
        [-60, -116],
        [-110, -60],
        [0, -26],
        [120, -34],
      ] as const)
        s.ink(rect(dx, dy, 46, 17, 4), darker('#e6c79c', 0.4), 0.14);
    },
    { scale },
  );
}

/** A vessel of clay for oil or vinegar: they all look alike. */
const vessel = (s: Easel, x: number, y: number, scale = 1): void => jar(s, x, y, clay, scale);

/** The Shabbat lamp on its stand, its flame as high as `lit`. */
function sabbathLamp(s: Easel, x: number, y: number, lit: number, scale = 1): void {
  s.at(
    x,
    y,
    () => {
      s.paper(svg('M-8 -150 L-6 -10 H6 L8 -150Z'), darker(ink.gold, 0.28), { lift: 0.6 });
      s.paper(svg('M-46 0 C-40 -20 40 -20 46 0Z'), darker(ink.gold, 0.34));
      s.paper(svg('M-56 -176 C-52 -142 52 -142 56 -176 C30 -166 -30 -166 -56 -176Z'), darker(ink.gold, 0.16));
      s.paper(ellipse(0, -174, 54, 10), lighter('#7d4a52', 0.06), { lift: 0.3 });
      if (lit > 0) {
        s.glow(0, -214, 260 * lit, '#ffcf6b', 0.85);
        s.at(0, -172, () => flame(s, 0.62, 1), { scale: 1.35 * lit });
      }
    },
    { scale },
  );
}

function night(s: Easel, floor: number, window: readonly [number, number]): void {
  indoors(s, nightWall, nightFloor, { floor, window, outside: mood.night });
}

/** One hour of the lamp's long life: the sky behind an arch, and its flame before it. */
function hour(s: Easel, x: number, sky: readonly [string, string], light: 'moon' | 'sun' | 'none'): void {
  s.paper(arch(x, 520, 292, 430), '#8a6a58', { lift: 0.8 });
  const hole = arch(x, 514, 262, 402);
  s.ink(hole, sky[0]);
  s.within(hole, () => {
    s.ink(rect(x - 140, 330, 280, 190), sky[1], 0.75);
    if (light === 'moon') {
      s.at(x - 640, 110, () => stars(s, 0.3, 110, 330));
      s.paper(ellipse(x + 62, 210, 34), '#f5ecd0', { lift: 0.6 });
    }
    if (light === 'sun') s.paper(ellipse(x + 52, 220, 46), ink.gold, { lift: 0.8 });
    if (light === 'none') s.at(x - 640, 110, () => stars(s, 0.3, 14, 260));
    s.paper(svg(`M${x - 150} 452 q70 -54 150 -18 t150 -14 v110 h-300Z`), darker(sky[1], 0.5), {
      lift: 1,
      up: true,
    });
  });
  sabbathLamp(s, x, 596, 1, 0.92);
}

export default comic({
  course: 'emunah-tefillah',
  panels: {
    'friday-evening': wide((s) => {
      country(s, evening, { sun: [980, 420], seed: 4, ground: 570, clouds: 2 });
      tree(s, 210, 640, 'olive', 1.25);
      tree(s, 1130, 628, 'cypress', 0.9);
      hut(s, 700, 640, 1.5);
      s.glow(796, 510, 190, '#ffcf6b', 0.75);
      s.person(chanina, { x: 370, y: 712, size: 1.3, step: 'walk', phase: 0.2, feels: 'glad' });
      s.tint('#5a4a9c', 0.12);
    }),
    'two-vessels': square((s) => {
      indoors(s, '#a9764f', '#6f4a35', { floor: 600 });
      s.paper(rect(640, 316, 330, 20, 4), ink.wood, { lift: 1.2 });
      vessel(s, 730, 316, 1.3);
      vessel(s, 872, 316, 1.3);
      s.person(daughter, {
        x: 500,
        y: 752,
        size: 1.66,
        pose: { ...poses.reachUp, armF: 132, elbowF: 10, armB: 12, elbowB: 30, head: -8 },
        speaks: true,
      });
      cat(s, { x: 850, y: 676, scale: 1.35, face: -1, coat: '#8d7f9e' }, 0.5);
      s.tint('#ff9a4a', 0.14);
    }),
    'it-smells': square((s) => {
      night(s, 610, [380, 330]);
      table(s, 800, 690, 300, 120);
      sabbathLamp(s, 800, 572, 1, 1.05);
      vessel(s, 910, 570, 0.92);
      s.person(daughter, {
        x: 500,
        y: 760,
        size: 1.66,
        pose: { ...poses.stoop, lean: 12 },
        speaks: true,
        feels: 'amazed',
      });
      cat(s, { x: 655, y: 700, scale: 1.2, coat: '#8d7f9e' }, 0.7);
    }),
    'why-so-sad': wide((s) => {
      night(s, 600, [640, 250]);
      table(s, 1090, 690, 260, 120);
      sabbathLamp(s, 1090, 572, 1, 1);
      s.person(chanina, { x: 330, y: 750, size: 1.62, pose: { ...poses.offer, armB: 70 }, speaks: true });
      s.paper(rect(730, 612, 170, 22, 5), ink.wood);
      for (const x of [748, 868]) s.paper(rect(x, 630, 16, 80, 4), darker(ink.wood, 0.2), { lift: 0.5 });
      s.person(daughter, {
        x: 800,
        y: 716,
        size: 1.5,
        face: -1,
        pose: { ...poses.sit, head: 24, armF: 20, elbowF: 118, armB: 26, elbowB: 80 },
        feels: 'sad',
      });
    }),
    'mixed-up': tall((s) => {
      night(s, 640, [470, 330]);
      s.glow(900, 500, 240, '#ffcf6b', 0.6);
      s.person(daughter, {
        x: 600,
        y: 800,
        size: 1.9,
        pose: { ...poses.stand, armF: 62, elbowF: 60, armB: 96, elbowB: 10 },
        holds: () => vessel(s, 0, 30, 0.62),
        speaks: true,
        feels: 'sad',
      });
      s.paper(rect(818, 596, 160, 20, 4), ink.wood);
      sabbathLamp(s, 862, 596, 0.8, 0.92);
    }),
    'he-who-told': tall((s) => {
      night(s, 640, [780, 330]);
      s.glow(450, 480, 280, '#ffcf6b', 0.6);
      s.person(chanina, {
        x: 746,
        y: 830,
        size: 1.98,
        face: -1,
        pose: { ...poses.point, armF: 86, elbowF: 8, head: -4 },
        speaks: true,
        feels: 'glad',
      });
      s.paper(rect(330, 596, 190, 20, 4), ink.wood);
      sabbathLamp(s, 440, 596, 1, 0.96);
    }),
    'it-burned-on': wide((s) => {
      indoors(s, '#6d5a72', '#45385c', { floor: 640 });
      hour(s, 300, ['#141a3d', '#2a3270'], 'moon');
      hour(s, 640, ['#7fbfe0', '#d9ecec'], 'sun');
      hour(s, 980, ['#2f3a7c', '#d9855f'], 'none');
      s.paper(rect(90, 594, 1100, 22, 5), ink.wood, { lift: 1.2 });
      cat(s, { x: 470, y: 596, scale: 1.1, face: -1, coat: '#8d7f9e' }, 0.4);
    }),
    'light-for-havdalah': wide((s) => {
      night(s, 610, [640, 240]);
      table(s, 900, 700, 300, 120);
      sabbathLamp(s, 960, 582, 1, 1.1);
      // Light is taken from it: a new torch touches the flame.
      s.person(chanina, {
        x: 700,
        y: 766,
        size: 1.62,
        pose: { ...poses.reach, armF: 104, elbowF: 14 },
        feels: 'glad',
        holds: () => {
          s.line(svg('M-6 14 L38 -46'), ink.cream, 9);
          s.line(svg('M-2 14 L42 -46'), ink.wheat, 3);
          s.at(40, -46, () => flame(s, 0.3, 1), { scale: 0.8 });
        },
      });
      s.person(daughter, {
        x: 420,
        y: 760,
        size: 1.5,
        pose: { ...poses.cheer, armF: 96, elbowF: 40, armB: 70, elbowB: 60 },
        feels: 'glad',
        speaks: true,
      });
      s.person(mother, { x: 200, y: 750, size: 1.56, pose: 'heart', feels: 'glad' });
      cat(s, { x: 1130, y: 706, scale: 1.4, face: -1, coat: '#8d7f9e' }, 0.9);
    }),
  },
});
