import { bird } from '../kit/animals.ts';
import { arrow, bow } from '../kit/archery.ts';
import { city } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, mood, skin, type Mood } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { bowl, bread, bundle, cup, lamp, table } from '../kit/props.ts';
import { arch, rect, svg } from '../kit/shapes.ts';
import { clouds, flock, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { ramp, sway } from '../kit/time.ts';
import { branch, tree } from '../kit/trees.ts';
import { dust, room } from '../kit/weather.ts';

const morning: Mood = {
  ...mood.dawn,
  sky: ['#6aa5d8', '#fbe3bd'],
  rings: ['#93bfe0', '#c5d6d6', '#f8dfa6', '#fbd070'],
  hills: ['#93b3cf', '#8fb0a4', '#9dae6c', '#b9a95a'],
  ground: '#cdb768',
  cloud: '#fff4e0',
};
const sunrise: Mood = {
  ...morning,
  sky: ['#6f8fcb', '#fcd0a4'],
  rings: ['#9a9fcd', '#d9a9ae', '#f8bd86', '#fbdc8f'],
  hills: ['#9a97c0', '#a08fa0', '#a89468', '#b9a95a'],
  ground: '#cfae66',
};
const bright: Mood = {
  ...morning,
  sky: ['#86c5e6', '#fff3d2'],
  hills: ['#a9cbb8', '#9dc07f', '#86ad62', '#6c9457'],
  ground: '#dcc878',
};
const early: Mood = {
  ...morning,
  sky: ['#34508c', '#e8b39a'],
  hills: ['#5b78a8', '#5f849a', '#728a6e', '#8a8a5c'],
  ground: '#a79a66',
  cloud: '#c9a7b4',
};

const yonatan: Look = {
  skin: skin.wheat,
  robe: ink.cream,
  trim: ink.gold,
  cloak: ink.violet,
  sash: ink.gold,
  hair: ink.black,
  beard: 0.2,
  cover: 'band',
  bandColour: ink.gold,
};
const david: Look = {
  skin: skin.light,
  robe: ink.teal,
  trim: ink.sand,
  sash: ink.rust,
  hair: '#94441f',
  beard: 0.1,
  cover: 'band',
  bandColour: ink.rust,
  hem: 0.76,
};
const shaul: Look = {
  ...looks.patriarch,
  robe: ink.plum,
  trim: ink.gold,
  cloak: ink.pomegranate,
  hair: '#5a4a44',
  cover: 'band',
  bandColour: ink.gold,
  girth: 1.2,
};
const avner: Look = { ...looks.man, skin: skin.brown, robe: ink.blue, sash: ink.gold, hair: ink.black };
const lad: Look = { ...looks.boy, robe: ink.peach, trim: ink.rust, sash: ink.rust };

const ready = { ...poses.stand, armB: 62, elbowB: 8, armF: 24, elbowF: 50 };
const drawn = {
  ...poses.stand,
  lean: -5,
  head: 2,
  armB: 92,
  elbowB: 0,
  armF: -66,
  elbowF: 152,
  footF: 30,
  footB: -34,
};
const embrace = { ...poses.stand, lean: 13, head: 12, armF: 68, elbowF: 14, armB: 84, elbowB: 6 };
const carried = (s: Stage): void => s.at(0, 0, () => bow(s, 26, false), { turn: 16 });

// 1: the plan.
const planning = person(yonatan, { x: 520, y: 640, size: 1.24, feels: 'worried' })
  .talk(0.4, 1.8)
  .pose(2.4, { ...poses.point, head: -6 }, 0.5)
  .pose(5, { ...poses.reach, armF: 60, elbowF: 10, armB: 50 }, 0.6)
  .talk(5.2, 1.8)
  .feel(2.4, 'firm')
  .feel(5, 'tender');
const hearing = person(david, { x: 730, y: 640, size: 1.2, face: -1, feels: 'worried' })
  .nod(1.4)
  .turn(2.7, 1)
  .turn(4.6, -1)
  .pose(5.2, { ...poses.reach, armF: 56, elbowF: 12, armB: 46 }, 0.6)
  .nod(6, 1.2)
  .feel(5.2, 'sad')
  .feel(6.4, 'tender');

// 2: an empty place at the king's table.
const king = person(shaul, { x: 330, y: 640, size: 1.22, pose: 'sit', feels: 'calm' })
  .pose(2.2, { ...poses.sit, armF: 88, elbowF: 4, lean: 12 }, 0.4)
  .talk(2.3, 1.2)
  .pose(3.8, { ...poses.stand, armF: 82, elbowF: 10, lean: 12 }, 0.5)
  .talk(4, 1.8)
  .feel(1.8, 'cross');
const prince = person(yonatan, { x: 960, y: 640, size: 1.16, face: -1, pose: 'sit', feels: 'worried' })
  .pose(1.6, { ...poses.sit, armF: 60, elbowF: 50 }, 0.4)
  .talk(3, 1)
  .pose(4.8, { ...poses.stand, head: 10 }, 0.6)
  .walk(6, 1420)
  .feel(4.8, 'sad');
const general = person(avner, { x: 560, y: 632, size: 1.12, pose: 'sit', feels: 'calm' })
  .pose(1, 'sitEat', 0)
  .pose(1, 'sit', 0.4)
  .pose(3.4, { ...poses.sit, head: 18 }, 0.5)
  .feel(3.2, 'worried');

// 3: morning; David hides behind the stone.
const hiding = { ...poses.ground, head: -8, armF: 40, elbowF: 70 };
const waiting = person(david, { x: 905, y: 640, size: 1.04, face: -1, pose: hiding, feels: 'worried' })
  .pose(2.4, { ...hiding, hip: 44, lean: 14, head: -14 }, 0.7)
  .pose(4.4, hiding, 0.5);
const archer = person(yonatan, { x: 60, y: 604, size: 0.74, feels: 'firm' })
  .hold(0, 99, carried, 'back')
  .walk(0, 420, { seconds: 4.6 });
const page = person(lad, { x: -30, y: 612, size: 0.5, feels: 'glad' })
  .walk(0, 330, { seconds: 4.6 })
  .pose(4.8, 'stand');

// 4: the shot.
const release = 3.5;
const shooter = person(yonatan, { x: 360, y: 648, size: 1.36, feels: 'firm' })
  .pose(0, ready, 0)
  .hold(
    0,
    99,
    (s, t) => bow(s, 26 + 74 * ramp(t, 1.2, 2.4) * (1 - ramp(t, release, release + 0.05)), t < release),
    'back',
  )
  .pose(1, drawn, 1.2)
  .pose(4.4, { ...ready, head: -4 }, 0.6)
  .feel(3.8, 'sad');
const runner = person(lad, { x: 640, y: 640, size: 0.74, feels: 'glad' })
  .run(0.6, 1010, { seconds: 3.4 })
  .turn(4.6, -1)
  .turn(5.6, 1)
  .feel(4.6, 'amazed');

// 5: "Beyond you! Hurry!"
const caller = person(yonatan, { x: 250, y: 606, size: 0.8, feels: 'worried' })
  .hold(0, 99, carried, 'back')
  .pose(0, { ...poses.cheer, armB: 40, elbowB: 20, armF: 118, elbowF: 60 }, 0)
  .talk(0.3, 2.2)
  .talk(2.9, 1.4);
const hearsSign = person(david, {
  x: 890,
  y: 652,
  size: 1.34,
  face: -1,
  pose: { ...hiding, head: -12 },
  feels: 'worried',
})
  .shut(2.4, 1.6)
  .pose(2.2, { ...hiding, head: 30, lean: 14, armF: 30, elbowF: 112, armB: 34, elbowB: 106 }, 0.9)
  .pose(4.6, { ...hiding, head: 4, armF: 30, elbowF: 112, armB: 34, elbowB: 106 }, 0.7)
  .feel(2.2, 'sad')
  .feel(4.6, 'firm');

// 6: the boy knows nothing.
const quiver = (s: Stage): void => {
  for (const turn of [-96, -88, -80]) s.at(0, 30, () => arrow(s), { turn });
};
const sending = person(yonatan, { x: 420, y: 646, size: 1.3, feels: 'tender' })
  .hold(0, 2.6, carried, 'back')
  .pose(2, { ...poses.offer, lean: 18 }, 0.5)
  .pose(3, { ...poses.point, lean: 2 }, 0.5)
  .turn(3, -1)
  .talk(3.2, 1.4)
  .turn(4.9, 1)
  .pose(4.9, { ...poses.stand, head: -4 }, 0.5)
  .feel(4.9, 'sad');
const sent = person(lad, { x: 1180, y: 652, size: 0.9, face: -1, feels: 'glad' })
  .hold(0, 2.6, quiver)
  .hold(2.6, 99, (s) => {
    quiver(s);
    s.at(16, 0, () => bow(s, 26, false), { turn: 20, scale: 0.8 });
  })
  .pose(-1, 'carry', 0)
  .run(0, 592, { seconds: 2 })
  .nod(3.4)
  .walk(4.2, 120, { seconds: 2.6 });

// 7: friends.
const parting = person(yonatan, { x: 430, y: 644, size: 1.26, feels: 'sad' })
  .walk(0.8, 542, { seconds: 1.4 })
  .pose(2.2, { ...poses.reach, armF: 60, armB: 66 }, 0.6)
  .pose(3.4, embrace, 0.7)
  .shut(3.8, 2.2)
  .pose(6.6, { ...embrace, lean: 4, head: 0, armF: 56 }, 0.7)
  .talk(6.9, 2)
  .feel(6.6, 'tender');
const comesOut = person(david, { x: 900, y: 644, size: 1.22, face: -1, feels: 'sad' })
  .pose(0.4, 'bow', 0.6)
  .pose(1.5, 'stand', 0.4)
  .walk(1.9, 660, { seconds: 1.4 })
  .pose(3.2, embrace, 0.7)
  .shut(3.6, 2.8)
  .pose(6.8, { ...embrace, lean: 4, head: 0, armF: 50 }, 0.7)
  .nod(7.6)
  .feel(6.8, 'tender');

// 8: each his own way, and friends for ever.
const leaving = person(david, { x: 690, y: 612, size: 0.86, feels: 'tender' })
  .hold(0, 99, (s) => bundle(s, -4, 14, ink.rust, 0.8), 'back')
  .walk(0.2, 900, { seconds: 2.6, y: 590 })
  .turn(3, -1)
  .wave(3.3, 1.6)
  .turn(5, 1)
  .walk(5.2, 1060, { seconds: 2.4, y: 570 });
const staying = person(yonatan, { x: 330, y: 648, size: 1.34, feels: 'glad' })
  .wave(1.2, 1.8)
  .pose(3.4, { ...poses.heart, head: -4 }, 0.7)
  .feel(3.2, 'tender')
  .gaze(4, 'us');

function field(s: Stage, t: number, hour: Mood, sunAt: readonly [number, number] | undefined): void {
  s.layer(0, () => {
    sky(s, hour, t);
    if (sunAt) sun(s, hour, sunAt[0], sunAt[1], 56, t);
    clouds(s, hour, t, 3, 110);
  });
  s.layer(0.25, () => hills(s, { y: 430, rise: 80, hills: 4, seed: 2, colour: hour.hills[0] ?? ink.sky }));
  s.layer(0.4, () => {
    city(s, 120, 470, darker('#f0dcc0', hour === early ? 0.3 : 0.06), 0.5);
    hills(s, { y: 490, rise: 50, hills: 5, seed: 7, colour: hour.hills[1] ?? ink.moss });
  });
  s.layer(0.7, () => {
    hills(s, { y: 546, rise: 36, hills: 6, seed: 4, colour: hour.hills[2] ?? ink.moss });
    tree(s, 1150, 560, 'olive', 0.6, t);
  });
}

function barley(s: Stage, y: number, colour: string, seed: number): void {
  for (let i = 0; i < 15; i++)
    grass(
      s,
      -180 + i * 116 + ((i * seed * 37) % 60),
      y + ((i * seed * 13) % 22),
      colour,
      1 + ((i * seed) % 4) * 0.16,
    );
}

/** The stone Ezel. */
function ezel(s: Stage, x: number, y: number, scale: number, tone = '#9aa0ac'): void {
  stone(s, x - 66 * scale, y, darker(tone, 0.14), 1.5 * scale, 4);
  stone(s, x, y, tone, 2.3 * scale, 2);
}

export default film({
  course: 'friendship',
  poster: 28.8,
  bpm: 77.2,
  scenes: [
    {
      seconds: 8.2,
      pace: 0.84,
      draw(s, t) {
        s.camera(
          ...(near(t, [0.5, 2.1, planning], [5.3, 6.9, hearing]) ??
            shot(t, [
              [0, 700, 340, 1],
              [2.6, 660, 390, 1.12],
              [8.2, 630, 410, 1.3],
            ])),
        );
        field(s, t, mood.dusk, [980, 360]);
        s.layer(1, () => {
          ground(s, 586, '#83705a', 3);
          ezel(s, 1040, 632, 0.9, '#6d6480');
          barley(s, 612, '#6b6a4e', 3);
          planning.draw(s, t);
          hearing.draw(s, t);
        });
        s.layer(1.3, () => barley(s, 748, '#2d3350', 5));
        s.tint('#5a4a9c', 0.12);
      },
    },
    {
      seconds: 7.6,
      pace: 0.84,
      enter: { kind: 'fade', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [3.9, 5.5, king], [5.5, 6.4, prince]) ??
            shot(t, [
              [0, 740, 410, 1.24],
              [2, 660, 400, 1.12],
              [7.6, 640, 380, 1.04],
            ])),
        );
        s.layer(1, () => {
          room(s, '#5b3a5e', '#4a2f38', 596);
          for (const x of [240, 640, 1040]) {
            s.paper(arch(x, 430, 150, 260), '#3d2749', { lift: 0.4 });
            s.within(arch(x, 430, 150, 260), () => s.ink(rect(x - 80, 150, 160, 300), '#1b2150', 0.7));
          }
          for (const x of [440, 840]) s.line(svg(`M${x} -200 V200`), ink.wood, 3);
          for (const x of [440, 840]) s.at(x, 210, () => lamp(s, 0, 0, t, 0.8));
          for (const x of [440, 840]) s.glow(x + 30, 180, 240, '#ffd98a', 0.5);
          table(s, 750, 640, 130, 72, ink.bark);
          s.paper(rect(694, 384, 112, 190, 40), ink.wood);
          s.paper(rect(710, 402, 80, 170, 30), ink.teal, { lift: 0.5 });
          s.glow(750, 520, 150, '#ffe9a6', 0.35 + sway(t, 2.4, 0.1));
          table(s, 320, 640, 130, 72, ink.bark);
          table(s, 960, 640, 130, 72, ink.bark);
          table(s, 556, 634, 120, 70, ink.bark);
          king.draw(s, t);
          general.draw(s, t);
          prince.draw(s, t);
          table(s, 640, 684, 830, 140, ink.wood);
          s.paper(rect(236, 540, 808, 46, 6), ink.cream, { lift: 0.6 });
          for (const x of [330, 470, 610, 750, 890]) bowl(s, x, 544, x === 750 ? ink.cream : ink.wheat, 0.8);
          for (const x of [400, 540, 830]) bread(s, x, 542, 0.9);
          for (const x of [690, 960]) cup(s, x, 544, ink.gold, 0.9);
        });
      },
    },
    {
      seconds: 6.4,
      pace: 0.95,
      enter: { kind: 'fade', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.5, 4.2, waiting, 0.9]) ??
            shot(t, [
              [0, 480, 380, 1.08],
              [3, 700, 400, 1.16],
              [6.4, 770, 420, 1.3],
            ])),
        );
        field(s, t, early, undefined);
        s.layer(1, () => {
          ground(s, 580, early.ground, 6);
          page.draw(s, t);
          archer.draw(s, t);
          waiting.draw(s, t);
          ezel(s, 760, 660, 1.06, '#7d8498');
          barley(s, 690, '#6d7048', 2);
        });
        s.layer(1.3, () => branch(s, 1340, 30, 160, '#3d5a50', 1.1, t));
      },
    },
    {
      seconds: 6.6,
      pace: 0.86,
      enter: { kind: 'slide-right', seconds: 0.6 },
      draw(s, t) {
        s.camera(
          ...(near(t, [1.1, 2.6, shooter, 0.9]) ??
            shot(t, [
              [0, 500, 400, 1.22],
              [2.6, 470, 400, 1.32],
              [3.5, 500, 400, 1.3],
              [4.4, 830, 370, 1.08],
              [6.6, 850, 370, 1.1],
            ])),
        );
        field(s, t, sunrise, [980, 330]);
        s.layer(1, () => {
          ground(s, 584, morning.ground, 8);
          barley(s, 606, '#b3a24c', 3);
          runner.draw(s, t);
          shooter.draw(s, t);
          const flight = ramp(t, release, release + 1.15, (k) => k);
          if (t >= release)
            s.at(
              480 + flight * 800,
              342 - Math.sin(flight * Math.PI * 0.86) * 130 + flight * 190,
              () => arrow(s),
              {
                turn: -24 + flight * 62,
                scale: 0.95,
              },
            );
        });
        s.layer(1.3, () => barley(s, 752, '#8f8a3e', 5));
      },
    },
    {
      seconds: 6.4,
      pace: 0.82,
      enter: { kind: 'cut' },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.2, 4.2, hearsSign]) ??
            shot(t, [
              [0, 520, 390, 1.1],
              [2, 640, 400, 1.14],
              [6.4, 800, 430, 1.36],
            ])),
        );
        field(s, t, sunrise, [200, 330]);
        s.layer(1, () => {
          ground(s, 580, morning.ground, 5);
          caller.draw(s, t);
          hearsSign.draw(s, t);
          ezel(s, 720, 672, 1.16);
          barley(s, 700, '#a3964a', 2);
        });
      },
    },
    {
      seconds: 6.8,
      pace: 0.92,
      draw(s, t) {
        s.camera(
          ...(near(t, [5, 6.8, sending]) ??
            shot(t, [
              [0, 620, 400, 1.1],
              [2.6, 540, 410, 1.22],
              [6.8, 500, 400, 1.1],
            ])),
        );
        field(s, t, morning, [1060, 260]);
        s.layer(1, () => {
          ground(s, 584, morning.ground, 8);
          barley(s, 608, '#b3a24c', 4);
          sending.draw(s, t);
          sent.draw(s, t);
          ezel(s, 1160, 640, 0.9);
        });
        s.layer(1.3, () => barley(s, 752, '#8f8a3e', 3));
      },
    },
    {
      seconds: 9,
      pace: 0.95,
      draw(s, t) {
        s.camera(
          ...(near(t, [6.7, 8.4, parting, 0.75]) ??
            shot(t, [
              [0, 680, 400, 1.12],
              [3.4, 620, 410, 1.3],
              [9, 608, 400, 1.5],
            ])),
        );
        field(s, t, bright, [620, 290]);
        s.layer(1, () => {
          ground(s, 584, morning.ground, 3);
          ezel(s, 980, 636, 1);
          barley(s, 606, '#b3a24c', 2);
          comesOut.draw(s, t);
          parting.draw(s, t);
        });
        dust(s, t, ink.paper, 18);
        s.tint('#ffdf9a', 0.1, 'soft-light');
      },
    },
    {
      seconds: 7.2,
      pace: 0.85,
      enter: { kind: 'fade', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [3.5, 5.1, staying]) ??
            shot(t, [
              [0, 560, 400, 1.16],
              [7.2, 660, 370, 1],
            ])),
        );
        field(s, t, bright, [960, 250]);
        s.layer(0, () => flock(s, 420 + t * 46, 190 - t * 6, t, ink.paper, 2, 1.3));
        s.layer(1, () => {
          ground(s, 566, morning.ground, 3);
          ezel(s, 600, 630, 0.8);
          barley(s, 604, '#b3a24c', 2);
          leaving.draw(s, t);
          staying.draw(s, t);
          bird(s, 586, 528, t, ink.paper, 0.9);
          bird(s, 640, 522, t, '#bcd3e4', 0.9, 0, -1);
        });
        s.layer(1.3, () => barley(s, 752, '#8f8a3e', 5));
        s.tint('#ffdf9a', 0.12, 'soft-light');
      },
    },
  ],
  music: [
    {
      voice: 'oud',
      at: 0.6,
      bpm: 73.9,
      gain: 0.9,
      notes: 'D4:1.5 E4:.5 F4 A4 | G4:1.5 F4:.5 E4 D4 | F4:1.5 G4:.5 A4:2',
    },
    { voice: 'drone', at: 0, bpm: 50.4, gain: 0.7, notes: 'D3+A3:9', fadeIn: 2, fadeOut: 2 },
    {
      voice: 'clarinet',
      at: 10.24,
      bpm: 70.6,
      gain: 0.6,
      pan: -0.2,
      notes: 'A4:2 G#4 A4 | F4:2 E4:.5 F4:.5 D4',
    },
    { voice: 'bass', at: 12.28, bpm: 70.6, gain: 0.8, notes: 'D2 - D2 - | Bb1 - A1:2' },
    { voice: 'drum', at: 12.28, bpm: 70.6, gain: 0.5, repeat: 2, notes: 'D - - k' },
    { voice: 'ney', at: 18.85, bpm: 58.3, gain: 0.8, notes: 'D4:2 E4:.5 F4:.5 G4 | A4:3' },
    { voice: 'drum', at: 24.97, bpm: 88.3, gain: 0.5, notes: 'k k k:.5 k:.5 t:.5 t:.5' },
    { voice: 'strings', at: 25.42, bpm: 53, gain: 0.6, notes: 'A3+D4:3.6', fadeIn: 2.4 },
    { voice: 'oud', at: 33.34, bpm: 66, gain: 0.9, notes: 'A4:1.5 G4:.5 F4 E4 | F4:1.5 E4:.5 D4:2' },
    { voice: 'strings', at: 33.46, bpm: 52.1, gain: 0.6, notes: 'D4+F4:3 Bb3+D4:3 A3+D4:4', fadeIn: 1 },
    {
      voice: 'pluck',
      at: 40.82,
      bpm: 86.9,
      gain: 0.7,
      notes: 'D5:.5 E5:.5 F5:.5 E5:.5 D5 A4 | G4:.5 A4:.5 B4:.5 G4:.5 A4:2 | F4:.5 G4:.5 A4 D4:1',
    },
    {
      voice: 'strings',
      at: 48.42,
      bpm: 54.2,
      gain: 0.75,
      notes: 'D4+F4+A4:3 C4+E4+G4:3 Bb3+D4+F4:3 A3+D4+F#4:3 G3+D4+B4:2.4 D3+A3+F#4:6',
      fadeIn: 1.5,
    },
    {
      voice: 'ney',
      at: 49.08,
      bpm: 59.6,
      gain: 0.85,
      notes: 'A4:2 D5 C5 | A4:1.5 B4:.5 C5:2 | D5:1.5 C5:.5 A4 F#4 | G4:.5 A4:.5 F#4:3',
    },
    {
      voice: 'oud',
      at: 56.61,
      bpm: 72.2,
      gain: 0.8,
      notes: 'D4 F#4:.5 G4:.5 A4:2 | B4 A4:.5 G4:.5 F#4 E4 | D4:3',
    },
  ],
  sounds: [
    { sound: 'wind', at: 29.2, seconds: 4.4, gain: 0.35 },
    { sound: 'crickets', at: 0, seconds: 10.2, gain: 0.6 },
    { sound: 'wind', at: 0, seconds: 9.5, gain: 0.3 },
    { sound: 'crowd', at: 9.76, seconds: 3.6, gain: 0.4 },
    { sound: 'thud', at: 14.29, gain: 0.5 },
    { sound: 'step', at: 16.9, seconds: 1.9, every: 0.5, gain: 0.6 },
    { sound: 'birds', at: 18.57, seconds: 7.4, gain: 0.5 },
    { sound: 'sand-step', at: 19.02, seconds: 4.6, every: 0.42, gain: 0.4 },
    { sound: 'sand-step', at: 26.24, seconds: 3.7, every: 0.26, gain: 0.4 },
    { sound: 'cloth', at: 27.17, gain: 0.5 },
    { sound: 'arrow', at: 29.56, gain: 1.3 },
    { sound: 'thud', at: 30.95, gain: 0.35, pan: 0.5 },
    { sound: 'wind', at: 32.29, seconds: 9.6, gain: 0.4 },
    { sound: 'sand-step', at: 41.13, seconds: 2.2, every: 0.24, gain: 0.5 },
    { sound: 'clay', at: 43.74, gain: 0.2 },
    { sound: 'sand-step', at: 45.7, seconds: 2.6, every: 0.37, gain: 0.4 },
    { sound: 'sand-step', at: 49.47, seconds: 2.3, every: 0.42, gain: 0.5 },
    { sound: 'cloth', at: 51.79, gain: 0.6 },
    { sound: 'birds', at: 56.84, seconds: 9.3, gain: 0.7 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'A secret sign',
        he: 'סימן סודי',
        ru: 'Тайный знак',
        es: 'Una señal secreta',
        fr: 'Un signe secret',
        de: 'Ein geheimes Zeichen',
        it: 'Un segnale segreto',
      },
    },
    {
      at: 18.8,
      title: {
        en: 'The arrow flies',
        he: 'החץ עף',
        ru: 'Стрела летит',
        es: 'Vuela la flecha',
        fr: 'La flèche s’envole',
        de: 'Der Pfeil fliegt',
        it: 'La freccia vola',
      },
    },
    {
      at: 48.4,
      title: {
        en: 'Friends for ever',
        he: 'חברים לעולם',
        ru: 'Друзья навсегда',
        es: 'Amigos para siempre',
        fr: 'Amis pour toujours',
        de: 'Freunde für immer',
        it: 'Amici per sempre',
      },
    },
  ],
});
