import { camel, gait } from '../kit/animals.ts';
import { city } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { blend, ink, mood, skin, type Mood } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { jar, staff } from '../kit/props.ts';
import { ellipse, svg } from '../kit/shapes.ts';
import { clouds, flock, sky, sun } from '../kit/sky.ts';
import { dipped, LANDING, springBack, springFront, trough } from '../kit/spring.ts';
import type { Stage } from '../kit/stage.ts';
import { pulse, ramp, sway } from '../kit/time.ts';
import { branch, tree } from '../kit/trees.ts';
import { dust } from '../kit/weather.ts';

/** The afternoon sinks into evening: 0 … 1 over the film. */
const hour = (k: number): Mood => ({
  ...mood.noon,
  sky: [blend('#f2b56b', '#5b4a92', k), blend('#fdebc0', '#f39a78', k)],
  rings: [
    blend('#f3c377', '#8a5a94', k),
    blend('#f7d089', '#c8667a', k),
    blend('#fbdf9d', '#f29a6c', k),
    '#fff1c4',
  ],
  hills: [blend('#e9b981', '#8a6a9e', k), blend('#d79a6b', '#a5607c', k), blend('#bf8a55', '#a9694f', k)],
  ground: blend('#ecca8c', '#c08a66', k),
  cloud: blend('#fff3dc', '#e9a99a', k),
});

const rivka: Look = {
  ...looks.girl,
  skin: skin.wheat,
  robe: ink.teal,
  trim: ink.gold,
  sash: ink.pomegranate,
  hair: ink.bark,
  cover: 'band',
  bandColour: ink.pomegranate,
  hem: 0.84,
  headSize: 1.12,
};
const eliezer: Look = {
  ...looks.man,
  skin: skin.brown,
  robe: ink.olive,
  trim: ink.cream,
  sash: ink.wood,
  hair: '#8d8378',
  beard: 0.6,
};
const maids: Look[] = [
  { ...looks.girl, robe: ink.rose, trim: ink.cream, sash: ink.cream, skin: skin.umber },
  { ...looks.woman, robe: ink.violet, sash: ink.gold, coverColour: ink.sand },
];
const cloths = [ink.pomegranate, ink.teal, ink.violet, ink.olive, ink.blue];
const coats = ['#c99a5b', '#b98649', '#d6ae74', '#a97a4c', '#c49060'];

const atShoulder = { ...poses.stand, armF: 62, elbowF: 168 };
const onShoulder = (s: Stage): void => jar(s, -40, 2, ink.rust, 0.8);
const rod = (s: Stage): void => staff(s, 118, 70);

// 1: a long way behind them.
const leader = person(eliezer, { x: -60, y: 634, size: 0.98 })
  .feel(-1, 'firm')
  .hold(0, 99, rod)
  .walk(0, 900, { seconds: 7.8 });

// 2: at the well, towards evening.
const tired = person(eliezer, { x: 330, y: 646, size: 1.16, pose: { ...poses.stoop, head: 14 } })
  .feel(-1, 'weary')
  .feel(1.2, 'worried')
  .feel(5.4, 'amazed')
  .pose(1, { ...poses.shade, lean: 10 }, 0.6)
  .pose(3.2, 'heart', 0.6)
  .pose(5, { ...poses.stand, head: -4 }, 0.4);
const comes = person(rivka, { x: 1330, y: 632, size: 0.98, face: -1, pose: atShoulder })
  .feel(-1, 'glad')
  .hold(0, 99, onShoulder)
  .walk(2.4, 960, { seconds: 3.6 });
const others = [
  person(maids[0] ?? rivka, { x: 1080, y: 604, size: 0.7, pose: atShoulder })
    .hold(0, 99, onShoulder)
    .walk(0, 1300, { seconds: 3.4 }),
  person(maids[1] ?? rivka, { x: 980, y: 608, size: 0.76, pose: atShoulder })
    .hold(0, 99, onShoulder)
    .walk(0, 1240, { seconds: 4 }),
];

