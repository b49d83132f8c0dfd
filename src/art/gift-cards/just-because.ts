import { bird, box, dots, ridge } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { sky } from './sky.ts';

/** A present with a bow on a green hill in the morning. */
export const justBecause: Drawing = [
  sky('#9ccbea'),
  {
    x: 320,
    y: 200,
    rings: [
      [280, '#b7daf0'],
      [206, '#d3e8f6'],
      [132, '#f0f7fb'],
    ],
    on: '#9ccbea',
  },
  { d: bird(84, 104, 78) + bird(492, 84, 64) + bird(546, 150, 46), fill: '#fffdf9', lift: true },
  { d: ridge([-10, 330, 140, 284, 320, 330, 480, 276, 650, 322], 490), fill: '#8fc0a0', lift: true },
  { d: ridge([-10, 400, 180, 366, 400, 398, 650, 362], 490), fill: '#5f9f7c', lift: true },
  { d: box(196, 246, 248, 186), fill: '#c93a50', lift: true },
  { d: box(196, 246, 36, 186), fill: '#a52a44' },
  {
    d: dots([268, 296, 258, 352, 272, 404, 380, 290, 396, 346, 376, 400, 416, 392]),
    stroke: '#e58a9a',
    width: 12,
  },
  { d: box(296, 246, 48, 186), fill: '#f6c453', lift: true },
  { d: box(176, 196, 288, 60), fill: '#d8505f', lift: true },
  { d: box(292, 196, 56, 60), fill: '#f9d576', lift: true },
  {
    d: 'M320 196C262 210 188 196 190 140c2-48 66-46 96-8 20 24 30 48 34 64Z',
    fill: '#f6c453',
    lift: true,
  },
  {
    d: 'M320 196c58 14 132 0 130-56-2-48-66-46-96-8-20 24-30 48-34 64Z',
    fill: '#f6c453',
    lift: true,
  },
  { d: 'M306 186c-34 2-84-6-84-40 0-26 36-20 54 4 14 18 24 28 30 36Z', fill: '#d99a2b' },
  { d: 'M334 186c34 2 84-6 84-40 0-26-36-20-54 4-14 18-24 28-30 36Z', fill: '#d99a2b' },
  { d: 'M292 176q28-18 56 0 10 20 0 40-28 16-56 0-10-20 0-40Z', fill: '#f9d576', lift: true },
  { d: ridge([-10, 438, 200, 424, 420, 446, 650, 420], 490), fill: '#2f6b58', lift: true },
  {
    d: dots([60, 420, 116, 440, 528, 424, 586, 442, 152, 460, 476, 458]),
    stroke: '#fdf3dc',
    width: 15,
  },
  { d: dots([60, 420, 116, 440, 528, 424, 586, 442, 152, 460, 476, 458]), stroke: '#f6c453', width: 6 },
];
