import { akiva, rabbiAkiva } from '../kit/akiva.ts';
import { gait, sheep } from '../kit/animals.ts';
import { city, doorway, house } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills, path, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { blend, darker, ink, lighter, mood, skin } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { bundle, jar, lamp, scroll, staff, table, well } from '../kit/props.ts';
import { arch, ellipse, rect, svg } from '../kit/shapes.ts';
import { clouds, flock, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { keys, pulse, ramp, sway } from '../kit/time.ts';
import { scrollShelf, tablet } from '../kit/tablet.ts';
import { branch, tree } from '../kit/trees.ts';
import { dust, petals, room } from '../kit/weather.ts';
import { drip, wornStone } from '../kit/worn-stone.ts';

const son: Look = { ...looks.boy, skin: skin.olive, robe: ink.teal, trim: ink.gold, sash: ink.gold };
const teacher: Look = {
  ...looks.grandfather,
  skin: skin.wheat,
  robe: ink.mist,
  cloak: ink.violet,
  old: false,
};
const pupils: Look[] = [
  { ...looks.boy, skin: skin.brown, robe: ink.pomegranate, hair: ink.black },
  { ...looks.boy, skin: skin.light, robe: ink.olive, hair: ink.wood, coverColour: ink.peach },
  { ...looks.boy, skin: skin.umber, robe: ink.gold, trim: ink.blue, sash: ink.blue, hair: ink.black },
];
const woman: Look = { ...looks.woman, robe: ink.violet, sash: ink.gold, coverColour: ink.cream };
const elder: Look = { ...looks.grandfather, skin: skin.brown, robe: ink.stone, cloak: ink.olive };

const board = (s: Stage): void => {
  s.paper(rect(-6, -26, 44, 34, 5), ink.wood, { lift: 0.6 });
  s.paper(rect(-2, -22, 36, 26, 3), '#f3dfb0', { lift: 0.2 });
};

// 1: children run to school; he goes his way.
const going = person(akiva, { x: 120, y: 640, size: 1.16, feels: 'calm' })
  .hold(0, 99, (s) => staff(s, 120, 80, ink.bark))
  .walk(0, 520, { seconds: 3 })
  .pose(3.1, { ...poses.stand, head: 6, armB: 20, elbowB: 30 }, 0.5)
  .walk(5.4, 830)
  .feel(3, 'weary')
  .feel(5.4, 'calm');
const runners = pupils.map((look, i) =>
  person(look, { x: -120 - i * 120, y: 668 + (i % 2) * 14, size: 0.86 + (i % 2) * 0.04, feels: 'glad' })
    .hold(0, 99, board, 'back')
    .run(0.6 + i * 0.15, 1500 - i * 40, { seconds: 5.4 }),
);

// 2: at the mouth of the well.
const asking = person(akiva, { x: -40, y: 652, size: 1.34, feels: 'calm' })
  .walk(0, 330, { seconds: 2 })
  .pose(2, 'think', 0.6)
  .pose(3.2, { ...poses.reach, lean: 34, hip: 122, armF: 56, elbowF: 14, head: 4 }, 0.9)
  .pose(5, { ...poses.stand, head: -4 }, 0.5)
  .pose(5.2, 'welcome', 0.5)
  .talk(5.2, 1.5)
  .pose(7, 'stand', 0.5)
  .nod(8.3, 1)
  .feel(2, 'amazed')
  .feel(3.4, 'firm')
  .feel(5, 'amazed');
const drawing = person(woman, { x: 1030, y: 644, size: 1.2, face: -1, pose: 'carry', feels: 'glad' })
  .hold(0, 99, (s) => jar(s, 0, 40, ink.clay, 0.8), 'both')
  .nod(6.8, 0.8)
  .talk(7.4, 1.6);
const sitting = person(elder, { x: 1190, y: 650, size: 1.16, face: -1, feels: 'glad' })
  .pose(6.9, 'point', 0.5)
  .talk(7, 1.8);

// 4: what he thinks.
const thinking = person(akiva, { x: 560, y: 940, size: 2.25, feels: 'worried' })
  .pose(0, { ...poses.stand, head: 12, armF: 40, elbowF: 80 }, 0.1)
  .pose(1.4, { ...poses.stand, head: -4, armF: 20, elbowF: 96 }, 1)
  .whisper(2, 2.4)
  .pose(4, { ...poses.heart, head: -8, lean: 0 }, 0.9)
  .shut(5, 1.2)
  .feel(1.4, 'firm')
  .feel(3.8, 'amazed')
  .feel(4.8, 'tender');

// 5: to the teacher, hand in hand.
const empty = (): void => undefined;
const father = person(akiva, { x: 90, y: 640, size: 1.2, feels: 'firm' })
  .hold(0, 99, empty)
  .pose(-1, { ...poses.stand, armF: 34, elbowF: 6 }, 0)
  .walk(0, 650, { seconds: 3.8 })
  .pose(3.9, { ...poses.heart, lean: 8 }, 0.5)
  .whisper(4.3, 1.7)
  .nod(4.6, 1.1)
  .feel(3.8, 'tender');
const led = person(son, { x: 188, y: 646, size: 0.86, feels: 'glad' })
  .hold(0, 99, empty)
  .pose(-1, { ...poses.stand, armF: -34, elbowF: 0, head: -6 }, 0)
  .walk(0, 748, { seconds: 3.8 })
  .pose(4, { ...poses.stand, head: -6 }, 0.5)
  .nod(5, 0.8);
const welcoming = person(teacher, { x: 1010, y: 634, size: 1.18, face: -1, feels: 'calm' })
  .pose(3, 'welcome', 0.6)
  .nod(5.4, 1)
  .feel(2.8, 'glad');

// 6: each holds an end of the tablet.
const sitHold = { ...poses.ground, lean: 10, head: 6, armF: 66, elbowF: 12, armB: 60, elbowB: 16 };
const bigPupil = person(akiva, { x: 430, y: 668, size: 1.4, pose: sitHold, feels: 'firm' })
  .nod(4.2, 1)
  .whisper(4.6, 1.6)
  .pose(6.6, { ...sitHold, head: -4 }, 0.5)
  .laugh(7, 1.2)
  .feel(4.2, 'calm')
  .feel(6.4, 'glad');
const smallPupil = person(son, { x: 850, y: 676, size: 1.12, face: -1, pose: sitHold, feels: 'calm' })
  .whisper(4.6, 1.6)
  .pose(6.4, { ...sitHold, head: -8 }, 0.4)
  .laugh(6.9, 1.4)
  .feel(6.2, 'glad');
const writing = { ...poses.stand, lean: 30, hip: 124, head: 10, armF: 44, elbowF: 8, armB: -10, elbowB: 40 };
const writer = person(teacher, { x: 742, y: 626, size: 1.3, face: -1, pose: 'stand', feels: 'calm' })
  .pose(0.8, writing, 0.8)
  .hold(0, 99, (s) => s.line(svg('M2 4 L-6 34'), ink.bark, 5))
  .pose(2.4, { ...writing, armF: 34, elbowF: 30 }, 0.7)
  .pose(3.2, writing, 0.6)
  .pose(4, { ...writing, lean: 36, armF: 58, elbowF: 2 }, 0.8)
  .pose(5.4, 'stand', 0.8)
  .nod(6, 1.2)
  .feel(5.4, 'glad');
const others = pupils.map((look, i) =>
  person(look, {
    x: 1050 + i * 104,
    y: 640 + (i % 2) * 26,
    size: 0.98,
    face: -1,
    pose: 'ground',
    feels: 'glad',
  })
    .rock(1 + i * 0.4, 5)
    .whisper(4.6, 1.6),
);

// 7: night after night.
const reading = { ...poses.sitRead, armF: 56, elbowF: 34, armB: 60, elbowB: 30 };
const student = person(akiva, { x: 520, y: 656, size: 1.36, pose: reading, feels: 'firm' })
  .rock(0, 7)
  .whisper(0, 7);
const older = person(
  { ...akiva, hair: '#8d857d', beard: 0.75 },
  { x: 520, y: 656, size: 1.36, pose: reading },
)
  .rock(0, 7)
  .whisper(0, 7);

// 8: teacher of many.
const master = person(rabbiAkiva, { x: 330, y: 640, size: 1.3, feels: 'glad' })
  .pose(0.2, 'welcome', 0.5)
  .talk(0.4, 2.4)
  .pose(3.2, 'point', 0.6)
  .pose(5, 'heart', 0.6)
  .nod(5.6, 1)
  .feel(5, 'tender')
  .gaze(4.8, 'us');
const listeners = [
  { ...looks.scholar, skin: skin.olive, robe: ink.teal, cloak: ink.gold },
  { ...looks.scholar, robe: ink.mist },
  { ...looks.man, skin: skin.light, robe: ink.violet, hair: ink.wood },
  { ...looks.scholar, skin: skin.umber, robe: ink.peach, cloak: ink.pomegranate },
  { ...looks.man, robe: ink.olive, coverColour: ink.mist, beard: 0.2 },
].map((look, i) =>
  person(look, {
    x: 770 + i * 118,
    y: 636 + (i % 2) * 32,
    size: 1.02,
    face: -1,
    pose: 'ground',
    feels: 'glad',
  })
    .nod(2 + i * 0.37, 0.9)
    .rock(0, 7),
);

const far = ['#a9c8dc', '#8db4cf', '#6f9cbe', '#5784a6'] as const;

function country(s: Stage, t: number): void {
  s.layer(0, () => {
    sky(s, mood.spring, t);
    sun(s, mood.spring, 1010, 170, 50, t);
    clouds(s, mood.spring, t, 4, 110);
  });
  s.layer(0.3, () => hills(s, { y: 390, rise: 120, hills: 5, seed: 8, colour: far[0] }));
  s.layer(0.5, () => hills(s, { y: 460, rise: 90, hills: 6, seed: 3, colour: far[1] }));
}

function wellPlace(s: Stage, t: number, worn = 1): void {
  well(s, 820, 648, 1.3, 0.3 + sway(t, 5, 0.06));
  // A skin of water hangs over the stone and leaks.
  s.line(svg('M640 300 H752'), ink.wood, 12);
  s.line(svg('M752 300 V360'), ink.wood, 10);
  s.line(svg('M590 306 V352 M640 300 H584'), ink.bark, 5);
  s.at(590, 350, () => {
    s.paper(svg('M-30 0 C-40 30 -26 58 0 62 C26 58 40 30 30 0 C12 -10 -12 -10 -30 0Z'), ink.clay);
    s.ink(ellipse(0, 0, 29, 6), darker(ink.clay, 0.4));
  });
  wornStone(s, 590, 656, t, 1.08, worn);
  drip(s, t, 590, 420, 562, 1.3, 0.9, '#5fa9d6');
}

export default film({
  course: 'patience',
  poster: 54.1,
  bpm: 71.6,
  scenes: [
    {
      seconds: 7,
      pace: 0.8,
      enter: { kind: 'iris', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 560, 380, 1.02],
            [3, 620, 390, 1.1],
            [7, 740, 380, 1.12],
          ]),
        );
        country(s, t);
        s.layer(0.6, () => {
          city(s, 1120, 500, '#e9e3d0', 0.62);
          hills(s, { y: 520, rise: 50, hills: 5, seed: 12, colour: far[2] });
          for (const [i, x] of [180, 260, 330, 420].entries())
            sheep(
              s,
              { ...gait(t, 0, 9, x, x + 34), y: 520 - (i % 2) * 12, scale: 0.42, grazing: i % 2 },
              t + i,
            );
        });
        s.layer(1, () => {
          ground(s, 580, '#b8c79a', 3);
          path(s, [-400, 1700], [-400, 1700], 716, 612, '#e2cfa4');
          tree(s, 70, 606, { kind: 'olive', seed: 2 }, 1.15, t);
          stone(s, 1080, 612, '#a9a8b4', 0.8, 2);
          going.draw(s, t);
          for (const one of runners) one.draw(s, t);
        });
        s.layer(1.35, () => {
          grass(s, 180, 742, '#5f8a6a', 1.9, ink.paper);
          grass(s, 1000, 738, '#5f8a6a', 1.6, ink.rose);
        });
      },
    },
    {
      seconds: 10,
      pace: 0.8,
      enter: { kind: 'slide-left', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2, 3.3, asking, 0.9], [7.3, 8.7, drawing, 0.9]) ??
            shot(t, [
              [0, 560, 380, 1.04],
              [3, 560, 420, 1.3],
              [5, 560, 420, 1.3],
              [7, 780, 390, 1.14],
              [10, 770, 390, 1.18],
            ])),
        );
        country(s, t + 9);
        s.layer(0.7, () => tree(s, 1290, 590, { kind: 'palm' }, 1.1, t));
        s.layer(1, () => {
          ground(s, 586, '#b8c79a', 6);
          path(s, [-400, 1700], [-400, 1700], 720, 624, '#e2cfa4');
          wellPlace(s, t);
          sitting.draw(s, t);
          drawing.draw(s, t);
          asking.draw(s, t);
          grass(s, 700, 668, '#5f8a6a', 0.9, ink.paper);
        });
        s.layer(1.3, () => branch(s, -70, 60, 16, '#3d6f5b', 1, t));
      },
    },
    {
      seconds: 7,
      draw(s, t) {
        const day = (t + 0.2) / 3.5;
        const dark = keys(day % 1, [
          [0, 0],
          [0.42, 0],
          [0.55, 1],
          [0.86, 1],
          [1, 0],
        ]);
        s.camera(
          ...shot(t, [
            [0, 640, 380, 1],
            [7, 640, 420, 1.14],
          ]),
        );
        s.layer(0, () => {
          sky(s, mood.spring, t);
          s.veil(dark, () => sky(s, mood.night, t));
          const up = (day % 1) * 2;
          if (up < 1.1) sun(s, mood.spring, 60 + up * 1150, 330 - Math.sin(up * 3) * 190, 44, t);
          if (up > 0.95)
            sun(s, mood.night, 60 + (up - 0.95) * 1150, 330 - Math.sin((up - 0.95) * 3) * 190, 38, t);
        });
        s.layer(0.4, () => {
          hills(s, { y: 480, rise: 90, hills: 5, seed: 8, colour: far[1] });
          hills(s, { y: 560, rise: 60, hills: 6, seed: 3, colour: far[2] });
        });
        s.layer(1, () => {
          const worn = 0.06 + 0.94 * ramp(t, 0.4, 6.6, (k) => k);
          s.at(640, 760, () => {
            wornStone(s, 0, 0, t, 4.2, worn);
          });
          drip(s, t, 640, -30, 392, 0.9, 2.4, '#5fa9d6');
        });
        s.tint('#2a3270', 0.42 * dark);
      },
    },
    {
      seconds: 7.7,
      pace: 0.76,
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 600, 380, 1.02],
            [7.4, 640, 370, 1.16],
          ]),
        );
        s.layer(0.3, () => {
          const tones = ['#1f4f7d', '#2d6a9f', '#4384b5', '#639fc8', '#8bbcd9', '#b7d8e8', '#fdf3dc'];
          s.ctx.fillStyle = '#173f66';
          s.ctx.fillRect(-300, -200, 1900, 1200);
          // Rings spread from his heart as they do from a drop.
          const grow = ramp(t, 3.6, 5.6);
          for (const [i, tone] of tones.entries()) {
            const r = (7 - i) * (96 + 8 * grow) + sway(t, 4, 6, i / 7) + ((t * 14) % 20) * 0.4;
            s.paper(ellipse(650, 470, r * 1.12, r), i > 4 ? blend(tone, '#fbdc8f', grow * 0.7) : tone, {
              lift: 1,
              up: true,
            });
          }
        });
        s.layer(1, () => {
          s.glow(640, 470, 420, '#fbdc8f', 0.5 * ramp(t, 3.8, 5.4));
          thinking.draw(s, t);
          drip(s, t + 0.3, 1010, -40, 520, 1.8, 2.1, '#cfe8f5');
        });
      },
    },
    {
      seconds: 6.6,
      pace: 0.84,
      enter: { kind: 'page', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [4.2, 5.8, father, 0.9]) ??
            shot(t, [
              [0, 480, 390, 1.14],
              [3.8, 720, 400, 1.18],
              [6.6, 800, 400, 1.28],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.dawn, t);
          sun(s, mood.dawn, 330, 250, 50, t);
          flock(s, 460 + t * 20, 150, t, ink.paper, 4);
        });
        s.layer(0.5, () => {
          hills(s, { y: 470, rise: 80, hills: 5, seed: 5, colour: '#8d86b8' });
          house(s, 250, 560, { width: 240, height: 180, wall: '#e7c9a8', windows: 2, roof: 'dome' }, 0.9);
          house(s, 560, 566, { width: 220, height: 150, wall: '#f0d9b5', windows: 2 }, 0.9);
          tree(s, 400, 566, { kind: 'cypress' }, 0.8, t);
        });
        s.layer(1, () => {
          ground(s, 588, '#d9b88a', 4);
          s.paper(rect(880, 120, 700, 480), '#f6e6c4', { lift: 1.4, up: true });
          for (let i = 0; i < 12; i++)
            s.ink(
              rect(910 + (i % 4) * 150 + (i % 2) * 30, 150 + Math.floor(i / 4) * 66, 66, 26, 5),
              darker('#f6e6c4', 0.4),
              0.1,
            );
          doorway(s, 1040, 600, {
            width: 180,
            height: 320,
            wall: '#f6e6c4',
            open: 0.95,
            colour: ink.blue,
            lit: true,
          });
          welcoming.draw(s, t);
          led.draw(s, t);
          father.draw(s, t);
        });
        s.layer(1.3, () => grass(s, 330, 742, '#7a7a5a', 1.8, ink.peach));
      },
    },
    {
      seconds: 8.8,
      pace: 0.86,
      enter: { kind: 'iris', seconds: 0.9, x: 1000, y: 400 },
      draw(s, t) {
        s.camera(
          ...(near(t, [4.4, 5.9, bigPupil, 0.85], [6.7, 8.2, smallPupil, 0.85]) ??
            shot(t, [
              [0, 760, 380, 1.02],
              [2.6, 650, 420, 1.24],
              [6, 640, 425, 1.28],
              [8.8, 660, 410, 1.18],
            ])),
        );
        s.layer(0.6, () => {
          room(s, '#7fa6bd', '#a9825c', 560);
          s.paper(arch(250, 360, 150, 230), ink.cream, { lift: 0.5 });
          s.ink(arch(250, 352, 126, 208), '#d9ecec');
          s.within(arch(250, 352, 126, 208), () => tree(s, 268, 372, { kind: 'olive' }, 0.62, t));
          scrollShelf(s, 1080, 400, 7, 0.9);
        });
        s.layer(1, () => {
          for (const one of others) one.draw(s, t);
          writer.draw(s, t);
          bigPupil.draw(s, t);
          smallPupil.draw(s, t);
          tablet(s, 640, 560, ramp(t, 1.7, 2.6) + ramp(t, 3.9, 4.9), 1.08, sway(t, 3, 0.8));
        });
        dust(s, t, ink.paper, 18);
        s.tint('#f6c453', 0.1, 'soft-light');
      },
    },
    {
      seconds: 6.2,
      pace: 0.95,
      enter: { kind: 'dark', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 700, 410, 1.22],
            [6.2, 660, 380, 1.06],
          ]),
        );
        s.layer(0.6, () => {
          room(s, '#33466f', '#4a3a4a', 566);
          s.paper(arch(240, 370, 170, 250), '#8fa0bd', { lift: 0.5 });
          s.within(arch(240, 362, 146, 228), () => {
            s.ink(rect(100, 100, 300, 300), '#10142f');
            const up = (t * 0.34) % 1;
            s.paper(ellipse(150 + up * 190, 270 - Math.sin(up * 3.1) * 70, 24), '#f5ecd0', { lift: 0.4 });
            for (const [x, y] of [
              [190, 200],
              [285, 175],
              [240, 260],
              [300, 300],
            ] as const)
              s.ink(ellipse(x, y, 2.6), '#fff6da', 0.6 + sway(t, 2, 0.3, x));
          });
        });
        s.layer(1, () => {
          scrollShelf(s, 1010, 520, 1 + t * 2.2, 1.3);
          s.glow(770, 440, 420, '#ffd98a', 0.6);
          // The stool.
          s.paper(rect(458, 566, 110, 18, 6), ink.wood);
          for (const x of [470, 542]) s.paper(rect(x, 582, 14, 76, 3), darker(ink.wood, 0.25), { lift: 0.5 });
          student.draw(s, t);
          s.veil(ramp(t, 2, 4.6), () => older.draw(s, t));
          table(s, 740, 660, 280, 130, '#8a5a34');
          s.at(676, 524, () => scroll(s, 0, 0, 0.9, 0.9), { turn: -12 });
          lamp(s, 820, 532, t, 1.05);
          bundle(s, 960, 668, '#8a6b4a', 0.9);
        });
        s.tint('#2a3270', 0.2);
      },
    },
    {
      seconds: 6.6,
      pace: 0.95,
      enter: { kind: 'page', seconds: 0.9 },
      draw(s, t) {
        s.camera(
          ...(near(t, [0.6, 2.6, master, 0.9]) ??
            shot(t, [
              [0, 480, 390, 1.22],
              [3, 620, 390, 1.08],
              [6.6, 680, 390, 1.04],
            ])),
        );
        country(s, t + 20);
        s.layer(0.75, () => {
          hills(s, { y: 540, rise: 40, hills: 5, seed: 12, colour: '#8fb38e' });
          well(s, 560, 590, 0.8, 0.4);
          wornStone(s, 690, 592, t, 0.6, 1);
          drip(s, t, 690, 430, 540, 1.3, 0.6, '#5fa9d6');
        });
        s.layer(1, () => {
          ground(s, 590, '#b8c79a', 3);
          tree(s, 140, 612, { kind: 'oak', seed: 4 }, 1.7, t);
          for (const one of listeners.toReversed()) one.draw(s, t);
          master.draw(s, t);
        });
        s.layer(1.3, () => {
          branch(s, 1350, 30, 152, '#3d6f5b', 1.1, t);
          petals(s, t, lighter(ink.rose, 0.3), 10);
        });
        s.tint('#fbdc8f', 0.1 * pulse(t, 0, 9), 'soft-light');
      },
    },
  ],
  music: [
    {
      voice: 'oud',
      at: 0.63,
      bpm: 68.8,
      gain: 0.95,
      notes:
        'D4 F4:.5 G4:.5 A4 G4 | F4 E4:.5 F4:.5 D4:2 | F4 A4:.5 C5:.5 Bb4 A4 | G4:.5 F4:.5 E4 D4:2 | A4 Bb4:.5 A4:.5 G4 F4 | E4:2 A4:2',
    },
    {
      voice: 'bass',
      at: 0.63,
      bpm: 68.8,
      gain: 0.75,
      notes: 'D2:4 C2:2 D2:2 F2:2 Bb2:2 A2:2 D2:2 G2:4 A2:4',
    },
    { voice: 'drum', at: 0.63, bpm: 68.8, gain: 0.5, repeat: 3, notes: 'D k:.5 k:.5 t k' },
    // From here every note is a drop.
    {
      voice: 'pluck',
      at: 21.44,
      bpm: 54.6,
      gain: 0.8,
      pan: 0.15,
      notes: 'D5? D5 A4 D5:.5 A4:.5 | C5:.5 A4:.5 D5:.5 A4:.5 F5:.5 E5:.5 D5:.5 C5:.5',
    },
    {
      voice: 'strings',
      at: 20.78,
      bpm: 49.1,
      gain: 0.65,
      fadeIn: 2,
      notes: 'D3+A3:4 Bb2+F3+D4:3 G2+D3+Bb3:4 A2+E3+C#4:3.6',
    },
    {
      voice: 'ney',
      at: 30.19,
      bpm: 52.4,
      gain: 0.75,
      pan: -0.2,
      notes: 'D4 F4 A4:1.5 Bb4:.5 | A4:.5 G4:.5 C5 A4:1.5',
    },
    {
      voice: 'clarinet',
      at: 38.62,
      bpm: 81.7,
      gain: 0.8,
      pan: -0.15,
      notes:
        'D4 F#4:.5 G4:.5 A4 A4 | B4:.5 A4:.5 G4 F#4:2 | G4 A4:.5 B4:.5 C5 B4 | A4:.5 G4:.5 F#4 D4:2 | F#4 A4:.5 B4:.5 C5 A4 | B4 G4 A4:2',
    },
    {
      voice: 'dulcimer',
      at: 38.62,
      bpm: 81.7,
      gain: 0.5,
      pan: 0.25,
      repeat: 3,
      notes:
        'D4:.5 A4:.5 F#4:.5 A4:.5 D4:.5 A4:.5 F#4:.5 A4:.5 | G3:.5 D4:.5 B3:.5 D4:.5 A3:.5 E4:.5 C4:.5 E4:.5',
    },
    { voice: 'bass', at: 38.62, bpm: 81.7, gain: 0.7, repeat: 3, notes: 'D2:4 G2:2 A2:2' },
    { voice: 'drum', at: 41.56, bpm: 81.7, gain: 0.5, repeat: 5, notes: 'D t:.5 k:.5 D t' },
    {
      voice: 'pluck',
      at: 56.89,
      bpm: 68.4,
      gain: 0.75,
      notes: 'D4? A4 D5 A4:.5 B4:.5 | C5 A4 F#4',
    },
    { voice: 'strings', at: 56.47, bpm: 57, gain: 0.6, fadeIn: 1.5, notes: 'D3+A3+F#4:3 C3+G3+E4:3.4' },
    {
      voice: 'clarinet',
      at: 63.21,
      bpm: 91.2,
      gain: 0.8,
      pan: -0.15,
      notes: 'D5 C5:.5 B4:.5 A4 F#4 | G4 A4:.5 F#4:.5 D4:4',
    },
    {
      voice: 'oud',
      at: 63.21,
      bpm: 91.2,
      gain: 0.7,
      pan: 0.2,
      notes: 'D3:.5 A3:.5 F#4:.5 A3:.5 D3:.5 A3:.5 F#4:.5 A3:.5 G3 D4 D4:3',
    },
    { voice: 'strings', at: 63.21, bpm: 57, gain: 0.6, notes: 'D3+A3+F#4:2.5 G3+B3+D4:1.2 D3+A3+F#4:2.7' },
  ],
  sounds: [
    { sound: 'birds', at: 0, seconds: 20, gain: 0.4 },
    { sound: 'step', at: 0.13, seconds: 3.5, every: 0.57, gain: 0.4 },
    { sound: 'step', at: 1.25, seconds: 5.5, every: 0.21, gain: 0.3, pan: 0.3 },
    { sound: 'step', at: 8.88, seconds: 2.2, every: 0.57, gain: 0.4 },
    { sound: 'drip', at: 9.73, seconds: 11.1, every: 1.63, gain: 0.7 },
    { sound: 'drip', at: 21.79, seconds: 6.2, every: 0.9, gain: 1 },
    { sound: 'drip', at: 29.28, seconds: 7.2, every: 2.37, gain: 0.8 },
    { sound: 'step', at: 38.5, seconds: 4.3, every: 0.5, gain: 0.4 },
    { sound: 'bird', at: 39.57, gain: 0.4 },
    { sound: 'crowd', at: 46.94, seconds: 9.3, gain: 0.35 },
    { sound: 'crickets', at: 56.47, seconds: 6.7, gain: 0.5 },
    { sound: 'page', at: 58.37, gain: 0.6 },
    { sound: 'page', at: 61.31, gain: 0.6 },
    { sound: 'birds', at: 63, seconds: 6.9, gain: 0.45 },
    { sound: 'drip', at: 63.82, seconds: 5.6, every: 1.37, gain: 0.6 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'A stone by the well',
        he: 'אבן ליד הבאר',
        ru: 'Камень у колодца',
        es: 'Una piedra junto al pozo',
        fr: 'Une pierre près du puits',
        de: 'Ein Stein am Brunnen',
        it: 'Una pietra accanto al pozzo',
      },
    },
    {
      at: 28.3,
      title: {
        en: 'Soft water, hard stone',
        he: 'מים רכים, אבן קשה',
        ru: 'Мягкая вода, твёрдый камень',
        es: 'Agua blanda, piedra dura',
        fr: 'Eau douce, pierre dure',
        de: 'Weiches Wasser, harter Stein',
        it: 'Acqua morbida, pietra dura',
      },
    },
    {
      at: 38.4,
      title: {
        en: 'Alef, bet',
        he: 'אל״ף, בי״ת',
        ru: 'Алеф, бет',
        es: 'Álef, bet',
        fr: 'Alef, bet',
        de: 'Alef, Bet',
        it: 'Alef, bet',
      },
    },
  ],
});
