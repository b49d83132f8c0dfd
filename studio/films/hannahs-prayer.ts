import { house } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, lighter, mood, skin, type Mood } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { basket, book, bowl, bread, jar, lamp, table } from '../kit/props.ts';
import { arch, ellipse, rect, svg } from '../kit/shapes.ts';
import { sanctuary } from '../kit/shiloh.ts';
import { clouds, sky, stars, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { linear, pulse, ramp } from '../kit/time.ts';
import { branch, tree } from '../kit/trees.ts';
import { dust, room } from '../kit/weather.ts';
import { kindWords } from '../kit/words.ts';

const clay: Mood = {
  sky: ['#c9694a', '#fbd9a4'],
  rings: ['#d9805a', '#e99a67', '#f6bd7c', '#fff0c8'],
  hills: ['#d08a66', '#b9694c', '#99513f', '#7a4036'],
  ground: '#d9a26c',
  cloud: '#f6cba0',
  stars: false,
};
const evening: Mood = {
  ...mood.dusk,
  ground: '#8a5a52',
  hills: ['#3d2f6e', '#6b3f76', '#9a5270', '#b96a5c'],
};
const words = [ink.gold, ink.paper, ink.peach, ink.cream] as const;

const chana: Look = {
  ...looks.woman,
  skin: skin.olive,
  robe: ink.teal,
  trim: ink.gold,
  sash: ink.gold,
  cloak: ink.deep,
  coverColour: ink.cream,
  bandColour: ink.teal,
};
const eli: Look = {
  ...looks.grandfather,
  skin: skin.light,
  robe: ink.paper,
  trim: ink.cream,
  cloak: '#f0e3c6',
  sash: ink.pomegranate,
  beard: 1,
  cover: 'turban',
  coverColour: ink.paper,
};
const elkana: Look = {
  ...looks.man,
  robe: ink.dusk,
  trim: ink.peach,
  sash: ink.peach,
  coverColour: ink.mist,
};
const boy: Look = { ...looks.boy, robe: ink.rust, skin: skin.olive };
const girl: Look = { ...looks.girl, robe: ink.peach, skin: skin.wheat };

// 1: the feast in Shiloh.
const feasting = [
  person(elkana, { x: 270, y: 640, size: 1.04, pose: 'sitEat', feels: 'glad' })
    .talk(0.4, 1.6)
    .pose(3.6, { ...poses.sitWelcome, armF: 96 }, 0.6),
  person(girl, { x: 470, y: 652, size: 0.9, pose: 'sitEat', feels: 'glad' }).laugh(1, 1.6),
  person(boy, { x: 1010, y: 650, size: 0.9, face: -1, pose: 'sitEat', feels: 'glad' })
    .laugh(1.4, 1.4)
    .nod(3.4),
];
const rising = person(chana, {
  x: 770,
  y: 640,
  size: 1.06,
  face: -1,
  pose: { ...poses.ground, head: 24 },
  feels: 'sad',
})
  .shut(0.4, 1)
  .pose(3.6, { ...poses.heart, head: 14 }, 1)
  .walk(5, 1330, { seconds: 3.6 });

// 2: to the sanctuary.
const coming = person(chana, { x: 40, y: 646, size: 1.02, pose: 'heart', feels: 'sad' })
  .walk(0, 560, { seconds: 4 })
  .pose(4.2, 'pray', 0.6);
const atDoor = person(eli, { x: 1050, y: 630, size: 0.98, face: -1, pose: 'sit' }).nod(2.6);

// 3: her prayer, and what she asks for.
const praying = person(chana, { x: 400, y: 690, size: 1.7, pose: 'pray', feels: 'sad' })
  .rock(0.2, 3.4)
  .whisper(0.4, 9)
  .pose(3.6, { ...poses.heart, head: -10 }, 0.8)
  .pose(6.4, 'pray', 0.6)
  .feel(3.6, 'tender')
  .gaze(3.6, 'up')
  .feel(6.4, 'sad')
  .gaze(6.4, 'ahead');
const hopedFor = person(
  {
    ...looks.boy,
    skin: skin.olive,
    robe: ink.paper,
    sash: ink.pomegranate,
    trim: ink.gold,
    coverColour: ink.blue,
  },
  { x: 0, y: 112, size: 0.72, face: -1, pose: 'carry', feels: 'glad' },
).hold(0, 99, (s, t) => lamp(s, 6, -2, t, 0.5), 'both');

// 4: only her lips move.
const lips = person(chana, { x: 430, y: 1150, size: 3.3, pose: { ...poses.heart, head: 6 }, feels: 'sad' })
  .whisper(0, 9)
  .shut(0.2, 2.6)
  .rock(0, 9);
const watching = person(eli, { x: 960, y: 620, size: 1.02, face: -1, pose: 'sit', feels: 'calm' })
  .pose(1.6, { ...poses.sit, lean: 16, armF: 104, elbowF: 66, head: 4 }, 0.6)
  .shake(3.4, 1.4)
  .feel(1.4, 'worried')
  .feel(3.2, 'cross');

// 5: a wrong guess, and her answer.
const wrong = person(eli, { x: 850, y: 660, size: 1.4, face: -1, feels: 'cross' })
  .pose(0, { ...poses.point, armF: 76, elbowF: 12 }, 0.1)
  .talk(0.4, 2.2)
  .pose(4.1, 'hips', 0.5)
  .pose(7.3, { ...poses.heart, head: 8 }, 0.8)
  .nod(8.5, 1.2)
  .feel(7.1, 'amazed')
  .feel(8.8, 'tender');
const answering = person(chana, { x: 430, y: 660, size: 1.36, pose: 'pray', feels: 'sad' })
  .pose(0.9, { ...poses.stand, head: 6 }, 0.5)
  .shake(4.2, 1)
  .talk(4.5, 1.6)
  .pose(4.3, { ...poses.welcome, armF: 56, armB: 62 }, 0.5)
  .pose(6.3, { ...poses.heart, head: -2 }, 0.6)
  .talk(6.7, 2.4)
  .feel(0.9, 'worried')
  .feel(4.1, 'firm')
  .feel(6.2, 'sad');

// 6: "Go in peace."
const blessing = person(eli, { x: 800, y: 680, size: 1.56, face: -1, feels: 'tender' })
  .pose(0.2, { ...poses.reach, lean: 6, armF: 112, elbowF: 6, armB: 122, elbowB: 4, head: 4 }, 0.8)
  .talk(1.2, 0.1)
  .whisper(1, 3);
const blessed = person(chana, {
  x: 430,
  y: 680,
  size: 1.5,
  pose: { ...poses.heart, head: 20, lean: 8 },
  feels: 'sad',
})
  .shut(0.8, 2.2)
  .pose(3.4, { ...poses.heart, head: -8, lean: 0 }, 0.8)
  .feel(3, 'amazed')
  .feel(3.9, 'tender');

// 7: she eats, and her face is bright.
const back = person(chana, { x: 1330, y: 640, size: 1.06, face: -1, feels: 'calm' })
  .walk(-0.8, 790, { seconds: 2.9 })
  .pose(2.3, { ...poses.sitEat, head: 0 }, 0.9)
  .hold(3, 99, (s) => bread(s, 4, 2, 0.7))
  .laugh(3.9, 2)
  .feel(2.6, 'glad');
const glad = [
  person(elkana, { x: 270, y: 640, size: 1.04, pose: 'sitWelcome', feels: 'glad' }).nod(2.4).laugh(4, 1.6),
  person(girl, { x: 470, y: 652, size: 0.9, pose: 'sitWelcome', feels: 'glad' }).wave(0.6, 1.8).laugh(4, 1.6),
  person(boy, { x: 1010, y: 650, size: 0.9, face: -1, pose: 'ground', feels: 'glad' })
    .pose(2.6, { ...poses.ground, armF: 90, elbowF: 10 }, 0.5)
    .hold(1.6, 3.1, (s) => bread(s, 4, 2, 0.7)),
];

// 8: as people pray to this day.
const today = [
  person(
    { ...looks.grandmother, robe: ink.teal, cloak: ink.deep, coverColour: ink.cream },
    { x: 760, y: 676, size: 1.44, face: -1, pose: { ...poses.hold, footF: 3, footB: -4 } },
  )
    .hold(0, 99, (s) => book(s, 6, 4, ink.pomegranate, 0.72), 'both')
    .whisper(0, 9)
    .rock(0.4, 9),
  person(
    { ...looks.girl, robe: ink.gold },
    { x: 480, y: 676, size: 1.22, face: 1, pose: { ...poses.hold, footF: 3, footB: -4 } },
  )
    .hold(0, 3.9, (s) => book(s, 6, 4, ink.blue, 0.66), 'both')
    .whisper(0, 4)
    .rock(0, 3.6)
    .pose(3.9, { ...poses.heart, head: -4 }, 0.6)
    .gaze(4.6, 'us'),
];

function court(s: Stage, t: number, hour: Mood, x = 930): void {
  s.layer(0, () => {
    sky(s, hour, t);
    sun(s, hour, 260, 250, 56, t);
    clouds(s, hour, t, 3, 110);
  });
  s.layer(0.35, () => {
    hills(s, { y: 420, rise: 90, hills: 5, seed: 4, colour: hour.hills[0] ?? ink.clay });
    hills(s, { y: 500, rise: 60, hills: 6, seed: 11, colour: hour.hills[1] ?? ink.rust });
  });
  s.layer(1, () => {
    ground(s, 586, hour.ground, 5);
    sanctuary(s, x, 604, t, 1.16);
  });
}

/** Eli's seat with its high back, by the post of the door. */
function seat(s: Stage, x: number, y: number, scale = 1): void {
  s.at(
    x,
    y,
    () => {
      s.paper(rect(16, -176, 22, 178, 8), ink.wood);
      s.paper(rect(-52, -66, 92, 16, 5), lighter(ink.wood, 0.12));
      s.paper(rect(-48, -54, 12, 56, 3), darker(ink.wood, 0.2), { lift: 0.5 });
    },
    { scale },
  );
}

function camp(s: Stage, t: number, hour: Mood): void {
  s.layer(0, () => {
    sky(s, hour, t);
    if (!hour.stars) sun(s, hour, 1010, 210, 60, t);
    clouds(s, hour, t, 3, 100);
  });
  s.layer(0.35, () => hills(s, { y: 430, rise: 90, hills: 4, seed: 8, colour: hour.hills[0] ?? ink.clay }));
  s.layer(0.6, () => {
    hills(s, { y: 520, rise: 40, hills: 6, seed: 3, colour: hour.hills[1] ?? ink.rust });
    sanctuary(s, 1120, 560, t, 0.42);
  });
  s.layer(1, () => {
    ground(s, 580, hour.ground, 2);
    tree(s, 90, 606, 'olive', 1.25, t);
    s.paper(svg('M170 640 L1130 640 L1210 700 L90 700Z'), hour.stars ? ink.plum : ink.pomegranate, {
      lift: 0.5,
    });
    s.line(svg('M150 652 H1146 M108 690 H1192'), ink.gold, 5, 0.8);
  });
}

function meal(s: Stage): void {
  basket(s, 620, 676, 0.9, ink.pomegranate);
  bowl(s, 560, 684, ink.olive, 0.9);
  bread(s, 690, 684, 0.9);
  jar(s, 900, 680, ink.clay, 0.7);
}

export default film({
  course: 'emunah-tefillah',
  poster: 20.7,
  bpm: 57.3,
  scenes: [
    {
      seconds: 7.7,
      pace: 0.78,
      draw(s, t) {
        s.camera(
          ...(near(t, [1.7, 3.4, rising]) ??
            shot(t, [
              [0, 560, 400, 1.1],
              [4.7, 700, 410, 1.2],
              [7.7, 770, 400, 1.2],
            ])),
        );
        camp(s, t, clay);
        s.layer(1, () => {
          for (const one of feasting) one.draw(s, t);
          rising.draw(s, t);
          meal(s);
        });
        s.layer(1.35, () => branch(s, -60, 60, 18, ink.olive, 1.1, t));
      },
    },
    {
      seconds: 5,
      pace: 0.82,
      enter: { kind: 'slide-left', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 620, 370, 1],
            [5, 720, 390, 1.14],
          ]),
        );
        court(s, t, clay);
        s.layer(1, () => {
          seat(s, 1050, 632);
          atDoor.draw(s, t);
          stone(s, 240, 640, '#b98a62', 0.8, 3);
          coming.draw(s, t);
        });
        s.layer(1.35, () => grass(s, 330, 730, ink.rust, 2));
      },
    },
    {
      seconds: 7.5,
      pace: 0.88,
      enter: { kind: 'fade', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [1, 3, praying, 0.9]) ??
            shot(t, [
              [0, 560, 400, 1.06],
              [7.5, 640, 350, 1.12],
            ])),
        );
        court(s, t, clay, 1250);
        s.tint('#7a2f3c', 0.2);
        s.layer(1, () => {
          s.glow(480, 330, 380, '#ffdf9a', 0.4);
          const seen = pulse(t, 3.4, 9, 1.2);
          s.at(
            830,
            220,
            () => {
              s.veil(seen, () => {
                s.paper(ellipse(0, 0, 156), ink.peach);
                s.paper(ellipse(0, 0, 134), ink.cream, { lift: 0.7 });
                s.within(ellipse(0, 0, 134), () => {
                  s.paper(rect(-150, 108, 300, 60), ink.sand, { lift: 0.4 });
                  hopedFor.draw(s, t);
                });
              });
            },
            { scale: 0.9 + 0.1 * seen },
          );
          praying.draw(s, t);
          kindWords(s, 480, 262, ramp(t, 0.8, 8.6, linear), t, words, [150, -300]);
        });
      },
    },
    {
      seconds: 5.5,
      pace: 0.86,
      enter: { kind: 'fade', seconds: 0.6 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 660, 370, 1.02],
            [5.5, 690, 372, 1.12],
          ]),
        );
        court(s, t, clay, 960);
        s.layer(1, () => {
          seat(s, 960, 622);
          watching.draw(s, t);
        });
        s.tint('#7a2f3c', 0.12);
        s.layer(1.15, () => lips.draw(s, t));
      },
    },
    {
      seconds: 10.3,
      pace: 0.76,
      draw(s, t) {
        s.camera(
          ...(near(t, [2.6, 4, answering, 0.95], [7.2, 9, wrong, 0.95]) ??
            shot(t, [
              [0, 690, 380, 1.1],
              [2.6, 660, 390, 1.14],
              [10.3, 600, 400, 1.26],
            ])),
        );
        court(s, t, clay, 900);
        s.layer(1, () => {
          s.glow(470, 420, 300, '#9fe0d8', 0.5 * ramp(t, 6.3, 7.7));
          wrong.draw(s, t);
          answering.draw(s, t);
          kindWords(s, 480, 430, ramp(t, 6.5, 11.7, linear), t, [ink.mist, ink.sky, ink.paper], [90, -330]);
        });
        s.tint('#5a2a3c', 0.18 * (1 - ramp(t, 6.3, 8.3)));
      },
    },
    {
      seconds: 5,
      pace: 0.84,
      draw(s, t) {
        s.camera(
          ...(near(t, [3.1, 5, blessed, 0.9]) ??
            shot(t, [
              [0, 620, 390, 1.08],
              [5, 610, 380, 1.2],
            ])),
        );
        court(s, t, clay, 620);
        s.layer(1, () => {
          s.glow(590, 360, 420, '#ffe9a6', 0.55 * ramp(t, 0.6, 2.2));
          blessing.draw(s, t);
          blessed.draw(s, t);
        });
        dust(s, t, ink.paper, 20);
      },
    },
    {
      seconds: 5.5,
      pace: 0.84,
      enter: { kind: 'slide-right', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [3.8, 5.5, back]) ??
            shot(t, [
              [0, 740, 400, 1.16],
              [5.5, 640, 420, 1.26],
            ])),
        );
        camp(s, t, evening);
        s.layer(1, () => {
          s.glow(620, 560, 520, '#ffc27a', 0.42);
          for (const one of glad) one.draw(s, t);
          back.draw(s, t);
          meal(s);
          lamp(s, 770, 690, t, 0.8);
        });
      },
    },
    {
      seconds: 6.8,
      pace: 0.78,
      enter: { kind: 'page', seconds: 0.9 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 620, 390, 1.06],
            [6, 610, 380, 1.18],
          ]),
        );
        s.layer(0.7, () => {
          room(s, '#c97f58', '#7d4b38', 600);
          s.paper(arch(950, 430, 240, 320), '#e8b184', { lift: 0.5 });
          s.within(arch(950, 424, 212, 300), () => {
            s.ink(rect(830, 100, 250, 340), ink.dusk);
            s.at(700, 60, () => stars(s, t, 40, 240));
            hills(s, { y: 400, rise: 40, hills: 9, seed: 2, colour: '#3a2a62' });
            house(s, 900, 430, { width: 110, height: 90, wall: '#7a5a7e', windows: 2, lit: true }, 0.8);
          });
          s.paper(rect(120, 260, 240, 14, 3), ink.wood, { lift: 0.8 });
          for (const [i, tone] of [ink.blue, ink.pomegranate, ink.olive, ink.gold, ink.plum].entries())
            s.paper(rect(138 + i * 36, 196 + (i % 2) * 8, 28, 64 - (i % 2) * 8, 3), tone, { lift: 0.5 });
        });
        s.layer(1, () => {
          table(s, 1080, 680, 200, 120);
          lamp(s, 1070, 560, t, 0.8);
          s.glow(1110, 520, 460, '#ffcf87', 0.5);
          for (const one of today) one.draw(s, t);
          kindWords(s, 560, 330, ramp(t, 0.6, 8, linear), t, words, [110, -280]);
        });
      },
    },
  ],
  music: [
    {
      voice: 'dulcimer',
      at: 0.3,
      bpm: 64,
      gain: 0.55,
      pan: 0.2,
      notes: 'D4:.5 A4:.5 F4:.5 A4:.5 G4:.5 A4:.5 F4:.5 D4:.5 | C4:.5 G4:.5 E4:.5 G4:.5 D4:2',
    },
    {
      voice: 'strings',
      at: 0,
      bpm: 45.2,
      gain: 0.6,
      fadeIn: 1.5,
      notes:
        'D3+A3+F4:4 C4+G3+E4:3 D3+A3+F4:4 Bb3+D4+F4:4 G3+Bb3+D4:4 A3+C#4+E4:4 | D3+A3:3 Bb3+F3+D4:4 G3+D4+Bb3:3 ',
    },
    {
      voice: 'ney',
      at: 7.96,
      gain: 0.8,
      pan: -0.2,
      notes:
        'A4:1.5 Bb4:.5 A4 G4 | F4:1.5 G4:.5 E4:2 | D4 F4 A4 C5 | Bb4:1.5 A4:.5 G4:2 | A4:1 D5:1.5 C5:.5 Bb4 | A4 G4:.5 F4:.5 E4 F4:.5 G4:.5 | A4:4',
    },
    { voice: 'bass', at: 31.83, gain: 0.7, notes: 'D3:2 D3 - | A2:2' },
    {
      voice: 'clarinet',
      at: 35.81,
      gain: 0.7,
      pan: -0.15,
      notes: 'D4 F4:.5 A4:.5 G4:1.5 F4:.5 | E4 G4 F4:.5 E4:.5 D4 | F4:.5 A4:.5 D5:2',
    },
    {
      voice: 'strings',
      at: 43.77,
      bpm: 45.2,
      gain: 0.65,
      fadeOut: 3,
      notes: 'D3+A3+F#4:3 G3+D4+B3:3 A3+E4+C#4:3 D3+A3+F#4:3 G3+B3+D4:2 A3+E4+C#4:2 D3+A3+F#4:5',
    },
    {
      voice: 'ney',
      at: 44.04,
      gain: 0.75,
      pan: -0.2,
      notes: 'F#4 A4:1.5 B4:.5 A4 | D5:2 C#5:.5 B4:.5 A4:1',
    },
    {
      voice: 'clarinet',
      at: 50.93,
      bpm: 69.4,
      gain: 0.7,
      notes:
        'A4 D5:.5 E5:.5 F#5 E5:.5 D5:.5 | B4 D5:.5 C#5:.5 A4:2 | G4:.5 A4:.5 B4 A4 F#4 | E4 F#4:.5 E4:.5 D4:3',
    },
    {
      voice: 'dulcimer',
      at: 50.93,
      bpm: 69.4,
      gain: 0.45,
      pan: 0.2,
      repeat: 2,
      notes: 'D4:.5 A4:.5 F#4:.5 A4:.5 G3:.5 D4:.5 B3:.5 D4:.5',
    },
  ],
  sounds: [
    { sound: 'crowd', at: 0, seconds: 8.6, gain: 0.35 },
    { sound: 'birds', at: 0, seconds: 9.9, gain: 0.3 },
    { sound: 'sand-step', at: 6.54, seconds: 3.1, every: 0.64, gain: 0.4 },
    { sound: 'sand-step', at: 10.24, seconds: 4.4, every: 0.61, gain: 0.4 },
    { sound: 'wind', at: 9.87, seconds: 21, gain: 0.3 },
    { sound: 'thud', at: 31.02, gain: 0.35 },
    { sound: 'cloth', at: 36.55, gain: 0.5 },
    { sound: 'chime', at: 45.87, gain: 0.35 },
    { sound: 'crickets', at: 50.39, seconds: 7.2, gain: 0.4 },
    { sound: 'sand-step', at: 50.27, seconds: 2.4, every: 0.6, gain: 0.35 },
    { sound: 'page', at: 56.94, gain: 0.7 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'A full heart',
        he: 'לב מלא',
        ru: 'Переполненное сердце',
        es: 'Un corazón lleno',
        fr: 'Un cœur qui déborde',
        de: 'Ein volles Herz',
        it: 'Un cuore colmo',
      },
    },
    {
      at: 24.5,
      title: {
        en: 'Only her lips move',
        he: 'רק שפתיה נעות',
        ru: 'Шевелятся только губы',
        es: 'Solo se mueven sus labios',
        fr: 'Seules ses lèvres bougent',
        de: 'Nur die Lippen bewegen sich',
        it: 'Si muovono solo le labbra',
      },
    },
    {
      at: 44.4,
      title: {
        en: 'Go in peace',
        he: 'לכי לשלום',
        ru: 'Иди с миром',
        es: 'Ve en paz',
        fr: 'Va en paix',
        de: 'Geh in Frieden',
        it: 'Va’ in pace',
      },
    },
  ],
});
