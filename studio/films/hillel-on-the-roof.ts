import { house, stall, doorway } from '../kit/buildings.ts';
import { near, WHOLE } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { ground, hills } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { blend, darker, ink, lighter, skin, type Mood } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses, type Pose } from '../kit/pose.ts';
import { basket, bowl, bread, bundle, fire, jar, lamp, scroll, staff, table } from '../kit/props.ts';
import { ellipse, polygon, rect, svg } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { snowfall, snowHeap } from '../kit/snow.ts';
import type { Stage } from '../kit/stage.ts';
import { scrollShelf } from '../kit/tablet.ts';
import { vision } from '../kit/temper.ts';
import { pulse, ramp, settle, stepped, sway } from '../kit/time.ts';
import { beams, room } from '../kit/weather.ts';

const hillel: Look = {
  ...looks.man,
  skin: skin.wheat,
  robe: '#c9a878',
  trim: '#8d6a4a',
  cloak: '#5f7f9a',
  sash: '#8d6a4a',
  hair: ink.bark,
  beard: 0.45,
  cover: 'cap',
  coverColour: '#e8e2d4',
  hem: 0.9,
};
const warm: Look = { ...hillel, robe: ink.paper, cloak: ink.pomegranate, sash: ink.gold, trim: ink.gold };
const keeper: Look = {
  ...looks.servant,
  skin: skin.olive,
  robe: '#6b5b86',
  trim: ink.gold,
  sash: ink.gold,
  hair: ink.black,
  beard: 0.5,
  cover: 'turban',
  coverColour: '#d8cfc0',
  hem: 0.85,
  girth: 1.15,
};
const shemaya: Look = { ...looks.sage, robe: ink.paper, cloak: '#2f6f7a', trim: ink.teal, sash: ink.teal };
const avtalyon: Look = {
  ...looks.sage,
  skin: skin.olive,
  robe: '#efe2c8',
  cloak: ink.plum,
  trim: ink.plum,
  sash: ink.plum,
  hair: '#bdb6ac',
};
const pupil: Look = { ...looks.scholar, robe: '#d8c49a', cloak: '#5c7a4e' };

const winter: Mood = {
  sky: ['#86a9c6', '#e6eef2'],
  rings: ['#a9c3d6', '#c9dae2', '#f1ead0', '#fbf3d6'],
  hills: ['#b4c6d2', '#9fb3c2', '#8a9fb2', '#778da2'],
  ground: '#bdb6a8',
  cloud: '#f6f8fa',
  stars: false,
};
const evening: Mood = { ...winter, sky: ['#222c63', '#b97f9c'], stars: true };
const dark: Mood = {
  ...winter,
  sky: ['#131a3f', '#33437f'],
  hills: ['#2e3a72', '#2a3566', '#3a4478'],
  ground: '#454a78',
  stars: true,
};
const dawn: Mood = {
  ...winter,
  sky: ['#6f7fb4', '#f3c6b0'],
  hills: ['#8e93bd', '#8d94bb', '#7f86ad'],
  ground: '#dfe4ef',
};
const morning: Mood = {
  ...winter,
  sky: ['#4f9fd4', '#d2e8f0'],
  hills: ['#b9d0e0', '#c4d7e4', '#9db7c9'],
  ground: '#eef3f8',
};

function coin(s: Stage, x: number, y: number, r: number, half: -1 | 0 | 1 = 0): void {
  const disc = new Path2D();
  if (half === 0) disc.ellipse(x, y, r, r, 0, 0, Math.PI * 2);
  else disc.arc(x, y, r, half * (Math.PI / 2), half * (Math.PI / 2) + Math.PI);
  s.paper(disc, ink.gold, { lift: 0.8, edge: 0.5 });
  if (half === 0) s.line(ellipse(x, y, r * 0.66), darker(ink.gold, 0.3), r * 0.12, 0.7);
}

const listening: Pose = {
  ...poses.ground,
  hip: 26,
  lean: 34,
  head: 22,
  footF: 62,
  footB: 46,
  armF: 34,
  elbowF: 36,
  armB: 58,
  elbowB: 16,
};

