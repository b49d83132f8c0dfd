import { dots, leaf, pomegranate, ridge } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { sky } from './sky.ts';

/** A cell of a honeycomb around the point. */
const cell = (x: number, y: number) => `M${x - 16} ${y}l8-14h16l8 14-8 14h-16Z`;

/** Honey, an apple and a pomegranate, for a sweet new year. */
export const newYear: Drawing = [
  sky('#f3b545'),
  {
    x: 320,
    y: 216,
    rings: [
      [290, '#f6c453'],
      [214, '#f9d576'],
      [140, '#fdeab3'],
    ],
    on: '#f3b545',
  },
  { d: ridge([-10, 330, 160, 268, 340, 318, 500, 262, 650, 310], 490), fill: '#a9b95a', lift: true },
  { d: ridge([-10, 396, 200, 352, 420, 388, 650, 350], 490), fill: '#6f8a3f', lift: true },
  // The jar, and what drips from the dipper.
  { d: 'M250 196h140l-8 26H258Z', fill: '#8a4b1f', lift: true },
  {
    d: 'M246 218h148q44 30 44 98 0 70-52 92H254q-52-22-52-92 0-68 44-98Z',
    fill: '#ee9a2d',
    lift: true,
  },
  { d: 'M240 246q-22 30-20 76', stroke: '#fbd27a', width: 15 },
  { d: 'M212 296q108 32 216 0v54q-108 32-216 0Z', fill: '#fdf3dc', lift: true },
  { d: cell(290, 333) + cell(320, 316) + cell(350, 333), fill: '#b4713a' },
  { d: cell(320, 350), fill: '#ee9a2d' },
  { d: 'M320 196V64', stroke: '#8a5a3c', width: 17, lift: true },
  { d: 'M286 66q34-42 68 0l-6 62q-28 18-56 0Z', fill: '#b4713a', lift: true },
  { d: 'M288 82h64m-66 20h68', stroke: '#7a4420', width: 7 },
  { d: 'M300 128q6 30 4 62 14 10 26 2 2-34 10-64Z', fill: '#f6b63e', lift: true },
  // The apple.
  {
    d: 'M132 288c40-22 96 2 92 66-4 58-48 88-80 74-10-4-14-4-24 0-32 14-78-16-80-74-2-64 52-88 92-66Z',
    fill: '#c93a50',
    lift: true,
  },
  { d: 'M66 342q4-32 30-38', stroke: '#f09aa0', width: 12 },
  { d: 'M132 292q-4-24 8-44', stroke: '#5a3626', width: 10 },
  { d: leaf(138, 262, 62, -28, 0.36), fill: '#557f45', lift: true },
  // The pomegranate, opened a little.
  { d: pomegranate(510, 346, 88), fill: '#9c2440', lift: true },
  {
    d: 'M510 290c40 4 56 34 50 66-6 30-28 46-50 48-24-2-44-18-50-48-6-32 12-62 50-66Z',
    fill: '#fdf3dc',
    lift: true,
  },
  {
    d: dots([490, 322, 514, 316, 534, 330, 480, 346, 504, 342, 528, 354, 494, 368, 516, 376]),
    stroke: '#d8364f',
    width: 19,
  },
  { d: ridge([-10, 444, 220, 424, 440, 444, 650, 420], 490), fill: '#4a6a34', lift: true },
];
