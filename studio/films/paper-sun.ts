import { scissors, mat, pencil } from '../kit/craft.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills } from '../kit/land.ts';
import { looks } from '../kit/look.ts';
import { ink, mood } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { ellipse, rect } from '../kit/shapes.ts';
import { sketch } from '../kit/sketch.ts';
import { rays, sky } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { clamp, keys, lerp, pulse, ramp, settle, sway } from '../kit/time.ts';
import { onBench, sceneOf, stack } from '../kit/workbench.ts';
import abrahamsTent from './abrahams-tent.ts';

// How the hot day of “Abraham's tent” is made: its first scene, taken apart.
const day = sceneOf(abrahamsTent, 0);
const PIECES = 74;
const SHEETS = 6;
const still = [650, 370, 1.02] as const;

const holdsUp = { ...poses.reachUp, armF: 150, armB: 157, head: -16 };
const boy = person({ ...looks.boy, robe: ink.teal }, { x: 600, y: 672, size: 1.22 })
  .pose(-1, 'offer', 0)
  .pose(0.5, holdsUp, 0.8)
  .hold(0, 99, (s) => s.at(0, -72, () => paperSun(s, 0.74)), 'both')
  .laugh(1.7, 1.4);

const RINGS = mood.noon.rings;

/** The sun's circles from the largest down, `laid` 0 … 4 of them; `lift` 0 takes away their shadows. */
function circles(s: Stage, x: number, y: number, size: number, laid: number, lift: number): void {
  for (const [i, colour] of RINGS.entries()) {
    const k = clamp(laid - i);
    if (k <= 0) continue;
    const r = size * (1 + (RINGS.length - 1 - i) * 0.72);
    s.veil(clamp(k * 3), () =>
      s.at(
        x,
        y - (1 - settle(k)) * 240,
        () => s.paper(ellipse(0, 0, r), colour, { lift, edge: 0.12 * lift }),
        {
          turn: (1 - k) * 30,
        },
      ),
    );
  }
}

/** The sun that children make: three circles of yellow paper. */
function paperSun(s: Stage, scale: number): void {
  for (const [r, colour] of [
    [120, ink.peach],
    [88, ink.gold],
    [54, '#fff1c4'],
  ] as const)
    s.paper(ellipse(0, 0, r * scale), colour, { lift: 1 });
}

