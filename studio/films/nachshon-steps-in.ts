import { fish, sheep, gait } from '../kit/animals.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, lighter, mood, skin } from '../kit/palette.ts';
import { dustOfHorses, parting, surf, waterSheet } from '../kit/parted-sea.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { bundle, staff } from '../kit/props.ts';
import { ellipse, svg } from '../kit/shapes.ts';
import { clouds, flock, rays, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { pulse, ramp, stepped, sway } from '../kit/time.ts';
import { sea } from '../kit/weather.ts';

const nachshon: Look = {
  ...looks.man,
  skin: skin.brown,
  robe: ink.gold,
  trim: ink.pomegranate,
  sash: ink.pomegranate,
  hair: ink.black,
  beard: 0.4,
  coverColour: ink.pomegranate,
};
const moshe: Look = {
  ...looks.patriarch,
  robe: ink.paper,
  trim: ink.blue,
  cloak: ink.blue,
  sash: ink.sand,
  coverColour: ink.cream,
  bandColour: ink.blue,
};
const elder: Look = { ...looks.man, robe: ink.violet, trim: ink.peach, sash: ink.peach, hair: '#d9d4cc' };
const stout: Look = {
  ...looks.man,
  skin: skin.olive,
  robe: ink.olive,
  trim: ink.sand,
  sash: ink.wood,
  girth: 1.25,
  coverColour: ink.cream,
};
const tall: Look = {
  ...looks.man,
  skin: skin.umber,
  robe: ink.rust,
  sash: ink.gold,
  hair: ink.black,
  coverColour: ink.mist,
};
const mother: Look = { ...looks.woman, robe: ink.teal, sash: ink.gold, coverColour: ink.cream };
const aunt: Look = { ...looks.woman, skin: skin.brown, robe: ink.rose, coverColour: ink.sand };
const girl = looks.girl;
const boy: Look = { ...looks.boy, robe: ink.teal };

const deep = '#2f5f94';
const rod = (s: Stage): void => staff(s, 118, 96, ink.bark);
const load = (s: Stage): void => bundle(s, -6, 14, ink.rust, 0.9);

// 1: the sea before them, the dust of Pharaoh behind them.
const arriving = [
  person(tall, { x: 20, y: 624, size: 0.86, feels: 'worried' })
    .hold(0, 99, rod)
    .walk(0, 470, { seconds: 4 })
    .turn(5.2, -1),
  person(mother, { x: -120, y: 640, size: 0.84, feels: 'worried' })
    .walk(0, 370, { seconds: 4.4 })
    .turn(5.6, -1),
  person(girl, { x: -180, y: 652, size: 0.58, feels: 'worried' })
    .walk(0, 310, { seconds: 4.4 })
    .turn(5.4, -1)
    .pose(6, 'point'),
  person(stout, { x: -20, y: 612, size: 0.82, feels: 'worried' })
    .hold(0, 99, load)
    .pose(-1, 'carry', 0)
    .walk(0, 270, { seconds: 3.6 }),
  person(elder, { x: -260, y: 620, size: 0.84, feels: 'worried' }).walk(0, 190, { seconds: 5 }).turn(6, -1),
  person(aunt, { x: -340, y: 646, size: 0.84, feels: 'worried' }).walk(0, 110, { seconds: 5 }).turn(5.8, -1),
];

// 2: "I shall not be the first."
const first = person(tall, { x: 560, y: 636, size: 1.16, feels: 'cross' })
  .pose(0.4, 'point', 0.4)
  .talk(0.5, 1.3)
  .pose(2, 'stand', 0.4)
  .shake(4.4, 1.4)
  .pose(4.4, 'hips', 0.4)
  .feel(4.2, 'worried');
const second = person(stout, { x: 800, y: 640, size: 1.12, face: -1, feels: 'worried' })
  .shake(1.2, 1.4)
  .pose(2.2, { ...poses.welcome, armF: 70, armB: 70 }, 0.4)
  .talk(2.3, 1.6)
  .pose(4.1, 'stand', 0.4)
  .turn(4.6, 1)
  .walk(4.9, 880, { seconds: 0.7 })
  .walk(5.8, 720, { seconds: 0.8 })
  .feel(4.4, 'sly');
const third = person(elder, { x: 330, y: 628, size: 1.1, feels: 'worried' })
  .pose(3.4, { ...poses.think }, 0.5)
  .shake(5, 1.5);
const onlooker = person(girl, { x: 440, y: 652, size: 0.72, feels: 'amazed' })
  .turn(1.4, -1)
  .turn(2.6, 1)
  .turn(4.2, -1)
  .turn(5.2, 1);

// 3: Moshe prays; Nachshon looks at the water.
const praying = person(moshe, { x: 250, y: 540, size: 0.9, feels: 'firm' })
  .pose(-1, { ...poses.reachUp, armF: 140, armB: 124, head: -16 }, 0)
  .rock(0, 8);
const looking = person(nachshon, { x: 640, y: 650, size: 1.45, feels: 'worried' })
  .pose(2.2, { ...poses.stand, head: 14 }, 0.6)
  .pose(3.6, 'heart', 0.6)
  .shut(4.1, 1.5)
  .pose(5.8, { ...poses.stand, head: -6, lean: -2 }, 0.5)
  .walk(6.4, 1040)
  .feel(3.5, 'tender')
  .feel(5.7, 'firm');

// 4: he steps in.
const stepping = person(nachshon, { x: 190, y: 636, size: 1.14, feels: 'firm' })
  .walk(0.2, 560, { seconds: 1.8, y: 640 })
  .walk(2, 720, { seconds: 1.7, y: 690 })
  .walk(3.8, 900, { seconds: 2.4, y: 768 })
  .walk(6.2, 1010, { seconds: 3, y: 800 })
  .pose(2.2, { ...poses.stand, armF: 52, elbowF: 14, armB: 58, elbowB: 10 }, 0.8);
const astonished = [
  person(tall, { x: 330, y: 612, size: 0.98, feels: 'amazed' }).pose(2.6, 'point', 0.4).talk(2.8, 1.6),
  person(mother, { x: 210, y: 622, size: 0.96, feels: 'amazed' }).pose(2.8, 'heart', 0.5),
  person(girl, { x: 280, y: 652, size: 0.66, feels: 'amazed' }).pose(3.4, 'cheer', 0.4).pose(5.4, 'stand'),
  person(stout, { x: 110, y: 618, size: 0.98, feels: 'amazed' })
    .pose(3, { ...poses.cheer, head: 0 }, 0.5)
    .pose(5, 'hips'),
  person(elder, { x: 20, y: 626, size: 1, feels: 'amazed' }).shake(4.2, 1.4),
];

// 5: up to his neck, and on.
const wading = person(nachshon, { x: 470, y: 900, size: 1.75, feels: 'worried' })
  .pose(-1, { ...poses.stand, head: -12, armF: 112, elbowF: 34, armB: 124, elbowB: 24 }, 0)
  .walk(0, 730, { seconds: 6.4, y: 1012 })
  .whisper(1.6, 3.6)
  .feel(3.4, 'firm');

// 6: "Lift up your staff."
const lifting = person(moshe, { x: 372, y: 690, size: 1.16 })
  .hold(0, 99, (s) => s.at(0, 0, () => staff(s, 60, 150, ink.bark), { turn: 8 }))
  .pose(0.5, { ...poses.stand, armF: 122, elbowF: 6, armB: 112, elbowB: 10, head: -10 }, 0.8)
  .feel(-4.4, 'worried')
  .shut(-3.6, 0.9)
  .gaze(-2.6, 'up')
  .feel(-2.4, 'amazed')
  .feel(0.3, 'firm')
  .gaze(0.4, 'ahead');
const held = person(nachshon, { x: 648, y: 566, size: 0.42, feels: 'glad' }).pose(3.2, 'cheer', 0.6);

// 7: on dry ground through the sea.
const leading = person(nachshon, { x: 420, y: 648, size: 1.14, feels: 'glad' }).walk(0, 1060, {
  seconds: 8.6,
});
const followers = [
  person(girl, { x: 270, y: 662, size: 0.74, feels: 'glad' })
    .walk(0, 900, { seconds: 8.6 })
    .pose(2.6, 'cheer')
    .pose(5, 'stand'),
  person(boy, { x: 150, y: 640, size: 0.72, feels: 'glad' }).walk(0, 780, { seconds: 8.6 }),
  person(mother, { x: 20, y: 650, size: 1.06, feels: 'glad' })
    .walk(0, 640, { seconds: 8.6 })
    .hold(0, 99, load, 'both')
    .pose(-1, 'carry', 0),
  person(tall, { x: -120, y: 644, size: 1.1, feels: 'glad' }).hold(0, 99, rod).walk(0, 500, { seconds: 8.6 }),
  person(stout, { x: -270, y: 652, size: 1.08, feels: 'glad' }).walk(0, 350, { seconds: 8.6 }),
  person(aunt, { x: -400, y: 646, size: 1.04, feels: 'glad' }).walk(0, 220, { seconds: 8.6 }),
];

// 8: morning on the other side.
const landed = person(nachshon, { x: 620, y: 640, size: 1.2, feels: 'glad' })
  .turn(0, -1, 0.1)
  .pose(0.6, 'welcome', 0.6)
  .nod(2.6)
  .pose(3.2, 'heart', 0.7)
  .turn(4.2, 1)
  .pose(4.5, { ...poses.stand, head: -10 })
  .gaze(5, 'us');
const rejoicing = [
  person(girl, { x: 90, y: 662, size: 0.78, feels: 'glad' })
    .run(0, 500, { seconds: 1.9 })
    .pose(2, 'cheer', 0.3)
    .laugh(2.2, 2),
  person(boy, { x: -40, y: 654, size: 0.76, feels: 'glad' })
    .run(0.2, 400, { seconds: 2 })
    .pose(2.4, 'cheer', 0.3),
  person(mother, { x: 180, y: 634, size: 1.06, feels: 'glad' })
    .walk(0, 290, { seconds: 1.2 })
    .pose(1.4, 'heart'),
  person(moshe, { x: 850, y: 636, size: 1.12, face: -1, feels: 'glad' })
    .hold(0, 99, rod)
    .nod(2.4, 1.2)
    .pose(4.2, { ...poses.stand, armB: 40, elbowB: 60 }),
  person(tall, { x: 1030, y: 628, size: 1.08, face: -1, feels: 'glad' })
    .pose(1, 'cheer', 0.5)
    .pose(3.4, 'reachUp', 0.6),
  person(aunt, { x: 1150, y: 640, size: 1.04, face: -1, feels: 'glad' }).pose(2, 'reachUp', 0.6).laugh(3, 2),
];

const headland = svg(
  'M-500 960 V390 C-360 330 -200 400 -60 392 C80 384 160 420 260 440 C330 450 380 470 470 540 L640 960Z',
);

function evening(s: Stage, t: number, sunAt = 250, sunY = 320): void {
  s.layer(0, () => {
    sky(s, mood.dusk, t);
    sun(s, mood.dusk, sunAt, sunY, 46, t);
  });
  s.layer(0.3, () => {
    sea(s, 438, t, deep, 2, -500, 1700);
    s.paper(headland, '#473a7c', { up: true });
  });
}

/** Dry beach on the left; the sheets of sea behind the actors. */
function beach(s: Stage, t: number, shore: number): void {
  ground(s, 560, '#b98a62', 3);
  surf(s, t, 540, shore + 120, darker(deep, 0.1), 150);
  surf(s, t, 574, shore + 60, lighter(deep, 0.08), 130);
}

function nearWater(s: Stage, t: number, shore: number): void {
  surf(s, t, 634, shore, deep, 140);
  surf(s, t, 690, shore - 70, lighter(deep, 0.14), 170);
}

const wall = '#2f79a6';

export default film({
  course: 'performing-mitzvos-with-enthusiasm',
  poster: 28.5,
  bpm: 88.2,
  scenes: [
    {
      seconds: 7.8,
      pace: 0.9,
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 860, 350, 1.16],
            [3.6, 560, 370, 1.06],
            [7.8, 350, 390, 1.14],
          ]),
        );
        evening(s, t);
        s.layer(0.3, () =>
          s.at(-50 + t * 17, 424, () => dustOfHorses(s, 0, 0, t, '#c98a80'), { scale: 1.3 }),
        );
        s.layer(1, () => {
          beach(s, t, 700);
          for (const one of [3, 4, 0, 1, 5, 2]) arriving[one]?.draw(s, t);
          sheep(s, { ...gait(t, 0, 5.4, -420, 20), y: 676 }, t);
          nearWater(s, t, 640);
        });
        s.layer(1.3, () => grass(s, 150, 740, '#3a3f5a', 1.8));
        s.tint('#5a4a9c', 0.16);
      },
    },
    {
      seconds: 6.8,
      pace: 0.95,
      enter: { kind: 'fade', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [0.5, 1.9, first], [2.3, 3.9, second]) ??
            shot(t, [
              [0, 620, 420, 1.14],
              [7.4, 680, 420, 1.26],
            ])),
        );
        evening(s, t, 1080, 350);
        s.layer(1, () => {
          beach(s, t, 960);
          third.draw(s, t);
          first.draw(s, t);
          second.draw(s, t);
          onlooker.draw(s, t);
          nearWater(s, t, 940 - pulse(t, 5, 6.8, 0.7) * 60);
        });
        s.tint('#5a4a9c', 0.14);
      },
    },
    {
      seconds: 7.8,
      pace: 0.88,
      enter: { kind: 'slide-right', seconds: 0.6 },
      draw(s, t) {
        s.camera(
          ...(near(t, [3.9, 5.6, looking, 0.9]) ??
            shot(t, [
              [0, 420, 320, 1.24],
              [2, 500, 350, 1.18],
              [4.4, 690, 400, 1.2],
              [7.8, 740, 400, 1.26],
            ])),
        );
        evening(s, t, 960, 390);
        s.layer(0.8, () => {
          stone(s, 230, 590, '#6d5673', 3, 2);
          s.glow(262, 380, 230, '#ffd98a', 0.34);
          praying.draw(s, t);
        });
        s.layer(1, () => {
          ground(s, 590, '#b98a62', 5);
          surf(s, t, 600, 1040, lighter(deep, 0.08), 130);
          looking.draw(s, t);
          nearWater(s, t, 990);
        });
        s.tint('#5a4a9c', 0.14);
      },
    },
    {
      seconds: 8.8,
      pace: 0.95,
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 480, 400, 1.12],
            [2.4, 600, 410, 1.16],
            [8.8, 760, 420, 1.3],
          ]),
        );
        evening(s, t, 300, 420);
        s.layer(1, () => {
          beach(s, t, 560);
          for (const one of astonished) one.draw(s, t);
          stepping.draw(s, t);
          nearWater(s, t, 540);
        });
        s.tint('#5a4a9c', 0.14);
      },
    },
    {
      seconds: 6.4,
      pace: 0.8,
      enter: { kind: 'fade', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 560, 420, 1.1],
            [7.2, 690, 450, 1.3],
          ]),
          sway(t, 5, 1.2),
        );
        s.layer(0, () => {
          sky(s, mood.night, t);
          s.glow(760, 60, 520, '#f6c453', 0.2 + 0.2 * ramp(t, 3, 7));
        });
        s.layer(0.4, () => sea(s, 400, t, '#254d80', 2));
        s.layer(1, () => {
          surf(s, t, 520, -500, '#2b568b', 190);
          surf(s, t * 1.2 + 2, 566, -500, lighter(deep, 0.05), 210);
          wading.draw(s, t);
          s.at(0, sway(stepped(t, 6), 2.6, 8), () => surf(s, t * 1.2, 632, -500, deep, 200));
          s.at(0, sway(stepped(t, 6), 3.1, 8, 0.4), () =>
            surf(s, t * 1.2 + 1, 690, -500, lighter(deep, 0.12), 240),
          );
        });
        s.tint('#2a3270', 0.18);
      },
    },
    {
      seconds: 9.9,
      pace: 0.8,
      enter: { kind: 'cut' },
      draw(s, clock) {
        const t = clock - 4.6;
        const open = ramp(t, 1.5, 5.4);
        s.camera(
          ...(near(t, [-4.4, -1, lifting]) ??
            shot(t, [
              [0, 560, 430, 1.22],
              [1.6, 600, 400, 1.12],
              [6.6, 640, 370, 1],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.dawn, t);
          sun(s, mood.dawn, 640, 330 - open * 40, 52, t);
          rays(s, 640, 330 - open * 40, 150, 420, '#fff1c4', t, 0.3 * open);
        });
        s.layer(1, () => {
          parting(s, t, open, deep);
          if (open > 0.35) s.veil(ramp(t, 2.8, 3.6), () => held.draw(s, t));
          ground(s, 668, '#c99a6c', 8);
          stone(s, 370, 712, '#9a7a63', 1.7, 5);
          lifting.draw(s, t);
        });
        s.tint('#5a4a9c', 0.2 * (1 - open));
      },
    },
    {
      seconds: 7.6,
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 460, 380, 1.1],
            [8.2, 780, 370, 1.06],
          ]),
        );
        s.layer(0, () => sky(s, mood.dawn, t));
        s.layer(0.7, () => {
          waterSheet(s, t, 90, 700, darker(wall, 0.3));
          waterSheet(s, t + 2, 210, 700, darker(wall, 0.12));
          for (const [i, tone] of [ink.rose, ink.gold, ink.leaf].entries())
            fish(s, 120 + i * 390 + t * 24, 160 + (i % 2) * 96 + sway(t, 3, 9, i / 3), t, tone, 1.7);
          waterSheet(s, t + 4, 330, 700, wall);
          for (const [i, tone] of [ink.peach, ink.cream, ink.rose].entries())
            fish(s, 1240 - i * 360 - t * 18, 392 - (i % 2) * 20 + sway(t, 2.6, 8, i / 4), t, tone, 1.5, -1);
          waterSheet(s, t + 1, 450, 640, lighter(wall, 0.14));
        });
        s.layer(1, () => {
          ground(s, 596, '#e0b77c', 11);
          for (const one of followers.toReversed()) one.draw(s, t);
          leading.draw(s, t);
          stone(s, 980, 690, '#d98a63', 0.5, 2);
        });
        s.layer(1.3, () => waterSheet(s, t + 3, 706, 900, lighter(wall, 0.05)));
        s.tint('#fbdc8f', 0.1, 'screen');
      },
    },
    {
      seconds: 6.4,
      pace: 0.95,
      enter: { kind: 'slide-up', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [4.6, 6.4, landed]) ??
            shot(t, [
              [0, 560, 410, 1.2],
              [6.6, 640, 370, 1.02],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.spring, t);
          rays(s, 700, 250, 190, 460, '#fff1c4', t, 0.5);
          sun(s, mood.spring, 700, 250, 60, t);
          clouds(s, mood.spring, t, 3, 90);
          flock(s, 240 + t * 40, 170, t, ink.paper, 4);
        });
        s.layer(0.4, () => sea(s, 440, t, '#4f9fc0', 3));
        s.layer(1, () => {
          ground(s, 588, '#e8c58c', 4);
          for (const one of rejoicing.slice(2)) one.draw(s, t);
          landed.draw(s, t);
          for (const one of rejoicing.slice(0, 2)) one.draw(s, t);
          s.ink(ellipse(640, 706, 400, 8), ink.wood, 0.1);
        });
        s.layer(1.3, () => grass(s, 1180, 730, ink.moss, 1.8, ink.rose));
      },
    },
  ],
  music: [
    { voice: 'drone', at: 0, bpm: 47.3, gain: 0.9, notes: 'D3+A3:24 D3+A3:15', fadeIn: 2, fadeOut: 3 },
    { voice: 'drum', at: 0.44, gain: 0.7, repeat: 5, bpm: 60, notes: 'D - t:.5 k:.5 -' },
    {
      voice: 'clarinet',
      at: 1.2,
      bpm: 60,
      gain: 0.7,
      notes: 'A4:1.5 Bb4:.5 A4 G4 | F#4:2 Eb4 D4 | G4:1.5 A4:.5 G4 F#4 | Eb4:3 -',
    },
    { voice: 'oud', at: 18.44, bpm: 60, gain: 0.9, notes: 'D4:2 A3 D4 | Eb4:2 D4:2 | F#4:1.5 G4:.5 A4:2' },
    {
      voice: 'oud',
      at: 28.32,
      bpm: 75.8,
      gain: 1,
      pan: 0.1,
      notes: 'D4 D4:.5 Eb4:.5 F#4 G4 | A4:2 F#4 A4 | Bb4 A4:.5 G4:.5 A4:2 | D5:2 C5 Bb4',
    },
    { voice: 'drum', at: 28.32, bpm: 75.8, gain: 0.8, repeat: 4, notes: 'D k:.5 k:.5 D t' },
    { voice: 'bass', at: 28.32, bpm: 75.8, gain: 0.8, notes: 'D2:4 D2:2 A2:2 G2:4 Bb2:2 A2:2' },
    { voice: 'ney', at: 39.73, bpm: 52.1, gain: 0.85, notes: 'A4:2 Bb4 A4 | D5:2 C5:.5 Bb4:.5 A4' },
    {
      voice: 'strings',
      at: 39.48,
      bpm: 47.3,
      gain: 0.7,
      notes: 'D3+A3:4 Eb3+Bb3:3 G3+D4+G4:3 A3+E4+A4:3',
      fadeIn: 1.5,
    },
    {
      voice: 'dulcimer',
      at: 49.61,
      bpm: 82.1,
      gain: 0.7,
      notes: 'D4:.5 E4:.5 F#4:.5 A4:.5 D5:.5 E5:.5 F#5:2',
    },
    {
      voice: 'clarinet',
      at: 54.33,
      bpm: 101.6,
      gain: 0.85,
      pan: -0.2,
      notes:
        'D5 F#5:.5 E5:.5 D5 A4 | B4 C5:.5 B4:.5 A4 F#4 | A4:.5 B4:.5 A4:.5 G4:.5 F#4:2 | D5 F#5:.5 E5:.5 D5 A4 | B4 C5:.5 D5:.5 E5 C5 | D5:4',
    },
    {
      voice: 'oud',
      at: 54.33,
      bpm: 101.6,
      gain: 0.8,
      pan: 0.25,
      repeat: 3,
      notes:
        'D3:.5 A3:.5 D4:.5 A3:.5 D3:.5 A3:.5 F#4:.5 A3:.5 | G3:.5 D4:.5 G4:.5 D4:.5 A3:.5 E4:.5 A4:.5 E4:.5',
    },
    { voice: 'bass', at: 54.33, bpm: 101.6, gain: 0.8, repeat: 3, notes: 'D2:2 A2:2 G2:2 A2:2' },
    { voice: 'drum', at: 54.33, bpm: 101.6, gain: 0.8, repeat: 6, notes: 'D t:.5 t:.5 D:.5 k:.5 t' },
    { voice: 'strings', at: 64.26, bpm: 58.6, gain: 0.7, notes: 'D4+A4+D5:4', fadeIn: 0.5 },
  ],
  sounds: [
    { sound: 'sea', at: 0, seconds: 50.7, gain: 0.8 },
    { sound: 'wind', at: 0, seconds: 9.9, gain: 0.5 },
    { sound: 'thud', at: 0.89, seconds: 7.2, every: 0.47, gain: 0.16, pan: -0.6 },
    { sound: 'sand-step', at: 0.33, seconds: 4.4, every: 0.33, gain: 0.5 },
    { sound: 'crowd', at: 7.78, seconds: 8.5, gain: 0.9 },
    { sound: 'sand-step', at: 25, seconds: 1.6, every: 0.44, gain: 0.8 },
    { sound: 'splash', at: 26.9, seconds: 5.9, every: 0.84, gain: 0.45 },
    { sound: 'wind', at: 33, seconds: 16.8, gain: 0.8 },
    { sound: 'splash', at: 35.95, seconds: 5, every: 2.13, gain: 0.4 },
    { sound: 'whoosh', at: 48.95, gain: 1 },
    { sound: 'wind', at: 48.95, seconds: 6.2, gain: 1.2 },
    { sound: 'splash', at: 49.95, seconds: 3.2, every: 0.75, gain: 0.5 },
    { sound: 'chime', at: 53.45, gain: 0.5 },
    { sound: 'water', at: 55.2, seconds: 7.6, gain: 0.6 },
    { sound: 'sand-step', at: 54.53, seconds: 7.6, every: 0.24, gain: 0.5 },
    { sound: 'birds', at: 61.53, seconds: 7.1, gain: 0.5 },
    { sound: 'sea', at: 60.53, seconds: 8.1, gain: 0.4 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'Sea in front, army behind',
        he: 'הים לפנים, הצבא מאחור',
        ru: 'Впереди море, позади войско',
        es: 'Delante el mar, detrás el ejército',
        fr: 'La mer devant, l’armée derrière',
        de: 'Vorn das Meer, hinten das Heer',
        it: 'Davanti il mare, dietro l’esercito',
      },
    },
    {
      at: 15.8,
      title: {
        en: 'One man begins',
        he: 'אדם אחד מתחיל',
        ru: 'Один делает шаг',
        es: 'Un hombre empieza',
        fr: 'Un homme commence',
        de: 'Einer fängt an',
        it: 'Un uomo comincia',
      },
    },
    {
      at: 42,
      title: {
        en: 'The sea opens',
        he: 'הים נבקע',
        ru: 'Море расступается',
        es: 'El mar se abre',
        fr: 'La mer s’ouvre',
        de: 'Das Meer teilt sich',
        it: 'Il mare si apre',
      },
    },
  ],
});