// 3: down to the spring and up again; he runs to meet her.
const pool = { x: 800, y: 618 } as const;
const drawing = person(rivka, { x: 540, y: 634, size: 1.12, pose: atShoulder })
  .feel(-1, 'glad')
  .hold(0, 1.7, onShoulder)
  .hold(
    1.7,
    3.8,
    (s, t) => s.at(0, 4, () => jar(s, 0, 40, ink.rust, 0.85), { turn: 40 * pulse(t, 1.7, 3.8, 0.4) }),
    'both',
  )
  .hold(3.8, 99, onShoulder)
  .walk(0.1, pool.x + LANDING.dx, { seconds: 1.4, y: pool.y + LANDING.dy + 8 })
  .pose(1.5, { ...poses.offer, lean: 42, head: -16, armF: 38, elbowF: 4, armB: 42, elbowB: 4 }, 0.5)
  .pose(3.3, atShoulder, 0.5)
  .walk(4, 566, { seconds: 1.1, y: 640 })
  .feel(5.4, 'amazed')
  .feel(7, 'tender');
const runsToHer = person(eliezer, { x: -60, y: 642, size: 1.16 })
  .feel(-1, 'worried')
  .run(4, 380, { seconds: 1.6 })
  .pose(5.6, { ...poses.offer, lean: 10 }, 0.4)
  .talk(5.7, 2.2);

// 4: "Drink, my lord."
const gives = person(rivka, { x: 800, y: 650, size: 1.5, face: -1, pose: atShoulder })
  .feel(-1, 'glad')
  .feel(2, 'tender')
  .hold(0, 0.9, onShoulder)
  .hold(
    0.9,
    99,
    (s, t) => s.at(0, 0, () => jar(s, 0, 42, ink.rust, 0.86), { turn: -46 * pulse(t, 1.8, 5.4, 0.6) }),
    'both',
  )
  .pose(0.6, { ...poses.carry, armF: 40, elbowF: 60, armB: 46, elbowB: 56 }, 0.35)
  .talk(0.5, 1.1)
  .pose(1.6, { ...poses.offer, lean: 12, armF: 72, elbowF: 24, armB: 76, elbowB: 20 }, 0.5)
  .pose(5.4, 'carry', 0.4)
  .turn(5.9, 1);
const drinks = person(eliezer, { x: 520, y: 650, size: 1.5, pose: 'offer' })
  .pose(1.4, { ...poses.offer, lean: 20, head: -14, armF: 66, elbowF: 70, armB: 70, elbowB: 64 }, 0.5)
  .shut(2.4, 2.8)
  .feel(5.3, 'glad')
  .pose(5.4, { ...poses.heart, lean: 2 }, 0.5)
  .nod(5.8);

// 5: she sees them; nobody asked.
const notices = person(rivka, { x: 450, y: 650, size: 1.36, pose: { ...poses.carry } })
  .hold(0, 99, (s) => jar(s, 0, 40, ink.rust, 0.82), 'both')
  .feel(0.9, 'amazed')
  .pose(1.2, { ...poses.carry, lean: 10, head: -4 }, 0.5)
  .feel(1.9, 'glad')
  .turn(2.9, -1)
  .talk(3.1, 2.4)
  .turn(5.7, 1)
  .run(5.9, 1300);
const hears = person(eliezer, { x: 190, y: 642, size: 1.3 })
  .feel(-1, 'glad')
  .pose(3.6, { ...poses.welcome, armF: 50, armB: 50 }, 0.5)
  .feel(4, 'amazed')
  .nod(5.8);

