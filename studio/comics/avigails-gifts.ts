import { donkey } from '../kit/animals.ts';
import { country } from '../kit/backdrops.ts';
import { house } from '../kit/buildings.ts';
import { comic, square, tall, wide } from '../kit/comic.ts';
import type { Easel } from '../kit/easel.ts';
import { grass, path, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, mood, skin, type Mood } from '../kit/palette.ts';
import { poses } from '../kit/pose.ts';
import { basket, bread, bundle, jar } from '../kit/props.ts';
import { blob, ellipse, svg } from '../kit/shapes.ts';
import { temper } from '../kit/temper.ts';
import { branch, tree } from '../kit/trees.ts';

const avigail: Look = {
  ...looks.woman,
  skin: skin.olive,
  robe: ink.violet,
  trim: ink.gold,
  sash: ink.gold,
  cloak: ink.plum,
  coverColour: ink.peach,
  bandColour: ink.plum,
};
const david: Look = {
  ...looks.man,
  skin: skin.wheat,
  robe: ink.olive,
  trim: ink.gold,
  sash: ink.rust,
  cloak: ink.rust,
  hair: '#8a3d1d',
  beard: 0.4,
  cover: 'band',
  bandColour: ink.cream,
  hem: 0.66,
};
const shepherd: Look = {
  ...looks.servant,
  skin: skin.brown,
  robe: ink.teal,
  trim: ink.cream,
  hair: ink.black,
};
const lad: Look = { ...looks.boy, skin: skin.umber, robe: ink.rust, coverColour: ink.sand };
const fighters: Look[] = [
  { ...looks.servant, skin: skin.brown, robe: ink.clay, cover: 'hood', coverColour: ink.rust, beard: 0.5 },
  { ...looks.servant, skin: skin.dark, robe: ink.stone, cover: 'band', bandColour: ink.teal, beard: 0.4 },
  { ...looks.servant, skin: skin.light, robe: ink.blue, cover: 'turban', coverColour: ink.sand, beard: 0.6 },
];
const desert: Mood = { ...mood.noon, hills: ['#e3b48a', '#d59a6d', '#c07f55', '#a86544'] };
const late: Mood = { ...mood.dawn, ground: '#cf9a68' };

/** A leather skin of wine, 70 high. */
function wineSkin(s: Easel, x: number, y: number, scale = 1): void {
  s.at(
    x,
    y,
    () => {
      s.paper(
        blob([-10, -66], [-26, -44], [-32, -14], [-14, 2], [16, 2], [32, -16], [24, -44], [8, -66]),
        ink.bark,
      );
      s.paper(svg('M-9 -64 L-6 -80 H6 L9 -64Z'), darker(ink.bark, 0.3), { lift: 0.5 });
      s.line(svg('M-12 -62 H11'), ink.wheat, 5);
    },
    { scale },
  );
}

/** Flat cakes of pressed figs, one on another. */
function figCakes(s: Easel, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++)
    s.paper(ellipse(x + (i % 2) * 5, y - i * 15, 42, 12), i % 2 ? ink.plum : '#8a4a5c', { lift: 0.6 });
}

function raisins(s: Easel, x: number, y: number): void {
  for (let row = 4; row >= 0; row--)
    for (let i = 0; i <= 4 - row; i++)
      s.paper(
        ellipse(x + (i - (4 - row) / 2) * 15, y - 66 + row * 14, 9),
        (i + row) % 2 ? '#5b2a4a' : ink.plum,
        { lift: 0.4 },
      );
}

function laden(
  s: Easel,
  x: number,
  y: number,
  scale: number,
  load: 'bread' | 'wine' | 'figs',
  gone = 0,
  face: 1 | -1 = 1,
): void {
  donkey(
    s,
    {
      x,
      y,
      scale,
      face,
      gone,
      moving: gone ? 1 : 0,
      cloth: load === 'figs' ? ink.teal : load === 'wine' ? ink.gold : ink.pomegranate,
    },
    gone,
  );
  s.at(
    x,
    y,
    () => {
      if (load === 'bread') {
        basket(s, -26, -84, 0.86, '#d89a52');
        basket(s, 16, -80, 0.86, '#e3b063');
      } else if (load === 'wine') {
        wineSkin(s, -22, -62, 0.9);
        bundle(s, 14, -96, ink.rust, 0.8);
      } else {
        bundle(s, -22, -98, ink.olive, 0.9);
        basket(s, 16, -80, 0.84, ink.plum);
      }
    },
    { scale, scaleX: face },
  );
}

