import { donkey, gait } from '../kit/animals.ts';
import { city, house } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, mood, skin, type Mood } from '../kit/palette.ts';
import { hall, throne } from '../kit/palace.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { basket, bed, blanket, lamp, staff } from '../kit/props.ts';
import { arch, ellipse, rect, svg } from '../kit/shapes.ts';
import { clouds, flock, rays, sky, stars, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { clamp, lerp, linear, pulse, ramp } from '../kit/time.ts';
import { earthToSwords, filledChest } from '../kit/treasure.ts';
import { branch, tree } from '../kit/trees.ts';
import { dust, petals, room } from '../kit/weather.ts';

const morning: Mood = {
  ...mood.day,
  sky: ['#86c5cf', '#fbe7c0'],
  hills: ['#d9b48c', '#c8926a', '#a9714f', '#8c9a5a'],
  ground: '#e0b680',
};

const nachum: Look = {
  ...looks.sage,
  skin: skin.wheat,
  robe: ink.cream,
  trim: ink.clay,
  cloak: ink.clay,
  sash: ink.gold,
  beard: 1,
  coverColour: ink.cream,
};
const emperor: Look = {
  skin: skin.light,
  robe: ink.plum,
  trim: ink.gold,
  cloak: ink.pomegranate,
  sash: ink.gold,
  hair: ink.bark,
  beard: 0.2,
  cover: 'band',
  coverColour: ink.gold,
  bandColour: ink.gold,
  girth: 1.2,
};
const courtier: Look = {
  ...looks.scholar,
  skin: skin.brown,
  robe: ink.blue,
  trim: ink.gold,
  cloak: ink.dusk,
  beard: 0.3,
  cover: 'cap',
  coverColour: ink.gold,
};
const guard: Look = {
  ...looks.man,
  skin: skin.olive,
  robe: ink.teal,
  sash: ink.gold,
  beard: 0.2,
  cover: 'cap',
  coverColour: ink.teal,
  hem: 0.6,
};
const eliyahu: Look = {
  ...courtier,
  skin: skin.wheat,
  robe: ink.paper,
  cloak: ink.blue,
  hair: '#e9e4da',
  beard: 0.8,
};
const host: Look = { ...looks.merchant, robe: ink.moss, cloak: ink.deep, coverColour: ink.rust };
const hostess: Look = {
  ...looks.woman,
  skin: skin.light,
  robe: ink.rust,
  coverColour: ink.sand,
  sash: ink.moss,
};
const man: Look = { ...looks.man, robe: ink.teal };
const girl = looks.girl;
const boy: Look = { ...looks.boy, robe: ink.olive };

const stick = (s: Stage): void => staff(s, 112, 44);

// 1: the gift for the emperor.
const setting = person(nachum, { x: 720, y: 640, size: 1.12, face: -1, pose: 'heart' })
  .nod(0.8)
  .talk(1.4, 2)
  .turn(3.9, 1)
  .hold(4, 99, stick)
  .walk(4.1, 1010, { seconds: 2.6 })
  .feel(-3, 'tender')
  .talk(-2.1, 2.2)
  .feel(1, 'glad');
const givers = [
  person(man, { x: 330, y: 634, size: 1.06 })
    .feel(-3, 'glad')
    .pose(0.4, 'offer', 0.5)
    .talk(0.4, 1.4)
    .wave(4.2, 2),
  person(looks.grandmother, { x: 210, y: 630, size: 1.02 }).feel(-3, 'tender').nod(1).pose(3.8, 'heart', 0.5),
  person(girl, { x: 460, y: 656, size: 0.76 })
    .feel(-3, 'glad')
    .pose(1, 'cheer', 0.4)
    .pose(2.6, 'stand', 0.4)
    .wave(4.2, 2),
];

// 2: at night, in the inn.
const asleep = person({ ...nachum, cover: 'cap' }, { x: -6, y: -76, pose: 'lie' }).shut(0, 99);
const thief = person(host, { x: 900, y: 660, size: 1.24, face: -1, pose: 'stoop' })
  .pose(0.6, { ...poses.bend, lean: 52, armF: 40, armB: 30 }, 0.6)
  .pose(2, { ...poses.carry, lean: 4 }, 0.5)
  .hold(2.1, 9, (s) => basket(s, 8, 30, 0.86, ink.teal), 'both')
  .turn(2.2, 1)
  .walk(2.3, 1050, { seconds: 1.2 })
  .turn(3.7, -1)
  .feel(-1, 'sly')
  .feel(3.6, 'glad');
const helping = person(hostess, { x: 1400, y: 660, size: 1.16, face: -1 })
  .pose(-1, 'carry', 0)
  .hold(0, 4.9, (s) => basket(s, 8, 30, 0.86, '#4d382e'), 'both')
  .walk(1.5, 860, { seconds: 2 })
  .pose(3.6, { ...poses.offer, lean: 26, armF: 62, elbowF: 6, armB: 66, elbowB: 4 }, 0.5)
  .feel(-1, 'sly');

// 3: in the morning.
const finding = person(nachum, { x: 470, y: 660, size: 1.46, pose: { ...poses.bend, lean: 46, armF: 46 } })
  .pose(0.9, { ...poses.stand, lean: -6, armF: 60, elbowF: 50, armB: 66, elbowB: 40, head: 10 }, 0.4)
  .shake(1.4, 0.8)
  .pose(2.6, { ...poses.heart, head: -12, lean: -2 }, 0.8)
  .talk(3.2, 2)
  .nod(5, 0.8)
  .feel(-1, 'calm')
  .feel(0.5, 'amazed')
  .feel(1.3, 'sad')
  .feel(2.6, 'tender')
  .gaze(2.6, 'up')
  .gaze(3.4, 'ahead')
  .feel(4.8, 'glad');

// 4: before the emperor.
const angry = person(emperor, { x: 950, y: 606, size: 1.16, face: -1, pose: 'sit' })
  .pose(0.5, { ...poses.sit, lean: 22, armF: 64, elbowF: 10 }, 0.5)
  .pose(2, { ...poses.stand, lean: 4, armF: 150, elbowF: 30, armB: -20, elbowB: 60 }, 0.35)
  .glide(1.95, 900, { seconds: 0.4, facing: 'kept' })
  .talk(2.2, 1.8)
  .shake(2.6, 1.4)
  .pose(4.2, 'hips', 0.4)
  .feel(-1, 'calm')
  .feel(0.6, 'amazed')
  .feel(1.8, 'cross');
const standing = person(nachum, { x: 330, y: 654, size: 1.24, pose: 'heart' })
  .pose(0, { ...poses.offer, lean: 14 }, 0.1)
  .pose(1, 'stand', 0.6)
  .pose(4, { ...poses.heart, head: -6, lean: -2 }, 0.7)
  .talk(4.6, 1.6)
  .feel(-1, 'calm')
  .feel(1.9, 'worried')
  .feel(3.8, 'tender');
const court = [
  person(courtier, { x: 1160, y: 636, size: 1.1, face: -1 })
    .feel(0.8, 'amazed')
    .pose(1.4, 'listen', 0.4)
    .shake(2.2, 1.4),
  person(guard, { x: 100, y: 630, size: 1.1 })
    .hold(0, 99, (s) => staff(s, 120, 110))
    .shake(2.4, 1),
];

// 5: one of the courtiers.
const wise = person(eliyahu, { x: 90, y: 660, size: 1.36 })
  .walk(0.2, 420, { seconds: 2.2 })
  .pose(2.5, { ...poses.welcome, armF: 84, armB: 96 }, 0.5)
  .talk(2.8, 3.6)
  .feel(-1, 'calm')
  .feel(2.4, 'sly');
const hearing = person(emperor, { x: 960, y: 664, size: 1.36, face: -1, pose: 'hips' })
  .pose(1.8, 'listen', 0.6)
  .pose(4.4, 'think', 0.7)
  .nod(6, 1)
  .feel(-1, 'cross')
  .feel(1.8, 'worried')
  .feel(4.4, 'calm')
  .feel(5.8, 'amazed');
const avraham = person(looks.patriarch, { x: -92, y: 104, size: 0.74, pose: { ...poses.stand, armF: -30 } })
  .pose(3.8, { ...poses.reach, armF: 116, lean: 10 }, 0.35)
  .pose(5.4, { ...poses.stand, armF: -30 }, 0.4)
  .pose(5.9, { ...poses.reach, armF: 116, lean: 10 }, 0.35)
  .feel(-1, 'firm');

// 6: the trial.
const thrower = person(courtier, { x: 300, y: 646, size: 1.2, pose: { ...poses.stoop, armF: -36, lean: 8 } })
  .pose(0.7, { ...poses.reach, armF: 122, lean: 14 }, 0.3)
  .pose(2.8, 'cheer', 0.5)
  .feel(-1, 'worried')
  .feel(1.6, 'amazed')
  .feel(2.8, 'glad');
const amazed = [
  person(guard, { x: 150, y: 634, size: 1.1 })
    .feel(1, 'amazed')
    .pose(1.4, 'shade', 0.4)
    .feel(2.8, 'glad')
    .pose(3, 'cheer', 0.3),
  person({ ...guard, skin: skin.dark, robe: ink.blue }, { x: 60, y: 646, size: 1.1 }).pose(2.8, 'cheer', 0.4),
];

// 7: the emperor fills the chest himself.
const giving = person(emperor, { x: 860, y: 660, size: 1.34, face: -1, pose: 'offer' })
  .pose(0.4, { ...poses.offer, lean: 24, armF: 62, armB: 58 }, 0.5)
  .pose(2.4, 'welcome', 0.6)
  .talk(2.4, 1.8)
  .laugh(4.2, 1.4)
  .feel(-1, 'glad');
const honoured = person(nachum, { x: 400, y: 664, size: 1.34, pose: 'heart' })
  .nod(1.4, 1)
  .pose(2.6, { ...poses.bow, lean: 20, armF: 14, elbowF: 112, armB: 18, elbowB: 106 }, 0.7)
  .pose(4, 'heart', 0.6)
  .feel(-1, 'tender')
  .feel(3.6, 'glad');

// 8: at the inn again.
const asking = [
  person(host, { x: 820, y: 650, size: 1.2, face: -1 })
    .feel(-1, 'amazed')
    .feel(2.8, 'sly')
    .pose(0.2, 'welcome', 0.4)
    .talk(0.4, 1.8)
    .turn(3.3, 1)
    .walk(3.4, 960, { seconds: 0.9 })
    .pose(4.3, { ...poses.stoop, lean: 40, armF: 44, elbowF: 14, armB: 60, elbowB: 8 }, 0.4)
    .rock(4.4, 4),
  person(hostess, { x: 1010, y: 644, size: 1.12, face: -1 })
    .feel(-1, 'amazed')
    .feel(2.6, 'sly')
    .pose(0.6, 'listen', 0.4)
    .nod(2.6)
    .pose(3.4, { ...poses.bend, lean: 56 }, 0.6)
    .pose(4.8, { ...poses.carry, lean: 4 }, 0.5)
    .hold(4.6, 99, (s) => basket(s, 8, 30, 0.8, '#4d382e'), 'both')
    .turn(5, 1)
    .walk(5.2, 1260, { seconds: 1.8 }),
];
const honest = person(nachum, { x: 400, y: 650, size: 1.2 })
  .pose(1.8, { ...poses.welcome, armF: 52, armB: 60 }, 0.5)
  .talk(1.9, 1.6)
  .pose(4, 'stand', 0.5)
  .laugh(4.6, 1.6)
  .feel(-1, 'calm')
  .feel(1.8, 'tender')
  .feel(4.4, 'glad');

// 9: home.
const homeward = person(nachum, { x: 560, y: 650, size: 1.1 })
  .hold(0, 99, stick)
  .walk(0, 850, { seconds: 3.4 })
  .pose(3.6, { ...poses.stand, armF: 126, elbowF: 16, armB: 60, elbowB: 20, head: -8 }, 0.5)
  .feel(-1, 'calm')
  .feel(2.4, 'glad')
  .gaze(4.5, 'us');
const meeting = [
  person(girl, { x: 1290, y: 656, size: 0.8, face: -1 })
    .feel(-1, 'glad')
    .run(1, 1010, { seconds: 1.3 })
    .pose(2.4, 'cheer', 0.4),
  person(boy, { x: 1370, y: 648, size: 0.8, face: -1 })
    .feel(-1, 'glad')
    .run(1.2, 1090, { seconds: 1.4 })
    .pose(2.8, 'cheer', 0.4),
];

function outdoors(s: Stage, t: number, hour: Mood, sunX = 960, sunY = 180): void {
  s.layer(0, () => {
    sky(s, hour, t);
    if (!hour.stars) sun(s, hour, sunX, sunY, 54, t);
    clouds(s, hour, t, 3, 110);
  });
  s.layer(0.35, () => hills(s, { y: 440, rise: 90, hills: 5, seed: 7, colour: hour.hills[0] ?? ink.sand }));
  s.layer(0.6, () => hills(s, { y: 520, rise: 60, hills: 6, seed: 3, colour: hour.hills[1] ?? ink.clay }));
}

const loaded = (
  s: Stage,
  t: number,
  from: number,
  until: number,
  x0: number,
  x1: number,
  y: number,
): void => {
  const walk = gait(t, from, until, x0, x1);
  donkey(s, { ...walk, y, scale: 1.15, cloth: ink.pomegranate }, t);
  filledChest(s, { x: walk.x - 8, y: y - 112, open: 0, scale: 0.62 }, t);
};

function inn(s: Stage): void {
  room(s, '#3b3a70', '#4a3550', 590);
  s.paper(arch(640, 380, 150, 210), '#2a2958', { lift: 0.4 });
  s.within(arch(640, 374, 126, 194), () => {
    s.ink(rect(560, 170, 160, 220), '#171c3f');
    s.at(500, 170, () => stars(s, 0, 46, 190));
    s.paper(ellipse(668, 250, 26), '#f5ecd0', { lift: 0.3 });
  });
  s.paper(rect(548, 372, 184, 14, 4), ink.wood, { lift: 0.6 });
}

export default film({
  course: 'emunah-tefillah',
  poster: 23.2,
  bpm: 92,
  scenes: [
    {
      seconds: 8.6,
      pace: 0.76,
      draw(s, clock) {
        const t = clock - 2.6;
        s.camera(
          ...(near(t, [-2.4, -0.4, setting]) ??
            shot(t, [
              [-2.6, 520, 400, 1.16],
              [3, 620, 400, 1.14],
              [6, 760, 400, 1.12],
            ])),
        );
        outdoors(s, t, morning);
        s.layer(1, () => {
          ground(s, 586, morning.ground, 4);
          house(s, 60, 604, { wall: '#f3dfb6', width: 300, height: 260, windows: 2, door: 0.5 });
          tree(s, 1180, 610, 'olive', 1.1, t);
          for (const one of givers) one.draw(s, t);
          setting.draw(s, t);
          const up = ramp(t, 3.2, 4);
          const walk = gait(t, 4.1, 6.9, 900, 1210);
          donkey(s, { ...walk, y: 668, scale: 1.15, cloth: ink.pomegranate }, t);
          const at = {
            x: lerp(580, walk.x - 8, up),
            y: lerp(662, 556, up) - Math.sin(up * Math.PI) * 70,
            scale: lerp(0.9, 0.62, up),
          };
          filledChest(s, { ...at, open: 1 - ramp(t, 2.4, 3), jewels: 1 }, t);
        });
        s.layer(1.35, () => branch(s, -60, 50, 20, ink.olive, 1.1, t, ink.pomegranate));
      },
    },
    {
      seconds: 5.5,
      pace: 0.85,
      enter: { kind: 'dark', seconds: 0.9 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 560, 400, 1.06],
            [5.5, 680, 420, 1.2],
          ]),
        );
        s.layer(1, () => {
          inn(s);
          s.at(
            300,
            660,
            () => {
              bed(s, 0, 0, ink.bark, ink.mist);
              asleep.draw(s, t);
              blanket(s, 0, 0, ink.clay, t, ink.peach);
            },
            { scale: 1.15 },
          );
          s.glow(760, 500, 420, '#ffcf87', 0.5);
          thief.draw(s, t);
          helping.draw(s, t);
          const pour = pulse(t, 3.8, 5.2, 0.3);
          if (pour > 0)
            for (let i = 0; i < 9; i++) {
              const k = (t * 1.9 + i / 9) % 1;
              s.ink(ellipse(764 - (i % 3) * 12, 520 + k * 70, 6), '#4d382e', pour);
            }
          filledChest(
            s,
            {
              x: 740,
              y: 668,
              open: ramp(t, 0, 0.5),
              jewels: 1 - ramp(t, 0.8, 2),
              earth: ramp(t, 3.9, 5.2),
              scale: 1.05,
            },
            t,
          );
          lamp(s, 590, 672, t, 0.8);
        });
        s.tint('#2a3270', 0.22);
      },
    },
    {
      seconds: 6.6,
      pace: 0.76,
      enter: { kind: 'page', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [0.7, 2.3, finding, 0.9], [3.2, 5, finding, 0.9]) ??
            shot(t, [
              [0, 620, 420, 1.1],
              [6, 580, 380, 1.26],
            ])),
        );
        outdoors(s, t + 4, { ...mood.dawn, stars: false, ground: '#d9a878' }, 900, 330);
        s.layer(1, () => {
          ground(s, 590, '#d9a878', 8);
          house(s, 1130, 608, { wall: '#e6c19a', width: 300, height: 270, door: 0.1, windows: 2 });
          finding.draw(s, t);
          filledChest(s, { x: 740, y: 676, open: ramp(t, 0, 0.7), earth: 1, scale: 1.2 }, t);
        });
        s.layer(1.35, () => grass(s, 250, 740, ink.olive, 2.2, ink.gold));
        flock(s, 200 + t * 40, 170, t, '#8a5a6a', 3);
      },
    },
    {
      seconds: 7,
      pace: 0.78,
      enter: { kind: 'slide-left', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.3, 3.9, angry], [4.5, 6.3, standing]) ??
            shot(t, [
              [0, 640, 360, 1.02],
              [2, 760, 370, 1.16],
              [4.4, 560, 390, 1.16],
              [7, 590, 390, 1.14],
            ])),
        );
        s.layer(0.85, () => hall(s, '#d9a184', '#8a4a52', ink.pomegranate));
        s.layer(1, () => {
          for (const one of court) one.draw(s, t);
          throne(s, 960, 662, ink.plum, 1.1);
          s.paper(svg('M250 640 H800 L840 716 H190Z'), ink.plum, { lift: 0.4 });
          angry.draw(s, t);
          standing.draw(s, t);
          filledChest(s, { x: 610, y: 684, open: ramp(t, 0, 0.8), earth: 1, scale: 1.05 }, t);
        });
        s.tint('#b42b45', 0.2 * pulse(t, 1.8, 4.6, 0.6));
      },
    },
    {
      seconds: 7.9,
      pace: 0.77,
      draw(s, t) {
        s.camera(
          ...(near(t, [6.7, 7.9, hearing]) ??
            shot(t, [
              [0, 600, 390, 1.1],
              [7.5, 660, 375, 1.16],
            ])),
        );
        s.layer(0.85, () => hall(s, '#d9a184', '#8a4a52', ink.pomegranate));
        s.layer(1, () => {
          s.glow(wise.place(t).x, 440, 340, '#fff1c4', 0.55 * ramp(t, 0.2, 1.6));
          hearing.draw(s, t);
          wise.draw(s, t);
          const seen = pulse(t, 2.9, 9, 0.9);
          s.at(
            690,
            250,
            () =>
              s.veil(seen, () => {
                s.paper(ellipse(0, 0, 172), ink.gold);
                s.paper(ellipse(0, 0, 152), '#8fc3cf', { lift: 0.7 });
                s.within(ellipse(0, 0, 152), () => {
                  s.paper(svg('M-170 90 Q0 70 170 90 V170 H-170Z'), ink.sand, { lift: 0.4 });
                  avraham.draw(s, t);
                  for (const at of [3.95, 6.05])
                    earthToSwords(s, -60, 0, clamp((t - at) / 1.5), [230, 10], 0.6);
                });
              }),
            { scale: 0.9 + 0.1 * seen },
          );
        });
        dust(s, t, ink.cream, 18);
      },
    },
    {
      seconds: 4.7,
      pace: 0.76,
      enter: { kind: 'slide-up', seconds: 0.6 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 560, 390, 1.16],
            [4.5, 760, 370, 1.1],
          ]),
        );
        outdoors(s, t, mood.noon, 560, 170);
        s.layer(0.8, () => {
          city(s, 1110, 570, '#c9a07a', 1.1);
          const won = ramp(t, 2.5, 3.2);
          for (const dx of [-150, 0, 150]) {
            s.line(svg(`M${1110 + dx} 360 V${360 - 60 * won}`), ink.wood, 5, won);
            s.paper(
              svg(`M${1110 + dx} ${362 - 62 * won} h${46 * won} l-12 14 l12 14 h${-46 * won}Z`),
              ink.gold,
              {
                lift: 0.5,
                alpha: won,
              },
            );
          }
        });
        s.layer(1, () => {
          ground(s, 590, mood.noon.ground, 6);
          for (const one of amazed) one.draw(s, t);
          thrower.draw(s, t);
          filledChest(s, { x: 470, y: 690, open: 1, earth: 0.6, scale: 0.9 }, t);
          earthToSwords(s, 380, 420, clamp((t - 0.85) / 2.3), [720, 20], 1.1);
        });
      },
    },
    {
      seconds: 5.2,
      pace: 0.8,
      enter: { kind: 'page', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.9, 4.2, honoured]) ??
            shot(t, [
              [0, 640, 420, 1.24],
              [5, 630, 390, 1.12],
            ])),
        );
        s.layer(0.85, () => hall(s, '#e3b98c', '#9a5a4a', ink.plum));
        s.layer(1, () => {
          s.glow(630, 520, 380, '#fff1c4', 0.6 * ramp(t, 0.4, 2.4));
          honoured.draw(s, t);
          giving.draw(s, t);
          filledChest(s, { x: 630, y: 690, open: 1, jewels: ramp(t, 0.2, 2.2, linear), scale: 1.25 }, t);
        });
        dust(s, t, ink.gold, 26);
      },
    },
    {
      seconds: 7.5,
      pace: 0.76,
      enter: { kind: 'slide-right', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [1.9, 3.4, honest]) ??
            shot(t, [
              [0, 620, 390, 1.14],
              [3.2, 660, 390, 1.14],
              [7, 730, 395, 1.1],
            ])),
        );
        outdoors(s, t + 9, { ...mood.dusk, stars: false, ground: '#a8765a' }, 200, 330);
        s.layer(1, () => {
          ground(s, 588, '#b07c5c', 8);
          house(s, 1130, 608, { wall: '#e0b48c', width: 320, height: 290, door: 0.7, windows: 2, lit: true });
          const dug = ramp(t, 4.2, 7.4, linear);
          s.paper(svg(`M940 668 Q1010 ${668 - 76 * dug} 1090 668Z`), '#4d382e', { lift: 0.6 });
          for (let i = 0; i < Math.round(dug * 5); i++)
            s.paper(rect(1230 - i * 64, 404 + (i % 2) * 90, 52, 30, 4), darker('#4d382e', 0.1), {
              lift: 0.3,
            });
          loaded(s, t, 90, 91, 210, 211, 670);
          honest.draw(s, t);
          for (const one of asking.toReversed()) one.draw(s, t);
        });
      },
    },
    {
      seconds: 5.4,
      pace: 0.82,
      enter: { kind: 'page', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [4, 5.4, homeward, 0.8]) ??
            shot(t, [
              [0, 620, 400, 1.18],
              [5, 760, 380, 1.06],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.spring, t);
          rays(s, 700, 420, 90, 760, '#fff1c4', t, 0.35);
          sun(s, mood.spring, 700, 420, 74, t);
        });
        s.layer(0.45, () => hills(s, { y: 500, rise: 80, hills: 5, seed: 5, colour: ink.moss }));
        s.layer(1, () => {
          ground(s, 588, morning.ground, 4);
          tree(s, 130, 610, { kind: 'pomegranate', fruit: ink.pomegranate }, 1.1, t);
          house(s, 1290, 606, { wall: '#f3dfb6', width: 280, height: 250, door: 0.8 });
          loaded(s, t, 0, 3.4, 300, 590, 664);
          homeward.draw(s, t);
          for (const one of meeting) one.draw(s, t);
        });
        petals(s, t, ink.rose, 10);
      },
    },
  ],
  music: [
    {
      voice: 'oud',
      at: 0.3,
      bpm: 92,
      repeat: 2,
      gain: 0.9,
      notes: 'D4:.5 F#4:.5 A4 A4:.5 B4:.5 A4 | G4:.5 F#4:.5 E4 F#4:.5 E4:.5 D4:1.5',
    },
    { voice: 'drum', at: 5.84, bpm: 92, gain: 0.5, notes: 'D - t k D t:.5 k:.5 t -:2' },
    {
      voice: 'bass',
      at: 11.5,
      bpm: 72,
      gain: 0.8,
      notes: 'D3:.5 - F3:.5 - E3:.5 - D3:.5 - | Bb2:.5 - A2:.5',
    },
    {
      voice: 'pluck',
      at: 12,
      bpm: 72,
      gain: 0.6,
      pan: 0.2,
      notes: 'A4:.5? - D5:.5? - C5:.5? - Bb4:.5? A4:.5? - G#4:.5? A4:.5?',
    },
    {
      voice: 'clarinet',
      at: 21.17,
      bpm: 76.3,
      gain: 0.8,
      pan: -0.1,
      notes: 'A4 D5:.5 C#5:.5 D5:2 | B4:.5 A4:.5 G4:.5 A4:.5',
    },
    { voice: 'strings', at: 18.44, bpm: 44, gain: 0.55, fadeIn: 1, notes: 'D3+A3:2 D3+F#3+A3:4' },
    { voice: 'drum', at: 26.08, bpm: 76.3, gain: 0.7, repeat: 3, notes: 'D - D t | D - t t' },
    { voice: 'strings', at: 26.08, bpm: 44, gain: 0.65, notes: 'D3+A3+F3:2 Eb3+Bb3+G3:2.4' },
    {
      voice: 'clarinet',
      at: 32.07,
      bpm: 76.3,
      gain: 0.75,
      pan: -0.1,
      notes: 'A4 D5:.5 C#5:.5 D5 A4',
    },
    {
      voice: 'strings',
      at: 35.62,
      bpm: 44,
      gain: 0.65,
      fadeIn: 0.8,
      notes: 'D3+A3+F#4:3 G3+D4+B3:2.5 A3+E4+C#4:2',
    },
    {
      voice: 'ney',
      at: 36.02,
      bpm: 76.3,
      gain: 0.8,
      pan: -0.2,
      notes: 'F#4 A4:1.5 B4:.5 D5:2 | C#5:.5 B4:.5 A4:1 B4:.5 C#5:.5 D5:2 A4',
    },
    { voice: 'drum', at: 45.7, bpm: 75.8, gain: 0.8, repeat: 2, notes: 'D t D:.5 D:.5 t' },
    {
      voice: 'oud',
      at: 45.7,
      bpm: 75.8,
      gain: 0.9,
      notes: 'D4:.5 E4:.5 F#4:.5 G4:.5 A4:.5 B4:.5 C#5:.5 D5:2.5',
    },
    {
      voice: 'dulcimer',
      at: 52.01,
      bpm: 83.2,
      gain: 0.6,
      pan: 0.2,
      notes: 'D5:.5 A4:.5 F#4:.5 A4:.5 B4:.5 G4:.5 D4:.5 G4:.5 | A4:.5 C#5:.5 E5:.5 C#5:.5 D5:2',
    },
    { voice: 'strings', at: 52.01, bpm: 48, gain: 0.55, notes: 'D3+A3+F#4:2.4 G3+D4+B3:2.4' },
    {
      voice: 'oud',
      at: 58.52,
      bpm: 79,
      gain: 0.85,
      notes: 'D4:.5 F#4:.5 A4 A4:.5 B4:.5 A4 | G4:.5 F#4:.5 E4 F#4:.5 E4:.5 D4 -',
    },
    {
      voice: 'clarinet',
      at: 65.91,
      bpm: 73.3,
      gain: 0.8,
      pan: -0.1,
      notes: 'A4 D5:.5 C#5:.5 D5 E5 | F#5:.5 E5:.5 D5 B4:.5 C#5:.5 D5:3',
    },
    { voice: 'strings', at: 65.63, bpm: 42.3, gain: 0.6, notes: 'D3+A3+F#4:2.4 G3+D4+B3:1.6 D3+A3+F#4:3' },
    { voice: 'drum', at: 65.91, bpm: 73.3, gain: 0.45, notes: 'D - t k D t:.5 k:.5 t -' },
  ],
  sounds: [
    { sound: 'birds', at: 0, seconds: 11.3, gain: 0.4 },
    { sound: 'chime', at: 4.21, gain: 0.4 },
    { sound: 'thud', at: 7.63, gain: 0.5 },
    { sound: 'step', at: 8.95, seconds: 2.4, every: 0.55, gain: 0.4 },
    { sound: 'crickets', at: 11.79, seconds: 5.9, gain: 0.4 },
    { sound: 'snore', at: 12.26, seconds: 5.2, every: 2.59, gain: 0.4 },
    { sound: 'coins', at: 12.73, gain: 0.5 },
    { sound: 'pour', at: 15.79, seconds: 1.6, gain: 0.5 },
    { sound: 'rooster', at: 18.05, gain: 0.3 },
    { sound: 'birds', at: 18.44, seconds: 6.6, gain: 0.4 },
    { sound: 'thud', at: 29.16, gain: 0.6 },
    { sound: 'chime', at: 36.09, gain: 0.5 },
    { sound: 'whoosh', at: 40.77, gain: 0.5 },
    { sound: 'whoosh', at: 46.76, gain: 0.8 },
    { sound: 'crowd', at: 49.13, seconds: 2.9, gain: 0.5 },
    { sound: 'coins', at: 52.39, seconds: 2.2, every: 0.63, gain: 0.5 },
    { sound: 'donkey', at: 59.05, gain: 0.3 },
    { sound: 'sand-step', at: 64.05, seconds: 3.2, every: 0.66, gain: 0.6 },
    { sound: 'birds', at: 68.26, seconds: 6.6, gain: 0.5 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'A chest of jewels',
        he: 'תיבה מלאה אבנים טובות',
        ru: 'Сундук драгоценностей',
        es: 'Un cofre de joyas',
        fr: 'Un coffre de joyaux',
        de: 'Eine Truhe voller Edelsteine',
        it: 'Una cassa di gioielli',
      },
    },
    {
      at: 26.5,
      title: {
        en: 'Before the emperor',
        he: 'לפני הקיסר',
        ru: 'У императора',
        es: 'Ante el emperador',
        fr: 'Devant l’empereur',
        de: 'Vor dem Kaiser',
        it: 'Davanti all’imperatore',
      },
    },
    {
      at: 58.4,
      title: {
        en: 'Home again',
        he: 'הדרך הביתה',
        ru: 'Дорога домой',
        es: 'Camino a casa',
        fr: 'Le chemin du retour',
        de: 'Der Heimweg',
        it: 'La via di casa',
      },
    },
  ],
});
