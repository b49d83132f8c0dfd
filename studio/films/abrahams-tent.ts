import { donkey, gait, sheep } from '../kit/animals.ts';
import { tent } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills, stone } from '../kit/land.ts';
import { looks } from '../kit/look.ts';
import { ink, mood, skin, type Mood } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { basket, bowl, bread, jar, lamp, staff, table } from '../kit/props.ts';
import { ellipse, rect, svg } from '../kit/shapes.ts';
import { clouds, rays, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { pulse, ramp, sway } from '../kit/time.ts';
import { branch, tree } from '../kit/trees.ts';
import { beams, dust } from '../kit/weather.ts';

const avraham = looks.patriarch;
const sarah = { ...looks.matriarch, apron: ink.cream };
const eliezer = { ...looks.man, skin: skin.brown, robe: ink.olive, trim: ink.cream, sash: ink.wood };
const guests = [
  { ...looks.traveller, skin: skin.umber, coverColour: ink.peach },
  {
    ...looks.traveller,
    skin: skin.light,
    robe: ink.cream,
    cloak: ink.teal,
    coverColour: ink.teal,
    trim: ink.teal,
    hair: ink.wood,
  },
  {
    ...looks.traveller,
    skin: skin.wheat,
    robe: ink.sand,
    cloak: ink.violet,
    coverColour: ink.violet,
    trim: ink.violet,
  },
];

const bowlInHand = (s: Stage): void => bowl(s, 0, 12, ink.paper, 0.8);

// 1: the hottest hour; Eliezer comes back, nobody is on the road.
const atDoor = person(avraham, { x: 556, y: 628, size: 1, pose: 'sit', feels: 'calm' })
  .pose(2.2, { ...poses.sit, armF: 112, elbowF: 84, head: -4 }, 0.8)
  .pose(6.4, 'sit', 0.8)
  .nod(7.4)
  .feel(2.2, 'worried')
  .feel(5.4, 'sad');
const scout = person(eliezer, { x: 1330, y: 628, size: 0.96, face: -1, feels: 'calm' })
  .walk(0.6, 760, { seconds: 4.2 })
  .pose(5, { ...poses.welcome, armF: 50, armB: 62 }, 0.5)
  .shake(5.2, 1.6)
  .pose(7, 'stand')
  .feel(5, 'sad');

// 2: he looks out himself.
const lookout = person(avraham, { x: 556, y: 628, size: 1, pose: 'sit', feels: 'worried' })
  .pose(0.8, { ...poses.sit, lean: 14, armF: 118, elbowF: 84 }, 0.6)
  .pose(3.6, poses.shade, 0.7)
  .pose(5.2, 'cheer', 0.35)
  .run(5.8, 1300)
  .feel(4, 'amazed')
  .feel(5.1, 'glad');
const farAway = guests.map((look, i) =>
  person(look, { x: 900 + i * 52, y: 536 + (i % 2) * 4, size: 0.32, face: -1 }).walk(0, 960 + i * 42, {
    seconds: 8,
  }),
);

// 3: ninety-nine years old, and running.
const runner = person(avraham, { x: -80, y: 640, size: 1.2, feels: 'glad' })
  .run(0, 660, { seconds: 2.1 })
  .pose(2.2, 'bow', 0.6)
  .pose(3.7, 'welcome', 0.6)
  .talk(4, 2.4)
  .feel(3.9, 'tender');
const arriving = guests.map((look, i) =>
  person(look, { x: 1180 + i * 150, y: 630 + (i % 2) * 14, size: 1.12, face: -1, feels: 'tender' })
    .walk(0.2, 850 + i * 150, { seconds: 2.6 })
    .hold(0, 99, (s) => staff(s, 66, 120), 'front')
    .nod(4.6 + i * 0.5),
);

// 4: shade and water.
const pouring = { ...poses.offer, lean: 20, armF: 62, elbowF: 22, armB: 60, elbowB: 26 };
const server = person(avraham, { x: -60, y: 648, size: 1.16, feels: 'glad' })
  .pose(-1, 'carry', 0)
  .walk(0.2, 560, { seconds: 3.2 })
  .hold(
    0,
    99,
    (s, t) => s.at(0, 6, () => jar(s, 0, 34, ink.clay, 0.78), { turn: ramp(t, 3.8, 4.4) * 62 }),
    'both',
  )
  .pose(3.7, pouring, 0.7)
  .pose(6.6, 'carry', 0.6);
const resting = guests.map((look, i) =>
  person(look, {
    x: 880 + i * 160,
    y: 640 - (i % 2) * 12,
    size: 1.1,
    face: -1,
    pose: 'ground',
    feels: 'glad',
  }).nod(5.4 + i * 0.6),
);

// 5: all the tent is busy.
const kneading = {
  ...poses.push,
  lean: 18,
  footF: 12,
  footB: -16,
  hip: 128,
  armF: 40,
  elbowF: 24,
  armB: 46,
  elbowB: 20,
};
const baker = person(sarah, { x: 470, y: 640, size: 1.3, pose: kneading, feels: 'calm' })
  .rock(0, 2.4)
  .nod(2.6, 0.9)
  .rock(3.6, 3)
  .pose(4.2, 'carry', 0.6)
  .hold(4.6, 99, (s) => basket(s, 0, 30, 0.8, '#d89a52'), 'both')
  .feel(2.4, 'glad');
const asking = person(avraham, { x: 1400, y: 648, size: 1.28, face: -1, feels: 'glad' })
  .run(0.2, 880, { seconds: 1.5 })
  .talk(1.6, 1.6)
  .pose(1.7, 'welcome', 0.4)
  .pose(3.2, 'stand', 0.3)
  .run(3.5, 1500);

const hurry = person(avraham, { x: -150, y: 640, size: 1.15, feels: 'glad' })
  .hold(0, 99, bowlInHand, 'both')
  .pose(-1, 'carry', 0)
  .run(0, 1450, { seconds: 4.6 });
const lad = person(
  { ...looks.boy, skin: skin.wheat, robe: ink.rust, trim: ink.gold },
  { x: -420, y: 652, size: 0.86, feels: 'glad' },
)
  .hold(0, 99, (s) => basket(s, 0, 26, 0.7, ink.moss), 'both')
  .pose(-1, 'carry', 0)
  .run(0.3, 1300, { seconds: 4.6 });

// 6: he stands over them, and they eat.
const host = person(avraham, { x: 380, y: 640, size: 1.14, feels: 'glad' })
  .pose(-1, 'carry', 0)
  .hold(-1, 2.6, bowlInHand, 'both')
  .walk(0.2, 520, { seconds: 1.2 })
  .pose(1.7, { ...poses.offer, lean: 26, armF: 50, elbowF: 20, armB: 54, elbowB: 18 }, 0.6)
  .pose(3, 'heart', 0.7)
  .nod(4.6, 1.2)
  .nod(6.8, 1)
  .feel(3, 'tender');
const eating = guests.map((look, i) =>
  person(look, {
    x: 800 + i * 170,
    y: 650 - (i % 2) * 14,
    size: 1.08,
    face: -1,
    pose: i === 1 ? 'sitWelcome' : 'sitEat',
    feels: 'glad',
  })
    .talk(i === 1 ? 3.4 : 20, 2)
    .nod(2.2 + i * 0.8)
    .pose(5.6, i === 1 ? 'sitEat' : 'sitWelcome', 0.8),
);
const hostess = person(sarah, { x: 190, y: 612, size: 0.86, pose: 'heart', feels: 'glad' })
  .nod(3.4)
  .laugh(5.4, 1.2);

// 7: evening, and the next ones are on their way.
const evening = person(avraham, { x: 612, y: 632, size: 0.92, feels: 'tender' })
  .pose(-1, 'hold', 0)
  .hold(0, 99, (s, t) => lamp(s, 0, 8, t, 0.62), 'both')
  .wave(2.2, 0.1)
  .pose(2.4, { ...poses.hold, armF: 70, elbowF: 60, armB: 40 }, 0.6)
  .gaze(3.1, 'us');
const wife = person(sarah, { x: 470, y: 626, size: 0.88, feels: 'glad' }).pose(1, 'heart').wave(3, 2);
const late = person({ ...looks.woman, robe: ink.clay }, { x: 1360, y: 640, size: 0.84, face: -1 }).walk(
  0,
  900,
  { seconds: 6.4 },
);
const child = person({ ...looks.girl, robe: ink.peach }, { x: 1440, y: 646, size: 0.56, face: -1 }).walk(
  0,
  980,
  { seconds: 6.4 },
);

function plain(s: Stage, t: number, hour: Mood, near: string): void {
  s.layer(0.25, () => hills(s, { y: 440, rise: 70, hills: 4, seed: 3, colour: hour.hills[0] ?? near }));
  s.layer(0.45, () => hills(s, { y: 492, rise: 60, hills: 6, seed: 8, colour: hour.hills[1] ?? near }));
  s.layer(0.7, () => {
    hills(s, { y: 548, rise: 40, hills: 5, seed: 5, colour: hour.hills[2] ?? near });
    tree(s, 90, 560, 'olive', 0.42, t);
    tree(s, 1120, 556, 'olive', 0.36, t);
  });
}

function blaze(s: Stage, t: number, x: number, y: number, size: number): void {
  s.layer(0, () => {
    sky(s, mood.noon, t);
    rays(s, x, y, size * 3.3, size * 5.6, '#fff1c4', t, 0.5);
    sun(s, mood.noon, x, y, size, t);
  });
}

function camp(s: Stage, t: number): void {
  tree(s, 1120, 606, 'oak', 1.15, t, 0.1);
  ground(s, 588, mood.noon.ground, 4);
  tent(s, 330, 618, { cloth: ink.cream, stripe: ink.pomegranate, open: 0.9 }, 0.98, t);
  stone(s, 552, 632, ink.stone, 0.86, 3);
}

function shade(s: Stage, t: number, hour: Mood = mood.noon): void {
  tree(s, 960, 612, { kind: 'oak', seed: 2 }, 1.75, t, 0.6);
  ground(s, 590, hour.ground, 6);
  s.ink(ellipse(930, 640, 430, 40), '#3b2440', 0.2);
  grass(s, 560, 640, ink.moss, 1.1);
  grass(s, 1240, 690, ink.moss, 1.3, ink.rose);
}

export default film({
  course: 'live-to-give',
  poster: 33.7,
  bpm: 101.9,
  scenes: [
    {
      seconds: 9,
      pace: 0.86,
      draw(s, t) {
        s.camera(
          ...(near(t, [2.6, 4.4, atDoor]) ??
            shot(t, [
              [0, 660, 250, 1.16],
              [4, 650, 360, 1.02],
              [9, 650, 380, 1.08],
            ])),
        );
        blaze(s, t, 820, 170, 66);
        plain(s, t, mood.noon, ink.clay);
        s.layer(1, () => {
          camp(s, t);
          atDoor.draw(s, t);
          scout.draw(s, t);
        });
        s.layer(1.3, () => grass(s, 60, 720, ink.rust, 1.8));
        s.tint('#fff1c4', 0.1 + sway(t, 3, 0.03), 'screen');
      },
    },
    {
      seconds: 7,
      pace: 0.82,
      enter: { kind: 'fade', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [4, 5.3, lookout]) ??
            shot(t, [
              [0, 640, 440, 1.45],
              [3.4, 740, 440, 1.4],
              [6.6, 800, 430, 1.3],
            ])),
        );
        blaze(s, t, 900, 120, 60);
        plain(s, t, mood.noon, ink.clay);
        s.layer(0.7, () => {
          for (const [i, far] of farAway.entries()) s.at(0, sway(t, 1.1, 1.4, i / 3), () => far.draw(s, t));
        });
        s.layer(1, () => {
          camp(s, t);
          lookout.draw(s, t);
        });
        s.tint('#fff1c4', 0.1, 'screen');
      },
    },
    {
      seconds: 7.4,
      pace: 0.82,
      enter: { kind: 'slide-left', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [4, 5.9, runner]) ??
            shot(t, [
              [0, 500, 400, 1.1],
              [2.2, 720, 410, 1.12],
              [7.4, 760, 420, 1.26],
            ])),
        );
        blaze(s, t, 260, 130, 52);
        plain(s, t, mood.noon, ink.clay);
        s.layer(1, () => {
          ground(s, 588, mood.noon.ground, 9);
          for (const guest of arriving) guest.draw(s, t);
          if (t < 2.3)
            for (let i = 0; i < 4; i++)
              s.ink(
                ellipse(runner.place(t).x - 70 - i * 34, 634 - i * 5, 15 + i * 5, 6 + i * 2),
                ink.paper,
                0.4 - i * 0.08,
              );
          runner.draw(s, t);
        });
        s.layer(1.35, () => stone(s, 180, 740, ink.clay, 1.4, 2));
        s.tint('#fff1c4', 0.08, 'screen');
      },
    },
    {
      seconds: 8.4,
      pace: 0.84,
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 720, 350, 1],
            [4, 780, 420, 1.22],
            [8.4, 800, 430, 1.3],
          ]),
        );
        s.layer(0, () => sky(s, mood.noon, t));
        plain(s, t, mood.noon, ink.clay);
        s.layer(1, () => {
          shade(s, t);
          for (const guest of resting) guest.draw(s, t);
          const stream = pulse(t, 4.3, 6.6, 0.25);
          if (stream > 0)
            s.line(svg(`M752 452 Q766 466 768 ${470 + 172 * stream}`), '#7fc3dd', 6 * stream, 0.9);
          bowl(s, 768, 664, '#7fc3dd', 1.1, ink.rust);
          server.draw(s, t);
        });
        s.layer(1.4, () => branch(s, 1330, 20, 158, ink.olive, 1.1, t));
        beams(s, 560, -60, 0.16, t);
      },
    },
    {
      seconds: 5.6,
      pace: 0.95,
      enter: { kind: 'slide-right', seconds: 0.6 },
      draw(s, t) {
        s.camera(
          ...(near(t, [1.7, 3, asking]) ??
            shot(t, [
              [0, 640, 380, 1.02],
              [5.6, 600, 400, 1.14],
            ])),
        );
        s.layer(0.4, () => {
          s.paper(rect(-300, -300, 2000, 1300), '#7a3c2c', { lift: 0 });
          for (let i = 0; i < 12; i++)
            s.paper(
              svg(
                `M${-260 + i * 160} -100 Q${-220 + i * 160 + sway(t, 4, 6, i / 6)} 300 ${-260 + i * 160} 760 h64 Q${-156 + i * 160} 300 ${-196 + i * 160} -100Z`,
              ),
              i % 2 ? ink.rust : ink.pomegranate,
              { lift: 0.5, alpha: 0.8 },
            );
          s.paper(svg('M860 640 C840 380 920 220 1040 160 C1160 220 1260 380 1250 640Z'), '#fbe6b6', {
            lift: 0.4,
          });
          s.glow(1040, 420, 420, '#ffe9a6', 0.6);
        });
        s.layer(1, () => {
          ground(s, 596, ink.wood, 12);
          s.paper(svg('M120 640 L1020 634 L1110 690 L60 696Z'), ink.plum, { lift: 0.5 });
          s.line(svg('M130 656 L1030 650 M100 680 L1080 676'), ink.peach, 5);
          baker.draw(s, t);
          table(s, 640, 650, 300, 150);
          if (t < 4.5) {
            const press = Math.max(0, sway(t, 1.5, 1)) * (t < 2.6 || t > 3.6 ? 1 : 0);
            s.at(590, 502, () => s.paper(ellipse(0, -8, 54 + press * 12, 18 - press * 6), ink.paper));
          }
          for (const [dx, dy] of [
            [690, 502],
            [738, 502],
            [714, 482],
          ] as const)
            bread(s, dx, dy);
          jar(s, 250, 650, ink.clay, 1.1);
          asking.draw(s, t);
        });
        dust(s, t, ink.paper, 30);
      },
    },
    {
      seconds: 4.2,
      pace: 0.82,
      enter: { kind: 'slide-left', seconds: 0.5 },
      draw(s, t) {
        const x = Math.min(760, Math.max(520, hurry.place(t).x));
        s.camera(x, 400, 1.08);
        blaze(s, t, 1010, 140, 52);
        plain(s, t, mood.noon, ink.clay);
        s.layer(1, () => {
          ground(s, 588, mood.noon.ground, 15);
          sheep(s, { x: 980, y: 626, grazing: 1 - ramp(t, 1.4, 1.9), scale: 1.1 }, t);
          sheep(
            s,
            {
              ...gait(t, 1.6, 2.4, 700, 800),
              y: 632,
              face: 1,
              coat: '#e8dcc4',
              grazing: 1 - ramp(t, 1.1, 1.5),
            },
            t,
          );
          lad.draw(s, t);
          hurry.draw(s, t);
        });
        s.layer(1.4, () => grass(s, 420, 730, ink.rust, 2));
      },
    },
    {
      seconds: 8.6,
      pace: 0.95,
      enter: { kind: 'page', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [3.3, 5.2, host]) ??
            shot(t, [
              [0, 760, 420, 1.26],
              [5, 680, 400, 1.12],
              [8.6, 640, 380, 1.02],
            ])),
        );
        s.layer(0, () => sky(s, mood.spring, t));
        s.layer(0, () => clouds(s, mood.spring, t, 3));
        plain(s, t, mood.noon, ink.clay);
        s.layer(1, () => {
          shade(s, t);
          tent(s, 60, 616, { open: 1 }, 0.9, t);
          hostess.draw(s, t);
          s.paper(svg('M640 640 L1190 636 L1250 690 L590 696Z'), ink.teal, { lift: 0.5 });
          s.line(svg('M640 652 L1200 648 M610 684 L1238 680'), ink.gold, 5);
          for (const guest of eating) guest.draw(s, t);
          if (t > 2.6) bowl(s, 612, 672, ink.paper, 0.95);
          bowl(s, 745, 684, ink.moss, 0.9);
          bread(s, 890, 682, 1);
          bread(s, 940, 686, 1);
          bowl(s, 1060, 684, ink.wheat, 0.9, ink.rust);
          host.draw(s, t);
        });
        beams(s, 620, -60, 0.2, t);
      },
    },
    {
      seconds: 7,
      enter: { kind: 'page', seconds: 0.9 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.6, 4.2, evening]) ??
            shot(t, [
              [0, 620, 400, 1.3],
              [7, 680, 350, 1.02],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.dusk, t);
          sun(s, mood.dusk, 860, 330, 58, t);
        });
        plain(s, t, mood.dusk, ink.dusk);
        s.layer(1, () => {
          tree(s, 1150, 606, { kind: 'oak', leaf: '#3a4a5a' }, 1.15, t);
          ground(s, 588, mood.dusk.ground, 4);
          tent(s, 330, 618, { cloth: '#f3d9b0', open: 1 }, 0.98, t);
          s.glow(330, 520, 260, '#f6c453', 0.55);
          donkey(s, { ...gait(t, 0, 6.4, 1560, 1100), y: 640, scale: 0.9, cloth: ink.teal }, t);
          late.draw(s, t);
          child.draw(s, t);
          wife.draw(s, t);
          evening.draw(s, t);
          s.glow(716, 500, 210, '#ffd98a', 0.75 + sway(t, 0.7, 0.04));
        });
        s.tint('#5a4a9c', 0.14);
      },
    },
  ],
  music: [
    {
      voice: 'ney',
      at: 0.7,
      bpm: 59.1,
      gain: 0.8,
      pan: -0.2,
      notes: 'D4:2 Eb4:.5 F#4:.5 G4 | A4:3 - | Bb4:.5 A4:.5 G4 F#4:2 | Eb4:.5 F#4:.5 D4:3',
    },
    { voice: 'drone', at: 0, bpm: 50.5, gain: 0.9, notes: 'D3+A3:16', fadeIn: 2, fadeOut: 2 },
    {
      voice: 'oud',
      at: 18.51,
      bpm: 103.6,
      gain: 1,
      pan: 0.15,
      repeat: 2,
      notes:
        'D4:1.5 Eb4:.5 F#4 G4 | A4:1.5 Bb4:.5 A4 G4 | F#4:.5 G4:.5 A4 G4 F#4 | Eb4 D4:3 | A4 D5:1.5 C5:.5 Bb4 | A4:.5 Bb4:.5 C5 Bb4 A4 | G4:.5 A4:.5 Bb4 A4 G4 | F#4 Eb4:.5 F#4:.5 D4:2',
    },
    {
      voice: 'clarinet',
      at: 37.05,
      bpm: 103.6,
      gain: 0.75,
      pan: -0.25,
      notes:
        'D5:1.5 Eb5:.5 D5 C5 | D5:1.5 C5:.5 Bb4 A4 | Bb4:.5 C5:.5 D5 C5 Bb4 | A4:4 | A4 D5:1.5 C5:.5 Bb4 | A4:.5 Bb4:.5 C5 Bb4 A4 | G4:.5 A4:.5 Bb4 A4 G4 | F#4 Eb4:.5 F#4:.5 D4:2',
    },
    {
      voice: 'bass',
      at: 18.51,
      bpm: 103.6,
      gain: 0.8,
      repeat: 4,
      notes: 'D2:2 A2:2 | D2:2 A2:2 | D2:2 G2:2 | C3:2 D2:2',
    },
    {
      voice: 'drum',
      at: 18.51,
      bpm: 103.6,
      gain: 0.75,
      repeat: 16,
      notes: 'D t:.5 k:.5 D:.5 t:.5 k:.5 t:.5',
    },
    { voice: 'ney', at: 55.8, bpm: 71.4, gain: 0.75, notes: 'A4:1.5 Bb4:.5 A4 G4 | F#4:1.5 Eb4:.5 D4:4' },
    {
      voice: 'strings',
      at: 36.65,
      bpm: 53.6,
      gain: 0.6,
      notes: 'D4+A4:4 G3+D4:4 C4+G4:4 D4+A4:4 D4+F#4:5 D3+A3+F#4:5',
      fadeIn: 2,
    },
  ],
  sounds: [
    { sound: 'wind', at: 0, seconds: 17.8, gain: 0.5 },
    { sound: 'crickets', at: 0.58, seconds: 16.6, gain: 0.5 },
    { sound: 'sand-step', at: 0.93, seconds: 4.5, every: 0.53, gain: 0.5 },
    { sound: 'cloth', at: 14.86, gain: 0.8 },
    { sound: 'sand-step', at: 17.54, seconds: 3.9, every: 0.32, gain: 1 },
    { sound: 'sand-step', at: 28.38, seconds: 3.3, every: 0.48, gain: 0.5 },
    { sound: 'pour', at: 33.03, seconds: 2.7, gain: 1 },
    { sound: 'step', at: 38.34, seconds: 1.3, every: 0.27, gain: 0.5 },
    { sound: 'cloth', at: 40.13, seconds: 2.7, every: 1.37, gain: 0.5 },
    { sound: 'step', at: 41.82, seconds: 1.3, every: 0.27, gain: 0.5 },
    { sound: 'sand-step', at: 43.92, seconds: 4.8, every: 0.3, gain: 0.8 },
    { sound: 'sheep', at: 45.63, gain: 0.7, pan: 0.4 },
    { sound: 'birds', at: 48.31, seconds: 9.6, gain: 0.5 },
    { sound: 'crickets', at: 57.88, seconds: 7, gain: 0.8 },
    { sound: 'donkey', at: 61.3, gain: 0.25, pan: 0.7 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'The hottest hour',
        he: 'השעה החמה ביותר',
        ru: 'Самый жаркий час',
        es: 'La hora de más calor',
        fr: 'L’heure la plus chaude',
        de: 'Die heißeste Stunde',
        it: 'L’ora più calda',
      },
    },
    {
      at: 19,
      title: {
        en: 'He runs',
        he: 'הוא רץ',
        ru: 'Он бежит',
        es: 'Corre',
        fr: 'Il court',
        de: 'Er rennt',
        it: 'Corre',
      },
    },
    {
      at: 38,
      title: {
        en: 'Everyone helps',
        he: 'כולם עוזרים',
        ru: 'Помогают все',
        es: 'Todos ayudan',
        fr: 'Tout le monde aide',
        de: 'Alle helfen',
        it: 'Tutti aiutano',
      },
    },
    {
      at: 49,
      title: {
        en: 'An open tent',
        he: 'אוהל פתוח',
        ru: 'Открытый шатёр',
        es: 'Una tienda abierta',
        fr: 'Une tente ouverte',
        de: 'Ein offenes Zelt',
        it: 'Una tenda aperta',
      },
    },
  ],
});
