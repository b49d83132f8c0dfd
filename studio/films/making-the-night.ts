import { rooster } from '../kit/animals.ts';
import { mat, scissors } from '../kit/craft.ts';
import { film } from '../kit/film.ts';
import { noteStars, star, strip } from '../kit/heard.ts';
import { hills } from '../kit/land.ts';
import { ink, mood } from '../kit/palette.ts';
import { limb, rect, union } from '../kit/shapes.ts';
import { sky, stars, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { keys, lerp, pulse, ramp, settle, sway } from '../kit/time.ts';
import { onBench, sceneOf } from '../kit/workbench.ts';
import donkeyRoosterLamp from './the-donkey-the-rooster-and-the-lamp.ts';

// How the night of “The donkey, the rooster and the lamp” is made.
const camp = sceneOf(donkeyRoosterLamp, 2);
const FLAME = '#f39a3d';
const blues = ['#10142f', '#1d2450', '#242c60', '#2b3570', '#33406e', '#44588a', '#6d83bd'];
const plainNight = { ...mood.night, stars: false };

// Three voices, one after another: four beats each at 75 a minute.
const BPM = 75;
const ROUND = (4 * 60) / BPM;
const ney = { voice: 'ney', bpm: BPM, notes: 'D4 F4 A4:1.5 G#4:.5' } as const;
const strings = { voice: 'strings', bpm: BPM, notes: 'D3+A3:2 E3+B3:2' } as const;
const drops = {
  voice: 'pluck',
  bpm: BPM,
  notes: 'D5:.5 A4:.5 F5:.5 A4:.5 D5:.5 A4:.5 E5:.5 B4:.5',
} as const;
/** Second of the film when the first voice begins. */
const MUSIC = 33.9;

function far(s: Stage): void {
  s.layer(0.3, () => hills(s, { y: 560, rise: 90, hills: 5, seed: 17, colour: '#2b3570' }));
  s.layer(0.5, () => hills(s, { y: 620, rise: 60, hills: 6, seed: 6, colour: '#242c60' }));
}

export default film({
  course: 'why-bad-things-happen',
  small: true,
  bytes: 490_000,
  poster: 28.4,
  bpm: 72.5,
  scenes: [
    {
      seconds: 5,
      pace: 0.88,
      enter: { kind: 'iris', seconds: 0.9, x: 800, y: 560 },
      draw(s, t) {
        onBench(s, camp, 0.6 + t, { camera: [640, 380, 1.06] });
      },
    },
    {
      seconds: 7.8,
      pace: 0.95,
      enter: { kind: 'page', seconds: 0.7 },
      draw(s, t) {
        s.layer(0, () => mat(s, ink.wood));
        const black = keys(t, [
          [0.3, -700],
          [0.8, 0],
          [1.5, 0],
          [2, 900],
        ]);
        if (black > -690 && black < 890)
          s.at(640, 330 + black, () => s.paper(rect(-250, -190, 500, 380, 8), ink.black, { lift: 1.4 }), {
            turn: -4,
          });
        const gone = ramp(t, 4.2, 4.7) * 800;
        for (const [i, colour] of blues.entries()) {
          const k = settle(ramp(t, 1.7 + i * 0.2, 2.2 + i * 0.2));
          if (k > 0)
            s.at(
              lerp(1500, 190 + i * 150, k),
              330 - gone,
              () => s.paper(rect(-80, -210, 160, 420, 8), colour),
              {
                turn: (i - 3) * 3.4 + (1 - k) * 30,
              },
            );
        }
        if (t > 4.5)
          onBench(s, camp, 3, {
            camera: [640, 380, 1.04],
            light: ramp(t, 6.9, 7.4),
            foil: ramp(t, 6.9, 7.4),
            sheet: (n) => ({
              matrix: [1, 0, 0, 1, 0, (1 - settle(ramp(t, 4.5 + n * 0.55, 5.1 + n * 0.55))) * 780],
              frame: 0,
            }),
          });
      },
    },
    {
      seconds: 6.4,
      pace: 0.92,
      draw(s, t) {
        s.layer(0, () => {
          sky(s, plainNight);
          const seen = Math.round(ramp(t, 2.8, 5, (k) => k) * 70);
          s.at(640, 0, () => s.at(-640, 0, () => stars(s, t, seen, 400)), { scale: 1.14 });
          const down = settle(ramp(t, 4.9, 5.6));
          if (down > 0) s.at(0, (down - 1) * 360, () => sun(s, mood.night, 220, 150, 42));
        });
        far(s);
        const k = ramp(t, 2.2, 2.9);
        const free = ramp(t, 1.5, 1.8);
        if (k < 1)
          s.at(
            lerp(640, 930, k),
            lerp(300, 150, k),
            () => {
              if (free < 1)
                s.veil(1 - free, () => s.paper(rect(-200, -200, 400, 400, 8), ink.cream, { lift: 1.4 }));
              s.paper(union(star(96)), free > 0 ? '#fff6da' : ink.sand, { lift: 0.8 + free });
            },
            { scale: lerp(1, 0.05, k), turn: 8 + k * 160 },
          );
        if (t < 1.9) {
          const a = lerp(
            -80,
            250,
            ramp(t, 0.3, 1.6, (v) => v),
          );
          const r = (a * Math.PI) / 180;
          scissors(s, 640 + Math.cos(r) * 150, 300 + Math.sin(r) * 150, a + 90, 0.5 + sway(t, 0.32, 0.5), 1);
        }
      },
    },
    {
      seconds: 7.6,
      pace: 0.93,
      draw(s, t) {
        const flame = t > 3;
        const light = ramp(t, 4.6, 6);
        const edge = keys(t, [
          [0.7, 1300],
          [2, -20],
        ]);
        onBench(s, camp, 3, {
          camera: [690, 490, 1.5],
          light,
          foil: 0,
          piece: (_, colour) => (colour === FLAME && !flame ? undefined : {}),
        });
        s.ctx.save();
        s.ctx.globalCompositeOperation = 'multiply';
        s.ink(rect(edge, 0, 1400, 720), '#2a3a90', 0.5 - 0.22 * light);
        s.ctx.restore();
        if (edge > -10 && edge < 1280) s.paper(rect(edge - 4, -10, 8, 740), '#5f78c8', { lift: 1 });
        if (flame) s.glow(866, 490, 90 + 330 * light, '#f0953c', 0.4 + 0.12 * light);
      },
    },
    {
      seconds: 4.6,
      enter: { kind: 'slide-left', seconds: 0.5 },
      draw(s, t) {
        const heard = (t - 1) / 1.9;
        s.layer(0, () => {
          sky(s, mood.night);
          sun(s, mood.night, 96, 120, 34);
        });
        far(s);
        s.layer(1, () => {
          s.paper(union(limb([-60, 470], 22, [470, 448], 12), limb([470, 448], 12, [560, 420], 5)), ink.bark);
          rooster(s, 300, 446, t, 2.3, pulse(t, 0.9, 3, 0.2));
          strip(s, {
            noise: 'rooster',
            seconds: 0,
            x: 600,
            y: 290,
            width: 590,
            height: 250,
            colour: ink.gold,
            heard,
          });
        });
      },
    },
    {
      seconds: 9.9,
      draw(s, t) {
        const at = t - 0.3;
        s.layer(0, () => sky(s, plainNight));
        far(s);
        noteStars(s, ney, at, { x: 140, y: 360, width: 1000, colour: '#ffd98a', size: 21 });
        noteStars(s, strings, at - ROUND, { x: 140, y: 410, width: 1000, colour: '#f0a38a', size: 27 });
        noteStars(s, drops, at - 2 * ROUND, { x: 140, y: 350, width: 1000, colour: '#a9c8ff', size: 13 });
      },
    },
    {
      seconds: 5,
      draw(s, t) {
        onBench(s, camp, 1.2 + t, { camera: [640, 400, 1.14] });
      },
    },
  ],
  music: [
    { voice: 'ney', at: 0.7, bpm: 64, gain: 0.7, notes: 'D4 F4 A4:1.5 G#4:.5' },
    {
      voice: 'strings',
      at: 0,
      bpm: 55,
      gain: 0.5,
      notes: 'D3+A3+F4:5 D3+A3:4 G2+D3+Bb3:4 A2+E3:3.4',
      fadeIn: 1.5,
      fadeOut: 2,
    },
    { voice: 'pluck', at: 7.8, gain: 0.6, repeat: 2, notes: 'D4 F4 G#4 A4' },
    { voice: 'dulcimer', at: 16.7, gain: 0.5, notes: 'A4:.5 D5:.5 F5:.5 E5:.5 D5:.5 A5:.5 G#5:.5 F5:.5' },
    { voice: 'drone', at: 20.6, bpm: 56, gain: 0.8, notes: 'D3+A3:8', fadeIn: 1, fadeOut: 1.5 },
    { voice: 'clarinet', at: 24.1, bpm: 62, gain: 0.6, notes: 'D4:.5 F4:.5 A4:3' },
    { ...ney, at: MUSIC, gain: 0.85, repeat: 3 },
    { ...strings, at: MUSIC + ROUND, gain: 0.7, repeat: 2 },
    { ...drops, at: MUSIC + 2 * ROUND, gain: 0.7 },
    { voice: 'ney', at: 43.8, bpm: 66, gain: 0.75, notes: 'A4:.5 F4:.5 E4 D4:2' },
    { voice: 'strings', at: 43.5, bpm: 60, gain: 0.6, notes: 'D3+A3+F#4:5', fadeIn: 0.8 },
  ],
  sounds: [
    { sound: 'crickets', at: 28.6, seconds: 5.4, gain: 0.35 },
    { sound: 'crickets', at: 0, seconds: 6.1, gain: 0.6 },
    { sound: 'page', at: 5.57, gain: 0.9 },
    { sound: 'page', at: 7.79, seconds: 1.4, every: 0.21, gain: 0.45 },
    { sound: 'whoosh', at: 10.42, seconds: 1.8, every: 0.58, gain: 0.35 },
    { sound: 'cloth', at: 14.22, seconds: 1.3, every: 0.35, gain: 0.7 },
    { sound: 'chime', at: 16.94, gain: 0.25 },
    { sound: 'whoosh', at: 21.71, gain: 0.5 },
    { sound: 'fire', at: 24.07, seconds: 4.9, gain: 0.7 },
    { sound: 'chime', at: 25.9, gain: 0.3 },
    { sound: 'rooster', at: 30.02, gain: 0.6 },
    { sound: 'crickets', at: 43.02, seconds: 5.4, gain: 0.6 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'Many blues',
        he: 'הרבה גוונים של כחול',
        ru: 'Много синего',
        es: 'Muchos azules',
        fr: 'Mille bleus',
        de: 'Viele Blautöne',
        it: 'Tanti blu',
      },
    },
    {
      at: 13.9,
      title: {
        en: 'Stars and one lamp',
        he: 'כוכבים ונר אחד',
        ru: 'Звёзды и один светильник',
        es: 'Estrellas y una lamparita',
        fr: 'Des étoiles et une lampe',
        de: 'Sterne und ein Lämpchen',
        it: 'Stelle e un lume',
      },
    },
    {
      at: 29,
      title: {
        en: 'What the night sounds like',
        he: 'איך הלילה נשמע',
        ru: 'Как звучит ночь',
        es: 'Cómo suena la noche',
        fr: 'Ce qu’on entend la nuit',
        de: 'Wie die Nacht klingt',
        it: 'Che suono ha la notte',
      },
    },
  ],
});