function riding(s: Easel, x: number, y: number, size: number, face: 1 | -1, speaks = false): void {
  donkey(s, { x, y, scale: size * 1.1, face, gone: 30, moving: 1, cloth: ink.gold, coat: '#8b7f78' }, 0.4);
  s.person(avigail, {
    x: x - 8 * face * size,
    y: y - 42 * size,
    size,
    face,
    pose: { ...poses.sit, footF: 40, footB: 34, liftF: 6, liftB: 6, armF: 40, elbowF: 40 },
    speaks,
  });
}

function troop(s: Easel, x: number, y: number, size: number, face: 1 | -1, count: number): void {
  for (let i = count - 1; i >= 0; i--) {
    const look = fighters[i % fighters.length] ?? david;
    s.person(look, {
      x: x - face * (i * 74 * size),
      y: y - (i % 2) * 14,
      size,
      face,
      step: 'walk',
      phase: i * 0.31,
      feels: 'cross',
    });
  }
}

export default comic({
  course: 'anger',
  panels: {
    'a-shout': wide((s) => {
      country(s, mood.day, { sun: [1040, 150], seed: 3, ground: 600 });
      house(s, 250, 616, { width: 330, height: 290, wall: ink.sand, windows: 3 }, 1.05);
      tree(s, 60, 640, 'pomegranate', 0.9);
      s.person(avigail, { x: 560, y: 770, size: 1.62, pose: 'heart', feels: 'amazed' });
      s.person(shepherd, {
        x: 880,
        y: 770,
        size: 1.58,
        face: -1,
        pose: { ...poses.welcome, armB: 96 },
        speaks: true,
        feels: 'cross',
      });
      basket(s, 1110, 704, 1.3, ink.leaf);
      grass(s, 1180, 700, ink.moss, 1.6, ink.rose);
    }),
    'david-sets-out': square((s) => {
      country(s, desert, { seed: 5, ground: 585, clouds: 0 });
      troop(s, 640, 650, 0.95, 1, 5);
      s.person(david, {
        x: 760,
        y: 770,
        size: 1.62,
        step: 'walk',
        feels: 'cross',
        speaks: true,
        pose: { ...poses.point, armF: 84 },
        holds: () => undefined,
      });
      temper(s, 930, 280, 1, 0.4, 1);
      stone(s, 350, 712, ink.clay, 1, 3);
      s.tint('#ff8a4a', 0.1);
    }),
    'quick-quick': square((s) => {
      country(s, mood.day, { seed: 8, ground: 580 });
      laden(s, 860, 690, 1.36, 'bread', 0, -1);
      s.person(lad, {
        x: 640,
        y: 730,
        size: 1.3,
        pose: 'carry',
        holds: () => basket(s, 0, 24, 0.9, '#d89a52'),
        hand: 'both',
        feels: 'amazed',
        speaks: true,
      });
      s.person(avigail, { x: 430, y: 770, size: 1.64, pose: 'point', speaks: true, feels: 'glad' });
      figCakes(s, 320, 706, 4);
      raisins(s, 530, 712);
      wineSkin(s, 910, 706, 1);
    }),
    'laden-donkeys': wide((s) => {
      country(s, desert, { sun: [1080, 140], seed: 2, ground: 570 });
      tree(s, 1240, 600, 'palm', 1.1);
      s.person(lad, { x: 1140, y: 670, size: 1.14, step: 'walk', feels: 'glad' });
      laden(s, 960, 672, 1.24, 'bread', 60);
      laden(s, 710, 682, 1.32, 'wine', 90);
      laden(s, 450, 692, 1.4, 'figs', 34);
      s.person(avigail, { x: 170, y: 760, size: 1.6, pose: { ...poses.point, armF: 104 }, speaks: true });
    }),
    'down-the-mountain': tall((s) => {
      country(s, desert, { seed: 4, ground: 640, clouds: 2 });
      s.paper(svg('M-100 1000 V300 Q200 250 380 330 Q600 470 760 620 Q860 700 980 720 V1000Z'), '#b97a50', {
        lift: 1.8,
        up: true,
      });
      s.paper(svg('M-100 1000 V430 Q240 380 430 480 Q600 600 800 690 V1000Z'), '#a4653f', {
        lift: 1.4,
        up: true,
      });
      s.at(540, 548, () => riding(s, 0, 0, 1.1, 1), { turn: 24 });
      troop(s, 890, 706, 0.34, -1, 0);
      for (let i = 0; i < 4; i++)
        s.person(fighters[i % 3] ?? david, {
          x: 800 + i * 34,
          y: 640 - (i % 2) * 8,
          size: 0.34,
          face: -1,
          step: 'walk',
          phase: i * 0.3,
        });
      tree(s, 430, 500, 'olive', 0.5);
      grass(s, 640, 700, ink.moss, 1.4);
    }),
    'she-bows': tall((s) => {
      country(s, desert, { seed: 6, ground: 590, clouds: 2 });
      s.person(david, { x: 790, y: 730, size: 1.5, face: -1, feels: 'cross', pose: 'hips' });
      temper(s, 858, 230, 0.7, 0.7, 0.8);
      s.person(avigail, {
        x: 530,
        y: 716,
        size: 1.3,
        pose: {
          ...poses.ground,
          hip: 34,
          lean: 62,
          head: -6,
          armF: 60,
          elbowF: 20,
          armB: 70,
          elbowB: 14,
          footF: -20,
          footB: -34,
        },
        speaks: true,
      });
    }),
    'wise-words': wide((s) => {
      country(s, late, { sun: [640, 320], seed: 9, ground: 590, clouds: 2 });
      laden(s, 140, 680, 1.2, 'figs');
      s.person(avigail, {
        x: 420,
        y: 770,
        size: 1.66,
        pose: { ...poses.welcome, armF: 60, armB: 76 },
        speaks: true,
      });
      s.person(david, { x: 870, y: 770, size: 1.66, face: -1, pose: 'think' });
      temper(s, 1010, 340, 0.35, 0.2, 0.8);
      s.person(fighters[0] ?? david, { x: 1150, y: 720, size: 1.4, face: -1, pose: 'listen' });
    }),
    'the-heart-cools': square((s) => {
      country(s, late, { sun: [640, 300], seed: 9, ground: 600, clouds: 2 });
      s.person(david, {
        x: 720,
        y: 790,
        size: 1.86,
        face: -1,
        pose: { ...poses.heart, head: -8 },
        speaks: true,
        feels: 'glad',
      });
      temper(s, 712, 500, 0, 0.3, 0.7);
      s.person(avigail, { x: 410, y: 780, size: 1.68, pose: { ...poses.heart, head: 12 }, feels: 'glad' });
    }),
    'in-peace': square((s) => {
      country(s, late, { seed: 2, ground: 560, sun: [400, 190] });
      path(s, [560, 700], [420, 450], 720, 480, '#e8c08a');
      riding(s, 420, 560, 0.62, -1);
      s.person(david, {
        x: 660,
        y: 740,
        size: 1.5,
        face: -1,
        pose: { ...poses.point, armF: 140, elbowF: 14 },
        feels: 'glad',
        speaks: true,
      });
      s.person(fighters[1] ?? david, {
        x: 860,
        y: 690,
        size: 1.3,
        face: -1,
        pose: 'sitEat',
        holds: () => bread(s, 0, 4, 0.7),
        feels: 'glad',
      });
      s.person(lad, {
        x: 970,
        y: 740,
        size: 1.1,
        face: -1,
        pose: 'carry',
        holds: () => bread(s, 0, 4, 0.9),
        hand: 'both',
        feels: 'glad',
      });
      jar(s, 800, 704, ink.clay, 0.9);
      branch(s, 1030, 40, 160, ink.olive, 0.9);
    }),
  },
});
