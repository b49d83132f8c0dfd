import { arch, box, crown, cypress, disc, dots, ridge, star } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';

/** An evening at home: a mother and her son read on the sofa, the moon is at the window. */
export const parents: Drawing = [
  { d: box(0, 0, 640, 480), fill: '#f7d9a6' },
  {
    x: 520,
    y: 130,
    on: '#f7d9a6',
    rings: [
      [200, '#fae3ba'],
      [136, '#fdeecf'],
      [84, '#fff8e6'],
    ],
  },
  { d: arch(70, 44, 156, 190), fill: '#fffaf0', lift: true },
  { d: arch(84, 58, 128, 176), fill: '#232a63' },
  { d: disc(172, 106, 22), fill: '#fbe9c6' },
  { d: star(116, 112, 9) + star(138, 160, 6), fill: '#fdf3dc' },
  {
    d: ridge([84, 206, 130, 186, 212, 210], 234),
    fill: '#3f5f74',
  },
  { d: cypress(118, 226, 56), fill: '#1c4a47' },
  { d: box(56, 230, 184, 16), fill: '#e0a26b', lift: true },
  { d: box(0, 404, 640, 80), fill: '#c9794c', lift: true },
  { d: 'M60 430q260-34 520 0t0 34-520 0 0-34Z', fill: '#f3c488' },
  { d: 'M516 150V396M482 400h68', stroke: '#7a4a2c', width: 9 },
  { d: 'M478 150l20-70h40l20 70Z', fill: '#f6c453', lift: true },
  { d: 'M150 250q0-46 46-46H430q46 0 46 46V410H150Z', fill: '#8c1d34', lift: true },
  {
    d: 'M120 290a30 30 0 0 1 60 0v40H446v-40a30 30 0 0 1 60 0V408q0 12-12 12H132q-12 0-12-12Z',
    fill: '#b42b45',
    lift: true,
  },
  {
    lift: true,
    sheets: [
      { d: 'M208 420Q212 330 232 290 240 236 276 236T324 290L340 350 352 420Z', fill: '#1f6a6a' },
      { d: disc(278, 200, 33), fill: '#d9a377' },
      { d: 'M242 214q-18-54 14-80 36-26 66 6 18 30-8 74-8-40-36-40t-36 40Z', fill: '#5a4a9c' },
      { d: 'M238 180q34-36 84-12m-72-18q28-18 60-2', stroke: '#fdf3dc', width: 6, opacity: 0.8 },
    ],
  },
  {
    lift: true,
    sheets: [
      { d: 'M350 420q-6-60 4-100 8-38 40-38t40 38q10 40 6 100Z', fill: '#fdf3dc' },
      { d: 'M352 372h86l4 48h-94Z', fill: '#2a3270' },
      { d: disc(386, 250, 28), fill: '#d9a377' },
      { d: 'M356 254q-6-38 30-38t30 38q-8-20-30-20t-30 20Z', fill: '#3b2418' },
      { d: 'M366 224q2-18 22-18t22 18q-22-8-44 0Z', fill: '#1f6a6a' },
    ],
  },
  {
    lift: true,
    sheets: [
      { d: 'M246 330q48-22 92 2 44-24 92-2v66q-48-20-92 4-44-24-92-4Z', fill: '#2a3270' },
      { d: 'M252 322q46-20 85 4v66q-39-24-85-4ZM424 322q-46-20-85 4v66q39-24 85-4Z', fill: '#fffaf0' },
      {
        d: 'M266 336q30-10 58 2m-58 16q30-10 58 2m28-18q28-12 58-2m-58 20q28-12 58-2',
        stroke: '#d9b48a',
        width: 5,
      },
    ],
  },
  { d: 'M262 300q-26 26-18 62m190-44q16 20 6 48', stroke: '#0b0e27', width: 5, opacity: 0.25 },
  { d: dots([250, 364]), stroke: '#d9a377', width: 24 },
  { d: dots([430, 366]), stroke: '#d9a377', width: 20 },
  { d: 'M566 404v-34h44v34Z', fill: '#5a4a9c', lift: true },
  { d: crown(588, 344, 32), fill: '#4f8a5e', lift: true },
];