export default film({
  course: 'live-to-give',
  small: true,
  bytes: 490_000,
  poster: 29.2,
  bpm: 84.3,
  scenes: [
    {
      seconds: 5.6,
      pace: 0.87,
      enter: { kind: 'iris', seconds: 0.8, x: 820, y: 180 },
      draw(s, t) {
        onBench(s, day, 4.4 + t * 0.7, { camera: [650, 330, 1.06] });
      },
    },
    {
      seconds: 8.6,
      pace: 0.82,
      enter: { kind: 'page', seconds: 0.8 },
      draw(s, t) {
        s.layer(0, () => mat(s));
        const drawn = keys(t, [
          [0.4, 0],
          [4.2, PIECES],
        ]);
        const laid = ramp(t, 4.8, 8.2, (k) => k) * PIECES;
        s.at(
          640,
          350,
          () => {
            s.paper(rect(-640, -360, 1280, 720), ink.cream, { lift: 2 });
            s.within(rect(-640, -360, 1280, 720), () =>
              s.at(-640, -360, () => {
                sketch(s, day, 6, drawn);
                if (laid > 0)
                  onBench(s, day, 6, {
                    camera: still,
                    foil: ramp(t, 7.6, 8.2),
                    piece: (n) => {
                      const k = clamp((laid - n) / 8);
                      return k > 0 ? { y: (1 - settle(k)) * -70, alpha: clamp(k * 2) } : undefined;
                    },
                  });
              }),
            );
          },
          { scale: 0.84 },
        );
        const busy = 1 - ramp(t, 4.1, 4.7);
        if (busy > 0)
          pencil(
            s,
            lerp(1180, lerp(260, 1000, (t / 4.4) ** 1.2) + sway(t, 0.8, 110), busy),
            lerp(860, 380 + sway(t, 0.53, 130), busy),
            -38,
            1.3,
          );
      },
    },
    {
      seconds: 8,
      pace: 0.83,
      draw(s, t) {
        const lift = 1 - pulse(t, 4, 6.2, 0.5);
        s.layer(0, () => {
          sky(s, mood.noon);
          const out = ramp(t, 3.1, 3.8);
          if (out > 0) rays(s, 640, 330, 300 * out, 300 + 260 * out, '#fff1c4', t, 0.5 * out);
          circles(s, 640, 330, 96, t < 0.4 ? 0 : (t - 0.4) / 0.68, lift * 1.6);
        });
        s.layer(1, () => hills(s, { y: 690, rise: 60, hills: 4, seed: 3, colour: mood.noon.hills[0] }));
        s.tint('#fff1c4', 0.06, 'screen');
      },
    },
    {
      seconds: 9,
      pace: 0.86,
      draw(s, t) {
        const apart = keys(t, [
          [0.6, 0],
          [2, 1],
          [4.4, 1],
          [5.6, 0],
        ]);
        s.layer(0, () => mat(s));
        const sheets = stack(apart, SHEETS);
        onBench(s, day, 6, {
          camera: [
            keys(t, [
              [5.6, 650],
              [7, 800],
              [8.6, 560],
            ]),
            370,
            keys(t, [
              [5.4, 1.02],
              [6.2, 1.16],
            ]),
          ],
          foil: 1 - ramp(t, 0.5, 0.7) + ramp(t, 5.4, 5.7),
          ...(apart > 0.001 && { sheet: sheets }),
        });
      },
    },
    {
      seconds: 5.2,
      pace: 0.79,
      draw(s, t) {
        onBench(s, day, 6, { camera: still, foil: 0 });
        const edge = keys(t, [
          [0.5, 0],
          [2, 1280],
        ]);
        const cold = 1280 - edge;
        s.ctx.save();
        s.ctx.globalCompositeOperation = 'multiply';
        if (cold > 0) s.ink(rect(edge, 0, cold, 720), '#8fa6dc', 0.8);
        s.ctx.globalCompositeOperation = 'soft-light';
        s.ink(rect(0, 0, edge, 720), '#ffb347', 0.55);
        s.ctx.globalCompositeOperation = 'screen';
        s.ink(rect(0, 0, edge, 720), '#fff1c4', 0.12 + sway(t, 2, 0.03));
        s.ctx.restore();
        if (cold > 0 && edge > 0) s.paper(rect(edge - 4, -10, 8, 740), ink.paper, { lift: 1 });
      },
    },
    {
      seconds: 5,
      pace: 0.8,
      enter: { kind: 'slide-left', seconds: 0.5 },
      draw(s, t) {
        s.layer(0, () => mat(s, ink.plum));
        const cut = ramp(t, 0.5, 2.4, (k) => k);
        const free = ramp(t, 2.3, 2.9);
        s.paper(rect(150, 120, 430, 430, 8), ink.peach, { lift: 1 });
        const round = (part: number): Path2D => {
          const path = new Path2D();
          path.arc(365, 335, 150, -Math.PI / 2, -Math.PI / 2 + part * Math.PI * 2);
          return path;
        };
        s.line(round(1), ink.rust, 3, 0.5);
        s.line(round(cut), '#5a2340', 6);
        if (free > 0) s.ink(ellipse(365, 335, 152), '#5a2340', 1);
        const turn = -90 + cut * 360;
        const a = (turn * Math.PI) / 180;
        const away = ramp(t, 2.3, 2.8) * 700;
        scissors(
          s,
          365 + Math.cos(a) * 150 - 104 * Math.cos(a + Math.PI / 2),
          335 + Math.sin(a) * 150 - 104 * Math.sin(a + Math.PI / 2) + away,
          turn + 90,
          0.5 + sway(t, 0.42, 0.5),
          1,
        );
        if (free > 0)
          s.at(lerp(365, 860, free), lerp(335, 340, free) - Math.sin(free * Math.PI) * 60, () => {
            s.paper(ellipse(0, 0, 150), ink.peach, { lift: 1 + free });
          });
        for (const [i, [r, colour]] of (
          [
            [108, ink.gold],
            [64, '#fff1c4'],
          ] as const
        ).entries()) {
          const k = ramp(t, 3 + i * 0.5, 3.4 + i * 0.5);
          s.at(lerp(1130, 860, k), lerp(i ? 560 : 150, 340, k), () =>
            s.paper(ellipse(0, 0, r), colour, { lift: 1.4 }),
          );
        }
      },
    },
    {
      seconds: 4.2,
      draw(s, t) {
        s.camera(640, 380, 1.04);
        s.layer(0, () => {
          sky(s, mood.spring);
          rays(s, 657, 217, 110, 300, '#fff1c4', t, 0.55 * ramp(t, 0.8, 1.6));
        });
        s.layer(0.4, () => hills(s, { y: 470, rise: 70, hills: 5, seed: 17, colour: mood.spring.hills[0] }));
        s.layer(1, () => {
          ground(s, 600, mood.spring.hills[1], 6);
          grass(s, 300, 640, ink.moss, 1.2, ink.rose);
          grass(s, 980, 650, ink.moss, 1.3, ink.gold);
          boy.draw(s, t);
          s.glow(657, 217, 240, '#ffe9a6', 0.5 * ramp(t, 0.8, 1.6));
        });
      },
    },
  ],
  music: [
    { voice: 'oud', at: 0.46, bpm: 87, gain: 0.9, notes: 'D4 F#4:.5 G4:.5 A4 F#4 | G4:.5 F#4:.5 Eb4 D4:2' },
    {
      voice: 'pluck',
      at: 6.92,
      bpm: 82.4,
      gain: 0.7,
      repeat: 2,
      notes: 'D4:.5 A4:.5 F#4:.5 A4:.5 G4:.5 Bb4:.5 A4',
    },
    { voice: 'drum', at: 12.26, bpm: 82.4, gain: 0.5, repeat: 2, notes: 't:.5 k:.5 k:.5 k:.5 t:.5 k:.5 D' },
    { voice: 'dulcimer', at: 17.36, bpm: 72.5, gain: 0.7, notes: 'D4 F#4 A4 D5 | C5:.5 Bb4:.5 A4 G4 F#4' },
    { voice: 'drone', at: 16.92, bpm: 49.8, gain: 0.8, notes: 'D3+A3:8', fadeIn: 1, fadeOut: 1.5 },
    {
      voice: 'clarinet',
      at: 27.03,
      bpm: 85.2,
      gain: 0.75,
      notes: 'D4:1.5 Eb4:.5 F#4 G4 | A4:1.5 Bb4:.5 A4 G4 | F#4:.5 G4:.5 A4 G4 F#4 | Eb4 D4:2',
    },
    { voice: 'bass', at: 27.03, bpm: 85.2, gain: 0.7, repeat: 2, notes: 'D2:2 A2:2 G2:2 D2:2' },
    {
      voice: 'oud',
      at: 43.61,
      bpm: 85.2,
      gain: 0.95,
      notes: 'D4:.5 F#4:.5 A4 Bb4:.5 A4:.5 G4 | A4 D5:.5 C5:.5 Bb4 A4 | F#4:.5 Eb4:.5 D4:3',
    },
    { voice: 'bass', at: 43.61, bpm: 85.2, gain: 0.75, notes: 'D2:2 G2:2 D2:2 A2:2 D2:4' },
    { voice: 'drum', at: 43.61, bpm: 85.2, gain: 0.6, repeat: 4, notes: 'D t:.5 k:.5' },
  ],
  sounds: [
    { sound: 'crickets', at: 4.6, seconds: 2.6, gain: 0.3 },
    { sound: 'page', at: 6.32, gain: 1 },
    { sound: 'cloth', at: 7.17, seconds: 4.1, every: 0.51, gain: 0.35 },
    { sound: 'step', at: 12.41, seconds: 3.7, every: 0.21, gain: 0.22 },
    { sound: 'thud', at: 18.13, seconds: 2.5, every: 0.82, gain: 0.3 },
    { sound: 'whoosh', at: 27.26, gain: 0.6 },
    { sound: 'whoosh', at: 31.91, gain: 0.5 },
    { sound: 'whoosh', at: 37.91, gain: 0.5 },
    { sound: 'crickets', at: 38.55, seconds: 5.3, gain: 1.6 },
    { sound: 'cloth', at: 44.36, seconds: 2.2, every: 0.52, gain: 0.8 },
    { sound: 'page', at: 47.49, gain: 0.6 },
    { sound: 'page', at: 48.11, gain: 0.6 },
    { sound: 'chime', at: 51.06, gain: 0.5 },
    { sound: 'birds', at: 50.06, seconds: 4, gain: 0.4 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'From sketch to paper',
        he: 'מסקיצה לנייר',
        ru: 'От наброска к бумаге',
        es: 'Del boceto al papel',
        fr: 'De l’esquisse au papier',
        de: 'Von der Skizze zum Papier',
        it: 'Dallo schizzo alla carta',
      },
    },
    {
      at: 16.9,
      title: {
        en: 'Circles, shadows, layers',
        he: 'עיגולים, צללים, שכבות',
        ru: 'Круги, тени, слои',
        es: 'Círculos, sombras, capas',
        fr: 'Ronds, ombres, couches',
        de: 'Kreise, Schatten, Schichten',
        it: 'Cerchi, ombre, strati',
      },
    },
    {
      at: 43.6,
      title: {
        en: 'A sun of your own',
        he: 'שמש משלכם',
        ru: 'Твоё собственное солнце',
        es: 'Tu propio sol',
        fr: 'Ton propre soleil',
        de: 'Deine eigene Sonne',
        it: 'Un sole tutto tuo',
      },
    },
  ],
});
