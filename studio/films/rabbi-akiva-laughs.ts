import { rabbiAkiva } from '../kit/akiva.ts';
import { gait } from '../kit/animals.ts';
import { arcade, city, house } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills, path, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, mood, skin } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { basket, staff } from '../kit/props.ts';
import { brokenWall, column, fox } from '../kit/ruins.ts';
import { ellipse, rect, svg } from '../kit/shapes.ts';
import { clouds, flock, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { vision } from '../kit/temper.ts';
import { pulse, ramp, settle, sway } from '../kit/time.ts';
import { branch, sapling, tree } from '../kit/trees.ts';
import { petals } from '../kit/weather.ts';

const akiva: Look = { ...rabbiAkiva, cloak: '#3f6fae', robe: '#f3e6c8' };
const gamliel: Look = { ...looks.sage, robe: ink.cream, cloak: ink.plum, trim: ink.plum, sash: ink.plum };
const elazar: Look = {
  ...looks.sage,
  skin: skin.brown,
  robe: ink.stone,
  cloak: ink.olive,
  trim: ink.olive,
  sash: ink.wheat,
  beard: 1,
};
const yehoshua: Look = {
  ...looks.sage,
  skin: skin.olive,
  robe: ink.mist,
  cloak: '#4c5b74',
  trim: ink.dusk,
  hair: '#b9b2aa',
  coverColour: ink.sand,
};
const friends = [gamliel, elazar, yehoshua] as const;
const stick = (s: Stage): void => staff(s, 118, 80, ink.wood);

// 1: four on the road.
const climbing = [akiva, ...friends].map((look, i) => {
  const one = person(look, { x: 330 - i * 150, y: 656 - (i % 2) * 12, size: 1.14, feels: 'firm' }).walk(
    0,
    880 - i * 150,
    {
      seconds: 7.4,
    },
  );
  return i % 2 ? one.hold(0, 99, stick) : one;
});

// 2: what they see from the hill.
const torn = { ...poses.stand, head: 18, lean: 6, armF: 16, elbowF: 116, armB: 20, elbowB: 104 };
const seeing = [akiva, ...friends].map((look, i) =>
  person(look, { x: 620 - i * 158, y: 664 - (i % 2) * 10, size: 1.28 })
    .pose(0.4 + i * 0.2, i === 1 ? 'shade' : 'stand', 0.5)
    .feel(1.2, 'amazed')
    .feel(2.4, 'sad')
    .pose(2.4 + i * 0.25, torn, 0.6)
    .shake(3.6 + i * 0.2, 1.2),
);

// 3 and 4: on the mountain.
const grief = { ...poses.sit, lean: 22, head: 26, armF: 46, elbowF: 122, armB: 40, elbowB: 118 };
const watching = friends.map((look, i) =>
  person(look, { x: 130 + i * 128, y: 660 + (i % 2) * 10, size: 1.16 })
    .pose(3 + i * 0.2, 'point', 0.4)
    .pose(4.4 + i * 0.2, torn, 0.6)
    .feel(1.6, 'amazed')
    .feel(4, 'sad'),
);
const quiet = person(akiva, { x: 560, y: 654, size: 1.18, feels: 'sad' })
  .pose(3, { ...poses.stand, head: 6 }, 0.4)
  .feel(3, 'tender');

const weeping = friends.map((look, i) =>
  person(look, { x: 170 + i * 168, y: 664 - (i % 2) * 8, size: 1.26, pose: grief, feels: 'sad' })
    .rock(0, 12)
    .shut(0, 99),
);
const laughing = person(akiva, { x: 880, y: 664, size: 1.44, face: -1, feels: 'tender' })
  .turn(0, 1, 0.1)
  .pose(0.6, { ...poses.stand, head: -10, armF: 30, elbowF: 60 }, 0.5)
  .laugh(1.4, 2.4)
  .pose(3.8, 'heart', 0.6)
  .laugh(4.8, 1.6)
  .turn(5.6, -1)
  .feel(1.2, 'glad')
  .feel(3.8, 'tender');

// 5: why?
const asking = friends.map((look, i) => {
  const one = person(look, { x: 150 + i * 150, y: 664 - (i % 2) * 8, size: 1.26, pose: grief, feels: 'sad' });
  one.pose(0.3 + i * 0.2, i === 2 ? 'stand' : 'sit', 0.7);
  if (i === 2)
    one
      .feel(0.6, 'amazed')
      .feel(4.2, 'sad')
      .pose(1, 'welcome', 0.4)
      .talk(1, 1.6)
      .pose(4.4, { ...poses.point, armF: 74 }, 0.5)
      .talk(4.6, 2);
  return one;
});
const asked = person(akiva, { x: 880, y: 664, size: 1.36, face: -1, feels: 'tender' })
  .nod(2.4, 0.7)
  .pose(2.8, 'welcome', 0.4)
  .talk(2.9, 1.3)
  .pose(4.4, 'listen', 0.5);

// 6: two prophecies.
const telling = person(akiva, { x: 640, y: 930, size: 1.86, feels: 'firm' })
  .pose(-1, { ...poses.stand, armF: 40, elbowF: 70 }, 0)
  .turn(0, -1, 0.1)
  .talk(0.6, 2.4)
  .turn(3.8, 1)
  .pose(3.9, { ...poses.welcome, head: -8 }, 0.6)
  .talk(4.4, 3.2)
  .feel(3.8, 'glad');
const oldPair = [
  person(
    { ...looks.grandfather, cloak: ink.blue, robe: ink.cream },
    { x: -34, y: 86, size: 0.5, pose: 'sit' },
  ).hold(0, 99, (s) => staff(s, 60, 70)),
  person(
    { ...looks.grandmother, robe: ink.rose },
    { x: 42, y: 86, size: 0.5, face: -1, pose: 'sit', feels: 'glad' },
  ),
];

// 7: the streets of Jerusalem.
const elder = person(
  { ...looks.grandfather, cloak: ink.blue, robe: ink.cream },
  { x: 400, y: 650, size: 1.16, pose: 'sit', feels: 'glad' },
)
  .hold(0, 99, (s) => staff(s, 76, 90, ink.wood))
  .talk(1, 2)
  .laugh(4.4, 2);
const wife = person(
  { ...looks.grandmother, robe: ink.rose, cloak: ink.peach },
  { x: 580, y: 650, size: 1.12, face: -1, pose: 'sit', feels: 'glad' },
)
  .nod(2, 1)
  .laugh(4.6, 2);
const ring = [
  person(looks.girl, { x: 760, y: 668, size: 0.86, feels: 'glad' })
    .pose(0, 'cheer', 0.2)
    .run(0.2, 1040, { seconds: 1.9 })
    .run(2.6, 720, { seconds: 2.1 })
    .pose(5, 'cheer', 0.3)
    .laugh(5, 3),
  person(looks.boy, { x: 900, y: 652, size: 0.86, feels: 'glad' })
    .run(0.3, 1190, { seconds: 2 })
    .run(2.8, 860, { seconds: 2.1 })
    .pose(5.1, 'cheer', 0.3)
    .laugh(5, 3),
  person(
    { ...looks.girl, skin: skin.light, robe: ink.teal, hair: ink.rust },
    { x: 1150, y: 676, size: 0.8, face: -1 },
  )
    .pose(0.6, 'cheer', 0.4)
    .run(2.7, 1010, { seconds: 0.9 })
    .pose(4, 'cheer', 0.4)
    .laugh(4, 4),
];
const passing = person(
  { ...looks.woman, robe: ink.violet },
  { x: 1400, y: 626, size: 1.02, face: -1, pose: 'carry', feels: 'glad' },
)
  .hold(0, 99, (s) => basket(s, 0, 30, 0.8, ink.pomegranate), 'both')
  .walk(0, 640, { seconds: 9 });

// 8: comforted.
const comforted = friends.map((look, i) =>
  person(look, { x: 150 + i * 166, y: 660 - (i % 2) * 8, size: 1.26 })
    .pose(0.2, { ...poses.heart, head: 16 }, 0.1)
    .pose(1.2 + i * 0.3, { ...poses.heart, head: -4 }, 0.7)
    .feel(1.2, 'amazed')
    .feel(2.4, 'glad')
    .nod(2.2 + i * 0.2, 1)
    .laugh(3.6 + i * 0.2, 1.8),
);
const comforter = person(akiva, { x: 880, y: 660, size: 1.3, face: -1, feels: 'glad' })
  .walk(0.6, 650, { seconds: 1.4 })
  .pose(2, { ...poses.reach, lean: 6, armF: 54, elbowF: 14 }, 0.5)
  .nod(3.2, 1)
  .laugh(4, 1.6)
  .gaze(5.6, 'us');

const rock = '#cbb394';

function mountain(s: Stage, t: number, hour: 'day' | 'dusk' = 'day'): void {
  const now = hour === 'dusk' ? mood.dawn : mood.noon;
  s.layer(0, () => {
    sky(s, now, t);
    sun(s, now, hour === 'dusk' ? 1040 : 150, hour === 'dusk' ? 300 : 130, 46, t);
    clouds(s, now, t, 3, 110);
  });
  s.layer(0.35, () =>
    hills(s, { y: 440, rise: 90, hills: 6, seed: 22, colour: hour === 'dusk' ? '#9a80aa' : '#d0a07c' }),
  );
  s.layer(0.7, () => {
    brokenWall(s, -220, 590, 560, 250, darker(rock, 0.12), 4);
    brokenWall(s, 760, 592, 620, 300, darker(rock, 0.06), 9);
  });
  s.layer(1, () => {
    ground(s, 588, '#c7a780', 6);
    column(s, 700, 612, 170, rock);
    column(s, 1180, 640, 120, rock, true);
    stone(s, 1010, 618, rock, 0.9, 3);
    for (const [x, y] of [
      [40, 610],
      [640, 630],
      [1110, 616],
    ] as const)
      grass(s, x, y, '#7f8a55', 0.8);
  });
}

const seats = (s: Stage, xs: readonly number[]): void => {
  for (const x of xs) s.paper(rect(x - 70, 596, 110, 70, 8), darker(rock, 0.1), { lift: 0.9 });
};

export default film({
  course: 'why-bad-things-happen',
  poster: 27.3,
  bpm: 71.5,
  scenes: [
    {
      seconds: 7,
      pace: 0.84,
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 520, 390, 1.12],
            [7, 720, 370, 1.04],
          ]),
        );
        s.layer(0, () => {
          sky(s, mood.noon, t);
          sun(s, mood.noon, 300, 160, 50, t);
          clouds(s, mood.noon, t, 3, 120);
          flock(s, 700 + t * 20, 170, t, ink.paper, 3);
        });
        s.layer(0.4, () => {
          hills(s, { y: 440, rise: 110, hills: 6, seed: 22, colour: '#d9ad85' });
          hills(s, { y: 510, rise: 60, hills: 5, seed: 7, colour: '#c79a6e' });
        });
        s.layer(0.7, () => {
          tree(s, 180, 590, { kind: 'olive', seed: 2 }, 0.9, t);
          tree(s, 1090, 590, { kind: 'cypress' }, 1, t);
        });
        s.layer(1, () => {
          ground(s, 588, '#c9a878', 3);
          path(s, [-400, 1700], [-400, 1700], 716, 622, '#e6cd9f');
          for (const one of climbing.toReversed()) one.draw(s, t);
        });
        s.layer(1.3, () => grass(s, 900, 744, '#8a8a52', 1.9, ink.pomegranate));
      },
    },
    {
      seconds: 6.6,
      pace: 0.95,
      enter: { kind: 'fade', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [1.4, 2.4, seeing[0]], [2.9, 4.6, seeing[1], 0.9]) ??
            shot(t, [
              [0, 800, 370, 1.16],
              [3, 620, 380, 1.04],
              [6.6, 560, 390, 1.12],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.noon, t);
          clouds(s, mood.noon, t, 3, 90);
        });
        s.layer(0.4, () => {
          hills(s, { y: 470, rise: 100, hills: 5, seed: 22, colour: '#cfa27e' });
          s.at(
            880,
            512,
            () => {
              brokenWall(s, 0, 0, 360, 130, '#b89b7c', 5);
              brokenWall(s, 90, -70, 190, 100, '#a98c70', 8);
            },
            { scale: 0.9 },
          );
          hills(s, { y: 540, rise: 50, hills: 5, seed: 7, colour: '#c09068' });
        });
        s.layer(1, () => {
          ground(s, 600, '#c9a878', 8);
          for (const one of seeing.toReversed()) one.draw(s, t);
        });
        s.tint('#5a4a9c', 0.16 * ramp(t, 2, 5));
      },
    },
    {
      seconds: 7.4,
      pace: 0.95,
      enter: { kind: 'slide-up', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 540, 380, 1.1],
            [2.4, 820, 400, 1.22],
            [5, 760, 400, 1.2],
            [7.4, 560, 390, 1.14],
          ]),
        );
        mountain(s, t);
        s.layer(1, () => {
          if (t > 1) fox(s, { ...gait(t, 1.2, 3, 1000, 880), y: 640, scale: 1.15 }, t);
          for (const one of watching) one.draw(s, t);
          quiet.draw(s, t);
        });
        s.tint('#5a4a9c', 0.14);
      },
    },
    {
      seconds: 7,
      draw(s, t) {
        s.camera(
          ...(near(t, [1.3, 3.4, laughing]) ??
            shot(t, [
              [0, 460, 400, 1.2],
              [2.6, 680, 390, 1.16],
              [7, 660, 390, 1.1],
            ])),
        );
        mountain(s, t + 8);
        s.layer(1, () => {
          seats(s, [170, 338, 506]);
          for (const one of weeping) one.draw(s, t);
          s.glow(880, 400, 280, '#ffe9a6', 0.45 * ramp(t, 1, 3));
          laughing.draw(s, t);
        });
        s.tint('#5a4a9c', 0.12);
      },
    },
    {
      seconds: 7.8,
      pace: 0.76,
      draw(s, t) {
        s.camera(
          ...(near(t, [0.9, 2.4, asking[2]], [2.8, 4.3, asked]) ??
            shot(t, [
              [0, 560, 400, 1.16],
              [4, 620, 390, 1.12],
              [7.4, 560, 390, 1.18],
            ])),
        );
        mountain(s, t + 15);
        s.layer(1, () => {
          seats(s, [150, 300]);
          for (const one of asking) one.draw(s, t);
          asked.draw(s, t);
          vision(s, 690, 226, 104, settle(pulse(t, 4.8, 7.8, 0.5)), () => {
            s.ink(ellipse(0, 0, 110), '#e6bf8c');
            s.ink(rect(-110, 46, 220, 70), '#b9966e');
            brokenWall(s, -90, 50, 120, 96, rock, 5);
            fox(s, { x: 16 + sway(t, 4, 8), y: 70, scale: 0.8 }, t);
          });
        });
        s.tint('#5a4a9c', 0.1);
      },
    },
    {
      seconds: 8.4,
      pace: 0.8,
      enter: { kind: 'fade', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 620, 380, 1.02],
            [8.4, 680, 370, 1.1],
          ]),
        );
        s.layer(0.3, () => {
          s.ctx.fillStyle = '#4b3f78';
          s.ctx.fillRect(-300, -200, 1900, 1200);
          for (const [i, tone] of ['#6a5690', '#9a6f98', '#cf9590', '#efbd92', '#fbe0ae'].entries()) {
            const r = (5 - i) * 142 + sway(t, 5, 5, i / 5);
            s.paper(ellipse(660, 620, r * 1.3, r), tone, { lift: 1, up: true });
          }
        });
        s.layer(1, () => {
          telling.draw(s, t);
          vision(s, 300, 300, 168, settle(ramp(t, 0.6, 1.3, (k) => k)), () => {
            s.ink(ellipse(0, 0, 172), '#d9b48a');
            brokenWall(s, -150, 20, 150, 120, rock, 5);
            s.ink(rect(-180, 16, 360, 160), '#9c7148');
            for (let i = 0; i < 7; i++)
              s.line(svg(`M${-190} ${36 + i * 20} Q0 ${24 + i * 21} 190 ${40 + i * 20}`), '#6d4a2e', 6, 0.6);
            const grown = ramp(t, 3.4, 6.4);
            for (const x of [-84, -20, 46, 104])
              sapling(s, x, 78 + (x % 3) * 8, grown * 0.5, ink.moss, t + x);
          });
          vision(
            s,
            1000,
            292,
            180,
            settle(ramp(t, 4, 4.8, (k) => k)),
            () => {
              s.ink(ellipse(0, 0, 184), '#bfe0ea');
              s.glow(40, -80, 150, '#fff1c4', 0.8);
              house(s, -110, 66, { width: 160, height: 150, wall: ink.cream, roof: 'dome' }, 0.9);
              house(s, 120, 66, { width: 170, height: 190, wall: '#f3dfb6' }, 0.9);
              s.ink(rect(-190, 60, 380, 140), '#e2c590');
              s.paper(rect(-80, 54, 160, 10, 4), ink.wood, { lift: 0.5 });
              for (const one of oldPair) one.draw(s, t);
            },
            ink.gold,
          );
        });
      },
    },
    {
      seconds: 8.6,
      pace: 0.84,
      enter: { kind: 'iris', seconds: 1.1, x: 1000, y: 300 },
      draw(s, t) {
        s.camera(
          ...(near(t, [4.5, 6.2, elder, 0.8]) ??
            shot(t, [
              [0, 560, 390, 1.2],
              [4, 700, 380, 1.1],
              [8.6, 680, 370, 1.02],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.spring, t);
          sun(s, mood.spring, 900, 150, 54, t);
          clouds(s, mood.spring, t, 3, 110);
          flock(s, 240 + t * 30, 160, t, ink.paper, 5);
        });
        s.layer(0.35, () => city(s, 640, 500, '#f6e6c4', 1.1));
        s.layer(0.65, () => {
          arcade(s, -220, 592, 4, '#f3dfb6', 150, 250);
          house(s, 760, 592, { width: 230, height: 210, wall: ink.cream, roof: 'dome' }, 1);
          house(s, 1030, 592, { width: 260, height: 250, wall: '#f6e3bd' }, 1);
          tree(s, 1240, 596, { kind: 'olive', seed: 4 }, 1, t);
        });
        s.layer(1, () => {
          ground(s, 588, '#ead0a0', 4);
          passing.draw(s, t);
          tree(s, 190, 614, { kind: 'pomegranate', fruit: ink.pomegranate }, 1.2, t);
          s.paper(rect(330, 588, 320, 16, 6), ink.wood);
          for (const x of [350, 616]) s.paper(rect(x, 602, 16, 54, 3), darker(ink.wood, 0.2), { lift: 0.5 });
          elder.draw(s, t);
          wife.draw(s, t);
          for (const one of ring) one.draw(s, t);
        });
        s.layer(1.3, () => {
          branch(s, -60, 30, 20, ink.olive, 1, t, ink.pomegranate);
          petals(s, t, ink.rose, 8);
        });
        s.tint('#fbdc8f', 0.14, 'soft-light');
      },
    },
    {
      seconds: 7,
      pace: 0.8,
      enter: { kind: 'fade', seconds: 1.1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [3.7, 5.4, comforted[2], 0.85]) ??
            shot(t, [
              [0, 560, 400, 1.2],
              [7, 620, 370, 1.04],
            ])),
        );
        mountain(s, t + 30, 'dusk');
        s.layer(1, () => {
          s.glow(560, 420, 420, '#ffe9a6', 0.45 * ramp(t, 1, 3));
          for (const one of comforted) one.draw(s, t);
          comforter.draw(s, t);
          sapling(s, 840, 648, ramp(t, 2.4, 6) * 0.8, ink.moss, t);
          sapling(s, 1010, 660, ramp(t, 3, 6.6) * 0.6, ink.leaf, t + 1);
        });
        s.tint('#fbdc8f', 0.1 * ramp(t, 1, 4), 'soft-light');
      },
    },
  ],
  music: [
    {
      voice: 'oud',
      at: 0.6,
      bpm: 70.6,
      gain: 0.9,
      notes: 'D4:1.5 F4:.5 A4 G4 | A4:.5 Bb4:.5 A4 F4:2',
    },
    { voice: 'bass', at: 0.6, bpm: 70.6, gain: 0.7, notes: 'D2:4 F2:2 D2:2' },
    {
      voice: 'clarinet',
      at: 8.56,
      bpm: 50.2,
      gain: 0.65,
      pan: -0.2,
      notes: 'A4:1.5 Bb4:.5 A4 F4 | E4:1.5 F4:.5 D4:2 | G4 F4:.5 E4:.5 D4:2',
    },
    {
      voice: 'strings',
      at: 8.1,
      bpm: 52,
      gain: 0.6,
      fadeIn: 1.5,
      notes: 'D3+A3+F4:4 Bb2+F3+D4:3.5 G2+D3+Bb3:3.5 A2+E3+C#4:3.5 D3+A3+F4:4 D3+A3+F#4:4',
    },
    {
      voice: 'pluck',
      at: 26.11,
      bpm: 83.1,
      gain: 0.8,
      pan: 0.25,
      notes: 'D4:.5 F#4:.5 A4:.5 D5:.5 A4 F#4:.5 A4:.5 D5:1',
    },
    { voice: 'ney', at: 33.5, bpm: 57.2, gain: 0.7, notes: 'A4 G4:.5 F4:.5 G4 A4 | F#4:1.5 G4:.5 A4:2' },
    {
      voice: 'oud',
      at: 41.58,
      bpm: 57.2,
      gain: 0.85,
      notes: 'D4 F4:.5 E4:.5 D4 A3:1 | D4 F#4:.5 G4:.5 A4 D5',
    },
    { voice: 'strings', at: 41.12, bpm: 52, gain: 0.55, fadeIn: 1, notes: 'D3+A3+F4:4 D3+A3+F#4:4.2' },
    {
      voice: 'clarinet',
      at: 50.95,
      bpm: 88.7,
      gain: 0.85,
      pan: -0.15,
      notes:
        'D5 F#5:.5 E5:.5 D5 A4 | B4:.5 C#5:.5 D5 B4 A4 | G4 B4:.5 A4:.5 G4 F#4 | A4:.5 B4:.5 C#5:.5 E5:.5 D5:2',
    },
    {
      voice: 'dulcimer',
      at: 50.95,
      bpm: 88.7,
      gain: 0.5,
      pan: 0.25,
      repeat: 2,
      notes:
        'D4:.5 A4:.5 F#4:.5 A4:.5 D4:.5 A4:.5 F#4:.5 A4:.5 | G3:.5 D4:.5 B3:.5 D4:.5 A3:.5 E4:.5 C#4:.5 E4:.5',
    },
    { voice: 'drum', at: 50.95, bpm: 88.7, gain: 0.55, repeat: 4, notes: 'D t:.5 k:.5 D t' },
    { voice: 'ney', at: 62.03, bpm: 54.2, gain: 0.75, notes: 'F#4 A4:.5 B4:.5 A4 F#4 | D4:2' },
    { voice: 'strings', at: 61.54, bpm: 49.3, gain: 0.6, fadeIn: 0.8, notes: 'G3+B3+D4:2 D3+A3+F#4:5' },
  ],
  sounds: [
    { sound: 'sand-step', at: 0.24, seconds: 7.9, every: 0.48, gain: 0.4 },
    { sound: 'birds', at: 0, seconds: 7.7, gain: 0.3 },
    { sound: 'wind', at: 8.1, seconds: 14.8, gain: 0.7 },
    { sound: 'cloth', at: 10.86, gain: 0.8 },
    { sound: 'wind', at: 22.65, seconds: 17.9, gain: 0.35 },
    { sound: 'chime', at: 45.58, gain: 0.5 },
    { sound: 'birds', at: 50.33, seconds: 19.5, gain: 0.5 },
    { sound: 'crowd', at: 50.83, seconds: 10.2, gain: 0.5 },
    { sound: 'step', at: 51.07, seconds: 5.5, every: 0.24, gain: 0.25, pan: 0.4 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'Up to Jerusalem',
        he: 'עולים לירושלים',
        ru: 'В Иерусалим',
        es: 'Camino a Jerusalén',
        fr: 'La montée à Jérusalem',
        de: 'Hinauf nach Jerusalem',
        it: 'Salendo a Gerusalemme',
      },
    },
    {
      at: 23.1,
      title: {
        en: 'Tears and laughter',
        he: 'בכי וצחוק',
        ru: 'Слёзы и смех',
        es: 'Llanto y risa',
        fr: 'Des pleurs et un rire',
        de: 'Weinen und Lachen',
        it: 'Pianto e riso',
      },
    },
    {
      at: 40.3,
      title: {
        en: 'Two prophecies',
        he: 'שתי נבואות',
        ru: 'Два пророчества',
        es: 'Dos profecías',
        fr: 'Deux prophéties',
        de: 'Zwei Prophezeiungen',
        it: 'Due profezie',
      },
    },
  ],
});