// 6: jar, spring, trough, and again.
const spring = { x: 1130, y: 612 } as const;
const laps = person(rivka, { x: 1080, y: 644, size: 1.06, face: -1, pose: atShoulder })
  .hold(0, 2.1, onShoulder)
  .hold(
    2.1,
    3.5,
    (s, t) => s.at(0, 0, () => jar(s, 0, 40, ink.rust, 0.8), { turn: -100 * pulse(t, 2.2, 3.4, 0.3) }),
    'both',
  )
  .hold(3.5, 5.6, onShoulder)
  .hold(5.6, 6.5, (s) => s.at(0, 4, () => jar(s, 0, 40, ink.rust, 0.8), { turn: 40 }), 'both')
  .hold(6.5, 8.5, onShoulder)
  .hold(
    8.5,
    99,
    (s, t) => s.at(0, 0, () => jar(s, 0, 40, ink.rust, 0.8), { turn: -100 * ramp(t, 8.6, 8.9) }),
    'both',
  )
  .feel(-1, 'firm')
  .feel(2.2, 'glad')
  .run(0, 470, { seconds: 1.9 })
  .pose(2, { ...poses.offer, lean: 16, armF: 66, armB: 70 }, 0.3)
  .pose(3.4, atShoulder, 0.2)
  .run(3.5, spring.x + LANDING.dx, { seconds: 1.8, y: spring.y + LANDING.dy + 6 })
  .pose(5.5, { ...poses.offer, lean: 42, head: -16, armF: 38, elbowF: 4, armB: 42, elbowB: 4 }, 0.3)
  .pose(6.4, atShoulder, 0.2)
  .run(6.6, 470, { seconds: 1.8, y: 644 })
  .pose(8.4, { ...poses.offer, lean: 16, armF: 66, armB: 70 }, 0.3);

// 7: he stands and wonders.
const wonders = person(eliezer, { x: 250, y: 650, size: 1.3 })
  .feel(-1, 'amazed')
  .feel(3, 'tender')
  .pose(0.4, { ...poses.think }, 0.6)
  .pose(3, { ...poses.heart, head: -2 }, 0.7)
  .nod(4.6, 1.2);
const lastJar = person(rivka, { x: 1180, y: 646, size: 1.06, face: -1, pose: atShoulder })
  .feel(-1, 'glad')
  .hold(0, 1.6, onShoulder)
  .hold(
    1.6,
    4,
    (s, t) => s.at(0, 0, () => jar(s, 0, 40, ink.rust, 0.8), { turn: -104 * pulse(t, 1.7, 3.8, 0.4) }),
    'both',
  )
  .hold(4, 99, onShoulder)
  .run(0, 800, { seconds: 1.3 })
  .pose(1.4, { ...poses.offer, lean: 16, armF: 66, armB: 70 }, 0.4)
  .pose(3.8, atShoulder, 0.5);

// 8: home, with a full jar and a light step.
const homeward = person(rivka, { x: 560, y: 648, size: 1.34, pose: atShoulder })
  .feel(-1, 'glad')
  .hold(0, 99, onShoulder)
  .turn(0.2, -1)
  .nod(0.8)
  .turn(2, 1)
  .walk(2.4, 1180, { seconds: 3.6 })
  .gaze(1.2, 'us')
  .gaze(2, 'ahead');
const grateful = person(eliezer, { x: 330, y: 644, size: 1.3 })
  .feel(-1, 'tender')
  .shut(0.6, 1.2)
  .feel(3.2, 'glad')
  .pose(0.2, { ...poses.bow, lean: 20, armF: 16, elbowF: 110, armB: 20, elbowB: 104 }, 0.8)
  .pose(3.4, { ...poses.stand, head: -6 }, 0.8);

function land(s: Stage, t: number, k: number, sunX: number): void {
  const now = hour(k);
  s.layer(0, () => {
    sky(s, now, t);
    sun(s, now, sunX, 170 + k * 190, 56, t);
    clouds(s, now, t, 3, 110);
  });
  s.layer(0.25, () => hills(s, { y: 446, rise: 80, hills: 5, seed: 4, colour: now.hills[0] ?? ink.sand }));
  s.layer(0.5, () => {
    city(s, 1080, 512, blend('#f8e4bd', '#b98a86', k), 0.7, k > 0.7);
    hills(s, { y: 520, rise: 40, hills: 6, seed: 9, colour: now.hills[1] ?? ink.clay });
    tree(s, 760, 540, 'palm', 0.5, t);
    tree(s, 210, 548, 'palm', 0.62, t, 0.7);
  });
}

