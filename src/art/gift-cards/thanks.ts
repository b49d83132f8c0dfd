import { disc, dots, leaf, ridge } from '../pen.ts';
import type { Drawing, Sheet } from '../sheet.tsx';
import { sky } from './sky.ts';

/** A flower of eight petals, its heart at the point. */
function flower(x: number, y: number, r: number, [petals, heart]: readonly [string, string]): Sheet[] {
  const around = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => leaf(x, y, r, angle, 0.36)).join('');
  return [
    { d: around, fill: petals, lift: true },
    { d: disc(x, y, Math.round(r * 0.32)), fill: heart, lift: true },
  ];
}

/** A bunch of flowers in a jug. */
export const thanks: Drawing = [
  sky('#d9ecf5'),
  {
    x: 320,
    y: 190,
    rings: [
      [270, '#e6f3f9'],
      [196, '#f1f9fc'],
      [120, '#ffffff'],
    ],
    on: '#d9ecf5',
  },
  { d: ridge([-10, 400, 320, 384, 650, 400], 490), fill: '#7fb2dd', lift: true },
  {
    d: 'M320 300Q300 200 206 130M320 300Q310 190 300 92M320 300Q344 200 420 122M320 300Q250 250 150 226M320 300Q390 246 494 218',
    stroke: '#3f6b45',
    width: 9,
  },
  {
    d:
      leaf(250, 236, 92, 196, 0.26) +
      leaf(392, 226, 92, -18, 0.26) +
      leaf(262, 200, 76, 236, 0.26) +
      leaf(372, 178, 76, -62, 0.26) +
      leaf(306, 170, 66, 222, 0.26),
    fill: '#6f9a63',
    lift: true,
  },
  { d: leaf(292, 262, 120, 172, 0.22) + leaf(350, 258, 120, 6, 0.22), fill: '#4f8a5e', lift: true },
  ...flower(150, 220, 58, ['#f3a46b', '#8c1d34']),
  ...flower(494, 212, 58, ['#9a86cc', '#f6c453']),
  ...flower(204, 122, 62, ['#fffdf9', '#f6c453']),
  ...flower(424, 118, 62, ['#f6c453', '#b4551f']),
  ...flower(302, 86, 66, ['#c93a50', '#fdeab3']),
  ...flower(322, 206, 74, ['#e58a9a', '#8c1d34']),
  { d: 'M414 316q74-16 66 50-6 40-74 38', stroke: '#1f6a6a', width: 20, lift: true },
  {
    d: 'M236 280h168q-10 22-4 44 34 40 12 92-6 22-32 22H260q-26 0-32-22-22-52 12-92 6-22-4-44Z',
    fill: '#2f8a86',
    lift: true,
  },
  { d: 'M228 362q46-28 92 0t92 0', stroke: '#a6d8c4', width: 12 },
  { d: dots([252, 396, 286, 402, 320, 396, 354, 402, 388, 396]), stroke: '#f6c453', width: 13 },
  { d: 'M248 300h144', stroke: '#a6d8c4', width: 8 },
  { d: leaf(96, 442, 40, -30, 0.4) + leaf(540, 452, 36, 200, 0.4), fill: '#e58a9a', lift: true },
];
