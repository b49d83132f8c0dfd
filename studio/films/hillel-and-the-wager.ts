import { doorway, house } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film, type Scene } from '../kit/film.ts';
import { grass, ground, hills, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { blend, darker, ink, mood, skin, type Mood } from '../kit/palette.ts';
import { person, type Person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { bowl, bread, cup, jar, lamp, table } from '../kit/props.ts';
import { arch, blob, ellipse, rect, svg } from '../kit/shapes.ts';
import { clouds, flock, sky, stars, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { vision } from '../kit/temper.ts';
import { keys, pulse, ramp, settle, sway } from '../kit/time.ts';
import { branch, tree } from '../kit/trees.ts';
import { dust, room } from '../kit/weather.ts';

const hillel: Look = {
  ...looks.patriarch,
  skin: skin.wheat,
  robe: ink.paper,
  trim: ink.blue,
  cloak: '#3f86b8',
  sash: ink.blue,
  hair: '#d9d4cc',
  beard: 0.9,
  coverColour: ink.paper,
  bandColour: '#3f86b8',
};
const washing: Look = { ...hillel, cover: 'hood', coverColour: ink.mist, cloak: ink.mist };
const bettor: Look = {
  ...looks.man,
  skin: skin.olive,
  robe: ink.peach,
  trim: ink.rust,
  sash: ink.rust,
  hair: ink.rust,
  beard: 0.3,
  cover: 'cap',
  coverColour: ink.pomegranate,
};
const other: Look = { ...looks.merchant, robe: ink.moss, cloak: ink.teal, girth: 1.15 };

function coins(s: Stage, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++)
    s.paper(
      ellipse(x + ((i * 29) % 84) - 42, y - Math.floor(i / 3) * 9, 16, 6),
      i % 2 ? ink.gold : ink.wheat,
      { lift: 0.4 },
    );
}

function bag(s: Stage, x: number, y: number, scale = 1): void {
  s.at(
    x,
    y,
    () => {
      s.paper(blob([-26, 0], [-32, -22], [-10, -42], [10, -42], [32, -22], [26, 0], [0, 5]), ink.plum);
      s.line(svg('M-11 -40 Q0 -34 11 -40'), ink.gold, 5);
    },
    { scale },
  );
}

// 1: the bet.
const sure = person(bettor, { x: 470, y: 650, size: 1.34 })
  .feel(-1, 'glad')
  .talk(0.4, 1.8)
  .feel(1.6, 'sly')
  .pose(2.4, { ...poses.point, armF: 108 }, 0.4)
  .pose(4.4, { ...poses.reach, armF: 78, elbowF: 10 }, 0.4)
  .nod(5, 0.9)
  .feel(5.8, 'glad')
  .pose(6, 'cheer', 0.4);
const doubting = person(other, { x: 800, y: 650, size: 1.34, face: -1 })
  .feel(0.6, 'amazed')
  .feel(1.8, 'sly')
  .shake(1.8, 1.2)
  .laugh(3, 1.2)
  .pose(4.4, { ...poses.reach, armF: 78, elbowF: 10 }, 0.4)
  .nod(5, 0.9)
  .pose(6, 'hips', 0.5);

// 2: Friday in Hillel's house.
const bathing = person(washing, { x: 520, y: 668, size: 1.44 })
  .feel(-1, 'glad')
  .shut(0.4, 2.8)
  .feel(3.5, 'amazed', 0.2)
  .feel(4.5, 'tender')
  .pose(-1, { ...poses.bow, lean: 26, head: 10, armF: 128, elbowF: 60, armB: 120, elbowB: 70 }, 0)
  .rock(0.2, 3)
  .pose(3.6, { ...poses.stand, head: -6, armF: 40, elbowF: 60 }, 0.4)
  .turn(3.9, 1)
  .pose(4.5, { ...poses.stand, armF: 20, elbowF: 90, armB: 26, elbowB: 84 }, 0.5)
  .walk(4.9, 980);

// 3, 4, 5: the questions.
interface Round {
  host: Person;
  guest: Person;
}
/** Seconds Hillel thinks each question over: the first one seriously, which spoils the guest's fun. */
const thinks = [1.7, 0, 0] as const;
const beaming = ['amazed', 'cross', 'sad'] as const;
const round = (n: 0 | 1 | 2): Round => ({
  host: person(hillel, { x: 430, y: 616, size: 1.24 })
    .walk(1.5, 500, { seconds: 0.8, y: 646 })
    .feel(1.5, n === 2 ? 'tender' : 'glad')
    .pose(2.3, 'welcome', 0.4)
    .talk(2.4, 0.9)
    .pose(3.3, { ...poses.listen, head: 4 }, 0.4)
    .feel(3.4, 'calm')
    .gaze(4.7, thinks[n] ? 'up' : 'ahead')
    .feel(4.7, thinks[n] ? 'firm' : 'calm')
    .gaze(4.4 + thinks[n], 'ahead')
    .feel(4.5 + thinks[n], 'glad')
    .pose(4.7 + thinks[n], { ...poses.offer, head: 0 }, 0.4)
    .talk(4.8 + thinks[n], 1.8)
    .nod(6.6 + thinks[n], 0.6),
  guest: person(bettor, { x: n === 0 ? 1250 : 1100, y: 650, size: 1.24, face: -1 })
    .feel(-1, n === 2 ? 'cross' : 'sly')
    .walk(0, 800 - n * 16, { seconds: n === 0 ? 1.1 : 0.8 })
    .pose(
      0.3,
      n === 2 ? 'cheer' : { ...poses.stand, armF: 126, elbowF: 60, armB: 120, elbowB: 60, head: -10 },
      0.3,
    )
    .talk(0.5, 1.2)
    .pose(1.7, 'hips', 0.4)
    .pose(3.4, n === 1 ? { ...poses.point, armF: 70, elbowF: 50 } : 'point', 0.4)
    .talk(3.4, 1.3)
    .pose(4.8, 'hips', 0.3)
    .feel(5.6 + thinks[n], beaming[n])
    .pose(
      6.3 + thinks[n],
      n === 2 ? { ...poses.stand, head: 22, armF: -8 } : { ...poses.stoop, head: 12 },
      0.5,
    ),
});
const rounds = [round(0), round(1), round(2)] as const;

// 6: all the questions you have.
const patient = person(hillel, { x: 520, y: 646, size: 1.3 })
  .feel(-1, 'calm')
  .feel(2.8, 'tender')
  .feel(4.8, 'glad')
  .nod(2.8, 0.8)
  .pose(3.6, { ...poses.sit, lean: 8 }, 0.9)
  .pose(4.8, { ...poses.sit, armF: 62, elbowF: 24, armB: 70, elbowB: 20 }, 0.5)
  .talk(4.9, 1.9);
const tricky = person(bettor, { x: 860, y: 650, size: 1.28, face: -1 })
  .feel(-1, 'sly')
  .feel(3.8, 'amazed')
  .feel(5.2, 'worried')
  .talk(0.6, 2)
  .pose(0.6, { ...poses.welcome, lean: 4 }, 0.4)
  .pose(2.8, 'hips', 0.4)
  .pose(5, { ...poses.stand, head: 10, armF: 24, elbowF: 128 }, 0.6)
  .shake(6.4, 0.9);

// 7: he has lost.
const calm = person(hillel, { x: 500, y: 646, size: 1.32, pose: 'sit' })
  .feel(-1, 'calm')
  .feel(4.1, 'tender')
  .feel(7.2, 'glad')
  .nod(2.4, 0.8)
  .pose(4.2, { ...poses.sit, armF: 50, elbowF: 60, lean: 8 }, 0.5)
  .talk(4.4, 3.2)
  .laugh(8, 1.6);
const beaten = person(bettor, { x: 850, y: 650, size: 1.3, face: -1 })
  .feel(-1, 'cross')
  .feel(3.8, 'sad')
  .feel(6.4, 'amazed')
  .feel(7.4, 'tender')
  .pose(0.3, { ...poses.cheer, head: 4 }, 0.3)
  .talk(0.4, 1.6)
  .pose(2.1, { ...poses.stand, head: 24, armF: 140, elbowF: 90, armB: 130, elbowB: 90 }, 0.4)
  .talk(2.2, 1.4)
  .pose(4, { ...poses.stand, head: 14 }, 0.6)
  .pose(6.4, { ...poses.heart, head: 8 }, 0.7)
  .nod(7.6, 1);

// 8: Shabbat comes in.
const resting = person(
  { ...hillel, robe: ink.paper, cloak: ink.paper },
  { x: 470, y: 662, size: 1.32, pose: 'sit' },
)
  .feel(-1, 'tender')
  .pose(0.5, { ...poses.sit, head: -6, armF: 40, elbowF: 60 }, 0.6)
  .laugh(2, 1.4)
  .feel(3, 'glad')
  .gaze(3.6, 'us');
const child = person(
  { ...looks.girl, robe: ink.paper, trim: ink.blue },
  { x: 860, y: 660, size: 0.94, face: -1 },
)
  .feel(-1, 'glad')
  .walk(0.2, 610, { seconds: 2 })
  .pose(2.2, { ...poses.reach, armF: 60 }, 0.5)
  .laugh(2.6, 1.4);

const front = '#e9e2d2';

/** The lane before Hillel's house; `hour` 0 is noon, 1 sunset. */
function lane(s: Stage, t: number, hour: number, open: number): void {
  const [now, next]: [Mood, Mood] = [mood.day, mood.dusk];
  s.layer(0, () => {
    sky(s, now, t);
    s.veil(hour * 0.85, () => sky(s, { ...next, stars: false }, t));
    sun(s, hour > 0.7 ? mood.dusk : now, 900 + hour * 260, 130 + hour * 270, 46, t);
    if (hour < 0.7) clouds(s, now, t, 3, 110);
  });
  s.layer(0.4, () =>
    hills(s, { y: 450, rise: 90, hills: 5, seed: 18, colour: blend('#9fc3cf', '#5a5a9c', hour) }),
  );
  s.layer(0.7, () => {
    house(s, 900, 592, { width: 250, height: 190, wall: blend('#dfe3da', '#b59a9c', hour), roof: 'dome' }, 1);
    house(s, 1210, 594, { width: 260, height: 230, wall: blend('#d3dade', '#a58fa0', hour) }, 1);
    tree(s, 1050, 598, { kind: 'cypress' }, 0.9, t);
  });
  s.layer(1, () => {
    const wall = blend(front, '#c9a798', hour * 0.8);
    ground(s, 590, blend('#d8cfae', '#8f7f86', hour), 4);
    s.paper(rect(-360, 70, 970, 532), wall, { lift: 1.4, up: true });
    for (let n = 0; n < 12; n++)
      s.ink(
        rect(-80 + (n % 4) * 170 + (n % 2) * 30, 100 + Math.floor(n / 4) * 56, 70, 22, 5),
        darker(wall, 0.4),
        0.11,
      );
    s.paper(arch(140, 380, 110, 160), darker(wall, 0.5), { lift: 0.3 });
    s.line(svg('M140 380 v-156 M85 316 h110'), wall, 6);
    doorway(s, 420, 602, { width: 184, height: 326, wall, open, colour: '#2d6a9f', lit: hour > 0.5 });
    tree(s, -10, 610, { kind: 'pomegranate', fruit: ink.pomegranate }, 0.8, t);
  });
}

function babylonian(s: Stage, t: number): void {
  s.ink(ellipse(0, 0, 130), '#bcdce6');
  s.ink(rect(-140, 60, 280, 80), '#c9a878');
  // A cradle with a round-headed baby.
  s.at(
    0,
    62,
    () => {
      s.paper(svg('M-70 -44 C-64 20 64 20 70 -44Z'), ink.wood);
      s.line(svg('M-64 14 Q0 40 64 14'), ink.bark, 9);
      s.paper(ellipse(-20, -58, 34), skin.brown);
      s.ink(ellipse(-14, -60, 3, 4), ink.black);
      s.ink(ellipse(4, -60, 3, 4), ink.black);
      s.line(svg('M-14 -46 q8 7 16 0'), ink.bark, 3);
      s.paper(blob([-4, -40], [40, -60], [70, -44], [60, -20], [-40, -22]), ink.teal, { lift: 0.6 });
    },
    { turn: sway(t, 1.8, 7) },
  );
}

function sands(s: Stage, t: number): void {
  s.ink(ellipse(0, 0, 130), '#f6dfa6');
  s.paper(svg('M-140 40 Q-60 -6 20 36 T140 30 V140 H-140Z'), '#e0b266', { lift: 0.6, up: true });
  s.at(-6, 66, () => {
    s.paper(ellipse(0, -56, 42, 46), skin.wheat);
    s.paper(blob([-46, -70], [-30, -108], [20, -110], [46, -76], [0, -84]), ink.paper, { lift: 0.6 });
    s.line(svg('M-24 -58 q8 -7 16 0 M8 -58 q8 -7 16 0'), ink.bark, 4);
    s.line(svg('M-10 -30 q10 6 20 0'), ink.bark, 3);
    s.paper(svg('M-60 60 C-56 -6 56 -6 60 60Z'), ink.rust);
  });
  for (let i = 0; i < 12; i++)
    s.ink(ellipse(((i * 61 + t * 130) % 300) - 150, -70 + ((i * 37) % 130), 9, 2), '#b98a48', 0.6);
}

function marsh(s: Stage, t: number): void {
  s.ink(ellipse(0, 0, 130), '#cfe3cc');
  s.ink(rect(-140, 30, 280, 120), '#5f9a98');
  for (const x of [-96, -76, 84, 102])
    s.line(svg(`M${x} 60 Q${x + sway(t, 3, 6, x)} 0 ${x + sway(t, 3, 12, x)} -50`), ink.olive, 6);
  for (const [x, k] of [
    [-34, 0],
    [34, 0.5],
  ] as const) {
    const up = Math.max(0, sway(t, 1.2, 16, k));
    s.line(svg(`M${x} -130 V${46 - up}`), skin.olive, 22);
    s.paper(
      blob([x - 34, 58 - up], [x - 20, 38 - up], [x + 20, 38 - up], [x + 42, 58 - up], [x, 66 - up]),
      skin.olive,
      { lift: 0.6 },
    );
    s.line(ellipse(x + 4, 66, 46, 8), ink.paper, 3, 0.6);
  }
}

const told = [babylonian, sands, marsh] as const;

const question = (n: 0 | 1 | 2): Scene => ({
  seconds: n === 0 ? 10.4 : 7.2,
  pace: 0.78,
  enter: n === 0 ? { kind: 'slide-right', seconds: 0.6 } : { kind: 'page', seconds: 0.9 },
  draw(s, t) {
    const { host, guest } = rounds[n];
    const close = (
      [
        [4.6, 6.3, host],
        [3.3, 4.7, guest],
        [6, 7.2, guest],
      ] as const
    )[n];
    s.camera(
      ...(near(t, close) ??
        shot(t, [
          [0, 700, 390, 1.08],
          [2.4, 650, 390, 1.16],
          [9, 640, 390, 1.22],
        ])),
    );
    lane(
      s,
      t + n * 9,
      n * 0.36,
      keys(t, [
        [0.9, 0],
        [1.5, 0.95],
      ]),
    );
    s.layer(1, () => {
      if (t > 1.1) host.draw(s, t);
      guest.draw(s, t);
      vision(s, 660, 226, 104, settle(pulse(t, 4.9 + thinks[n], 8.4 + thinks[n], 0.5)), () => told[n](s, t));
    });
    s.layer(1.35, () => branch(s, 1370, 20, 150, ink.olive, 1, t, ink.pomegranate));
  },
});

export default film({
  course: 'patience',
  poster: 26.6,
  bpm: 90,
  scenes: [
    {
      seconds: 7.4,
      pace: 0.8,
      enter: { kind: 'iris', seconds: 0.9 },
      draw(s, t) {
        s.camera(
          ...(near(t, [1.3, 2.5, sure], [2.9, 4.3, doubting]) ??
            shot(t, [
              [0, 640, 380, 1.08],
              [4, 640, 400, 1.2],
              [7.4, 640, 400, 1.14],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.day, t);
          sun(s, mood.day, 250, 140, 48, t);
          clouds(s, mood.day, t, 4, 110);
          flock(s, 620 + t * 20, 150, t, ink.paper, 3);
        });
        s.layer(0.4, () => hills(s, { y: 450, rise: 90, hills: 5, seed: 18, colour: '#9fc3cf' }));
        s.layer(0.7, () => {
          house(s, 150, 592, { width: 270, height: 230, wall: '#dfe3da', roof: 'flat' }, 1);
          house(s, 1120, 594, { width: 290, height: 210, wall: '#d3dade', roof: 'dome' }, 1);
          tree(s, 340, 598, { kind: 'palm' }, 0.9, t);
        });
        s.layer(1, () => {
          ground(s, 590, '#d8cfae', 4);
          table(s, 636, 664, 190, 84, ink.wood);
          bag(s, 600, 580, 0.9);
          coins(s, 676, 576, 4 + Math.floor(t * 2.2));
          sure.draw(s, t);
          doubting.draw(s, t);
        });
        s.layer(1.3, () => grass(s, 210, 742, ink.moss, 1.9, ink.paper));
      },
    },
    {
      seconds: 6.2,
      pace: 0.9,
      enter: { kind: 'slide-left', seconds: 0.6 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 600, 400, 1.18],
            [4, 640, 390, 1.12],
            [6.2, 740, 390, 1.1],
          ]),
        );
        s.layer(0.6, () => {
          room(s, '#8fb4c4', '#b08a63', 566);
          s.paper(arch(240, 340, 150, 230), ink.cream, { lift: 0.5 });
          s.ink(arch(240, 332, 126, 208), '#d9ecec');
          doorway(s, 1120, 568, {
            width: 170,
            height: 310,
            wall: '#8fb4c4',
            open: 0,
            colour: '#2d6a9f',
            mezuzah: false,
          });
        });
        s.layer(1, () => {
          // The table is laid for Shabbat.
          table(s, 250, 656, 250, 110, ink.wood);
          s.paper(svg('M118 548 H382 L376 596 Q250 612 124 596Z'), ink.paper, { lift: 0.8 });
          bread(s, 210, 544, 1);
          bread(s, 276, 544, 1);
          cup(s, 340, 546, ink.gold, 1);
          table(s, 660, 664, 150, 96, ink.wood);
          bowl(s, 660, 572, ink.water, 1.7, ink.cream);
          jar(s, 800, 664, ink.clay, 0.9);
          bathing.draw(s, t);
          if (t < 3.6)
            for (let i = 0; i < 4; i++) {
              const k = (t * 1.4 + i / 4) % 1;
              s.ink(ellipse(622 + i * 18, 440 + k * k * 120, 4, 7), '#5fa9d6', 1 - k * 0.4);
            }
        });
        dust(s, t, ink.paper, 12);
      },
    },
    question(0),
    question(1),
    question(2),
    {
      seconds: 7.6,
      pace: 0.76,
      draw(s, t) {
        s.camera(
          ...(near(t, [1.1, 2.7, tricky, 0.9]) ??
            shot(t, [
              [0, 680, 390, 1.2],
              [7.6, 660, 400, 1.3],
            ])),
        );
        lane(s, t + 30, 0.78, 0.95);
        s.layer(1, () => {
          stone(s, 512, 652, '#a99a98', 1.3, 4);
          patient.draw(s, t);
          tricky.draw(s, t);
        });
        s.tint('#c8566b', 0.08);
      },
    },
    {
      seconds: 9.6,
      pace: 0.85,
      draw(s, t) {
        s.camera(
          ...(near(t, [0, 1.7, beaten, 0.85], [4.3, 7.2, calm]) ??
            shot(t, [
              [0, 740, 400, 1.3],
              [3.8, 680, 400, 1.26],
              [9.6, 640, 390, 1.16],
            ])),
        );
        lane(s, t + 38, 0.88, 0.95);
        s.layer(1, () => {
          stone(s, 492, 652, '#a99a98', 1.3, 4);
          calm.draw(s, t);
          beaten.draw(s, t);
          // The purse flies away from him.
          const k = ramp(t, 2, 3.4, (v) => v);
          if (k > 0 && k < 1)
            s.at(880 + k * 420, 480 - Math.sin(k * 3) * 160, () => bag(s, 0, 0, 0.9), { turn: k * 300 });
          s.glow(500, 430, 260, '#ffe9a6', 0.4 * ramp(t, 4.2, 5.4));
        });
        s.tint('#c8566b', 0.1);
      },
    },
    {
      seconds: 6,
      pace: 0.9,
      enter: { kind: 'dark', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [3.7, 5.4, resting, 0.85]) ??
            shot(t, [
              [0, 640, 400, 1.16],
              [6, 640, 380, 1.04],
            ])),
        );
        s.layer(0.6, () => {
          room(s, '#4a6f94', '#7d5c48', 566);
          s.paper(arch(980, 340, 160, 240), ink.cream, { lift: 0.5 });
          s.within(arch(980, 332, 136, 218), () => {
            s.ink(rect(880, 90, 220, 270), '#2a3270');
            stars(s, t, 40, 330);
          });
        });
        s.layer(1, () => {
          s.glow(760, 430, 460, '#ffd98a', 0.6);
          table(s, 780, 660, 300, 118, ink.wood);
          s.paper(svg('M622 542 H938 L930 592 Q780 610 630 592Z'), ink.paper, { lift: 0.8 });
          for (const x of [676, 744]) lamp(s, x, 544, t + x, 0.8);
          s.paper(blob([790, 540], [798, 512], [850, 508], [900, 514], [908, 540]), '#3f86b8', { lift: 0.8 });
          s.line(svg('M800 534 Q850 524 900 534'), ink.gold, 4);
          s.paper(rect(418, 570, 110, 18, 6), ink.wood);
          for (const x of [430, 502]) s.paper(rect(x, 586, 14, 76, 3), darker(ink.wood, 0.25), { lift: 0.5 });
          resting.draw(s, t);
          child.draw(s, t);
        });
        s.tint('#2a3270', 0.12);
      },
    },
  ],
  music: [
    {
      voice: 'clarinet',
      at: 0.4,
      gain: 0.75,
      pan: -0.15,
      notes:
        'D5:.5 A4:.5 D5:.5 F#5:.5 E5 C5:.5 B4:.5 | A4:.5 B4:.5 A4:.5 G4:.5 F#4 D4 | D5:.5 A4:.5 D5:.5 F#5:.5 E5 D5 | A4:1',
    },
    { voice: 'bass', at: 0.4, gain: 0.8, repeat: 1, notes: 'D3 A2 D3 A2 G2 D3 A2 A2 D3 A2 G2 A2 D3' },
    { voice: 'drum', at: 0.4, gain: 0.55, repeat: 3, notes: 'D t D:.5 k:.5 t' },
    { voice: 'pluck', at: 9.6, bpm: 66, gain: 0.7, notes: 'D4:.5 F#4:.5 A4 F#4 | G4:.5 A4:.5 F#4 D4' },
    // The pest has his tune, Hillel has his; three times.
    ...[16.1, 29.5, 38.7].flatMap((at, n) => [
      {
        voice: 'clarinet' as const,
        at: at + 0.4,
        bpm: 132,
        gain: 0.8,
        pan: 0.4,
        notes: n === 2 ? 'D5!:.5 Eb5:.5 F#5:.5 Eb5:.5 D5! D5!' : 'D5!:.5 Eb5:.5 D5:.5 C5:.5 Bb4 D5!',
      },
      {
        voice: 'oud' as const,
        at: at + (n === 0 ? 8.2 : 3),
        bpm: 72,
        gain: 0.95,
        pan: -0.3,
        notes: 'D4:1.5 E4:.5 F#4 A4 | G4:.5 F#4:.5 E4:.5 D4:1.5',
      },
      { voice: 'drum' as const, at: at + 0.2, bpm: 132, gain: 0.6, notes: 'D t D t t:.5 t:.5' },
    ]),
    // He thinks the first one over.
    { voice: 'pluck', at: 19.2, bpm: 72, gain: 0.7, notes: 'D4 F#4:.5 A4:.5 G4:1.5 -:.5 | F#4? - A4? -' },
    {
      voice: 'strings',
      at: 47.9,
      bpm: 49.5,
      gain: 0.55,
      fadeIn: 1.5,
      notes: 'G3+B3+D4:3 D3+A3+F#4:4 G2+D3+B3:4 A2+E3+C#4:4 D3+A3+F#4:8',
    },
    {
      voice: 'oud',
      at: 52.9,
      bpm: 72,
      gain: 0.95,
      pan: -0.2,
      notes: 'D4:1.5 E4:.5 F#4 A4 | B4 A4:.5 G4:.5 A4',
    },
    {
      voice: 'clarinet',
      at: 58.3,
      bpm: 120,
      gain: 0.75,
      pan: 0.4,
      notes: 'D5!:.5 C5:.5 Bb4:.5 A4:.5 G4:.5 F#4:.5 Eb4:.5 D4:1.5',
    },
    {
      voice: 'oud',
      at: 63.1,
      bpm: 72,
      gain: 0.95,
      pan: -0.2,
      notes: 'D4:1.5 E4:.5 F#4 A4 | G4 F#4:.5 E4:.5 D4:2',
    },
    { voice: 'ney', at: 69.4, bpm: 60, gain: 0.75, notes: 'F#4 A4:.5 B4:.5 A4 F#4:.5 E4:.5 | D4:2' },
  ],
  sounds: [
    { sound: 'birds', at: 14.8, seconds: 23, gain: 0.22 },
    { sound: 'crickets', at: 37.6, seconds: 11, gain: 0.2 },
    { sound: 'birds', at: 0, seconds: 9.2, gain: 0.3 },
    { sound: 'coins', at: 1.25, gain: 0.7 },
    { sound: 'coins', at: 3.25, gain: 0.6 },
    { sound: 'pour', at: 9.69, gain: 0.6 },
    { sound: 'drip', at: 10.36, seconds: 2.9, every: 0.44, gain: 0.6 },
    { sound: 'knock', at: 13.14, gain: 1 },
    ...[16.1, 29.5, 38.7].flatMap((at, n) => [
      { sound: 'knock' as const, at: at + 1, gain: 0.9 },
      { sound: 'door' as const, at: at + 1.4, gain: 0.6 },
      { sound: 'chime' as const, at: at + (n === 0 ? 8.4 : 6.3), gain: 0.35 },
    ]),
    { sound: 'cloth', at: 52.93, gain: 0.6 },
    { sound: 'coins', at: 61.7, gain: 0.9 },
    { sound: 'crickets', at: 57.14, seconds: 11.8, gain: 0.3 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'The bet',
        he: 'ההתערבות',
        ru: 'Спор',
        es: 'La apuesta',
        fr: 'Le pari',
        de: 'Die Wette',
        it: 'La scommessa',
      },
    },
    {
      at: 16.1,
      title: {
        en: 'Three questions',
        he: 'שלוש שאלות',
        ru: 'Три вопроса',
        es: 'Tres preguntas',
        fr: 'Trois questions',
        de: 'Drei Fragen',
        it: 'Tre domande',
      },
    },
    {
      at: 47.9,
      title: {
        en: 'Who loses?',
        he: 'מי מפסיד?',
        ru: 'Кто проиграл?',
        es: '¿Quién pierde?',
        fr: 'Qui perd ?',
        de: 'Wer verliert?',
        it: 'Chi perde?',
      },
    },
  ],
});
