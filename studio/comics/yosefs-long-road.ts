import { camel } from '../kit/animals.ts';
import { country, indoors } from '../kit/backdrops.ts';
import { comic, square, wide } from '../kit/comic.ts';
import type { Easel } from '../kit/easel.ts';
import { dreamCow, sack } from '../kit/egypt.ts';
import { sheaf } from '../kit/harvest.ts';
import { ground, grass, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { hall, throne } from '../kit/palace.ts';
import { darker, ink, lighter, mood, skin, type Mood } from '../kit/palette.ts';
import { poses } from '../kit/pose.ts';
import { basket, bread, bundle, jar, staff } from '../kit/props.ts';
import { blob, ellipse, polygon, rect, svg } from '../kit/shapes.ts';
import { clouds, sky, stars, sun } from '../kit/sky.ts';
import { tree } from '../kit/trees.ts';
import { beams } from '../kit/weather.ts';

/** Yosef is known by his rose sash, wherever he is. */
const lad: Look = {
  ...looks.boy,
  skin: skin.olive,
  robe: ink.cream,
  trim: ink.sand,
  sash: ink.rose,
  hair: ink.black,
  cover: 'none',
  hem: 0.74,
  headSize: 1.14,
};
const young: Look = { ...lad, headSize: 1.04, robe: ink.stone };
/** Shaved and dressed for Pharaoh. */
const freed: Look = { ...young, robe: ink.paper, trim: ink.gold };
const viceroy: Look = {
  skin: skin.olive,
  robe: ink.paper,
  trim: ink.gold,
  sash: ink.rose,
  cloak: ink.teal,
  hair: ink.black,
  cover: 'band',
  bandColour: ink.gold,
  hem: 0.92,
};
const pharaoh: Look = {
  skin: skin.brown,
  robe: ink.gold,
  trim: ink.blue,
  sash: ink.blue,
  cloak: ink.blue,
  hair: ink.black,
  cover: 'sudra',
  coverColour: ink.blue,
  bandColour: ink.gold,
};
const yehuda: Look = { ...looks.man, skin: skin.wheat, robe: ink.rust, trim: ink.gold, hair: '#6b3a20' };
const reuven: Look = {
  ...looks.man,
  skin: skin.brown,
  robe: ink.olive,
  hair: ink.black,
  coverColour: ink.cream,
};
const shimon: Look = {
  ...looks.man,
  skin: skin.light,
  robe: ink.plum,
  hair: ink.bark,
  cover: 'hood',
  coverColour: ink.plum,
};
const levi: Look = {
  ...looks.man,
  skin: skin.olive,
  robe: ink.blue,
  hair: ink.black,
  beard: 0.6,
  coverColour: ink.wheat,
};
const brothers = [reuven, shimon, levi] as const;
const binyamin: Look = {
  ...looks.boy,
  skin: skin.olive,
  robe: ink.moss,
  sash: ink.gold,
  hair: ink.black,
  headSize: 1.18,
};
const cupbearer: Look = { ...looks.servant, skin: skin.brown, robe: ink.plum, trim: ink.gold, beard: 0.3 };
const baker: Look = { ...looks.servant, skin: skin.light, robe: ink.peach, trim: ink.cream, girth: 1.25 };
const trader: Look = { ...looks.merchant, skin: skin.umber };
const desert: Mood = { ...mood.noon, hills: ['#e3b48a', '#d59a6d', '#c07f55', '#a86544'] };

function palace(s: Easel): void {
  hall(s, '#d8b98a', '#a9835a', ink.rose, 600);
}

export default comic({
  course: 'why-bad-things-happen',
  panels: {
    'the-pit': wide((s) => {
      sky(s, mood.dusk);
      stars(s, 2, 40, 240);
      sun(s, mood.dusk, 1130, 130, 34);
      for (const [i, look] of brothers.entries())
        s.person(look, { x: 1000 + i * 92, y: 396, size: 0.72, face: 1, step: 'walk', phase: i * 0.3 });
      s.ink(svg('M380 392 Q400 700 460 700 H830 Q880 690 910 392Z'), '#4a3038');
      s.paper(
        svg(
          'M-60 392 Q160 372 340 390 L404 396 Q420 660 470 676 H820 Q868 660 884 396 L940 390 Q1120 376 1340 392 V800 H-60Z',
        ),
        '#8a5f44',
        { lift: 1.8, up: true },
      );

      for (const [x, y, k, seed] of [
        [150, 560, 1, 2],
        [270, 690, 0.8, 4],
        [1010, 560, 1.1, 3],
        [1180, 680, 0.9, 5],
      ] as const)
        stone(s, x, y, '#a2765a', k, seed);
      grass(s, 330, 394, ink.moss, 1.1);
      grass(s, 950, 394, ink.olive, 1.1);
      s.within(svg('M404 396 Q420 660 470 676 H820 Q868 660 884 396Z'), () =>
        beams(s, 600, 300, 0.4, 0, '#c9b7ff'),
      );
      s.person(lad, {
        x: 610,
        y: 676,
        size: 1.04,
        pose: { ...poses.ground, lean: -8, head: -22, armF: 50, elbowF: 60 },
        feels: 'sad',
      });
    }),
    'to-egypt': square((s) => {
      country(s, desert, { sun: [880, 130], ground: 590, seed: 3, clouds: 0 });
      for (const [x, y, half] of [
        [470, 430, 120],
        [400, 490, 84],
      ] as const) {
        s.paper(polygon([x - half, 594], [x, y], [x + half, 594]), '#f2d6a0', { lift: 0.8 });
        s.ink(polygon([x + half * 0.3, 594], [x, y], [x + half, 594]), '#d9a869', 0.8);
      }
      camel(s, { x: 380, y: 640, scale: 1, face: -1, gone: 30, moving: 1, cloth: ink.pomegranate }, 0.4);
      s.person(trader, { x: 600, y: 660, size: 1.2, face: -1, step: 'walk', holds: () => staff(s, 120, 70) });
      s.person(lad, {
        x: 800,
        y: 684,
        size: 1.2,
        face: -1,
        step: 'walk',
        phase: 0.5,
        feels: 'sad',
        head: -6,
      });
      camel(s, { x: 1030, y: 660, scale: 1.1, face: -1, gone: 70, moving: 1, cloth: ink.blue }, 0.8);
    }),
    'in-prison': square((s) => {
      indoors(s, '#7d7690', '#4d4763', { floor: 600 });
      s.paper(rect(840, 150, 130, 150, 8), darker('#7d7690', 0.3), { lift: 0.5 });
      s.ink(rect(852, 162, 106, 126), '#cfe3ee');
      for (const dx of [878, 904, 930]) s.paper(rect(dx, 158, 9, 134), ink.dusk, { lift: 0.5 });
      beams(s, 890, 200, 0.22);
      s.paper(rect(600, 630, 380, 20, 6), ink.bark);
      s.person(cupbearer, {
        x: 720,
        y: 694,
        size: 1.2,
        face: -1,
        pose: { ...poses.sit, lean: 16, head: 22, armF: 20, elbowF: 60, armB: 30, elbowB: 110 },
        feels: 'sad',
      });
      s.person(baker, {
        x: 890,
        y: 694,
        size: 1.2,
        face: -1,
        pose: { ...poses.sit, lean: 12, head: 24, armF: 40, elbowF: 40 },
        feels: 'sad',
      });
      s.person(young, {
        x: 430,
        y: 700,
        size: 1.36,
        pose: { ...poses.offer, lean: 14, armF: 60 },
        speaks: true,
        holds: () => {
          s.paper(ellipse(8, -4, 26, 8), ink.clay, { lift: 0.5 });
          bread(s, 8, -4, 0.8);
        },
      });
    }),
    'before-pharaoh': wide((s) => {
      palace(s);
      s.ink(
        blob([480, 60], [640, 30], [800, 50], [850, 120], [800, 190], [640, 215], [490, 195], [440, 130]),
        ink.cream,
        0.9,
      );
      for (let i = 0; i < 3; i++) dreamCow(s, 520 + i * 112, 130, 0.7, ink.clay, false);
      for (let i = 0; i < 3; i++) dreamCow(s, 530 + i * 112, 194, 0.66, ink.grey, true);
      throne(s, 960, 690, ink.pomegranate, 1.3);
      s.person(pharaoh, {
        x: 960,
        y: 618,
        size: 1.24,
        face: -1,
        pose: { ...poses.sit, armF: 40, elbowF: 70 },
        speaks: true,
        feels: 'amazed',
      });
      s.person(freed, {
        x: 300,
        y: 700,
        size: 1.42,
        pose: { ...poses.welcome, armF: 70, armB: 50 },
        speaks: true,
      });
      sheaf(s, 110, 706, 1);
    }),
    'brothers-bow': square((s) => {
      palace(s);
      sack(s, 950, 640, 1);
      sack(s, 880, 624, 0.9);
      for (const [i, look] of brothers.entries())
        s.person(look, {
          x: 830 - i * 116,
          y: 700 - i * 4,
          size: 1.12,
          face: -1,
          pose: {
            ...poses.ground,
            hip: 34,
            lean: 58,
            head: 6,
            armF: 60,
            elbowF: 10,
            armB: 70,
            elbowB: 6,
            footF: -20,
            footB: -34,
          },
          speaks: i === 2,
        });
      s.person(viceroy, {
        x: 390,
        y: 700,
        size: 1.4,
        pose: { ...poses.heart, armF: 10, elbowF: 100 },
        feels: 'sad',
      });
    }),
    'yehuda-steps-up': square((s) => {
      palace(s);
      s.person(binyamin, { x: 880, y: 700, size: 1.08, face: -1, pose: 'heart', feels: 'amazed' });
      s.person(yehuda, {
        x: 690,
        y: 740,
        size: 1.46,
        face: -1,
        pose: { ...poses.welcome, armF: 70, elbowF: 20, armB: -40, elbowB: 6 },
        speaks: true,
      });
      s.person(viceroy, { x: 380, y: 740, size: 1.46, pose: { ...poses.think, lean: 2 }, feels: 'sad' });
    }),
    'i-am-yosef': wide((s) => {
      palace(s);
      beams(s, 300, -40, 0.4);
      s.person(viceroy, {
        x: 330,
        y: 720,
        size: 1.5,
        pose: { ...poses.cheer, armF: 76, elbowF: 10, armB: 112, elbowB: 12 },
        speaks: true,
        feels: 'glad',
      });
      s.person(yehuda, {
        x: 720,
        y: 700,
        size: 1.3,
        face: -1,
        pose: { ...poses.stand, lean: -12, armF: 60, elbowF: 60, armB: 80, elbowB: 50 },
        feels: 'amazed',
      });
      s.person(binyamin, {
        x: 840,
        y: 706,
        size: 1.02,
        face: -1,
        pose: { ...poses.cheer, armF: 110 },
        feels: 'amazed',
      });
      for (const [i, look] of brothers.entries())
        s.person(look, {
          x: 960 + i * 120,
          y: 692 - i * 6,
          size: 1.22,
          face: -1,
          pose: i === 1 ? { ...poses.think, lean: -6 } : { ...poses.heart, lean: -8 },
          feels: 'amazed',
        });
    }),
    'the-road-behind': wide((s) => {
      sky(s, mood.spring);
      sun(s, mood.spring, 1080, 150, 50);
      clouds(s, mood.spring, 40, 3, 110);
      s.paper(svg('M-60 500 Q200 430 520 470 T1340 440 V800 H-60Z'), mood.spring.hills[1], {
        lift: 1,
        up: true,
      });
      s.line(svg('M520 610 Q760 590 740 540 Q720 500 860 482 Q960 470 930 452'), ink.sand, 24);
      for (const [i, x] of [806, 852, 898].entries())
        camel(s, { x, y: 494 - i * 8, scale: 0.2, face: 1, cloth: ink.rose }, i);
      ground(s, 590, mood.spring.ground, 6);
      tree(s, 1200, 640, 'palm', 1.05);
      s.paper(ellipse(700, 694, 440, 30), ink.pomegranate, { lift: 0.6 });
      s.ink(ellipse(700, 694, 410, 20), lighter(ink.pomegranate, 0.25));
      s.person(reuven, { x: 1020, y: 690, size: 1.18, face: -1, pose: 'ground', feels: 'glad' });
      s.person(levi, { x: 880, y: 700, size: 1.18, face: -1, pose: { ...poses.sitEat }, feels: 'glad' });
      s.person(yehuda, { x: 160, y: 690, size: 1.24, pose: 'heart', feels: 'glad' });
      s.person(viceroy, {
        x: 390,
        y: 700,
        size: 1.36,
        pose: { ...poses.welcome, armF: 60, elbowF: 24, armB: 72, elbowB: 14, lean: 8 },
        speaks: true,
        feels: 'glad',
      });
      s.person(binyamin, {
        x: 600,
        y: 704,
        size: 1.12,
        face: -1,
        pose: { ...poses.welcome, armF: 80, armB: 84 },
        speaks: true,
        feels: 'glad',
      });
      jar(s, 740, 704, ink.blue, 0.8);
      basket(s, 1110, 700, 0.9, ink.leaf);
      bundle(s, 60, 706, ink.olive, 0.8);
    }),
  },
});
