import { box, dots, star } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { sky } from './sky.ts';

/** The eight lights, and above them the one that lights them. */
const lights = [136, 182, 228, 274, 366, 412, 458, 504];
const flame = (x: number, y: number) => `M${x} ${y}c-22-24-6-40 2-60 6 22 22 36-2 60Z`;
const arms = [184, 138, 92, 46]
  .map((r) => `M${320 - r} 214A${r} ${Math.round(r * 0.82)} 0 0 0 ${320 + r} 214`)
  .join('');

/** A lamp with nine lights in a window at night, and a dreidel. */
export const hanukkah: Drawing = [
  sky('#12184a'),
  {
    x: 320,
    y: 190,
    rings: [
      [300, '#1e2664'],
      [226, '#2f3884'],
      [150, '#4a4f9f'],
    ],
    on: '#12184a',
  },
  { d: star(60, 70, 16) + star(572, 84, 15) + star(596, 250, 9) + star(40, 230, 10), fill: '#fdf3dc' },
  {
    d: dots([110, 40, 30, 140, 86, 150, 540, 36, 606, 150, 560, 180, 24, 300, 614, 320]),
    stroke: '#fdf3dc',
    width: 6,
    opacity: 0.8,
  },
  { d: box(-10, 410, 660, 80), fill: '#5a4a9c', lift: true },
  { d: box(-10, 410, 660, 16), fill: '#7d6ec0' },
  { d: arms, stroke: '#e0ab3c', width: 17, lift: true },
  { d: 'M311 158h18v210h-18Z', fill: '#e0ab3c', lift: true },
  { d: dots([320, 252, 320, 290, 320, 328]), stroke: '#f9d576', width: 32 },
  { d: 'M320 350q72 4 104 62H216q32-58 104-62Z', fill: '#e0ab3c', lift: true },
  { d: 'M246 398q74-14 148 0', stroke: '#f9d576', width: 8 },
  { d: lights.map((x) => `M${x - 17} 200h34l-7 22h-20Z`).join(''), fill: '#f6c453', lift: true },
  { d: 'M300 142h40l-8 24h-24Z', fill: '#f6c453', lift: true },
  {
    d: lights.map((x) => box(x - 7, 152, 14, 50)).join('') + box(312, 90, 16, 54),
    fill: '#fdf3dc',
    lift: true,
  },
  { d: lights.map((x) => flame(x, 152)).join('') + flame(320, 90), fill: '#f6a13a', lift: true },
  { d: dots([...lights.flatMap((x) => [x, 134]), 320, 72]), stroke: '#fff3cf', width: 11 },
  // The dreidel has come to rest on the sill.
  {
    at: 'rotate(16 534 384)',
    lift: true,
    sheets: [
      { d: 'M527 300h14v36h-14Z', fill: '#fdf3dc' },
      { d: 'M496 334h76v58l-38 42-38-42Z', fill: '#2d86a8' },
      { d: 'M496 334h38v100l-38-42Z', fill: '#3a9cc0' },
      { d: star(553, 368, 13), fill: '#f6c453' },
    ],
  },
  { d: dots([96, 420, 132, 430, 112, 442]), stroke: '#f6c453', width: 26 },
  { d: dots([94, 417, 130, 427, 110, 439]), stroke: '#fdeab3', width: 9 },
];
