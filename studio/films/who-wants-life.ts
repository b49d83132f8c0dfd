import { bird } from '../kit/animals.ts';
import { house } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, lighter, mood, skin, type Mood } from '../kit/palette.ts';
import { person, type Person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { basket, jar, lamp, scroll, staff, table } from '../kit/props.ts';
import { arch, polygon, rect, svg } from '../kit/shapes.ts';
import { clouds, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { pulse, ramp, sway } from '../kit/time.ts';
import { tree } from '../kit/trees.ts';
import { beams, dust, room } from '../kit/weather.ts';
import { backpack, kindWords, sharpWords } from '../kit/words.ts';

const teal: Mood = {
  ...mood.day,
  sky: ['#63b3ae', '#eaf2da'],
  rings: ['#8cc7bd', '#b5dac4', '#f3e7ad', '#f6c453'],
  hills: ['#9cc9b8', '#7fb3a0', '#5c9a86', '#3f7f70'],
  ground: '#dcc394',
};
const leaves = [ink.gold, ink.leaf, ink.paper, ink.peach] as const;

const peddler: Look = {
  ...looks.man,
  robe: ink.rust,
  trim: ink.gold,
  sash: ink.gold,
  coverColour: ink.gold,
  hem: 0.66,
};
const yannai: Look = { ...looks.sage, robe: ink.paper, trim: ink.teal, cloak: ink.dusk, sash: ink.gold };
const woman: Look = { ...looks.woman, robe: ink.plum, sash: ink.gold, coverColour: ink.cream };
const man: Look = { ...looks.man, skin: skin.umber, robe: ink.blue, sash: ink.sand, coverColour: ink.mist };
const old: Look = { ...looks.grandfather, robe: ink.sand, cloak: ink.olive, trim: ink.olive };
const mother: Look = {
  ...looks.woman,
  skin: skin.light,
  robe: ink.olive,
  sash: ink.cream,
  coverColour: ink.rose,
};
const girl = looks.girl;
const boy: Look = { ...looks.boy, robe: ink.clay };

const stick = (s: Stage): void => staff(s, 112, 40);
const withPack = (s: Stage, t: number, one: Person, size: number, face: 1 | -1): void => {
  const { x, y } = one.place(t);
  backpack(s, x, y + sway(t, 0.45, 2), size, face, ink.wood, ink.peach);
  one.draw(s, t);
};

// 1: on the road to the towns round Tzippori.
const coming = person(peddler, { x: -60, y: 640, size: 1.05, feels: 'calm' })
  .hold(0, 99, stick)
  .walk(0, 700, { seconds: 5.2 })
  .pose(5.2, { ...poses.cheer, armF: 8, elbowF: 14, armB: 132, elbowB: 44 }, 0.5)
  .talk(5.3, 3)
  .feel(5, 'glad');
const curious = [
  person(girl, { x: 1180, y: 650, size: 0.7, face: -1, feels: 'glad' })
    .run(5.6, 940, { seconds: 1.4 })
    .pose(7, 'cheer', 0.3),
  person(boy, { x: 1260, y: 640, size: 0.72, face: -1, feels: 'glad' }).run(5.9, 1030, { seconds: 1.4 }),
];

// 2: everyone wants it.
const calling = person(peddler, { x: 640, y: 640, size: 1.14, feels: 'glad' })
  .pose(0, { ...poses.stand, armF: 124, elbowF: 56, armB: 118, elbowB: 60, head: -12 }, 0)
  .talk(0.4, 2.4)
  .talk(3.2, 1.6)
  .pose(3.1, 'welcome', 0.4)
  .pose(5.2, { ...poses.hold, head: 0 }, 0.5)
  .nod(5.6)
  .feel(5.4, 'tender');
const crowd = [
  person(woman, { x: -60, y: 636, size: 1.08, feels: 'glad' })
    .run(1, 440, { seconds: 1.6 })
    .pose(2.8, 'reach', 0.4)
    .talk(3.6, 1.6),
  person(man, { x: -220, y: 624, size: 1.1, feels: 'glad' })
    .run(1.1, 310, { seconds: 1.9 })
    .pose(3.2, 'cheer', 0.3)
    .pose(4.6, 'reach', 0.4),
  person(mother, { x: 1360, y: 632, size: 1.06, face: -1, feels: 'glad' })
    .run(0.8, 850, { seconds: 1.8 })
    .pose(2.8, 'offer', 0.4)
    .talk(4.6, 1.6),
  person(old, { x: 1480, y: 640, size: 1.04, face: -1, feels: 'glad' })
    .walk(0.8, 980, { seconds: 5 })
    .hold(0, 99, stick),
  person(boy, { x: 1300, y: 654, size: 0.72, face: -1, feels: 'glad' })
    .run(1.6, 752, { seconds: 1.9 })
    .pose(3.6, 'reachUp', 0.3),
  person(girl, { x: -100, y: 656, size: 0.7, feels: 'glad' })
    .run(1.9, 540, { seconds: 1.8 })
    .pose(4, 'point', 0.3),
];

// 3: Rabbi Yannai hears it over his book.
const reading = person(yannai, { x: 420, y: 640, size: 1.25, pose: 'sitRead', feels: 'calm' })
  .rock(0, 2.2)
  .pose(2.2, { ...poses.sit, armF: 104, elbowF: 74, head: -4 }, 0.5)
  .pose(3.6, 'stand', 0.6)
  .walk(4.1, 800)
  .pose(6, { ...poses.reach, lean: 18, armF: 100, elbowF: 20 }, 0.5)
  .talk(6.2, 2)
  .feel(2.2, 'amazed')
  .feel(3.4, 'glad');

// 4: "You do not need it."
const atWindow = person(yannai, { x: 1050, y: 590, size: 1.16, face: -1, feels: 'glad' })
  .pose(0, { ...poses.welcome, armF: 56, armB: 60 }, 0)
  .talk(0.2, 1.6)
  .pose(2.2, 'stand', 0.4)
  .pose(3.8, { ...poses.welcome, armF: 70, armB: 84 }, 0.4)
  .nod(3.9, 1.6)
  .feel(2.4, 'worried')
  .feel(3.8, 'glad');
const below = person(peddler, { x: 420, y: 640, size: 1.06, feels: 'glad' })
  .pose(0, { ...poses.stand, head: -16 }, 0)
  .pose(1.6, { ...poses.welcome, armF: 70, armB: 50, head: -14 }, 0.4)
  .shake(1.8, 1.6)
  .talk(1.8, 1.7)
  .pose(3.9, { ...poses.stand, head: -8 }, 0.4)
  .walk(4.4, 560, { seconds: 0.9 })
  .walk(5.3, 812, { seconds: 2.4, y: 454 })
  .feel(1.6, 'amazed')
  .feel(3.8, 'tender');
const waiting = [
  person(woman, { x: 290, y: 634, size: 1.02 })
    .pose(0, { ...poses.stand, head: -14 }, 0)
    .nod(3),
  person(boy, { x: 220, y: 654, size: 0.7 }).pose(1, 'point', 0.4),
  person(man, { x: 130, y: 630, size: 1.04 }).pose(0, { ...poses.stand, head: -14 }, 0),
  person(old, { x: 40, y: 640, size: 1 }).hold(0, 99, stick),
];

// 5: what is in the pack.
const shows = person(peddler, { x: 890, y: 646, size: 1.36, face: -1, feels: 'sly' })
  .pose(0.2, { ...poses.offer, lean: 16, armF: 52, elbowF: 20, armB: 58, elbowB: 16 }, 0.6)
  .hold(1.5, 3.7, (s, t) => scroll(s, 6, -8, ramp(t, 2.4, 3.4) * 0.8, 1), 'both')
  .pose(1.4, { ...poses.carry, armF: 50, elbowF: 66, armB: 56, elbowB: 60 }, 0.7)
  .pose(3.4, { ...poses.offer, lean: 20, armF: 54, elbowF: 16, armB: 56, elbowB: 16 }, 0.4)
  .pose(4, { ...poses.point, lean: 14, armF: 62, elbowF: 10, head: 6 }, 0.5)
  .talk(4.6, 2.8)
  .feel(1.6, 'glad')
  .feel(4.2, 'tender');
const sees = person(yannai, { x: 400, y: 646, size: 1.36, feels: 'calm' })
  .pose(0.6, { ...poses.stoop, armF: 14, armB: 10 }, 0.6)
  .pose(3.9, { ...poses.stoop, lean: 24, head: 10, armF: 30, elbowF: 40 }, 0.6)
  .nod(5.2, 1.2)
  .pose(6.8, { ...poses.heart, lean: 6 }, 0.6)
  .feel(1.2, 'amazed')
  .feel(3.6, 'calm')
  .feel(5, 'amazed')
  .feel(6.8, 'tender');

// 6: a word held back, another one said.
const scolding = person(mother, { x: 430, y: 640, size: 1.3, feels: 'cross' })
  .pose(0.6, 'hips', 0.4)
  .talk(0.7, 1.3)
  .pose(2.1, { ...poses.think, armF: 30, elbowF: 132, head: 6 }, 0.4)
  .shut(2.6, 1.1)
  .pose(3.9, { ...poses.stoop, lean: 26, armF: 56, elbowF: 20, armB: 60, elbowB: 16 }, 0.7)
  .talk(4.4, 2.6)
  .feel(2, 'worried')
  .feel(3.7, 'tender');
const clumsy = person(girl, { x: 790, y: 650, size: 1, face: -1, feels: 'sad' })
  .pose(0, { ...poses.heart, head: 22, lean: 8 }, 0)
  .pose(4.8, { ...poses.stand, head: -10 }, 0.7)
  .pose(6, 'cheer', 0.4)
  .laugh(6.2, 1.6)
  .feel(4.8, 'calm')
  .feel(5.6, 'glad');

// 7: "All my life I have read this verse."
const wonder = person(yannai, { x: 560, y: 652, size: 1.6, feels: 'tender' })
  .pose(0, { ...poses.hold, head: 14 }, 0)
  .hold(0, 99, (s) => scroll(s, 8, -10, 0.9, 0.86), 'both')
  .talk(0.6, 2.4)
  .pose(3.2, { ...poses.hold, head: -8, lean: -2 }, 0.7)
  .nod(4.4, 1)
  .feel(3.2, 'glad');
const listener = person(peddler, { x: 930, y: 640, size: 1.34, face: -1, feels: 'tender' })
  .pose(0.6, 'heart', 0.6)
  .nod(3.4, 1.2);

// 8: the peddler goes on, and the words stay.
const goingOn = person(peddler, { x: 560, y: 648, size: 1.06, feels: 'glad' })
  .hold(0, 99, stick)
  .walk(0.4, 1060, { seconds: 5.6 });
const goodnight = person(yannai, { x: 330, y: 640, size: 1.06, feels: 'glad' })
  .wave(0.6, 2.2)
  .pose(3, 'heart', 0.6)
  .gaze(4, 'us');
const neighbours = [
  person(mother, { x: 90, y: 634, size: 1.02, feels: 'glad' }).talk(1.4, 1.8).pose(3.4, 'welcome', 0.5),
  person(girl, { x: 170, y: 650, size: 0.76, feels: 'glad' }).wave(1, 2.4),
  person(man, { x: 900, y: 622, size: 0.96, feels: 'glad' }).talk(0.8, 2).pose(3, 'heart', 0.5),
  person(old, { x: 1020, y: 626, size: 0.96, face: -1, feels: 'glad' })
    .hold(0, 99, stick)
    .nod(1.6, 1.2)
    .laugh(3, 1.6),
];

function town(s: Stage, t: number, hour: Mood = teal, lit = false): void {
  const wall = lit ? '#c9a98c' : '#f0e2c0';
  s.layer(0, () => {
    sky(s, hour, t);
    if (!hour.stars) clouds(s, hour, t, 3, 100);
    else sun(s, hour, 900, 360, 50, t);
  });
  s.layer(0.35, () => hills(s, { y: 450, rise: 60, hills: 5, seed: 6, colour: hour.hills[1] ?? ink.teal }));
  s.layer(0.65, () => {
    house(s, 60, 560, { wall, width: 230, height: 250, windows: 3, lit, roof: 'dome' }, 0.8);
    house(s, 300, 566, { wall: darker(wall, 0.08), width: 200, height: 190, lit, seed: 3 }, 0.8);
    tree(s, 470, 566, 'cypress', 0.7, t);
    house(
      s,
      1010,
      566,
      { wall: darker(wall, 0.06), width: 260, height: 230, windows: 3, lit, seed: 5 },
      0.85,
    );
    house(s, 1260, 566, { wall, width: 220, height: 200, lit, roof: 'battlement', seed: 7 }, 0.8);
  });
}

function chamber(s: Stage): void {
  room(s, '#2f6e6c', '#6b4530', 590);
  s.paper(arch(1010, 470, 240, 330), darker('#2f6e6c', 0.2), { lift: 0.4 });
  s.paper(arch(1010, 470, 212, 306), '#cfe9dd', { lift: 0.3 });
  s.within(arch(1010, 470, 212, 306), () => {
    hills(s, { y: 420, rise: 40, hills: 9, seed: 2, colour: teal.hills[2] ?? ink.teal });
    house(s, 960, 476, { wall: '#f0e2c0', width: 120, height: 90, windows: 2 }, 0.8);
  });
  s.paper(rect(880, 466, 262, 16, 4), ink.wood, { lift: 0.8 });
  s.paper(rect(110, 240, 250, 14, 3), ink.wood, { lift: 0.8 });
  for (const [i, tone] of [ink.cream, ink.sand, ink.peach, ink.cream].entries())
    s.paper(rect(132 + i * 54, 206, 44, 34, 14), tone, { lift: 0.6 });
}

function facade(s: Stage, t: number): void {
  const wall = '#f3e6c6';
  s.paper(rect(760, 90, 640, 560), wall, { lift: 1.4, up: true });
  s.paper(rect(744, 78, 680, 24, 4), darker(wall, 0.14), { lift: 0.8 });
  for (let i = 0; i < 16; i++)
    s.ink(rect(790 + ((i * 137) % 520), 130 + ((i * 83) % 470), 54, 22, 4), ink.wood, 0.08);
  s.paper(arch(836, 452, 136, 296), darker(wall, 0.2), { lift: 0.4 });
  s.paper(arch(836, 452, 112, 284), darker(wall, 0.74), { lift: 0.3 });
  s.at(899, 262, () => s.paper(rect(-3, -14, 6, 28, 2), ink.gold, { lift: 0.4 }), { turn: -16 });
  s.paper(arch(1050, 420, 214, 266), darker(wall, 0.2), { lift: 0.4 });
  const opening = arch(1050, 420, 188, 250);
  s.ink(opening, ink.dusk);
  s.within(opening, () => atWindow.draw(s, t));
  s.paper(rect(932, 412, 236, 20, 4), ink.wood, { lift: 0.9 });
  for (let i = 0; i < 8; i++)
    s.paper(
      rect(548 + i * 28, 626 - i * 24, 330 - i * 28, 30 + i * 24),
      i % 2 ? darker(wall, 0.1) : darker(wall, 0.16),
      { lift: 0.5 },
    );
}

const shards = (s: Stage): void => {
  s.paper(svg('M600 652 l16 -34 q26 -6 34 12 l-8 24Z'), ink.clay);
  s.paper(svg('M664 660 l10 -22 l26 8 l4 16Z'), darker(ink.clay, 0.1));
  s.paper(polygon([560, 660], [576, 640], [590, 662]), lighter(ink.clay, 0.1));
};

export default film({
  course: 'power-of-speech',
  poster: 14.2,
  bpm: 93.8,
  scenes: [
    {
      seconds: 8,
      pace: 0.86,
      draw(s, t) {
        s.camera(
          ...(near(t, [5.4, 7.2, coming]) ??
            shot(t, [
              [0, 460, 330, 1.1],
              [5, 680, 390, 1.1],
              [8, 760, 400, 1.2],
            ])),
        );
        town(s, t);
        s.layer(1, () => {
          ground(s, 588, teal.ground, 3);
          tree(s, 180, 610, 'olive', 0.9, t);
          house(s, 1240, 606, {
            wall: '#f6e9cb',
            width: 300,
            height: 300,
            door: 0.6,
            doorColour: ink.teal,
            windows: 2,
          });
          withPack(s, t, coming, 1.05, 1);
          for (const one of curious) one.draw(s, t);
        });
        s.layer(1.35, () => grass(s, 380, 728, ink.teal, 2));
      },
    },
    {
      seconds: 7.4,
      pace: 0.9,
      enter: { kind: 'fade', seconds: 0.6 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 650, 400, 1.3],
            [2.6, 640, 400, 1.08],
            [7.4, 660, 400, 1.16],
          ]),
        );
        town(s, t);
        s.layer(1, () => {
          ground(s, 588, teal.ground, 7);
          for (const i of [1, 2, 3]) crowd[i]?.draw(s, t);
          withPack(s, t, calling, 1.14, 1);
          for (const i of [0, 4, 5]) crowd[i]?.draw(s, t);
        });
      },
    },
    {
      seconds: 8,
      pace: 0.84,
      enter: { kind: 'slide-up', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.3, 3.7, reading]) ??
            shot(t, [
              [0, 470, 400, 1.26],
              [3.4, 520, 400, 1.2],
              [8, 720, 390, 1.24],
            ])),
        );
        s.layer(1, () => {
          chamber(s);
          s.glow(1010, 330, 330, '#fff1c4', 0.3);
          table(s, 402, 644, 110, 74, ink.bark);
          reading.draw(s, t);
          table(s, 560, 650, 190, 122);
          s.at(556, 514, () => scroll(s, 0, 0, 1, 0.8), { turn: -3 });
          lamp(s, 634, 526, t, 0.7);
        });
        beams(s, 990, 90, 0.18, t);
        dust(s, t, ink.cream, 16);
      },
    },
    {
      seconds: 7.6,
      pace: 0.8,
      enter: { kind: 'slide-down', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [1.8, 3.5, below]) ??
            shot(t, [
              [0, 780, 330, 1.16],
              [1.6, 640, 370, 1.06],
              [7.6, 700, 350, 1.12],
            ])),
        );
        town(s, t);
        s.layer(1, () => {
          ground(s, 588, teal.ground, 9);
          facade(s, t);
          for (const one of waiting.toReversed()) one.draw(s, t);
          withPack(s, t, below, 1.06, 1);
        });
        s.layer(1.3, () => tree(s, -40, 760, 'olive', 1.2, t));
      },
    },
    {
      seconds: 8.6,
      pace: 0.8,
      draw(s, t) {
        s.camera(
          ...(near(t, [5, 6.8, sees, 0.9]) ??
            shot(t, [
              [0, 660, 390, 1.12],
              [4, 640, 430, 1.28],
              [8.6, 620, 440, 1.36],
            ])),
        );
        s.layer(1, () => {
          chamber(s);
          sees.draw(s, t);
          s.glow(640, 480, 300, '#ffe9a6', 0.5 * ramp(t, 3, 4.6));
          table(s, 640, 656, 330, 132);
          backpack(s, 792, 634, 0.9, 1, ink.wood, ink.peach);
          if (t >= 3.7) s.at(610, 508, () => scroll(s, 0, 0, 0.8 + 0.2 * ramp(t, 3.7, 4.2), 1), { turn: -2 });
          shows.draw(s, t);
        });
        dust(s, t, ink.gold, 20);
      },
    },
    {
      seconds: 8.2,
      pace: 0.78,
      enter: { kind: 'page', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.2, 3.8, scolding], [5.9, 7.5, clumsy]) ??
            shot(t, [
              [0, 600, 410, 1.14],
              [4, 610, 420, 1.24],
              [8.2, 660, 380, 1.1],
            ])),
        );
        town(s, t);
        s.layer(1, () => {
          ground(s, 588, teal.ground, 12);
          house(s, 1160, 606, { wall: '#f6e9cb', width: 280, height: 280, door: 0.3, doorColour: ink.plum });
          shards(s);
          clumsy.draw(s, t);
          scolding.draw(s, t);
          s.at(478, 330, () => sharpWords(s, 0, 0, pulse(t, 0.9, 3.5, 1, 0.8), t, '#3b2440'), { scale: 1.7 });
          s.at(
            520,
            350,
            () =>
              kindWords(
                s,
                0,
                0,
                ramp(t, 4.3, 9.6, (k) => k),
                t,
                leaves,
                [330, -90],
              ),
            { scale: 1.4 },
          );
          bird(s, 1050, 330, t, ink.paper, 0.9, 0, -1);
        });
        s.tint('#3b2440', 0.16 * pulse(t, 0.6, 3.8, 0.8));
      },
    },
    {
      seconds: 5.4,
      pace: 0.82,
      enter: { kind: 'page', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [0, 2.4, wonder]) ??
            shot(t, [
              [0, 640, 380, 1.14],
              [5.4, 610, 370, 1.3],
            ])),
        );
        s.layer(1, () => {
          chamber(s);
          s.glow(640, 400, 380, '#ffe9a6', 0.34);
          listener.draw(s, t);
          wonder.draw(s, t);
        });
        dust(s, t, ink.gold, 24);
      },
    },
    {
      seconds: 6.4,
      pace: 0.95,
      enter: { kind: 'fade', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 520, 400, 1.16],
            [6.4, 680, 370, 1.02],
          ]),
        );
        town(s, t, mood.dusk, true);
        s.layer(1, () => {
          ground(s, 588, '#a07a66', 3);
          for (const one of neighbours) one.draw(s, t);
          goodnight.draw(s, t);
          withPack(s, t, goingOn, 1.06, 1);
          kindWords(s, 240, 360, ((t - 1) / 4.6) % 1, t, leaves, [220, -170]);
          kindWords(s, 960, 350, ((t - 1.8) / 4) % 1, t + 3, leaves, [170, -180]);
          s.glow(300, 470, 260, '#ffd98a', 0.3);
          basket(s, 60, 690, 0.8, ink.rose);
          jar(s, -20, 680, ink.clay, 0.9);
        });
        s.tint('#5a4a9c', 0.1);
      },
    },
  ],
  music: [
    {
      voice: 'clarinet',
      at: 0.47,
      bpm: 97,
      gain: 0.8,
      pan: -0.15,
      notes:
        'D4:.5 F#4:.5 A4 A4:.5 B4:.5 A4 | G4:.5 F#4:.5 G4 E4:2 | C5:.5 B4:.5 A4 B4:.5 G4:.5 A4 | F#4:.5 E4:.5 D4:3',
    },
    {
      voice: 'oud',
      at: 0.47,
      bpm: 97,
      gain: 0.7,
      pan: 0.2,
      repeat: 2,
      notes: 'D3 A3:.5 A3:.5 D3 A3 | G3 D4:.5 D4:.5 A3 E4 | C4 G4:.5 G4:.5 G3 D4 | A3 E4:.5 C4:.5 D3:2',
    },
    { voice: 'drum', at: 0.47, bpm: 97, gain: 0.7, repeat: 7, notes: 'D k:.5 t:.5 D t' },
    {
      voice: 'dulcimer',
      at: 10.39,
      bpm: 97,
      gain: 0.7,
      notes: 'A4:.5 D5:.5 D5 A4:.5 D5:.5 E5 | F#5:.5 E5:.5 D5 C5:2 | B4:.5 C5:.5 D5 A4:.5 B4:.5 G4 | A4:3',
    },
    { voice: 'ney', at: 18.24, bpm: 62.4, gain: 0.8, notes: 'D4:1.5 E4:.5 F#4 A4 | G4:1.5 F#4:.5 E4:2' },
    { voice: 'drone', at: 17.52, bpm: 50.4, gain: 0.7, notes: 'D3+A3:8', fadeIn: 1.5, fadeOut: 1.5 },
    {
      voice: 'oud',
      at: 27.05,
      bpm: 91.8,
      gain: 0.9,
      notes:
        'A4:.5 A4:.5 D5 - A4 | B4:.5 C5:.5 B4 A4:2 | G4:.5 A4:.5 B4:.5 G4:.5 A4 F#4 | G4:.5 F#4:.5 E4:.5 F#4:.5 D4:2',
    },
    { voice: 'drum', at: 27.05, bpm: 91.8, gain: 0.55, repeat: 4, notes: 'D - t:.5 k:.5 t' },
    {
      voice: 'strings',
      at: 36.32,
      bpm: 49.2,
      gain: 0.65,
      notes: 'D4+A4:4 G3+D4+B4:4 A3+E4:2 D4+F#4+A4:6',
      fadeIn: 1.5,
    },
    {
      voice: 'dulcimer',
      at: 40.72,
      bpm: 65.5,
      gain: 0.65,
      notes: 'D5 F#5:.5 E5:.5 D5:2 | B4 A4:.5 B4:.5 D5:2',
    },
    { voice: 'bass', at: 47.07, bpm: 59, gain: 0.7, notes: 'D2?:2 Eb2?:2' },
    {
      voice: 'clarinet',
      at: 51.95,
      bpm: 78.6,
      gain: 0.75,
      pan: -0.2,
      notes: 'D5:1.5 C5:.5 B4 A4 | G4:.5 A4:.5 B4 A4:2',
    },
    {
      voice: 'strings',
      at: 56.59,
      bpm: 49.2,
      gain: 0.65,
      notes: 'G3+D4+B4:3 A3+E4+C5:2.4 D3+A3+F#4:6',
      fadeIn: 1,
    },
    { voice: 'ney', at: 57.08, bpm: 62.3, gain: 0.8, notes: 'B4 A4:.5 B4:.5 C5 A4 | B4:1.5 A4:.5 F#4:2' },
    {
      voice: 'clarinet',
      at: 63.67,
      bpm: 91.8,
      gain: 0.7,
      pan: -0.15,
      notes: 'D4:.5 F#4:.5 A4 A4:.5 B4:.5 A4 | G4:.5 F#4:.5 E4 D4:4',
    },
    {
      voice: 'oud',
      at: 63.67,
      bpm: 91.8,
      gain: 0.65,
      pan: 0.2,
      notes: 'D3 A3:.5 A3:.5 D3 A3 | G3 A3 D3+A3+D4:3',
    },
  ],
  sounds: [
    { sound: 'birds', at: 0, seconds: 17.1, gain: 0.5 },
    { sound: 'sand-step', at: 0.23, seconds: 5.8, every: 0.49, gain: 0.7 },
    { sound: 'sand-step', at: 6.51, seconds: 1.6, every: 0.23, gain: 0.5 },
    { sound: 'crowd', at: 10.19, seconds: 7.8, gain: 1 },
    { sound: 'sand-step', at: 10.41, seconds: 2, every: 0.19, gain: 0.5 },
    { sound: 'coins', at: 14.41, seconds: 1.1, gain: 0.5 },
    { sound: 'crowd', at: 18.95, seconds: 3.6, gain: 0.3 },
    { sound: 'step', at: 22.29, seconds: 2.6, every: 0.6, gain: 0.5 },
    { sound: 'crowd', at: 27.05, seconds: 6.2, gain: 0.5 },
    { sound: 'step', at: 32.67, seconds: 3.7, every: 0.48, gain: 0.6 },
    { sound: 'cloth', at: 37.3, gain: 0.8 },
    { sound: 'page', at: 39.55, gain: 1 },
    { sound: 'chime', at: 41.3, gain: 0.4 },
    { sound: 'clay', at: 47.55, gain: 0.9 },
    { sound: 'chime', at: 53.2, gain: 0.4 },
    { sound: 'birds', at: 52.94, seconds: 5.1, gain: 0.6 },
    { sound: 'page', at: 57.81, gain: 0.6 },
    { sound: 'crickets', at: 64.61, seconds: 6.3, gain: 0.6 },
    { sound: 'sand-step', at: 64.82, seconds: 5.3, every: 0.44, gain: 0.5 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'The peddler’s call',
        he: 'קריאת הרוכל',
        ru: 'Разносчик зовёт',
        es: 'El pregón',
        fr: 'L’appel du colporteur',
        de: 'Der Ruf des Hausierers',
        it: 'Il richiamo del venditore',
      },
    },
    {
      at: 17.5,
      title: {
        en: 'Rabbi Yannai listens',
        he: 'רבי ינאי מקשיב',
        ru: 'Рабби Янай слышит',
        es: 'Rabí Yanai escucha',
        fr: 'Rabbi Yannaï tend l’oreille',
        de: 'Rabbi Jannai horcht auf',
        it: 'Rabbi Yannai ascolta',
      },
    },
    {
      at: 36.5,
      title: {
        en: 'What is in the pack',
        he: 'מה יש בתרמיל',
        ru: 'Что в сумке',
        es: 'Lo que hay en la bolsa',
        fr: 'Ce qu’il y a dans le sac',
        de: 'Was im Bündel ist',
        it: 'Che cosa c’è nella sacca',
      },
    },
  ],
});
