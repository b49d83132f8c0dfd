import { bird, donkey, gait } from '../kit/animals.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills } from '../kit/land.ts';
import { looks } from '../kit/look.ts';
import { blend, ink, mood, skin, type Mood } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { basket, bread, bundle, jar, staff } from '../kit/props.ts';
import { blob, ellipse, limb, svg, union } from '../kit/shapes.ts';
import { clouds, flock, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { clamp, lerp, pulse, ramp, sway } from '../kit/time.ts';
import { sapling, tree } from '../kit/trees.ts';
import { beams, petals, rain } from '../kit/weather.ts';

const choni = {
  ...looks.sage,
  skin: skin.wheat,
  robe: ink.cream,
  trim: ink.teal,
  cloak: ink.teal,
  sash: ink.gold,
  beard: 0.7,
};
const planter = { ...looks.grandfather, robe: ink.sand, cloak: ink.clay, trim: ink.rust, beard: 0.8 };
const grandson = {
  ...looks.man,
  skin: skin.dark,
  robe: ink.gold,
  trim: ink.rust,
  sash: ink.rust,
  beard: 0.5,
  hair: ink.black,
};
const boy = { ...looks.boy, skin: skin.dark, hair: ink.black, robe: ink.clay, trim: ink.cream };
const girl = { ...looks.girl, skin: skin.umber, robe: ink.peach };

// 1: someone is digging by the road.
const digging = { ...poses.stoop, lean: 38, armF: 40, elbowF: 14, armB: 56, elbowB: 10 };
const digger = person(planter, { x: 850, y: 640, size: 1, pose: digging, feels: 'glad' }).rock(0, 9);
const passing = person(choni, { x: -60, y: 644, size: 1.04, feels: 'calm' })
  .hold(0, 99, (s) => staff(s, 62, 110))
  .walk(0.2, 640, { seconds: 5.2 })
  .nod(6, 0.8)
  .feel(5.6, 'amazed');

// 2: the question and the answer.
const curious = person(choni, { x: 440, y: 652, size: 1.34, feels: 'sly' })
  .talk(0.6, 2)
  .pose(0.8, 'welcome', 0.5)
  .pose(2.8, 'think', 0.6)
  .pose(6.6, 'heart', 0.6)
  .nod(7, 1.2)
  .feel(2.8, 'worried')
  .feel(3.6, 'amazed')
  .feel(6.4, 'tender');
const planting = person(planter, { x: 850, y: 652, size: 1.3, face: -1, pose: digging, feels: 'calm' })
  .pose(0.6, 'stand', 0.8)
  .talk(3.2, 1.8)
  .nod(5, 0.9)
  .pose(5.8, { ...poses.bow, lean: 44, armF: 50, elbowF: 8, armB: 58, elbowB: 4 }, 0.8)
  .feel(1, 'glad')
  .feel(3, 'tender');

// 3: once he was the child under someone else's tree.
const small = person(boy, { x: 520, y: 650, size: 0.86, face: 1, feels: 'glad' })
  .run(0, 640, { seconds: 0.8 })
  .pose(1, 'reachUp', 0.5)
  .pose(2.4, 'stand', 0.4)
  .hold(2.2, 99, (s) => pods(s, 0, 4, 0.7))
  .laugh(3, 1.4)
  .pose(4.4, 'cheer', 0.4)
  .pose(5.6, 'stand', 0.5);
const oldFather = person(
  { ...looks.grandfather, skin: skin.dark, robe: ink.olive, cloak: ink.deep, trim: ink.gold },
  { x: 870, y: 652, size: 1.14, face: -1, feels: 'tender' },
)
  .pose(0, 'point', 0.3)
  .pose(0.8, { ...poses.point, armF: 140 }, 0.8)
  .pose(2.6, 'offer', 0.8)
  .nod(3.4, 1)
  .wave(5, 1.6);

// 4: he eats his bread and falls asleep, and the years go by.
const sleepy = person(choni, { x: 330, y: 656, size: 1.16, pose: 'ground', feels: 'calm' })
  .hold(0, 2.2, (s) => bread(s, 0, 8, 0.6))
  .pose(0.4, 'sitEat', 0.5)
  .pose(1.8, 'sitSleep', 1)
  .shut(2.2, 99)
  .feel(1.2, 'weary');

// 5: another man picks the fruit.
const awake = person(choni, { x: 330, y: 656, size: 1.16, pose: 'sitSleep', feels: 'weary' })
  .shut(-1, 1.2)
  .pose(1, 'ground', 0.6)
  .pose(1.8, 'stand', 0.9)
  .pose(2.8, 'shade', 0.5)
  .pose(3.8, 'stand', 0.4)
  .walk(3.9, 500, { seconds: 1.3 })
  .talk(5.4, 1.4)
  .pose(5.3, 'welcome', 0.4)
  .pose(7.6, 'heart', 0.6)
  .feel(1.6, 'worried')
  .feel(2.7, 'amazed')
  .feel(7.4, 'tender');
const picker = person(grandson, { x: 800, y: 650, size: 1.18, pose: 'reachUp', feels: 'calm' })
  .hold(1.3, 2.6, (stage) => pods(stage, 0, 4, 0.7))
  .pose(1.4, 'carry', 0.5)
  .pose(2.4, 'reachUp', 0.5)
  .pose(4.6, 'stand', 0.5)
  .turn(5, -1)
  .talk(6.8, 1.8)
  .nod(8.6, 0.8)
  .feel(5, 'glad');
const helper = person(girl, { x: 1010, y: 656, size: 0.82, face: -1, feels: 'glad' })
  .pose(0.6, 'reachUp', 0.4)
  .pose(2.2, 'stand', 0.4)
  .pose(3.2, 'cheer', 0.4)
  .pose(4.4, 'stand', 0.4)
  .wave(6, 1.4);

// 6: and they plant for those who will come.
const teacher = person(grandson, { x: 850, y: 652, size: 1.18, face: -1, pose: digging, feels: 'glad' })
  .pose(2, 'offer', 0.8)
  .nod(3.4, 1);
const waters = person(girl, { x: 470, y: 656, size: 0.88, feels: 'glad' })
  .hold(
    0,
    99,
    (s, t) => s.at(0, 0, () => jar(s, 0, 26, ink.clay, 0.52), { turn: pulse(t, 1.8, 4.2, 0.5) * 60 }),
    'both',
  )
  .pose(-1, 'carry', 0)
  .walk(0, 560, { seconds: 1.2 })
  .pose(1.4, { ...poses.offer, lean: 22, armF: 54, elbowF: 16, armB: 58, elbowB: 14 }, 0.5)
  .pose(4.4, 'carry', 0.5);
const looksOn = person(choni, { x: 320, y: 650, size: 1.16, pose: 'heart', feels: 'tender' })
  .nod(2.6, 1.2)
  .pose(4.6, 'welcome', 0.8)
  .gaze(4, 'us');
const brother = person(
  { ...boy, robe: ink.blue },
  { x: 1030, y: 656, size: 0.84, face: -1, pose: 'carry', feels: 'glad' },
)
  .hold(0, 99, (s) => s.at(0, 10, () => sapling(s, 0, 0, 0.3)), 'both')
  .laugh(3, 1.2);

/** Three long brown carob pods hanging from the origin. */
function pods(s: Stage, x: number, y: number, size: number): void {
  s.at(
    x,
    y,
    () => {
      for (const [dx, turn] of [
        [-7, 14],
        [0, -4],
        [7, -18],
      ] as const) {
        s.at(
          dx,
          0,
          () =>
            s.paper(blob([-4, 0], [-7, 22], [-2, 46], [4, 48], [5, 22], [4, 0]), '#5a3020', { lift: 0.5 }),
          { turn },
        );
      }
    },
    { scale: size },
  );
}

const HANGING = [
  [-120, -128],
  [-60, -110],
  [10, -118],
  [70, -122],
  [128, -132],
  [-150, -160],
  [152, -168],
] as const;

function carob(s: Stage, x: number, y: number, size: number, t: number, fruit: number): void {
  tree(s, x, y, { kind: 'carob', leaf: '#47704a' }, size, t);
  if (fruit <= 0) return;
  for (const [i, [dx, dy]] of HANGING.entries()) {
    s.at(x + dx * size + sway(t, 3.4, 3, i / 5), y + dy * size, () => pods(s, 0, 0, 0.8 * size * fruit), {
      turn: sway(t, 2.4, 5, i / 4),
    });
  }
}

function country(s: Stage, t: number, hour: Mood, sunX = 960, sunY = 150): void {
  s.layer(0, () => {
    sky(s, hour, t);
    sun(s, hour, sunX, sunY, 52, t);
    clouds(s, hour, t, 4, 130);
  });
  s.layer(0.3, () => hills(s, { y: 450, rise: 80, hills: 4, seed: 12, colour: hour.hills[0] ?? ink.moss }));
  s.layer(0.55, () => {
    hills(s, { y: 510, rise: 60, hills: 5, seed: 6, colour: hour.hills[1] ?? ink.moss });
    tree(s, 190, 520, 'cypress', 0.36, t);
    tree(s, 240, 526, 'cypress', 0.28, t);
    tree(s, 1100, 524, 'olive', 0.36, t);
  });
  s.layer(0.8, () => hills(s, { y: 566, rise: 30, hills: 4, seed: 3, colour: hour.hills[2] ?? ink.moss }));
}

function earth(s: Stage, colour: string): void {
  ground(s, 592, colour, 8);
}

function hole(s: Stage, x: number, y: number): void {
  s.ink(ellipse(x, y, 46, 9), ink.bark, 0.55);
  s.paper(blob([x + 34, y], [x + 56, y - 20], [x + 88, y - 4], [x + 92, y + 4]), ink.wood, { lift: 0.5 });
}

/** The rock that closed round the sleeper; `high` 0 … 1 lets it rise. */
function crag(s: Stage, high: number): void {
  s.at(330, 690, () => {
    s.paper(
      blob(
        [-190, 20],
        [-170, -120 * high],
        [-90, -250 * high],
        [-20, -230 * high],
        [-60, -110 * high],
        [-86, 16],
      ),
      '#a79a86',
    );
    s.paper(
      blob([70, 16], [56, -120 * high], [24, -236 * high], [90, -268 * high], [170, -130 * high], [196, 20]),
      '#b5a791',
    );
    s.paper(
      blob([-196, 30], [-150, -70 * high], [-60, -96 * high], [60, -80 * high], [150, -92 * high], [200, 30]),
      ink.stone,
      { lift: 1.2 },
    );
  });
}

const HOURS = [mood.spring, mood.noon, mood.dawn, mood.night] as const;

/** Day and night fly past: the hour at second t of the sleep. */
function flying(t: number): { hour: Mood; x: number; y: number } {
  const turn = Math.max(0, t - 3) * 1.15;
  const k = turn - Math.floor(turn);
  const hour =
    t < 3
      ? mood.spring
      : k < 0.55
        ? Math.floor(turn) % 2
          ? HOURS[1]
          : HOURS[0]
        : k < 0.7
          ? HOURS[2]
          : HOURS[3];
  const arc = k < 0.62 ? k / 0.62 : (k - 0.62) / 0.38;
  return {
    hour,
    x: t < 3 ? 960 : lerp(-60, 1340, arc),
    y: t < 3 ? 150 : 340 - Math.sin(arc * Math.PI) * 230,
  };
}

export default film({
  course: 'live-to-give',
  poster: 13,
  bpm: 86.8,
  scenes: [
    {
      seconds: 7.4,
      pace: 0.95,
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 560, 330, 1.02],
            [7.4, 720, 400, 1.16],
          ]),
        );
        country(s, t, mood.spring);
        s.layer(1, () => {
          earth(s, mood.spring.ground);
          donkey(s, { ...gait(t, 0.1, 5.4, -260, 420), y: 640, cloth: ink.pomegranate, scale: 1.08 }, t);
          hole(s, 930, 650);
          sapling(s, 1010, 650, 0.28, ink.moss, t);
          digger.draw(s, t);
          s.line(union(limb([926, 644], 3, [886, 540], 3)), ink.wood, 4);
          passing.draw(s, t);
        });
        s.layer(1.4, () => {
          grass(s, 180, 736, ink.moss, 2, ink.rose);
          grass(s, 1130, 740, ink.olive, 2.2, ink.gold);
        });
      },
    },
    {
      seconds: 8.4,
      pace: 0.88,
      draw(s, t) {
        s.camera(
          ...(near(t, [0.7, 2.2, curious, 0.9], [4.9, 5.8, planting, 0.9]) ??
            shot(t, [
              [0, 640, 400, 1.1],
              [4, 660, 410, 1.2],
              [8.4, 680, 420, 1.26],
            ])),
        );
        country(s, t + 8, mood.spring);
        s.layer(1, () => {
          earth(s, mood.spring.ground);
          hole(s, 670, 664);
          curious.draw(s, t);
          sapling(s, 672, 664, 0.34, ink.moss, t);
          planting.draw(s, t);
          const count = Math.floor(clamp((t - 1.4) * 3.2, 0, 7));
          for (let i = 0; i < count; i++) {
            const a = ((-160 + i * 23) * Math.PI) / 180;
            s.veil(1 - ramp(t, 4.2, 5), () =>
              s.paper(
                ellipse(660 + Math.cos(a) * 150, 330 + Math.sin(a) * 110, 17),
                i % 2 ? ink.gold : ink.peach,
                { lift: 0.8 },
              ),
            );
          }
        });
      },
    },
    {
      seconds: 8,
      pace: 0.8,
      enter: { kind: 'iris', seconds: 1, x: 760, y: 330 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.9, 4.3, small, 0.9]) ??
            shot(t, [
              [0, 700, 380, 1.16],
              [8, 660, 370, 1.02],
            ])),
        );
        country(s, t + 3, { ...mood.noon, hills: ['#d9c48f', '#c3b273', '#a5a35f', '#8a9152'] }, 260, 140);
        s.layer(1, () => {
          carob(s, 720, 616, 1.55, t, 1);
          earth(s, '#dcb878');
          s.ink(ellipse(720, 636, 330, 26), '#3b2440', 0.18);
          oldFather.draw(s, t);
          small.draw(s, t);
          bird(s, 470, 300 + sway(t, 2, 6), t, ink.paper, 1.1, 1);
        });
        beams(s, 560, -60, 0.16, t);
        s.tint('#f6c453', 0.12, 'soft-light');
      },
    },
    {
      seconds: 10.4,
      pace: 0.95,
      enter: { kind: 'iris', seconds: 0.9, x: 330, y: 520 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 560, 410, 1.2],
            [2.6, 560, 410, 1.2],
            [5, 650, 370, 1.02],
            [10.4, 680, 360, 1],
          ]),
        );
        const { hour, x, y } = flying(t);
        country(s, t * (t > 3 ? 3 : 1), hour, x, y);
        const years = ramp(t, 2.8, 9.8, (k) => k);
        s.layer(1, () => {
          const grown = clamp((years - 0.22) / 0.7);
          if (years < 0.34) sapling(s, 850, 640, 0.3 + years * 2.2, ink.moss, t * 2);
          if (years >= 0.22)
            s.veil(clamp((years - 0.22) / 0.08), () =>
              carob(s, 850, 640, 0.3 + grown * 1.3, t * 2, clamp((years - 0.86) * 8)),
            );
          ground(s, 634, blend(hour.ground, hour.stars ? '#2b2f55' : hour.ground, 0.4), 8);
          s.ink(ellipse(850, 646, 60 + grown * 240, 8 + grown * 16), '#3b2440', 0.18);
          s.at(0, 20, () => sleepy.draw(s, t));
          if (t < 3.4) bundle(s, 240, 678, ink.pomegranate, 0.9);
          crag(s, ramp(t, 2.8, 4.6));
        });
        if (t > 5 && t < 6.6) rain(s, t, pulse(t, 5, 6.6, 0.4));
        if (hour.stars) s.tint('#2a3270', 0.45);
      },
    },
    {
      seconds: 9.4,
      pace: 0.95,
      enter: { kind: 'fade', seconds: 0.9 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.7, 3.7, awake, 0.9], [6.8, 8.4, picker, 0.9]) ??
            shot(t, [
              [0, 520, 400, 1.16],
              [3, 620, 390, 1.06],
              [9.4, 680, 400, 1.14],
            ])),
        );
        country(s, t + 5, mood.day, 240, 140);
        s.layer(1, () => {
          carob(s, 850, 634, 1.6, t, 1);
          earth(s, mood.spring.ground);
          s.ink(ellipse(850, 650, 320, 24), '#3b2440', 0.2);
          s.veil(1 - ramp(t, 0.6, 2.2), () => crag(s, 1 - ramp(t, 0.4, 2.2)));
          helper.draw(s, t);
          picker.draw(s, t);
          awake.draw(s, t);
          basket(s, 1110, 668, 1, '#5a3020');
        });
        beams(s, 640, -60, 0.16, t);
      },
    },
    {
      seconds: 7.6,
      pace: 0.9,
      enter: { kind: 'page', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [3.4, 5, looksOn, 0.9]) ??
            shot(t, [
              [0, 660, 430, 1.26],
              [7.6, 650, 370, 1.02],
            ])),
        );
        country(s, t, { ...mood.dawn, stars: false }, 420, 300);
        s.layer(1, () => {
          carob(s, 1120, 620, 1.5, t, 1);
          earth(s, mood.dawn.ground);
          hole(s, 700, 664);
          sapling(s, 700, 664, 0.3 + ramp(t, 3, 7) * 0.12, ink.leaf, t);
          brother.draw(s, t);
          teacher.draw(s, t);
          looksOn.draw(s, t);
          waters.draw(s, t);
          const wet = pulse(t, 2.1, 4, 0.3);
          if (wet > 0) s.line(svg(`M650 540 Q688 560 694 ${540 + 116 * wet}`), '#9ed3e6', 4 * wet, 0.9);
          flock(s, 200 + t * 30, 220, t, ink.cream, 4, 0.9);
        });
        petals(s, t, ink.leaf, 12);
        s.tint('#f6c453', 0.14, 'soft-light');
      },
    },
  ],
  music: [
    {
      voice: 'clarinet',
      at: 0.32,
      bpm: 87.5,
      gain: 0.8,
      pan: -0.15,
      notes:
        'D4:.5 G4:.5 A4:.5 B4:.5 D5 B4 | C5:.5 B4:.5 A4 G4:2 | E4:.5 G4:.5 A4 B4:.5 A4:.5 G4 | A4:.5 F#4:.5 G4:3 | B4:.5 C5:.5 D5 E5:.5 D5:.5 B4 | C5:.5 B4:.5 A4 G4:2',
    },
    {
      voice: 'dulcimer',
      at: 0.32,
      bpm: 87.5,
      gain: 0.5,
      pan: 0.25,
      repeat: 3,
      notes:
        'G3:.5 D4:.5 B3:.5 D4:.5 G3:.5 D4:.5 B3:.5 D4:.5 | C4:.5 E4:.5 G3:.5 D4:.5 G3:.5 D4:.5 B3:.5 D4:.5',
    },
    { voice: 'bass', at: 0.32, bpm: 87.5, gain: 0.7, repeat: 3, notes: 'G2:2 D3:2 | C3:2 G2:2' },
    { voice: 'ney', at: 17.57, bpm: 60.2, gain: 0.7, notes: 'D5:1.5 C5:.5 B4 A4 | G4:2 A4:2 | B4:2' },
    { voice: 'strings', at: 17.33, bpm: 50.2, gain: 0.7, fadeIn: 1.4, notes: 'G3+B3+D4:4 C4+E4+G3:4' },
    { voice: 'dulcimer', at: 26.9, bpm: 50.2, gain: 0.6, notes: 'B4 A4 G4' },
    {
      voice: 'oud',
      at: 30.49,
      bpm: 164.4,
      gain: 0.9,
      repeat: 2,
      pan: 0.1,
      notes: 'G4 A4 B4 D5 | C5 B4 A4 G4 | E4 G4 A4 B4 | A4 F4 G4:2',
    },
    { voice: 'drum', at: 30.49, bpm: 164.4, gain: 0.7, repeat: 8, notes: 'D s t s:.5 s:.5' },
    { voice: 'bass', at: 30.49, bpm: 164.4, gain: 0.6, repeat: 2, notes: 'G2:4 C3:4 C3:4 D3:2 G2:2' },
    {
      voice: 'strings',
      at: 38.42,
      bpm: 56,
      gain: 0.6,
      fadeIn: 1,
      notes: 'G3+D4:4 C4+E4:3 D4+A3:3 G3+B3+D4:4 C4+E4+G4:3 G3+B3+D4:4',
    },
    {
      voice: 'clarinet',
      at: 40.77,
      bpm: 89.6,
      gain: 0.75,
      pan: -0.15,
      notes:
        'B4:1.5 C5:.5 D5:2 | E5:.5 D5:.5 C5 B4:2 | A4:.5 B4:.5 C5 B4:.5 A4:.5 G4 | A4 F#4 G4:2 | D4:.5 G4:.5 A4:.5 B4:.5 D5 B4 | C5:.5 B4:.5 A4 G4:4',
    },
    {
      voice: 'dulcimer',
      at: 48.8,
      bpm: 89.6,
      gain: 0.45,
      pan: 0.25,
      repeat: 1,
      notes: 'G3:.5 D4:.5 B3:.5 D4:.5 G3:.5 D4:.5 B3:.5 D4:.5 | C4:.5 E4:.5 G3:.5 D4:.5 G3+B3+D4:4',
    },
  ],
  sounds: [
    { sound: 'birds', at: 0, seconds: 16.4, gain: 0.5 },
    { sound: 'sand-step', at: 0.32, seconds: 5.3, every: 0.49, gain: 0.45 },
    { sound: 'thud', at: 0.95, seconds: 6.3, every: 1.58, gain: 0.25 },
    { sound: 'bird', at: 18.83, gain: 0.7 },
    { sound: 'snore', at: 29.65, seconds: 3.8, gain: 0.6 },
    { sound: 'whoosh', at: 30.7, gain: 0.6 },
    { sound: 'wind', at: 30.28, seconds: 8, gain: 0.8 },
    { sound: 'rain', at: 32.6, seconds: 1.9, gain: 0.8 },
    { sound: 'birds', at: 38.28, seconds: 17.9, gain: 0.5 },
    { sound: 'cloth', at: 39.97, gain: 0.6 },
    { sound: 'pour', at: 50.4, seconds: 2.2, gain: 0.7 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'A man plants a tree',
        he: 'איש נוטע עץ',
        ru: 'Человек сажает дерево',
        es: 'Un hombre planta un árbol',
        fr: 'Un homme plante un arbre',
        de: 'Ein Mann pflanzt einen Baum',
        it: 'Un uomo pianta un albero',
      },
    },
    {
      at: 17.3,
      title: {
        en: 'As my fathers did',
        he: 'כמו אבותיי',
        ru: 'Как мои отцы',
        es: 'Como mis padres',
        fr: 'Comme mes pères',
        de: 'Wie meine Väter',
        it: 'Come i miei padri',
      },
    },
    {
      at: 27.3,
      title: {
        en: 'Seventy years',
        he: 'שבעים שנה',
        ru: 'Семьдесят лет',
        es: 'Setenta años',
        fr: 'Soixante-dix ans',
        de: 'Siebzig Jahre',
        it: 'Settant’anni',
      },
    },
    {
      at: 48.2,
      title: {
        en: 'For those who come',
        he: 'למען הבאים אחרינו',
        ru: 'Для тех, кто придёт',
        es: 'Para los que vendrán',
        fr: 'Pour ceux qui viendront',
        de: 'Für die, die kommen',
        it: 'Per chi verrà',
      },
    },
  ],
});
