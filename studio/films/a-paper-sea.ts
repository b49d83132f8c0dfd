import { drawBody } from '../kit/body.ts';
import { awake } from '../kit/face.ts';
import { mat, scissors } from '../kit/craft.ts';
import { film } from '../kit/film.ts';
import { strip } from '../kit/heard.ts';
import { ground } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, lighter, mood, skin } from '../kit/palette.ts';
import { parting } from '../kit/parted-sea.ts';
import { person } from '../kit/person.ts';
import { mixPose, poses } from '../kit/pose.ts';
import { ellipse, rect, svg, type Point } from '../kit/shapes.ts';
import { skeleton } from '../kit/skeleton.ts';
import { rays, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { clamp, keys, pulse, ramp, settle, stepped, sway } from '../kit/time.ts';
import { inPieces, onBench, sceneOf } from '../kit/workbench.ts';
import nachshonStepsIn from './nachshon-steps-in.ts';

// How the sea of “Nachshon steps in” is made.
const stepsIn = sceneOf(nachshonStepsIn, 3);
const opens = sceneOf(nachshonStepsIn, 5);
const through = sceneOf(nachshonStepsIn, 6);
const deep = '#2f5f94';
/** The sheets of water that lie before him. */
const before = new Set([deep, lighter(deep, 0.14)]);

const man: Look = {
  ...looks.man,
  skin: skin.umber,
  robe: ink.rust,
  sash: ink.gold,
  hair: ink.black,
  coverColour: ink.mist,
};

/** Where the pieces of a man are put when he is laid out: far arm, legs, robe, sash, neck, head, headcloth, near arm. */
const APART: readonly Point[] = [
  [84, 22],
  [104, 44],
  [66, -6],
  [46, 34],
  [62, 54],
  [-34, 36],
  [-50, 58],
  [0, 0],
  [0, 96],
  [0, -22],
  [0, -48],
  [0, -48],
  [0, -48],
  [0, -48],
  [0, -48],
  [0, -48],
  [0, -48],
  [0, -48],
  [0, -48],
  [0, -84],
  [-84, 22],
  [-104, 44],
  [-66, -6],
];

/** Speed of a walk at this size, in pixels a second. */
const PACE = 165 * 0.82;
const WAY = 470;
const [START, STOP] = [0.8, 0.8 + WAY / PACE];
// A walk without a beginning and an end: only a part of it is shown, and it starts and stops at once.
const stiff = person(man, { x: 400 - PACE * 20, y: 318, size: 0.82 }).walk(-20, 400 + PACE * 20);
const soft = person({ ...man, robe: ink.teal }, { x: 400, y: 644, size: 0.82 }).walk(START, 400 + WAY);

/** A sheet of sea whose edge is cut into waves as far as `cut`, and flat from there on. */
function waves(
  s: Stage,
  y: number,
  cut: number,
  shift: number,
  colour: string,
  long: number,
  lift = 1,
): void {
  const path = new Path2D();
  let x = -260 + shift - long;
  path.moveTo(x, 900);
  path.lineTo(x, y);
  for (; x < 1560; x += long) {
    const high = clamp((cut - x) / long);
    path.bezierCurveTo(
      x + long * 0.3,
      y - 7 * high,
      x + long * 0.45,
      y - 30 * high,
      x + long * 0.62,
      y - 24 * high,
    );
    path.bezierCurveTo(x + long * 0.7, y - 14 * high, x + long * 0.8, y + 4 * high, x + long, y);
  }
  path.lineTo(x, 900);
  path.closePath();
  s.paper(path, colour, { lift, up: true, edge: 0.4 });
}

export default film({
  course: 'performing-mitzvos-with-enthusiasm',
  small: true,
  bytes: 490_000,
  poster: 40.5,
  bpm: 78.8,
  scenes: [
    {
      seconds: 4.8,
      pace: 0.77,
      enter: { kind: 'iris', seconds: 0.8 },
      draw(s, t) {
        onBench(s, opens, 5.8 + stepped(t, 6), { camera: [640, 380, 1.04] });
      },
    },
    {
      seconds: 8.7,
      pace: 0.81,
      enter: { kind: 'page', seconds: 0.7 },
      draw(s, t) {
        const tide = stepped(Math.max(0, t - 6), 6);
        const cut = keys(t, [
          [1.6, -300],
          [3.5, 1400],
        ]);
        const coming = (at: number): number => (1 - settle(ramp(t, at, at + 0.7))) * 2300;
        s.layer(0, () => {
          sky(s, mood.dusk);
          sun(s, mood.dusk, 640, 250, 60);
        });
        s.layer(1, () => {
          s.at(-coming(4.2), 0, () => waves(s, 330, 2000, sway(tide, 5, 40), darker(deep, 0.25), 150));
          s.at(coming(4.8), 0, () => waves(s, 372, 2000, sway(tide, 4.2, 46, 0.3), darker(deep, 0.1), 190));
          s.at(0, (1 - settle(ramp(t, 0.4, 1.2))) * 400, () =>
            waves(s, 430, cut, sway(tide, 3.6, 54, 0.6), deep, 220, 0.4 + ramp(t, 3.5, 4)),
          );
          s.at(-coming(5.2), 0, () => waves(s, 500, 2000, sway(tide, 4.6, 60, 0.1), lighter(deep, 0.1), 250));
          s.at(coming(5.6), 0, () => waves(s, 590, 2000, sway(tide, 3.9, 70, 0.8), lighter(deep, 0.22), 290));
          if (t > 1.2 && t < 4)
            scissors(s, cut - 60, 424 + sway(t, 0.34, 12), sway(t, 0.34, 12), 0.5 + sway(t, 0.3, 0.5), 1.3);
        });
        s.tint('#5a4a9c', 0.12);
      },
    },
    {
      seconds: 5.2,
      pace: 0.77,
      enter: { kind: 'slide-left', seconds: 0.5 },
      draw(s, t) {
        const apart = keys(t, [
          [0, 1],
          [1, 1],
          [2.2, 0],
        ]);
        const pose = mixPose(
          { ...poses.stand, armF: 10, armB: -2 },
          {
            ...poses.stand,
            armF: 118 + sway(t, 0.9, 12),
            elbowF: 34,
            head: -8,
            lean: 4,
            footF: 30,
            liftF: 18,
          },
          pulse(t, 3.1, 5.6, 0.6),
        );
        s.layer(0, () => mat(s));
        s.at(
          640,
          598,
          () => {
            inPieces(
              s,
              (bench) => drawBody(bench, { look: man, pose, face: awake, width: 1, swing: 0 }),
              (n) => ({
                x: (APART[n]?.[0] ?? 0) * apart,
                y: (APART[n]?.[1] ?? 0) * apart,
                turn: n === 8 ? 10 * apart : 0,
              }),
            );
            const k = ramp(t, 2.3, 2.8);
            const { armF, legF, neck } = skeleton(pose);
            if (k > 0)
              for (const [x, y] of [armF.root, armF.joint, legF.joint, neck])
                s.at(x, y, () => s.paper(ellipse(0, 0, 6.5), ink.gold, { lift: 0.8, edge: 0.6 }), {
                  scale: settle(k),
                });
          },
          { scale: 1.5 },
        );
      },
    },
    {
      seconds: 5.8,
      pace: 0.78,
      draw(s, t) {
        s.layer(0, () => mat(s));
        for (const y of [40, 366]) {
          s.paper(rect(210, y, 860, 300, 16), mood.dawn.sky[1], { lift: 1 });
          s.within(rect(210, y, 860, 300, 16), () => ground(s, y + 252, '#b98a62', 3));
        }
        stiff.draw(s, clamp(t - START, 0, STOP - START));
        soft.draw(s, t);
      },
    },
    {
      seconds: 6,
      pace: 0.86,
      draw(s, t) {
        const away = keys(t, [
          [1.9, 0],
          [2.9, 1],
          [4.7, 1],
          [5.6, 0],
        ]);
        onBench(s, stepsIn, 4.6 + t * 0.16, {
          camera: [690, 430, 1.14],
          piece: (_, colour) => (before.has(colour) ? { y: 460 * away, x: 60 * away } : {}),
        });
      },
    },
    {
      seconds: 6.4,
      pace: 0.88,
      enter: { kind: 'slide-up', seconds: 0.5 },
      draw(s, t) {
        // So much paper moves here that six pictures a second must do.
        const slow = stepped(t, 6);
        const open = keys(slow, [
          [2.6, 0],
          [5.8, 1],
        ]);
        const cut = ramp(t, 0.6, 2.3, (k) => k);
        s.layer(0, () => {
          sky(s, mood.dawn);
          rays(s, 640, 300, 150, 420, '#fff1c4', 0, 0.3 * open);
          sun(s, mood.dawn, 640, 330 - open * 40, 52);
        });
        s.layer(1, () => {
          parting(s, slow, open, deep);
          ground(s, 668, '#c99a6c', 8);
        });
        if (open === 0) s.line(svg(`M640 668 V${668 - cut * 310}`), ink.night, 5, 0.8);
        const gone = ramp(t, 2.3, 2.9);
        if (gone < 1) scissors(s, 640, 690 - cut * 250 - gone * 620, -90, 0.5 + sway(t, 0.36, 0.5), 1.2);
      },
    },
    {
      seconds: 4,
      pace: 0.78,
      draw(s, t) {
        s.layer(0, () => {
          sky(s, mood.night);
          waves(s, 560, 2000, sway(stepped(t, 6), 4, 50), darker(deep, 0.4), 200);
        });
        strip(s, {
          noise: 'sea',
          seconds: 4,
          x: 130,
          y: 300,
          width: 1020,
          height: 300,
          colour: '#3f8fb0',
          heard: (t - 0.2) / 3.7,
        });
      },
    },
    {
      seconds: 5.6,
      pace: 0.92,
      draw(s, t) {
        onBench(s, through, 1.6 + t, { camera: [640, 380, 1.04] });
      },
    },
  ],
  music: [
    { voice: 'drone', at: 22.8, bpm: 60, gain: 0.45, notes: 'D3+A3:2.6', fadeIn: 0.4, fadeOut: 0.8 },
    { voice: 'drone', at: 29.4, bpm: 60, gain: 0.45, notes: 'D3+A3:2.6', fadeIn: 0.4, fadeOut: 0.8 },
    {
      voice: 'dulcimer',
      at: 0.26,
      bpm: 75.7,
      gain: 0.7,
      notes: 'D4:.5 F#4:.5 A4:.5 D5:.5 C5 Bb4:.5 A4:.5 | G4:.5 F#4:.5 Eb4 D4:2',
    },
    { voice: 'drone', at: 0, bpm: 47.7, gain: 0.8, notes: 'D3+A3:5 D3+A3:9', fadeIn: 1, fadeOut: 2 },
    {
      voice: 'pluck',
      at: 6.35,
      bpm: 75.7,
      gain: 0.75,
      notes: 'D4 - A4 - | D4 - Bb4 A4 | G4:.5 A4:.5 F#4 Eb4 D4 | - A4:.5 Bb4:.5 A4:2',
    },
    {
      voice: 'oud',
      at: 17.51,
      bpm: 75.7,
      gain: 0.9,
      notes: 'D4:.5 D4:.5 F#4 A4:.5 G4:.5 F#4 | Eb4:.5 F#4:.5 D4:3',
    },
    { voice: 'drum', at: 17.51, bpm: 75.7, gain: 0.55, repeat: 2, notes: 'D k:.5 k:.5 t k:.5 k:.5' },
    { voice: 'drum', at: 24.75, bpm: 93.6, gain: 0.6, repeat: 2, notes: 'D t D t' },
    { voice: 'oud', at: 24.75, bpm: 93.6, gain: 0.8, notes: 'D4 A3 D4 A3 | F#4 D4 A3 D4' },
    {
      voice: 'clarinet',
      at: 31.28,
      bpm: 82.6,
      gain: 0.7,
      notes: 'A4:1.5 Bb4:.5 A4 G4 | F#4 G4:.5 F#4:.5 Eb4 D4 |',
    },
    { voice: 'bass', at: 31.28, bpm: 82.6, gain: 0.7, repeat: 2, notes: 'D2:2 G2:2' },
    {
      voice: 'strings',
      at: 38.02,
      bpm: 52.8,
      gain: 0.7,
      notes: 'A3+E4:2.4 D3+A3+F#4:3.6',
      fadeIn: 0.8,
      fadeOut: 0.6,
    },
    {
      voice: 'dulcimer',
      at: 40.98,
      bpm: 84.4,
      gain: 0.7,
      notes: 'D4:.5 E4:.5 F#4:.5 A4:.5 D5:.5 E5:.5 F#5:2',
    },
    {
      voice: 'clarinet',
      at: 50.54,
      bpm: 88.3,
      gain: 0.8,
      notes: 'D5 F#5:.5 E5:.5 D5 A4 | B4 C5:.5 A4:.5 D5:2',
    },
    { voice: 'bass', at: 50.54, bpm: 88.3, gain: 0.75, notes: 'D2:2 G2:2 A2:2 D2:2' },
    { voice: 'drum', at: 50.54, bpm: 88.3, gain: 0.6, repeat: 2, notes: 'D t:.5 t:.5 D:.5 k:.5 t' },
  ],
  sounds: [
    { sound: 'sea', at: 0, seconds: 6.5, gain: 0.6 },
    { sound: 'page', at: 6.1, gain: 0.9 },
    { sound: 'cloth', at: 8.21, seconds: 2.2, every: 0.42, gain: 0.7 },
    { sound: 'whoosh', at: 11.42, seconds: 1.9, every: 0.59, gain: 0.5 },
    { sound: 'sea', at: 12.9, seconds: 4.2, gain: 0.6 },
    { sound: 'page', at: 18.66, gain: 0.7 },
    { sound: 'step', at: 19.96, seconds: 0.6, every: 0.16, gain: 0.4 },
    { sound: 'sand-step', at: 24.88, seconds: 4.2, every: 0.54, gain: 0.7 },
    { sound: 'splash', at: 31.75, gain: 0.4 },
    { sound: 'whoosh', at: 33.49, gain: 0.6 },
    { sound: 'whoosh', at: 36.63, gain: 0.5 },
    { sound: 'cloth', at: 38.82, seconds: 1.8, every: 0.41, gain: 0.8 },
    { sound: 'whoosh', at: 41.09, gain: 0.8 },
    { sound: 'wind', at: 40.98, seconds: 4.6, gain: 0.8 },
    { sound: 'sea', at: 45.54, seconds: 5.1, gain: 2 },
    { sound: 'sand-step', at: 50.65, seconds: 5.4, every: 0.26, gain: 0.4 },
    { sound: 'water', at: 50.41, seconds: 6.1, gain: 0.5 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'Flat paper, high waves',
        he: 'נייר שטוח, גלים גבוהים',
        ru: 'Плоская бумага, высокие волны',
        es: 'Papel plano, olas altas',
        fr: 'Papier plat, hautes vagues',
        de: 'Flaches Papier, hohe Wellen',
        it: 'Carta piatta, onde alte',
      },
    },
    {
      at: 17,
      title: {
        en: 'How paper walks',
        he: 'איך נייר הולך',
        ru: 'Как ходит бумага',
        es: 'Cómo camina el papel',
        fr: 'Comment marche le papier',
        de: 'Wie Papier geht',
        it: 'Come cammina la carta',
      },
    },
    {
      at: 38.1,
      title: {
        en: 'The waves make way',
        he: 'הגלים מפנים דרך',
        ru: 'Волны расступаются',
        es: 'Las olas dejan paso',
        fr: 'Les vagues laissent passer',
        de: 'Die Wellen machen Platz',
        it: 'Le onde lasciano passare',
      },
    },
  ],
});
