import { city, house } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { barley, ears, nest, sheaf, sickle } from '../kit/harvest.ts';
import { grass, ground, hills, path, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { ink, mood, skin, type Mood } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { basket, bundle, cup, jar, staff } from '../kit/props.ts';
import { clouds, flock, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { ramp, sway } from '../kit/time.ts';
import { branch, tree } from '../kit/trees.ts';
import { dust } from '../kit/weather.ts';

const road: Mood = {
  ...mood.day,
  sky: ['#8fb4d6', '#f2dcc4'],
  rings: ['#b3c6d6', '#dccfc8', '#f6dcae', '#f6c98a'],
  hills: ['#a7b2c6', '#a9a2a8', '#a8937e', '#97805f'],
  ground: '#d2b58c',
};
const harvest: Mood = {
  ...mood.day,
  sky: ['#6fb6e2', '#eaf3e4'],
  hills: ['#a9d0d8', '#a7c79a', '#d9c26a', '#d8b04e'],
  ground: '#e6c877',
};

const naomi: Look = {
  ...looks.grandmother,
  robe: ink.dusk,
  trim: ink.mist,
  cloak: '#7f7397',
  skin: skin.wheat,
  bandColour: ink.dusk,
};
const rut: Look = {
  ...looks.woman,
  skin: skin.brown,
  robe: ink.clay,
  trim: ink.gold,
  sash: ink.teal,
  coverColour: ink.gold,
  bandColour: ink.teal,
};
const orpah: Look = { ...looks.woman, robe: ink.violet, sash: ink.sand, coverColour: ink.rose };
const boaz: Look = {
  ...looks.patriarch,
  skin: skin.olive,
  robe: ink.paper,
  trim: ink.blue,
  cloak: ink.blue,
  sash: ink.rust,
  hair: '#a49a90',
  bandColour: ink.rust,
};
const reapers: Look[] = [
  { ...looks.man, skin: skin.umber, robe: ink.olive, sash: ink.sand },
  { ...looks.man, skin: skin.olive, robe: ink.rust, coverColour: ink.mist },
  { ...looks.servant, skin: skin.brown, robe: ink.teal, beard: 0.3, hair: ink.black },
];
const [first, second, third] = reapers as [Look, Look, Look];

const rod = (s: Stage): void => staff(s, 112, 46);
const pack = (s: Stage): void => bundle(s, -4, 14, ink.rose, 0.8);

// 1: the road from Moav; Orpah has turned back.
const old = person(naomi, { x: 330, y: 640, size: 1.06, feels: 'sad' })
  .hold(0, 99, rod)
  .walk(0, 620, { seconds: 4.6 })
  .turn(5, -1)
  .shake(5.6, 1.2);
const beside = person(rut, { x: 190, y: 632, size: 1.04, feels: 'worried' })
  .hold(0, 99, pack, 'back')
  .walk(0, 470, { seconds: 4.6 });
const goesBack = person(orpah, { x: 200, y: 598, size: 0.66, face: -1, feels: 'sad' }).walk(0.4, -260, {
  seconds: 6.6,
});

// 2: "Turn back."
const sends = person(naomi, { x: 690, y: 646, size: 1.34, face: -1, feels: 'sad' })
  .hold(0, 99, rod, 'back')
  .pose(0.4, { ...poses.point, armF: 80, lean: 0 }, 0.5)
  .talk(0.6, 1.6)
  .pose(2.4, { ...poses.stand, head: 16 }, 0.6)
  .turn(3.1, 1)
  .walk(3.5, 960, { seconds: 3.2 });
const refuses = person(rut, { x: 440, y: 646, size: 1.32, feels: 'worried' })
  .shake(1.8, 1.4)
  .pose(1.6, { ...poses.heart, head: 4 }, 0.5)
  .pose(4, 'reach', 0.4)
  .run(4.4, 830, { seconds: 1.7 })
  .feel(1.6, 'firm');

// 3: "Where you go, I will go."
const promises = person(rut, { x: 540, y: 652, size: 1.6, feels: 'firm' })
  .pose(0, { ...poses.reach, armF: 64, elbowF: 20, armB: 58, elbowB: 16 }, 0)
  .talk(0.6, 3)
  .pose(3.8, { ...poses.heart, head: 2 }, 0.6)
  .talk(4, 2.4)
  .pose(6.6, { ...poses.reach, armF: 60, elbowF: 24, armB: 66, elbowB: 18, lean: 12 }, 0.7)
  .feel(3.8, 'tender');
const moved = person(naomi, { x: 770, y: 652, size: 1.56, face: -1, feels: 'sad' })
  .pose(0, { ...poses.stand, head: 12 }, 0)
  .pose(2, { ...poses.stand, head: -4 }, 0.8)
  .pose(4.6, { ...poses.heart }, 0.7)
  .pose(6.7, { ...poses.reach, armF: 52, elbowF: 24, armB: 58, elbowB: 20 }, 0.7)
  .shut(7.2, 1.4)
  .feel(2, 'amazed')
  .feel(4.6, 'tender');

// 4: together.
const together = [
  person(naomi, { x: 250, y: 642, size: 0.98, feels: 'glad' })
    .hold(0, 99, rod)
    .walk(0, 720, { seconds: 6.6 })
    .nod(3),
  person(rut, { x: 150, y: 648, size: 1, feels: 'glad' })
    .hold(0, 99, pack, 'back')
    .walk(0, 620, { seconds: 6.6 }),
];

// 5: gleaning behind the reapers.
const cutting = { ...poses.bend, lean: 56, armF: 40, elbowF: 20, armB: 50, elbowB: 10 };
const reaping = [
  person(first, { x: 760, y: 606, size: 0.86 })
    .pose(0, cutting, 0)
    .hold(0, 99, sickle)
    .rock(0.2, 3)
    .walk(3.6, 840, { seconds: 1 })
    .rock(4.8, 3),
  person(second, { x: 960, y: 612, size: 0.88 })
    .pose(0, cutting, 0)
    .hold(0, 99, sickle)
    .rock(0, 3.2)
    .walk(3.8, 1050, { seconds: 1 })
    .rock(5, 3),
];
const gleaning = person(rut, { x: 330, y: 648, size: 1.26, feels: 'calm' })
  .hold(0, 1.4, (s) => ears(s, 0.1), 'back')
  .hold(1.4, 4.4, (s) => ears(s, 0.5), 'back')
  .hold(4.4, 99, (s) => ears(s, 1), 'back')
  .pose(0.5, { ...poses.bend, armB: 60, elbowB: 50 }, 0.7)
  .pose(1.8, { ...poses.stand, armB: 30, elbowB: 70, head: 4 }, 0.7)
  .walk(2.6, 500, { seconds: 1 })
  .pose(3.6, { ...poses.bend, armB: 60, elbowB: 50 }, 0.7)
  .pose(5, { ...poses.stand, armB: 34, elbowB: 72 }, 0.7)
  .pose(6, { ...poses.shade, armB: 34, elbowB: 72 }, 0.5)
  .feel(5, 'glad');

// 6: Boaz asks who she is.
const owner = person(boaz, { x: -80, y: 644, size: 1.2, feels: 'calm' })
  .walk(0, 330, { seconds: 2.4 })
  .pose(2.6, { ...poses.point, armF: 78 }, 0.5)
  .talk(2.7, 1.3)
  .pose(4.6, 'stand', 0.4)
  .walk(5, 560, { seconds: 1.4 })
  .pose(6.5, 'welcome', 0.5)
  .talk(6.6, 2)
  .feel(2.4, 'amazed')
  .feel(5, 'tender');
const foreman = person(third, { x: 500, y: 622, size: 1.04, face: -1 })
  .talk(4, 1)
  .pose(4, 'welcome', 0.4)
  .pose(5, 'stand')
  .turn(5.4, 1);
const seen = person(rut, { x: 870, y: 650, size: 1.2, face: 1, feels: 'calm' })
  .hold(0, 99, (s) => ears(s, 1), 'back')
  .pose(0, { ...poses.bend, armB: 60, elbowB: 50 }, 0)
  .pose(3.2, { ...poses.stand, armB: 34, elbowB: 72 }, 0.7)
  .turn(5.4, -1)
  .pose(7, { ...poses.bow, armB: 34, elbowB: 72 }, 0.7)
  .feel(5.4, 'worried')
  .feel(7.2, 'tender');

// 7: in the shade, a drink and a blessing.
const blesses = person(boaz, { x: 420, y: 650, size: 1.36, feels: 'tender' })
  .hold(0, 1.8, (s) => cup(s, 0, 14, ink.rust, 1), 'front')
  .pose(0, { ...poses.offer, armF: 60, elbowF: 20 }, 0)
  .pose(2, { ...poses.welcome, head: -8, armF: 96, armB: 110 }, 0.7)
  .talk(2.2, 3.6);
const thirsty = person(rut, { x: 690, y: 650, size: 1.32, face: -1, feels: 'calm' })
  .pose(0, 'offer', 0)
  .hold(1.8, 99, (s) => cup(s, 0, 14, ink.rust, 1), 'front')
  .pose(2, { ...poses.stand, armF: 40, elbowF: 96, head: -4 }, 0.6)
  .nod(4.4, 1)
  .pose(5.4, { ...poses.stand, armF: 26, elbowF: 80, armB: 20, elbowB: 100, head: -12 }, 0.6)
  .feel(2.6, 'amazed')
  .feel(4.4, 'tender')
  .feel(5.4, 'glad');

// 8: full hands come home.
const homecoming = person(rut, { x: 1330, y: 646, size: 1.16, face: -1, feels: 'glad' })
  .pose(-1, 'carry', 0)
  .hold(0, 99, (s) => basket(s, 0, 30, 1, ink.wheat), 'both')
  .walk(0, 760, { seconds: 3.2 })
  .pose(3.5, { ...poses.offer, lean: 12 }, 0.6);
const mother = person(naomi, { x: 430, y: 642, size: 1.14, feels: 'worried' })
  .pose(0, 'shade', 0)
  .pose(1.4, 'cheer', 0.5)
  .pose(2.6, 'stand', 0.4)
  .walk(2.8, 590, { seconds: 1.4 })
  .pose(4.3, { ...poses.reach, armF: 66, armB: 72 }, 0.6)
  .laugh(4.6, 1.6)
  .feel(1.3, 'glad');

function wide(s: Stage, t: number, hour: Mood, sunAt?: readonly [number, number, number]): void {
  s.layer(0, () => {
    sky(s, hour, t);
    if (sunAt) sun(s, hour, sunAt[0], sunAt[1], sunAt[2], t);
    clouds(s, hour, t, 3, 110);
  });
  s.layer(0.25, () => hills(s, { y: 430, rise: 80, hills: 4, seed: 5, colour: hour.hills[0] ?? ink.mist }));
  s.layer(0.45, () => hills(s, { y: 490, rise: 56, hills: 5, seed: 3, colour: hour.hills[1] ?? ink.moss }));
}

function moav(s: Stage, t: number, x: number): void {
  wide(s, t, road, [x, 300, 50]);
  s.layer(0.7, () => {
    hills(s, { y: 548, rise: 30, hills: 6, seed: 8, colour: road.hills[2] ?? ink.clay });
    tree(s, 1060, 566, 'olive', 0.56, t);
    tree(s, 160, 570, 'cypress', 0.5, t);
  });
}

function fields(s: Stage, t: number): void {
  wide(s, t, harvest, [1010, 190, 54]);
  s.layer(0.45, () => city(s, 300, 500, '#f4e6c8', 0.56));
  s.layer(0.7, () => {
    hills(s, { y: 552, rise: 26, hills: 5, seed: 2, colour: harvest.hills[2] ?? ink.wheat });
    for (const x of [60, 420, 1140]) sheaf(s, x, 580, 0.5);
  });
}

export default film({
  course: 'friendship',
  poster: 23.8,
  bpm: 71,
  scenes: [
    {
      seconds: 7.4,
      pace: 0.76,
      draw(s, t) {
        s.camera(
          ...(near(t, [5.2, 7, old]) ??
            shot(t, [
              [0, 480, 370, 1.04],
              [7, 560, 400, 1.2],
            ])),
        );
        moav(s, t, 960);
        s.layer(1, () => {
          ground(s, 580, road.ground, 4);
          goesBack.draw(s, t);
          stone(s, 930, 620, '#a89a94', 1.1, 3);
          beside.draw(s, t);
          old.draw(s, t);
        });
        s.layer(1.3, () => grass(s, 120, 730, '#7d7350', 2));
      },
    },
    {
      seconds: 6.6,
      pace: 0.9,
      draw(s, t) {
        s.camera(
          ...(near(t, [1.6, 3.1, refuses]) ??
            shot(t, [
              [0, 580, 400, 1.2],
              [3, 620, 400, 1.14],
              [6.6, 820, 400, 1.12],
            ])),
        );
        moav(s, t, 300);
        s.layer(1, () => {
          ground(s, 584, road.ground, 7);
          refuses.draw(s, t);
          sends.draw(s, t);
        });
      },
    },
    {
      seconds: 9,
      pace: 0.86,
      draw(s, t) {
        s.camera(
          ...(near(t, [1, 3.4, promises, 0.9], [4.8, 6.5, moved, 0.9]) ??
            shot(t, [
              [0, 640, 390, 1.04],
              [9, 655, 365, 1.28],
            ])),
        );
        moav(s, t, 650);
        s.layer(1, () => {
          ground(s, 588, road.ground, 2);
          s.glow(650, 380, 340, '#ffe2a0', 0.2 + 0.25 * ramp(t, 3, 8));
          moved.draw(s, t);
          promises.draw(s, t);
        });
        dust(s, t, ink.paper, 20);
      },
    },
    {
      seconds: 6.6,
      pace: 0.8,
      enter: { kind: 'page', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 560, 350, 1],
            [6.6, 640, 380, 1.08],
          ]),
        );
        wide(s, t, harvest, [300, 190, 54]);
        s.layer(0, () => flock(s, 500 + t * 40, 150, t, ink.paper, 3));
        s.layer(0.45, () => city(s, 1060, 520, '#f4e6c8', 0.9));
        s.layer(0.7, () =>
          hills(s, { y: 556, rise: 26, hills: 5, seed: 2, colour: harvest.hills[2] ?? ink.wheat }),
        );
        s.layer(1, () => {
          ground(s, 584, harvest.ground, 4);
          path(s, [60, 760], [960, 1010], 760, 588, '#d9b585');
          barley(s, -240, 616, 420, t, ink.wheat, 0.8);
          barley(s, 1080, 630, 420, t, ink.wheat, 0.9);
          for (const one of together) one.draw(s, t);
        });
        s.layer(1.3, () => barley(s, -260, 760, 560, t, '#c9942f', 1.2));
      },
    },
    {
      seconds: 7.6,
      pace: 0.95,
      enter: { kind: 'fade', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [6.2, 7.6, gleaning]) ??
            shot(t, [
              [0, 680, 380, 1.06],
              [7.6, 520, 400, 1.2],
            ])),
        );
        fields(s, t);
        s.layer(1, () => {
          ground(s, 580, harvest.ground, 6);
          barley(s, 860, 606, 640, t, ink.wheat, 1.1);
          sheaf(s, 640, 612, 0.9);
          sheaf(s, 120, 620, 1);
          for (const one of reaping) one.draw(s, t);
          barley(s, 960, 640, 560, t, '#d9a441', 1.2);
          gleaning.draw(s, t);
          for (const x of [420, 590, 700]) s.at(x, 668, () => ears(s, 0), { turn: 82, scale: 0.7 });
        });
      },
    },
    {
      seconds: 8.6,
      pace: 0.84,
      enter: { kind: 'slide-right', seconds: 0.6 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.7, 4, owner]) ??
            shot(t, [
              [0, 440, 390, 1.14],
              [4.4, 560, 390, 1.1],
              [8.6, 700, 400, 1.24],
            ])),
        );
        fields(s, t);
        s.layer(1, () => {
          ground(s, 580, harvest.ground, 9);
          sheaf(s, 660, 608, 0.9);
          sheaf(s, 60, 612, 1);
          barley(s, 1020, 612, 480, t, ink.wheat, 1.1);
          foreman.draw(s, t);
          seen.draw(s, t);
          owner.draw(s, t);
        });
        s.layer(1.3, () => barley(s, 980, 770, 560, t, '#c9942f', 1.2));
      },
    },
    {
      seconds: 7.6,
      pace: 0.8,
      draw(s, t) {
        s.camera(
          ...(near(t, [2.5, 4.4, blesses], [5.5, 7.2, thirsty]) ??
            shot(t, [
              [0, 600, 410, 1.16],
              [3, 620, 370, 1.1],
              [7.6, 740, 330, 1.2],
            ])),
        );
        fields(s, t);
        s.layer(1, () => {
          tree(s, 920, 612, { kind: 'oak', seed: 3 }, 1.5, t, 0.4);
          ground(s, 584, harvest.ground, 3);
          jar(s, 560, 660, ink.rust, 1);
          nest(s, 900, 340, t, ramp(t, 3, 4.6), 1.05);
          blesses.draw(s, t);
          thirsty.draw(s, t);
        });
        s.layer(1.4, () => branch(s, 1350, 30, 160, ink.olive, 1.1, t));
      },
    },
    {
      seconds: 6.4,
      pace: 0.95,
      enter: { kind: 'fade', seconds: 0.9 },
      draw(s, t) {
        s.camera(
          ...(near(t, [4.6, 6.4, mother]) ??
            shot(t, [
              [0, 700, 390, 1.1],
              [6.4, 630, 390, 1.24],
            ])),
        );
        wide(s, t, mood.dusk, [980, 380, 50]);
        s.layer(1, () => {
          ground(s, 588, '#9a7664', 3);
          house(
            s,
            250,
            612,
            { wall: '#d9b795', width: 330, height: 300, door: 1, lit: true, windows: 2 },
            1.1,
          );
          s.glow(250, 540, 330, '#ffd98a', 0.55);
          sheaf(s, 60, 650, 0.8);
          mother.draw(s, t);
          homecoming.draw(s, t);
          s.glow(680, 460, 260, '#ffd98a', 0.28 + sway(t, 3, 0.04));
        });
        s.tint('#5a4a9c', 0.1);
      },
    },
  ],
  music: [
    {
      voice: 'clarinet',
      at: 0.79,
      bpm: 51.9,
      gain: 0.7,
      pan: -0.15,
      notes: 'D4:1.5 F4:.5 A4 G4 | F4:.5 G4:.5 E4 D4:2',
    },
    { voice: 'drone', at: 0, bpm: 47.9, gain: 0.7, notes: 'D3+A3:14', fadeIn: 2, fadeOut: 2 },
    { voice: 'oud', at: 10.18, bpm: 64.8, gain: 0.85, notes: 'A3 D4:.5 E4:.5 F4:2 | G4:.5 F4:.5 E4 D4' },
    {
      voice: 'strings',
      at: 17.07,
      bpm: 51.6,
      gain: 0.75,
      notes: 'D4+F4+A4:3 Bb3+D4+F4:3 C4+E4+G4:3 D4+F#4+A4:4',
      fadeIn: 1.5,
    },
    {
      voice: 'ney',
      at: 17.53,
      bpm: 56.8,
      gain: 0.85,
      notes: 'A4:2 D5 C5 | Bb4:1.5 A4:.5 G4 F4 | G4:.5 A4:.5 A4:2',
    },
    {
      voice: 'oud',
      at: 27.76,
      bpm: 93,
      gain: 0.85,
      repeat: 2,
      notes: 'D4 F#4:.5 G4:.5 A4 F#4 | G4 B4:.5 A4:.5 G4 E4 | F#4 A4:.5 G4:.5 F#4 D4 | E4:.5 F#4:.5 E4 D4:2',
    },
    { voice: 'drum', at: 27.76, bpm: 93, gain: 0.55, repeat: 10, notes: 'D - t:.5 k:.5 t' },
    {
      voice: 'bass',
      at: 27.76,
      bpm: 93,
      gain: 0.7,
      repeat: 2,
      notes: 'D2:2 A2:2 G2:2 E2:2 D2:2 A2:2 A2:2 D2:2',
    },
    {
      voice: 'clarinet',
      at: 44.25,
      bpm: 72.3,
      gain: 0.7,
      pan: -0.2,
      notes: 'D4 E4:.5 F#4:.5 G4 A4 | B4:1.5 A4:.5 G4:2',
    },
    {
      voice: 'strings',
      at: 54.02,
      bpm: 51.7,
      gain: 0.7,
      notes: 'G3+D4+B4:3 A3+C#4+E4:2.4 D4+F#4+A4:2.4 G3+B3+D4:2.6 D3+A3+F#4:6',
      fadeIn: 1.2,
    },
    { voice: 'ney', at: 54.72, bpm: 62.1, gain: 0.8, notes: 'B4:1.5 A4:.5 G4 A4 | F#4:2 A4:2' },
    {
      voice: 'dulcimer',
      at: 63.3,
      bpm: 72.4,
      gain: 0.65,
      notes: 'D4 F#4:.5 G4:.5 A4 B4 | A4:.5 G4:.5 F#4 D4:3',
    },
  ],
  sounds: [
    { sound: 'wind', at: 0, seconds: 17.5, gain: 0.5 },
    { sound: 'sand-step', at: 0.26, seconds: 5.8, every: 0.55, gain: 0.5 },
    { sound: 'sand-step', at: 14.4, seconds: 1.8, every: 0.24, gain: 0.6 },
    { sound: 'page', at: 27.66, gain: 0.8 },
    { sound: 'birds', at: 28.04, seconds: 28, gain: 0.45 },
    { sound: 'sand-step', at: 28.04, seconds: 7.5, every: 0.52, gain: 0.45 },
    { sound: 'cloth', at: 36.42, seconds: 6.3, every: 1.26, gain: 0.5 },
    { sound: 'sand-step', at: 44.02, seconds: 2.9, every: 0.48, gain: 0.6 },
    { sound: 'pour', at: 54.77, seconds: 1.5, gain: 0.4 },
    { sound: 'bird', at: 58.02, seconds: 3.7, every: 1.25, gain: 0.8 },
    { sound: 'crickets', at: 63.27, seconds: 7, gain: 0.7 },
    { sound: 'sand-step', at: 63.73, seconds: 3.2, every: 0.42, gain: 0.4 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'The road home',
        he: 'הדרך הביתה',
        ru: 'Дорога домой',
        es: 'El camino a casa',
        fr: 'Le chemin du retour',
        de: 'Der Weg nach Hause',
        it: 'La strada di casa',
      },
    },
    {
      at: 17.1,
      title: {
        en: '“Where you go, I will go”',
        he: '״אל אשר תלכי אלך״',
        ru: '«Куда ты пойдёшь, пойду и я»',
        es: '«Adonde tú vayas, iré»',
        fr: '« Où tu iras, j’irai »',
        de: '„Wohin du gehst, gehe ich“',
        it: '«Dove andrai tu, andrò»',
      },
    },
    {
      at: 35.8,
      title: {
        en: 'In Boaz’s field',
        he: 'בשדה של בועז',
        ru: 'На поле Боаза',
        es: 'En el campo de Boaz',
        fr: 'Dans le champ de Boaz',
        de: 'Auf dem Feld des Boas',
        it: 'Nel campo di Boaz',
      },
    },
  ],
});
