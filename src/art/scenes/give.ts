import { box, disc, leaf, ridge, star } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';

const coin = (x: number, y: number, r: number) => [
  { d: disc(x, y, r), fill: '#f6c453', lift: true },
  { d: disc(x, y, r - 8), stroke: '#b87408', width: 4 },
];

/** A coin falls into a charity box; good grows out of it. */
export const give: Drawing = [
  { d: box(0, 0, 640, 480), fill: '#f3a46b' },
  {
    x: 320,
    y: 230,
    on: '#f3a46b',
    rings: [
      [250, '#f7bd8b'],
      [184, '#fbd7b0'],
      [122, '#fdeccf'],
    ],
  },
  {
    d: ridge([-20, 384, 180, 366, 420, 390, 660, 362], 500),
    fill: '#d8713a',
    lift: true,
  },
  { d: 'M226 250q-60-10-96-78m300 78q60-10 96-78', stroke: '#3f6b45', width: 10 },
  {
    d:
      leaf(200, 242, 74, -168) + leaf(170, 222, 74, -80) + leaf(146, 196, 66, 176) + leaf(130, 172, 66, -106),
    fill: '#4f8a5e',
    lift: true,
  },
  {
    d: leaf(440, 242, 74, -12) + leaf(470, 222, 74, -100) + leaf(494, 196, 66, 4) + leaf(510, 172, 66, -74),
    fill: '#4f8a5e',
    lift: true,
  },
  { d: 'M208 234H432V412q0 14-14 14H222q-14 0-14-14Z', fill: '#2a3270', lift: true },
  { d: 'M192 210q0-16 16-16H432q16 0 16 16v36H192Z', fill: '#3d4690', lift: true },
  { d: 'M268 212h104', stroke: '#0f1330', width: 13 },
  {
    d: 'M320 392C244 342 256 278 296 278Q320 278 320 302 320 278 344 278C384 278 396 342 320 392Z',
    fill: '#d8485c',
    lift: true,
  },
  { d: 'M284 314q2-14 14-16', stroke: '#f6b3b8', width: 7 },
  ...coin(320, 128, 44),
  { d: star(320, 128, 22), fill: '#b87408' },
  { d: 'M276 48v22m44-40v22m44-4v22', stroke: '#fff6e2', width: 7 },
  {
    d: ridge([-20, 432, 160, 416, 360, 440, 660, 412], 500),
    fill: '#a3452c',
    lift: true,
  },
  ...coin(120, 420, 30),
  ...coin(164, 436, 26),
  ...coin(520, 426, 34),
];
