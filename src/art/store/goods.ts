import { box, dots, leaf, pomegranate, ridge, star } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';

const table = (wall: string, top: string): Drawing => [
  { d: box(0, 0, 320, 240), fill: wall },
  { d: ridge([-10, 182, 330, 182], 240), fill: top, lift: true },
];

/** What comes by mail, on 320 by 240. */
export const goods = {
  /** A wrapped box. */
  gift: [
    ...table('#fde6d5', '#f3c9a4'),
    { d: star(52, 60, 12) + star(272, 48, 14) + star(262, 126, 8), fill: '#f6c453' },
    { d: box(86, 108, 148, 106), fill: '#5a4a9c', lift: true },
    {
      d: dots([108, 136, 108, 176, 132, 156, 132, 196, 188, 156, 188, 196, 212, 136, 212, 176]),
      stroke: '#8f80cc',
      width: 9,
    },
    { d: box(146, 108, 28, 106), fill: '#f6c453', lift: true },
    { d: 'M76 86h168q4 0 4 4v24q0 4-4 4H76q-4 0-4-4V90q0-4 4-4Z', fill: '#6f5fb4', lift: true },
    { d: box(144, 84, 32, 36), fill: '#f6c453', lift: true },
    { d: 'M160 84Q104 86 102 56q2-24 30-16 22 10 28 44Z', fill: '#ee9a4d', lift: true },
    { d: 'M160 84q56 2 58-28-2-24-30-16-22 10-28 44Z', fill: '#f6c453', lift: true },
    { d: 'M160 70q12 0 12 14t-12 14-12-14 12-14Z', fill: '#d8913a', lift: true },
  ],
  /** Cards to be matched, and a dreidel. */
  game: [
    ...table('#dceeeb', '#a9d0c8'),
    { d: 'M40 92l74-18 26 100-74 20Z', fill: '#fffdf9', lift: true },
    { d: 'M54 102l52-13 18 72-52 14Z', fill: '#d9e8f5' },
    { d: leaf(86, 150, 44, -104) + leaf(88, 150, 36, -60) + leaf(84, 152, 36, -150), fill: '#4f8a5e' },
    { d: 'M118 64l78 4-6 106-78-4Z', fill: '#fffdf9', lift: true },
    { d: 'M128 75l57 3-4 85-57-3Z', fill: '#fdf0cd' },
    { d: pomegranate(154, 124, 24), fill: '#b42b45', lift: true },
    { d: 'M232 74h16v34h-16Z', fill: '#7a4a2c', lift: true },
    { d: 'M202 108h78q6 0 6 8v46q-4 22-45 48-41-26-45-48v-46q0-8 6-8Z', fill: '#f6a13c', lift: true },
    { d: 'M241 108h39q6 0 6 8v46q-4 22-45 48Z', fill: '#d8803a' },
    { d: 'M211 130h18v30m-15-16v16', stroke: '#fff3cf', width: 6 },
    { d: 'M253 130v18q0 12 13 12t13-12v-18m-13 0v28', stroke: '#fdd9ae', width: 6 },
  ],
  /** A cup with two handles, for washing hands, and its bowl. */
  cup: [
    ...table('#d9e8f5', '#a9cde6'),
    { d: star(48, 56, 10) + star(276, 44, 12), fill: '#fffdf9' },
    { d: 'M60 176h200q-8 40-50 40H110q-42 0-50-40Z', fill: '#d8a63a', lift: true },
    { d: 'M160 164c62 0 104 6 104 14s-42 14-104 14-104-6-104-14 42-14 104-14Z', fill: '#f0c96a', lift: true },
    { d: 'M160 169c52 0 86 4 86 9s-34 9-86 9-86-4-86-9 34-9 86-9Z', fill: '#8fc3e0' },
    { d: 'M112 74Q68 68 70 104 74 136 116 136', stroke: '#5a4a9c', width: 13, lift: true },
    { d: 'M208 74Q252 68 250 104 246 136 204 136', stroke: '#5a4a9c', width: 13, lift: true },
    { d: 'M104 54h112l-12 104q-2 14-18 14h-52q-16 0-18-14Z', fill: '#6f5fb4', lift: true },
    { d: 'M160 44c36 0 58 4 58 11s-22 11-58 11-58-4-58-11 22-11 58-11Z', fill: '#c9c0ee', lift: true },
    { d: 'M160 48c30 0 48 3 48 7s-18 7-48 7-48-3-48-7 18-7 48-7Z', fill: '#3d4690' },
    { d: leaf(170, 96, 24, -34) + leaf(150, 96, 22, -146), fill: '#a9d18e', lift: true },
    { d: pomegranate(160, 124, 25), fill: '#b42b45', lift: true },
    { d: 'M148 119q5-7 11-8', stroke: '#f6b3b8', width: 5 },
  ],
} satisfies Record<string, Drawing>;