// 1: a day's work.
const working = person(hillel, { x: 120, y: 664, size: 1.36, pose: 'carry', feels: 'firm' })
  .hold(-1, 2.7, (s) => bundle(s, 4, 14, ink.wood, 1.35), 'both')
  .walk(0.1, 590, { seconds: 2.3 })
  .pose(2.5, { ...poses.stoop, lean: 40 }, 0.2)
  .hold(4.2, 99, (s) => coin(s, 4, 4, 13))
  .pose(3.5, { ...poses.reach, armF: 66, elbowF: 20 }, 0.4)
  .nod(4.5, 0.9)
  .feel(3.5, 'glad');
const paying = person(
  { ...looks.merchant, robe: '#7b6a4a', cloak: '#a5673f' },
  { x: 836, y: 664, size: 1.3, face: -1 },
)
  .talk(1.4, 1)
  .pose(3.2, { ...poses.reach, armF: 62, elbowF: 16 }, 0.5)
  .hold(3.2, 4.2, (s) => coin(s, 4, 4, 13))
  .pose(4.6, 'stand', 0.5)
  .nod(4.8, 0.8);

// 2: half, and half.
const giving = person(hillel, { x: 610, y: 664, size: 1.36, pose: 'hold', feels: 'calm' })
  .pose(2.6, { ...poses.reach, armF: 72, elbowF: 14 }, 0.5)
  .pose(4.4, 'stand', 0.4)
  .walk(4.6, 780, { seconds: 1.9, y: 640 })
  .feel(4.3, 'glad');
const letting = person(keeper, { x: 1010, y: 664, size: 1.32, face: -1 })
  .hold(-1, 99, (s) => staff(s, 106, 80), 'back')
  .pose(2.2, { ...poses.reach, armF: 70, elbowF: 16 }, 0.6)
  .pose(4, 'stand', 0.4)
  .nod(4, 0.9)
  .pose(4.8, { ...poses.welcome, armB: 0, elbowB: 20 }, 0.5);
const mother = person(
  { ...looks.woman, robe: '#7a5f86', coverColour: ink.cream },
  { x: -66, y: 96, size: 0.62 },
).pose(0, { ...poses.offer, lean: 10 }, 0);
const little = person({ ...looks.girl, robe: ink.peach }, { x: 78, y: 96, size: 0.44, face: -1 })
  .pose(0, { ...poses.reach, armF: 70 }, 0)
  .laugh(2.6, 1.6);

// 3: the door stays shut.
const empty = person(hillel, { x: 300, y: 664, size: 1.36, feels: 'worried' })
  .walk(0, 560, { seconds: 1.4 })
  .pose(1.6, { ...poses.offer, armF: 60, elbowF: 18, armB: 52, elbowB: 20 }, 0.4)
  .pose(3.6, { ...poses.stand, head: 24, lean: 6 }, 0.6)
  .pose(4.7, { ...poses.shade, head: -26 }, 0.6)
  .feel(3.4, 'sad')
  .feel(4.7, 'amazed');
const barring = person(keeper, { x: 1000, y: 664, size: 1.32, face: -1, feels: 'firm' })
  .hold(-1, 99, (s) => staff(s, 106, 80), 'back')
  .shake(2, 1.4)
  .pose(2, { ...poses.reach, armF: 76, elbowF: 50 }, 0.4)
  .pose(3.7, 'stand', 0.6)
  .feel(3.7, 'sad');

// 4: at the skylight.
const climber = person(hillel, { x: 250, y: 332, size: 0.92, feels: 'firm' })
  .pose(-1, { ...poses.stoop, lean: 30 }, 0)
  .walk(0.4, 500, { seconds: 2.2 })
  .pose(2.7, listening, 0.8)
  .feel(2.7, 'glad');

// 5: snow.
const hearing = person(hillel, { x: 500, y: 332, size: 0.92, pose: listening, feels: 'glad' })
  .nod(1.2, 1)
  .rock(2.4, 3)
  .shut(5, 5)
  .feel(3, 'tender');

// 6: why is it so dark?
const asking = person(shemaya, { x: 410, y: 664, size: 1.38, feels: 'calm' })
  .talk(0.5, 1.7)
  .pose(3.3, { ...poses.point, armF: 138, head: -22 }, 0.5)
  .feel(0.4, 'worried')
  .feel(3.3, 'amazed');