/** Camels in a row, thirsty or drinking: `down` says for the i-th how deep its head is. */
function herd(
  s: Stage,
  t: number,
  count: number,
  x: number,
  y: number,
  scale: number,
  down: (i: number) => number,
): void {
  for (let i = count - 1; i >= 0; i--)
    camel(
      s,
      {
        x: x + i * 132 * scale,
        y: y - (i % 2) * 16,
        scale,
        grazing: down(i) + (down(i) > 0.5 ? sway(t, 1.3, 0.05, i / 5) : 0),
        coat: coats[i % 5] ?? ink.sand,
        cloth: cloths[i % 5] ?? ink.teal,
      },
      t + i,
    );
}

const stream = (s: Stage, x: number, y: number, long: number, k: number): void => {
  if (k > 0) s.line(svg(`M${x} ${y} q-16 6 -18 ${long * k}`), '#a9dbe6', 9 * k, 0.95);
};

export default film({
  course: 'performing-mitzvos-with-enthusiasm',
  poster: 49.6,
  bpm: 102.8,
  scenes: [
    {
      seconds: 7.4,
      pace: 0.84,
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 480, 350, 1.12],
            [7.4, 720, 380, 1.04],
          ]),
        );
        land(s, t, 0, 960);
        s.layer(1, () => {
          ground(s, 588, hour(0).ground, 3);
          stone(s, 1120, 616, '#d8a871', 1, 2);
          for (let i = 4; i >= 0; i--)
            camel(
              s,
              {
                ...gait(t, 0, 7.8, -230 - i * 190, 730 - i * 190),
                y: 636 - (i % 2) * 12,
                scale: 0.94,
                coat: coats[i] ?? ink.sand,
                cloth: cloths[i] ?? ink.teal,
                grazing: 0.16,
              },
              t + i,
            );
          leader.draw(s, t);
        });
        s.layer(1.3, () => grass(s, 240, 730, '#a5713c', 2));
        s.tint('#fff1c4', 0.08, 'screen');
      },
    },
    {
      seconds: 7.7,
      pace: 0.77,
      enter: { kind: 'fade', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [1.6, 3.1, tired], [5.4, 7.7, comes]) ??
            shot(t, [
              [0, 480, 390, 1.14],
              [7, 700, 390, 1.1],
            ])),
        );
        land(s, t, 0.12, 960);
        s.layer(1, () => {
          ground(s, 588, hour(0.12).ground, 5);
          for (const one of others) one.draw(s, t);
          springBack(s, 720, 612, t);
          springFront(s, 720, 618);
          herd(s, t, 3, -130, 630, 1, (i) => 0.3 + (i % 2) * 0.2);
          tired.draw(s, t);
          comes.draw(s, t);
        });
        s.layer(1.3, () => branch(s, -40, 20, 24, '#8a8a48', 1.1, t));
      },
    },
    {
      seconds: 8.4,
      pace: 0.8,
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 700, 400, 1.26],
            [3.6, 700, 420, 1.34],
            [5.8, 560, 400, 1.2],
            [8.4, 540, 390, 1.34],
          ]),
        );
        land(s, t, 0.2, 300);
        s.layer(1, () => {
          ground(s, 588, hour(0.2).ground, 8);
          springBack(s, pool.x, pool.y - 8, t);
          springFront(s, pool.x, pool.y);
          drawing.draw(s, t);
          if (t > 2.1 && t < 3.4) dipped(s, pool.x + LANDING.dx + 138, pool.y + 8, t);
          runsToHer.draw(s, t);
        });
      },
    },
    {
      seconds: 7.2,
      pace: 0.78,
      draw(s, t) {
        s.camera(
          ...(near(t, [0.4, 1.9, gives, 0.85], [5.3, 7.2, drinks, 0.85]) ??
            shot(t, [
              [0, 660, 380, 1.06],
              [3, 660, 360, 1.2],
              [6.8, 670, 370, 1.16],
            ])),
        );
        land(s, t, 0.28, 1040);
        s.layer(1, () => {
          ground(s, 590, hour(0.28).ground, 4);
          drinks.draw(s, t);
          gives.draw(s, t);
        });
        dust(s, t, ink.paper, 20);
      },
    },
    {
      seconds: 7.4,
      pace: 0.85,
      enter: { kind: 'slide-left', seconds: 0.6 },
      draw(s, t) {
        s.camera(
          ...(near(t, [0.8, 2.3, notices, 0.9], [4.1, 5.5, hears, 0.9]) ??
            shot(t, [
              [0, 420, 390, 1.2],
              [1.6, 600, 390, 1.08],
              [5.7, 560, 390, 1.1],
              [7.4, 680, 390, 1.06],
            ])),
        );
        land(s, t, 0.34, 200);
        s.layer(1, () => {
          ground(s, 588, hour(0.34).ground, 6);
          herd(s, t, 4, 720, 632, 1.16, (i) => 0.36 + 0.14 * pulse(t, 1 + i * 0.3, 3 + i * 0.3));
          hears.draw(s, t);
          notices.draw(s, t);
        });
        s.layer(1.3, () => grass(s, 60, 730, '#a5713c', 2));
      },
    },
    {
      seconds: 9.2,
      enter: { kind: 'slide-right', seconds: 0.5 },
      draw(s, t) {
        const k = 0.42;
        const { x } = laps.place(t);
        s.camera(440 + x * 0.3, 400, 1.1);
        land(s, t, k, 700);
        s.layer(1, () => {
          ground(s, 588, hour(k).ground, 3);
          springBack(s, spring.x, spring.y - 8, t);
          springFront(s, spring.x, spring.y);
          herd(s, t, 4, -130, 624, 0.98, (i) =>
            t > 2.8 + i * 0.3 ? 0.92 * ramp(t, 2.8 + i * 0.3, 3.6 + i * 0.3) : 0.3,
          );
          trough(s, 150, 684, 560, 0.3 + 0.4 * ramp(t, 2.4, 3.4), t);
          laps.draw(s, t);
          if (t > 5.7 && t < 6.5) dipped(s, spring.x + LANDING.dx + 132, spring.y + 8, t);
          stream(s, 390, 512, 116, pulse(t, 2.4, 3.4, 0.2) + pulse(t, 8.9, 12, 0.2));
          const quick = t < 1.9 || (t > 3.6 && t < 5.2) || (t > 6.7 && t < 8.3);
          if (quick)
            for (let i = 0; i < 4; i++)
              s.ink(
                ellipse(x + (t > 3 && t < 6 ? -1 : 1) * (60 + i * 32), 642 - i * 5, 14 + i * 5, 6 + i * 2),
                ink.paper,
                0.4 - i * 0.08,
              );
        });
        s.tint('#8a4a80', 0.3 * ramp(t, 1, 9, (x) => x));
      },
    },
    {
      seconds: 7.4,
      draw(s, t) {
        s.camera(
          ...(near(t, [4, 6.1, wonders]) ??
            shot(t, [
              [0, 840, 390, 1.16],
              [3, 700, 390, 1.06],
              [7.4, 620, 390, 1.08],
            ])),
        );
        land(s, t, 0.8, 420);
        s.layer(1, () => {
          ground(s, 588, hour(0.8).ground, 7);
          herd(s, t, 10, 330, 620, 0.76, (i) => (i < 9 || t > 2.6 ? 0.94 : 0.4));
          trough(s, 870, 676, 960, 0.85, t);
          lastJar.draw(s, t);
          stream(s, 726, 516, 104, pulse(t, 2.1, 3.6, 0.3));
          wonders.draw(s, t);
        });
      },
    },
    {
      seconds: 6.2,
      pace: 0.86,
      enter: { kind: 'page', seconds: 0.9 },
      draw(s, t) {
        s.camera(
          ...(near(t, [0.8, 2.1, homeward, 0.9]) ??
            shot(t, [
              [0, 500, 400, 1.22],
              [6.2, 700, 380, 1.04],
            ])),
        );
        land(s, t, 1, 880);
        s.layer(0, () => flock(s, 300 + t * 30, 170, t, '#5b3f6a', 4));
        s.layer(1, () => {
          ground(s, 588, hour(1).ground, 5);
          herd(s, t, 3, -140, 628, 1, () => 0.05);
          grateful.draw(s, t);
          homeward.draw(s, t);
        });
        s.layer(1.3, () => branch(s, 1330, 20, 158, '#6b5a4a', 1.1, t));
        s.tint('#c8566b', 0.08);
      },
    },
  ],
  music: [
    {
      voice: 'oud',
      at: 0.48,
      bpm: 74.5,
      gain: 0.9,
      notes: 'D4 A4:.5 G4:.5 F#4 E4 | F#4 G4:.5 A4:.5 B4 A4 | C5 B4:.5 A4:.5 G4 F#4',
    },
    { voice: 'drum', at: 0.48, bpm: 74.5, gain: 0.5, repeat: 6, notes: 'D - k -' },
    { voice: 'drone', at: 0, bpm: 48.3, gain: 0.6, notes: 'D3+A3:14', fadeIn: 2, fadeOut: 2 },
    { voice: 'ney', at: 10.79, bpm: 65.1, gain: 0.8, notes: 'A4:2 B4:.5 C5:.5 A4 | G4:1.5 F#4:.5 E4 G4' },
    {
      voice: 'dulcimer',
      at: 18.79,
      bpm: 80.7,
      gain: 0.7,
      notes: 'D5:.5 E5:.5 F#5 E5:.5 D5:.5 A4 | B4:.5 D5:.5 C5:.5 B4:.5 A4:2 | G4:.5 A4:.5 B4 A4 F#4',
    },
    {
      voice: 'strings',
      at: 29.31,
      bpm: 46.8,
      gain: 0.65,
      notes: 'D4+F#4+A4:3.4 G3+B3+D4:3.4',
      fadeIn: 1,
      fadeOut: 1,
    },
    {
      voice: 'clarinet',
      at: 29.82,
      bpm: 65.5,
      gain: 0.65,
      pan: -0.2,
      notes: 'F#4:1.5 G4:.5 A4 D5 | C5 B4:.5 A4:.5 B4:2',
    },
    { voice: 'pluck', at: 38.66, bpm: 107.1, gain: 0.7, notes: 'A4 - A4 - | B4:.5 A4:.5 G4:.5 A4:.5 F#4 -' },
    {
      voice: 'clarinet',
      at: 47.19,
      bpm: 125.6,
      gain: 0.85,
      pan: -0.2,
      notes:
        'D5:.5 D5:.5 E5:.5 F#5:.5 E5 D5 | C5:.5 C5:.5 D5:.5 E5:.5 D5 A4 | B4:.5 B4:.5 C5:.5 D5:.5 C5:.5 B4:.5 A4 | G4:.5 A4:.5 B4:.5 G4:.5 A4:2 | D5:.5 D5:.5 E5:.5 F#5:.5 E5 D5 | C5:.5 D5:.5 E5:.5 C5:.5 D5 B4 | A4:.5 B4:.5 C5:.5 A4:.5 B4:.5 G4:.5 A4 | F#4:.5 G4:.5 E4:.5 F#4:.5 D4:2',
    },
    {
      voice: 'oud',
      at: 47.19,
      bpm: 125.6,
      gain: 0.75,
      pan: 0.25,
      repeat: 4,
      notes:
        'D3:.5 A3:.5 D4:.5 A3:.5 D3:.5 A3:.5 F#4:.5 A3:.5 | C3:.5 G3:.5 E4:.5 G3:.5 D3:.5 A3:.5 D4:.5 A3:.5',
    },
    { voice: 'bass', at: 47.19, bpm: 125.6, gain: 0.8, repeat: 4, notes: 'D2:2 D2:2 C2:2 D2:2' },
    { voice: 'drum', at: 46.89, bpm: 125.6, gain: 0.75, repeat: 8, notes: 'D t:.5 k:.5 D t' },
    {
      voice: 'strings',
      at: 62.65,
      bpm: 52.8,
      gain: 0.65,
      notes: 'G3+B3+D4:2.6 A3+C4+E4:2 D3+A3+F#4:5',
      fadeIn: 1,
    },
    { voice: 'ney', at: 63.33, bpm: 73.9, gain: 0.8, notes: 'B4 A4:.5 B4:.5 C5 A4 | B4:.5 A4:.5 F#4 D4:3' },
  ],
  sounds: [
    { sound: 'birds', at: 27.6, seconds: 3, gain: 0.35 },
    { sound: 'wind', at: 42.2, seconds: 4.2, gain: 0.35 },
    { sound: 'wind', at: 0, seconds: 8.3, gain: 0.4 },
    { sound: 'sand-step', at: 0.24, seconds: 8.3, every: 0.36, gain: 0.5 },
    { sound: 'birds', at: 8.33, seconds: 16.2, gain: 0.35 },
    { sound: 'sand-step', at: 12.19, seconds: 5.2, every: 0.52, gain: 0.4 },
    { sound: 'splash', at: 21.18, gain: 0.6 },
    { sound: 'water', at: 20.31, seconds: 5, gain: 0.7 },
    { sound: 'sand-step', at: 23.81, seconds: 1.9, every: 0.3, gain: 0.7 },
    { sound: 'pour', at: 31.87, seconds: 3.1, gain: 0.5 },
    { sound: 'sand-step', at: 45.6, seconds: 1.4, every: 0.26, gain: 0.8 },
    { sound: 'sand-step', at: 47.25, seconds: 1.8, every: 0.21, gain: 0.9 },
    { sound: 'pour', at: 49.65, seconds: 1.1, gain: 1 },
    { sound: 'sand-step', at: 50.85, seconds: 1.6, every: 0.21, gain: 0.9 },
    { sound: 'splash', at: 52.95, gain: 0.6 },
    { sound: 'sand-step', at: 53.95, seconds: 1.7, every: 0.21, gain: 0.9 },
    { sound: 'pour', at: 56.05, seconds: 1.2, gain: 1 },
    { sound: 'pour', at: 58.55, seconds: 1.6, gain: 1 },
    { sound: 'water', at: 57.05, seconds: 7, gain: 0.5 },
    { sound: 'crickets', at: 63.05, seconds: 8, gain: 0.6 },
    { sound: 'sand-step', at: 66.64, seconds: 3.5, every: 0.47, gain: 0.4 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'A stranger at the well',
        he: 'אורח ליד הבאר',
        ru: 'Путник у колодца',
        es: 'Un viajero junto al pozo',
        fr: 'Un voyageur près du puits',
        de: 'Ein Fremder am Brunnen',
        it: 'Un viaggiatore al pozzo',
      },
    },
    {
      at: 29.3,
      title: {
        en: '“Drink, my lord”',
        he: '״שתה, אדוני״',
        ru: '«Пей, господин мой»',
        es: '«Bebe, señor mío»',
        fr: '« Bois, mon seigneur »',
        de: '„Trink, mein Herr“',
        it: '«Bevi, mio signore»',
      },
    },
    {
      at: 47.2,
      title: {
        en: 'Jar after jar',
        he: 'כד אחרי כד',
        ru: 'Кувшин за кувшином',
        es: 'Cántaro tras cántaro',
        fr: 'Cruche après cruche',
        de: 'Krug um Krug',
        it: 'Brocca dopo brocca',
      },
    },
  ],
});
