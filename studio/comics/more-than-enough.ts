import { sheep } from '../kit/animals.ts';
import { country } from '../kit/backdrops.ts';
import { tent } from '../kit/buildings.ts';
import { comic, square, wide } from '../kit/comic.ts';
import type { Easel } from '../kit/easel.ts';
import { chest, gem } from '../kit/jewels.ts';
import { grass, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { boards, bracelet, heap, mirror, skein } from '../kit/mishkan-gifts.ts';
import { darker, ink, lighter, mood, skin, type Mood } from '../kit/palette.ts';
import { poses } from '../kit/pose.ts';
import { basket, staff, table } from '../kit/props.ts';
import { blob, ellipse, rect, svg } from '../kit/shapes.ts';
import { tree } from '../kit/trees.ts';

const shira: Look = { ...looks.girl, robe: ink.gold, trim: ink.pomegranate, skin: skin.wheat };
const mother: Look = {
  ...looks.woman,
  skin: skin.wheat,
  robe: ink.teal,
  sash: ink.gold,
  coverColour: ink.cream,
};
const betzalel: Look = {
  ...looks.man,
  skin: skin.olive,
  robe: ink.blue,
  trim: ink.gold,
  apron: ink.sand,
  hair: ink.black,
  beard: 0.35,
  cover: 'cap',
  coverColour: ink.cream,
};
const oholiav: Look = {
  ...looks.man,
  skin: skin.brown,
  robe: ink.rust,
  trim: ink.cream,
  apron: ink.cream,
  beard: 0.6,
  coverColour: ink.moss,
};
const moshe: Look = {
  ...looks.patriarch,
  robe: ink.paper,
  trim: ink.blue,
  cloak: ink.blue,
  sash: ink.sand,
  coverColour: ink.cream,
  bandColour: ink.blue,
};
const shepherd: Look = {
  ...looks.servant,
  skin: skin.umber,
  robe: ink.moss,
  beard: 0.4,
  cover: 'hood',
  coverColour: ink.olive,
};
const weaver: Look = {
  ...looks.woman,
  skin: skin.dark,
  robe: ink.plum,
  sash: ink.peach,
  coverColour: ink.wheat,
};
const carpenter: Look = { ...looks.man, skin: skin.light, robe: ink.olive, coverColour: ink.rust };
const granny: Look = { ...looks.grandmother, skin: skin.olive, robe: ink.violet, cloak: ink.clay };
const boy: Look = { ...looks.boy, skin: skin.brown, robe: ink.rose };
const herald: Look = {
  ...looks.servant,
  skin: skin.wheat,
  robe: ink.violet,
  trim: ink.gold,
  cover: 'turban',
  coverColour: ink.gold,
};
const desert: Mood = { ...mood.day, hills: ['#dcb98f', '#d2a273', '#c58f5f', '#b47d4f'], ground: '#e6c48d' };
const early: Mood = { ...mood.dawn, ground: '#dcb285' };

function camp(s: Easel, hour: Mood, sunAt?: readonly [number, number], clouds = 3): void {
  country(s, hour, { ground: 590, seed: 4, clouds, ...(sunAt && { sun: sunAt }) });
  for (const [x, y, k, stripe] of [
    [90, 560, 0.34, ink.blue],
    [300, 548, 0.26, ink.olive],
    [1000, 548, 0.26, ink.plum],
    [1200, 562, 0.36, ink.pomegranate],
  ] as const)
    tent(s, x, y, { stripe, open: 0.4 }, k);
}

export default comic({
  course: 'performing-mitzvos-with-enthusiasm',
  panels: {
    'morning-gifts': wide((s) => {
      camp(s, early, [1080, 170]);
      tent(s, 130, 640, { stripe: ink.gold, open: 0.9 }, 0.82);
      table(s, 210, 690, 240, 96);
      skein(s, 150, 596, ink.blue, 0.9);
      bracelet(s, 240, 586, 20);
      s.person(betzalel, { x: 370, y: 690, size: 1.22, pose: 'welcome', feels: 'glad', speaks: true });
      s.person(weaver, {
        x: 590,
        y: 690,
        size: 1.2,
        face: -1,
        step: 'walk',
        pose: 'carry',
        hand: 'both',
        holds: () => skein(s, 6, 6, ink.pomegranate, 1.1),
        feels: 'glad',
      });
      s.person(shira, {
        x: 760,
        y: 698,
        size: 0.98,
        face: -1,
        step: 'walk',
        phase: 0.6,
        pose: 'carry',
        holds: () => skein(s, 4, 4, ink.blue, 0.7),
        feels: 'glad',
        speaks: true,
      });
      s.person(carpenter, {
        x: 930,
        y: 690,
        size: 1.24,
        face: -1,
        step: 'walk',
        phase: 0.3,
        pose: { ...poses.carry, armF: 120, elbowF: 60 },
        holds: () => {
          s.paper(rect(-150, -26, 300, 18, 3), ink.wood);
          s.ink(ellipse(-146, -17, 4, 7), ink.sand);
        },
      });
      s.person(boy, { x: 1100, y: 694, size: 1, face: -1, step: 'run', phase: 0.2, feels: 'glad' });
      sheep(s, { x: 1215, y: 700, scale: 0.9, face: -1, gone: 20, moving: 1 }, 0.3);
    }),
    'a-blue-thread': square((s) => {
      country(s, desert, { ground: 600, seed: 7, sun: [890, 120] });
      tent(s, 250, 660, { stripe: ink.teal, open: 0.8 }, 0.86);
      s.person(mother, {
        x: 810,
        y: 700,
        size: 1.36,
        face: -1,
        pose: { ...poses.offer, armF: 70, elbowF: 50 },
        speaks: true,
        feels: 'glad',
        holds: () => {
          s.line(svg('M0 -4 V96'), ink.blue, 3.4);
          s.paper(rect(-4, 84, 8, 54, 3), ink.wood, { lift: 0.4 });
          s.paper(ellipse(0, 98, 17, 12), ink.blue, { lift: 0.5 });
        },
      });
      s.person(shira, {
        x: 530,
        y: 706,
        size: 1.08,
        pose: { ...poses.hold, head: -8, armF: 56 },
        hand: 'both',
        holds: () => skein(s, 6, 6, ink.blue, 0.8),
        feels: 'amazed',
        speaks: true,
      });
      basket(s, 945, 706, 0.9, ink.cream);
    }),
    'where-to': square((s) => {
      camp(s, desert);
      heap(s, 450, 684, 0.72);
      s.person(betzalel, {
        x: 700,
        y: 700,
        size: 1.36,
        face: -1,
        pose: { ...poses.cheer, armF: 100, elbowF: 40, armB: 150, elbowB: 30, head: -4 },
        feels: 'amazed',
        speaks: true,
      });
      table(s, 900, 706, 250, 116);
      chest(s, 860, 590, 0.7, ink.wood, 0.5);
      bracelet(s, 930, 576, 20);
      gem(s, 980, 582, 0, ink.pomegranate, 0.5);
      boards(s, 400, 716, 3);
    }),
    'behind-the-wool': wide((s) => {
      camp(s, desert, [170, 140]);
      s.person(oholiav, {
        x: 920,
        y: 626,
        size: 1.3,
        face: -1,
        pose: { ...poses.stand, armF: 6, armB: 158, elbowB: 14 },
        speaks: true,
        feels: 'glad',
      });
      heap(s, 860, 690, 1.12);
      boards(s, 1160, 706, 6);
      s.person(betzalel, {
        x: 330,
        y: 700,
        size: 1.34,
        pose: { ...poses.welcome, armF: 40, elbowF: 50, armB: 64, elbowB: 60, lean: 6 },
        speaks: true,
        feels: 'amazed',
      });
      basket(s, 500, 706, 1, ink.gold);
      basket(s, 570, 710, 0.8, ink.plum);
    }),
    'to-moshe': square((s) => {
      country(s, desert, { ground: 600, seed: 9, sun: [880, 130], clouds: 0 });
      tent(s, 1040, 660, { stripe: ink.blue, open: 0.9 }, 0.86);
      s.person(oholiav, { x: 400, y: 700, size: 1.3, pose: { ...poses.welcome, armF: 50 }, feels: 'amazed' });
      s.person(betzalel, {
        x: 530,
        y: 710,
        size: 1.36,
        pose: { ...poses.offer, lean: 14, armF: 66, armB: 80 },
        speaks: true,
        feels: 'amazed',
      });
      s.person(moshe, {
        x: 820,
        y: 706,
        size: 1.4,
        face: -1,
        pose: 'carry',
        holds: () => staff(s, 150, 70),
        feels: 'amazed',
      });
    }),
    'a-lovely-worry': square((s) => {
      country(s, desert, { ground: 640, seed: 9, clouds: 2 });
      tent(s, 1060, 700, { stripe: ink.blue, open: 0.9 }, 1);
      s.person(moshe, {
        x: 700,
        y: 790,
        size: 1.68,
        face: -1,
        pose: { ...poses.welcome, armF: 50, elbowF: 40, armB: 70, elbowB: 40 },
        speaks: true,
        feels: 'glad',
      });
      s.person(betzalel, { x: 380, y: 770, size: 1.44, pose: 'heart', feels: 'glad' });
    }),
    'the-call': wide((s) => {
      camp(s, desert, [1130, 140]);
      stone(s, 250, 700, '#a98662', 1.9, 3);
      s.person(herald, {
        x: 250,
        y: 622,
        size: 1.22,
        pose: { ...poses.welcome, armF: 84, elbowF: 16, armB: 136, elbowB: 16 },
        speaks: true,
      });
      s.person(weaver, {
        x: 560,
        y: 690,
        size: 1.22,
        face: -1,
        pose: 'carry',
        hand: 'both',
        holds: () => skein(s, 6, 6, ink.pomegranate, 1.1),
        feels: 'amazed',
      });
      s.person(shepherd, {
        x: 730,
        y: 696,
        size: 1.26,
        face: -1,
        pose: { ...poses.stand, armF: 40, elbowF: 40 },
        holds: () => staff(s, 120, 70),
        feels: 'amazed',
        speaks: true,
      });
      sheep(s, { x: 850, y: 704, scale: 1, face: -1 }, 0.3);
      s.person(granny, {
        x: 985,
        y: 690,
        size: 1.14,
        face: -1,
        pose: 'carry',
        holds: () => mirror(s),
        feels: 'amazed',
      });
      s.person(shira, {
        x: 1150,
        y: 700,
        size: 1,
        face: -1,
        step: 'run',
        phase: 0.3,
        pose: 'carry',
        holds: () => skein(s, 4, 4, ink.blue, 0.7),
        feels: 'amazed',
      });
    }),
    'running-on': wide((s) => {
      camp(s, { ...mood.spring, ground: '#e2c491' }, [640, 170], 0);
      tree(s, 60, 640, 'palm', 0.9);
      tent(s, 1090, 660, { stripe: ink.violet, open: 0.3 }, 1.02);
      s.at(1196, 560, () => {
        s.ink(blob([-30, -10], [0, -32], [34, -14], [28, 22], [-10, 30], [-34, 12]), darker(ink.rust, 0.45));
        s.line(
          svg('M-34 -14 l-12 -10 M34 -16 l12 -8 M30 24 l10 10 M-34 14 l-12 6'),
          darker(ink.cream, 0.3),
          4,
        );
      });
      s.person(granny, { x: 890, y: 700, size: 1.2, face: -1, pose: 'welcome', feels: 'glad', speaks: true });
      s.person(shira, {
        x: 590,
        y: 704,
        size: 1.1,
        step: 'run',
        phase: 0.34,
        pose: { ...poses.reach, armF: 70 },
        holds: () => skein(s, 8, 6, ink.blue, 0.8),
        feels: 'glad',
        speaks: true,
      });
      s.person(boy, { x: 370, y: 706, size: 1, step: 'run', phase: 0.7, feels: 'glad' });
      s.person(mother, { x: 160, y: 690, size: 1.26, step: 'walk', feels: 'glad' });
      for (const [x, y] of [
        [250, 700],
        [440, 706],
        [470, 694],
      ] as const)
        s.ink(ellipse(x, y, 22, 7), lighter('#e2c491', 0.5), 0.9);
      grass(s, 760, 706, ink.moss, 1.4, ink.rose);
    }),
  },
});