const answering = person(avtalyon, { x: 870, y: 664, size: 1.38, face: -1, feels: 'calm' })
  .pose(0.4, { ...poses.listen, head: 2 }, 0.4)
  .pose(2, { ...poses.welcome, armF: 54 }, 0.4)
  .talk(2.1, 1)
  .pose(3.5, { ...poses.shade, head: -26 }, 0.5)
  .feel(1.8, 'worried')
  .feel(3.5, 'amazed');

// 7: they dig him out.
const digging: Pose = { ...poses.bend, lean: 46, armF: 60, elbowF: 16, armB: 46, elbowB: 20 };
const lifting: Pose = { ...poses.stoop, lean: 30, armF: 52, elbowF: 10, armB: 60, elbowB: 10 };
const digger = person(shemaya, { x: 356, y: 332, size: 0.92, feels: 'worried' })
  .pose(-1, digging, 0)
  .pose(0.5, lifting, 0.5)
  .pose(1.1, digging, 0.5)
  .pose(1.8, lifting, 0.5)
  .pose(2.4, digging, 0.5)
  .pose(3.2, { ...lifting, lean: 22 }, 0.7);
const helper = person(avtalyon, { x: 760, y: 332, size: 0.92, face: -1, feels: 'worried' })
  .pose(-1, lifting, 0)
  .pose(0.3, digging, 0.5)
  .pose(1, lifting, 0.5)
  .pose(1.6, digging, 0.5)
  .pose(2.3, lifting, 0.5)
  .walk(2.9, 690, { seconds: 0.7 })
  .talk(3.7, 1.2)
  .feel(3.5, 'tender');
const frozen = person(hillel, { x: 500, y: 332, size: 0.92, pose: { ...listening, lean: 24, head: 30 } })
  .shut(-1, 5.3)
  .pose(3.5, { ...poses.ground, lean: 8, head: 8, armF: 46, elbowF: 90, armB: 40, elbowB: 90 }, 0.9);

// 8: by the fire.
const thawing = person(warm, {
  x: 560,
  y: 660,
  size: 1.36,
  pose: { ...poses.sit, lean: 12, head: 16 },
  feels: 'weary',
})
  .pose(0.3, { ...poses.sit, lean: 12, armF: 66, elbowF: 16, armB: 72, elbowB: 14 }, 0.6)
  .shut(0, 1.6)
  .laugh(4.6, 1.4)
  .feel(1.6, 'amazed')
  .feel(3, 'glad');
const caring = person(shemaya, { x: 370, y: 664, size: 1.36, feels: 'tender' })
  .pose(0, { ...poses.reach, armF: 66, elbowF: 22, lean: 16 }, 0)
  .nod(2, 0.9);
const speaking = person(avtalyon, { x: 1060, y: 664, size: 1.36, face: -1, feels: 'tender' })
  .pose(0.4, 'heart', 0.5)
  .pose(2, { ...poses.welcome, armF: 58 }, 0.5)
  .talk(2.1, 2.2);

// 4 and 9: the lesson under the skylight.
const teacher = (awake: boolean): ReturnType<typeof person> =>
  person(shemaya, { x: 430, y: 640, size: 0.96, pose: 'sitRead' })
    .talk(awake ? 0.4 : 0.6, 2.4)
    .nod(4, 1);
const second = (): ReturnType<typeof person> =>
  person(avtalyon, { x: 850, y: 640, size: 0.96, face: -1, pose: 'sitRead' }).nod(1.4, 1).talk(3.2, 2.4);
const lesson = [teacher(false), second()] as const;
const after = [teacher(true), second()] as const;
const far = person(pupil, { x: 1010, y: 640, size: 0.9, face: -1, pose: 'sitRead' }).rock(0, 9);
const nearer = person(
  { ...pupil, robe: '#a9a0c0', cloak: '#5b5f92', coverColour: ink.sand },
  { x: 290, y: 640, size: 0.9, pose: 'sitRead' },
);
const learning = person(warm, {
  x: 590,
  y: 640,
  size: 0.96,
  pose: { ...poses.sit, head: -12, lean: 8 },
  feels: 'glad',
})
  .pose(1.4, 'sitRead', 0.8)
  .rock(2.4, 3)
  .nod(2.4, 1.2)
  .gaze(3.8, 'us');

const seat = (s: Stage, x: number, y: number, k = 1): void =>
  s.paper(rect(x - 46 * k, y - 62 * k, 84 * k, 64 * k, 8), '#6a4a34', { lift: 0.6 });

/** The street before the house of study; `hour` 0 is a grey day, 1 evening. */
function street(s: Stage, t: number, hour: number, open: number): void {
  s.layer(0, () => {
    sky(s, hour > 0.5 ? evening : winter, t);
    if (hour < 0.5)
      for (const [x, y, k] of [
        [250, 120, 0.9],
        [520, 80, 0.7],
      ] as const)
        cloud(s, x, y, winter.cloud, k, 2);
  });
  s.layer(1, () => {
    const wall = blend('#d5d3cb', '#7c7ea8', hour * 0.85);
    hills(s, { y: 470, rise: 80, hills: 5, seed: 8, colour: blend('#a3b6c4', '#4d5590', hour) });
    house(s, 150, 596, { width: 260, height: 190, wall: darker(wall, 0.12), roof: 'dome', lit: hour > 0.5 });
    ground(s, 590, blend('#bdb6a8', '#565a86', hour), 5);
    s.glow(800, 150, 240, '#ffd98a', 0.25 + hour * 0.5);
    house(s, 800, 600, { width: 640, height: 430, wall, windows: 3, lit: true });
    s.paper(rect(745, 148, 110, 24, 4), darker(wall, 0.16), { lift: 0.6 });
    s.ink(rect(757, 150, 86, 9, 3), ink.gold);
    doorway(s, 800, 602, { width: 160, height: 270, wall, open, colour: '#6b4a34', lit: true });
    // A ladder leans on the wall.
    s.line(svg('M420 640 L500 146 M470 640 L546 146'), ink.wood, 9);
    for (let i = 0; i < 9; i++)
      s.line(svg(`M${427 + i * 8.1} ${600 - i * 50} h49`), lighter(ink.wood, 0.12), 7);
  });
}

interface Hour {
  mood: Mood;
  /** Light in the room, 0 … 1. */
  lit: number;
  wall: string;
}
const NIGHT: Hour = { mood: dark, lit: 1, wall: '#8d8fb4' };
const DAWN: Hour = { mood: dawn, lit: 0.25, wall: '#a9adc6' };
const MORNING: Hour = { mood: morning, lit: 1, wall: '#b9b2ac' };

/** The house of study cut open: the room below, the roof with its skylight (x 600 to 700, y 332) above. */
function cutaway(s: Stage, t: number, { mood, lit, wall }: Hour, snow: number): void {
  s.layer(0, () => sky(s, mood, t));
  s.layer(1, () => {
    hills(s, { y: 560, rise: 110, hills: 5, seed: 8, colour: mood.hills[1] ?? wall });
    for (const [x, k] of [
      [60, 0.8],
      [1216, 0.9],
    ] as const)
      house(
        s,
        x,
        672,
        {
          width: 240,
          height: 200,
          wall: blend(wall, mood.hills[2] ?? wall, 0.6),
          roof: 'dome',
          lit: lit === 1 && mood.stars,
        },
        k,
      );
    s.still(`study house ${wall} ${lit} ${snow}`, [-100, 280, 1400, 740], () => {
      s.paper(rect(-100, 662, 1500, 100), mood.ground, { lift: 0.6, up: true });
      s.paper(rect(170, 332, 940, 340), wall, { lift: 1.2 });
      const plaster = blend('#4a4668', '#d8a765', lit);
      s.paper(rect(206, 366, 868, 276), plaster, { lift: 0 });
      s.paper(rect(206, 634, 868, 30), blend('#3a3350', '#8a6040', lit), { lift: 0.5, up: true });
      s.ink(rect(602, 326, 96, 46), lit > 0.5 ? '#f3cf88' : plaster);
      for (const x of [584, 698]) s.paper(rect(x, 314, 20, 54, 4), darker(wall, 0.2), { lift: 0.6 });
      scrollShelf(s, 330, 506, 6, 0.6);
      scrollShelf(s, 950, 506, 6, 0.6);
      if (snow > 0) {
        s.paper(svg('M160 336 C250 312 420 322 584 318 L584 338 L160 344Z'), '#eef3f8', { lift: 0.5 });
        s.paper(svg('M718 318 C860 322 1000 310 1120 334 L1120 344 L718 338Z'), '#eef3f8', { lift: 0.5 });
      }
    });
  });
}

function study(s: Stage, t: number, sages: readonly ReturnType<typeof person>[]): void {
  for (const [x, k] of [
    [430, 0.96],
    [850, 0.96],
    [1010, 0.9],
  ] as const)
    seat(s, x, 640, k);
  far.draw(s, t);
  for (const sage of sages) sage.draw(s, t);
  table(s, 640, 644, 250, 76, ink.wood);
  s.at(640, 556, () => scroll(s, 0, 0, 1, 0.62));
}

/** Words that rise to the one who listens, as sparks. */
function words(s: Stage, t: number): void {
  for (let i = 0; i < 9; i++) {
    const k = (stepped(t, 12) * 0.28 + i / 9) % 1;
    s.ink(
      ellipse(650 + sway(k, 0.7, 26, i / 9) - k * 40, 520 - k * 260, 4.4 - k * 1.4),
      '#fff1c4',
      Math.sin(k * Math.PI),
    );
  }
}

export default film({
  course: 'patience',
  poster: 32.9,
  small: true,
  bpm: 62.8,
  scenes: [
    {
      seconds: 6,
      pace: 0.95,
      enter: { kind: 'iris', seconds: 0.8 },
      draw(s, t) {
        s.camera(...(near(t, [4.3, 5.6, working, 0.9]) ?? WHOLE));
        s.layer(0, () => {
          sky(s, winter, t);
          sun(s, winter, 250, 140, 44, 0);
          cloud(s, 520 + stepped(t, 4) * 5, 120, winter.cloud, 0.9, 1);
        });
        s.layer(1, () => {
          hills(s, { y: 470, rise: 90, hills: 5, seed: 8, colour: '#a3b6c4' });
          house(s, 130, 596, { width: 270, height: 220, wall: '#cfccc4', roof: 'dome' });
          house(s, 480, 596, { width: 230, height: 180, wall: '#dad6cc', door: 0 });
          ground(s, 590, winter.ground, 5);
          stall(s, 1010, 650, '#3f6f8f', 1.3, 0);
          for (const x of [930, 1030]) basket(s, x, 524, 0.9, x < 1000 ? ink.clay : ink.moss);
          if (t > 2.7) bundle(s, 690, 676, ink.wood, 1.3);
          bundle(s, 1150, 676, ink.wood, 1.3);
          paying.draw(s, t);
          working.draw(s, t);
        });
      },
    },
    {
      seconds: 6.4,
      pace: 0.95,
      enter: { kind: 'slide-left', seconds: 0.5 },
      draw(s, t) {
        street(s, t, 0.2, ramp(t, 4.4, 5.2) * 0.95);
        s.layer(1, () => {
          if (t < 6.3) giving.draw(s, t);
          letting.draw(s, t);
          const split = ramp(t, 1, 2.2);
          vision(s, 230, 236, 122, settle(pulse(t, 1.8, 9, 0.5)), () => {
            s.ink(rect(-130, -130, 260, 260), '#e9b97c');
            s.ink(rect(-130, 84, 260, 60), '#8a6040');
            mother.draw(s, t);
            little.draw(s, t);
            table(s, 12, 100, 84, 50, ink.wood);
            bread(s, 12, 50, 0.7);
          });
          if (t > 0.2 && t < 4) {
            const grow = settle(pulse(t, 0.2, 4, 0.4)) * 34;
            if (t < 1) coin(s, 600, 300, grow);
            else {
              coin(s, 597 - split * 232, 300 - split * 60, grow, 1);
              coin(s, 603 + split * 322, 300 + split * 172, grow, -1);
            }
          }
        });
      },
    },
    {
      seconds: 6.2,
      pace: 0.8,
      enter: { kind: 'fade', seconds: 0.6 },
      draw(s, t) {
        s.camera(...(near(t, [3.5, 4.9, empty, 0.9]) ?? WHOLE));
        street(s, t, 1, 0);
        s.layer(1, () => {
          barring.draw(s, t);
          empty.draw(s, t);
        });
      },
    },
    {
      seconds: 7.4,
      pace: 0.76,
      enter: { kind: 'slide-up', seconds: 0.6 },
      draw(s, t) {
        s.camera(640, 388, 1.08);
        cutaway(s, t, NIGHT, 0);
        s.layer(1, () => {
          s.glow(640, 520, 320, '#ffe1a0', 0.5);
          study(s, t, lesson);
          nearer.draw(s, t);
          for (const x of [560, 720]) lamp(s, x, 568, stepped(t, 6) + x, 0.5);
          words(s, t);
          s.glow(652, 300, 150, '#ffd98a', 0.6);
          climber.draw(s, t);
        });
      },
    },
    {
      seconds: 7,
      pace: 0.95,
      enter: { kind: 'cut' },
      draw(s, t) {
        s.camera(...(near(t, [0.3, 2.1, hearing, 0.8]) ?? ([570, 290, 1.8] as const)));
        cutaway(s, t, NIGHT, t > 3 ? 1 : 0);
        s.layer(1, () => {
          const snow = ramp(t, 1.4, 6.6);
          s.glow(652, 290, 170, '#ffd98a', 0.75 * (1 - snow * 0.9));
          snowHeap(s, 500, 334, 150 + snow * 120, snow * 120);
          words(s, t);
          hearing.draw(s, t);
          snowHeap(s, 548, 336, 190 + snow * 200, ramp(t, 2, 6.9) * 176);
        });
        s.camera();
        s.layer(1, () => snowfall(s, t, 40, 424));
      },
    },
    {
      seconds: 6.6,
      pace: 0.82,
      enter: { kind: 'dark', seconds: 0.9 },
      draw(s, t) {
        s.camera(
          ...(near(t, [0.6, 2, asking, 0.9], [3.5, 4.9, answering, 0.9]) ?? ([640, 374, 1.1] as const)),
        );
        s.layer(1, () => {
          room(s, '#5b6288', '#4c4460', 574);
          for (const x of [-40, 220, 960, 1220]) s.paper(rect(x, -40, 44, 96), '#3f3a55', { lift: 0.5 });
          s.paper(rect(-40, 40, 1360, 26), '#3f3a55', { lift: 0.8 });
          const hole = polygon([470, 66], [810, 66], [770, 214], [510, 214]);
          s.paper(polygon([446, 52], [834, 52], [790, 232], [490, 232]), '#74708c', { lift: 0.8 });
          s.within(hole, () => {
            s.ink(rect(440, 40, 400, 200), '#aab6d2');
            s.ink(rect(440, 150, 400, 80), '#d8bfc4');
            snowHeap(s, 640, 222, 330, 138);
            // Someone's shape, dark before the morning.
            s.ink(ellipse(640, 128, 27, 31), '#3a4168');
            s.ink(svg('M560 226 C562 164 604 156 640 156 C676 156 718 164 720 226Z'), '#3a4168');
            s.ink(svg('M612 112 C616 88 664 88 668 112 C650 100 630 100 612 112Z'), '#eef3f8');
          });
          scrollShelf(s, 180, 400, 5, 1.1);
          scrollShelf(s, 1090, 400, 5, 1.1);
          beams(s, 610, 226, 0.1 + ramp(t, 3, 4) * 0.14, 0, '#c7d0ea');
          table(s, 640, 668, 200, 90, ink.wood);
          s.at(640, 562, () => scroll(s, 0, 0, 0.6, 0.7));
          asking.draw(s, t);
          answering.draw(s, t);
        });
      },
    },
    {
      seconds: 5.6,
      enter: { kind: 'slide-down', seconds: 0.6 },
      draw(s, t) {
        s.camera(560, 268, 1.5);
        cutaway(s, t, DAWN, 1);
        s.layer(1, () => {
          const left = 1 - ramp(t, 0.3, 3.4, (k) => Math.floor(k * 5 + 0.001) / 5);
          snowHeap(s, 500, 334, 270, 60 + left * 60);
          frozen.draw(s, t);
          digger.draw(s, t);
          helper.draw(s, t);
          snowHeap(s, 548, 338, 270 + left * 120, 26 + left * 150);
          // Handfuls that fly.
          if (t < 3.2)
            for (let i = 0; i < 4; i++) {
              const k = (t * 1.3 + i * 0.26) % 1;
              const way = i % 2 ? 1 : -1;
              s.ink(
                ellipse(550 + way * (60 + k * 220), 220 - Math.sin(k * 3.1) * 90 + k * 90, 12 - k * 5),
                '#f4f7fb',
              );
            }
        });
      },
    },
    {
      seconds: 6.6,
      pace: 0.78,
      enter: { kind: 'fade', seconds: 0.6 },
      draw(s, t) {
        s.camera(...(near(t, [1.4, 3, thawing, 0.9]) ?? ([690, 440, 1.2] as const)));
        s.layer(1, () => {
          room(s, '#a5673f', '#6f4a38', 574);
          s.paper(rect(740, 300, 230, 290, 12), '#8d8078', { lift: 1 });
          s.paper(svg('M770 590 V440 Q855 350 940 440 V590Z'), '#3a2a30', { lift: 0.4 });
          s.glow(855, 540, 420, '#ffb95e', 0.6 + sway(stepped(t, 6), 1.1, 0.05));
          fire(s, 855, 584, stepped(t, 8), 1.25);
          s.paper(rect(150, 250, 190, 16, 4), ink.wood, { lift: 0.6 });
          for (const x of [190, 250, 305]) jar(s, x, 250, x === 250 ? ink.teal : ink.clay, 0.6);
          seat(s, 560, 660, 1.36);
          caring.draw(s, t);
          thawing.draw(s, t);
          speaking.draw(s, t);
          jar(s, 200, 668, ink.clay, 1.1);
          bowl(s, 680, 668, ink.water, 1.1, ink.cream);
        });
      },
    },
    {
      seconds: 6,
      enter: { kind: 'slide-up', seconds: 0.6 },
      draw(s, t) {
        s.camera(...(near(t, [3.9, 5.6, learning, 0.7]) ?? ([640, 420, 1.2] as const)));
        cutaway(s, t, MORNING, 1);
        s.layer(1, () => {
          sun(s, { ...winter, rings: ['#8cc4e0', '#cfe6dd', '#f9e6a8', '#f6c453'] }, 920, 218, 34, 0);
          seat(s, 590, 640, 0.96);
          learning.draw(s, t);
          study(s, t, after);
          words(s, t);
          beams(s, 640, 330, 0.34, 0);
        });
      },
    },
  ],
  music: [
    { voice: 'drone', at: 43.6, bpm: 60, gain: 0.5, notes: 'D3+A3:3.4', fadeIn: 0.5, fadeOut: 0.8 },
    {
      voice: 'oud',
      at: 0.53,
      bpm: 68.4,
      gain: 0.9,
      pan: -0.2,
      notes: 'D4:.5 E4:.5 F4 A4 G4:.5 F4:.5 E4 D4 | F4:.5 G4:.5 A4 C5 Bb4:.5 A4:.5 G4 A4:2',
    },
    { voice: 'bass', at: 0.53, bpm: 68.4, gain: 0.7, notes: 'D3:2 A2:2 D3:2 F2:2 C3:2 A2:2 D3:2' },
    { voice: 'drum', at: 0.53, bpm: 68.4, gain: 0.4, repeat: 3, notes: 'D k t k' },
    {
      voice: 'ney',
      at: 13.55,
      bpm: 49.2,
      gain: 0.75,
      notes: 'A4:1.5 G4:.5 F4 E4 | F4:.5 E4:.5 D4:2',
    },
    {
      voice: 'strings',
      at: 13.3,
      bpm: 49.2,
      gain: 0.45,
      fadeIn: 1,
      notes: 'D3+A3:4 Bb2+F3:3 G2+D3+Bb3:4 A2+E3+A3:3 D3+F3+A3:4 Bb2+F3+D4:4 A2+E3:3',
    },
    {
      voice: 'dulcimer',
      at: 21.59,
      bpm: 54.2,
      gain: 0.8,
      pan: 0.2,
      notes:
        'D5:.5 A4:.5 F4:.5 A4:.5 C5:.5 A4:.5 G4 | Bb4:.5 A4:.5 G4:.5 F4:.5 E4 F4 | D5:.5 A4:.5 F4:.5 A4:.5 G4:.5 F4:.5 E4 D4:2',
    },
    { voice: 'ney', at: 38.4, bpm: 49.2, gain: 0.6, notes: 'D4 F4 E4:.5 G4:.5 A4:2' },
    {
      voice: 'oud',
      at: 46.16,
      bpm: 97.9,
      gain: 0.85,
      pan: -0.2,
      notes: 'A4:.5 B4:.5 C#5:.5 D5:.5 A4 F#4:.5 G4:.5 A4 F#4 | G4:.5 A4:.5 B4 A4:2',
    },
    { voice: 'drum', at: 46.16, bpm: 97.9, gain: 0.5, repeat: 2, notes: 'D t D:.5 k:.5 t' },
    {
      voice: 'strings',
      at: 52.12,
      bpm: 54.4,
      gain: 0.5,
      fadeIn: 0.8,
      fadeOut: 1.5,
      notes: 'D3+A3+F#4:4 G2+D3+B3:3 A2+E3+C#4:2 D3+A3+F#4:4',
    },
    {
      voice: 'clarinet',
      at: 52.78,
      bpm: 65.3,
      gain: 0.75,
      notes: 'F#4 A4 B4:.5 A4:.5 F#4 | G4:.5 B4:.5 A4 F#4:.5 E4:.5 D4:2 F#4:.5 A4:.5 D5:2',
    },
  ],
  sounds: [
    { sound: 'crowd', at: 0, seconds: 6.3, gain: 0.25 },
    { sound: 'step', at: 0.32, seconds: 2.1, every: 0.53, gain: 0.5 },
    { sound: 'thud', at: 2.95, gain: 0.4 },
    { sound: 'coins', at: 4.32, gain: 0.6 },
    { sound: 'chime', at: 7.58, gain: 0.35 },
    { sound: 'door', at: 11.26, gain: 0.6 },
    { sound: 'step', at: 11.58, seconds: 1.5, every: 0.47, gain: 0.4 },
    { sound: 'wind', at: 13.05, seconds: 8, gain: 0.35 },
    { sound: 'step', at: 13.18, seconds: 1.6, every: 0.56, gain: 0.4 },
    { sound: 'step', at: 21.33, seconds: 2.8, every: 0.66, gain: 0.35 },
    { sound: 'wind', at: 30.01, seconds: 8.9, gain: 0.7 },
    { sound: 'sand-step', at: 46.16, seconds: 2.8, every: 0.6, gain: 0.8 },
    { sound: 'fire', at: 51.56, seconds: 8.5, gain: 0.7 },
    { sound: 'birds', at: 59.76, seconds: 6.1, gain: 0.35 },
    { sound: 'drip', at: 60.42, seconds: 5, every: 1.3, gain: 0.4 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'Half a coin',
        he: 'חצי מטבע',
        ru: 'Половина монетки',
        es: 'Media moneda',
        fr: 'Une demi-pièce',
        de: 'Eine halbe Münze',
        it: 'Mezza moneta',
      },
    },
    {
      at: 20.8,
      title: {
        en: 'On the roof',
        he: 'על הגג',
        ru: 'На крыше',
        es: 'En el tejado',
        fr: 'Sur le toit',
        de: 'Auf dem Dach',
        it: 'Sul tetto',
      },
    },
    {
      at: 37.9,
      title: {
        en: 'A dark morning',
        he: 'בוקר אפל',
        ru: 'Тёмное утро',
        es: 'Una mañana oscura',
        fr: 'Un matin sombre',
        de: 'Ein dunkler Morgen',
        it: 'Un mattino buio',
      },
    },
  ],
});
