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
  /** A cup with a pomegranate on it. */
  cup: [
    ...table('#e9e5f6', '#c3b8e4'),
    {
      d: 'M128 66q-12-12 0-24t0-24m32 48q-12-12 0-24t0-24m32 48q-12-12 0-24t0-24',
      stroke: '#fffdf9',
      width: 8,
    },
    { d: 'M216 108q48-8 50 30 0 42-58 42', stroke: '#1f6a6a', width: 18, lift: true },
    { d: 'M90 84h132v82q0 46-46 46h-40q-46 0-46-46Z', fill: '#2f8a86', lift: true },
    { d: 'M156 72c42 0 66 6 66 13s-24 13-66 13-66-6-66-13 24-13 66-13Z', fill: '#d9eeea', lift: true },
    { d: 'M156 77c34 0 54 4 54 8s-20 8-54 8-54-4-54-8 20-8 54-8Z', fill: '#7a4a2c' },
    { d: leaf(166, 128, 26, -30) + leaf(146, 128, 24, -150), fill: '#a9d18e', lift: true },
    { d: pomegranate(156, 156, 28), fill: '#b42b45', lift: true },
    { d: 'M142 150q6-8 12-9', stroke: '#f6b3b8', width: 5 },
  ],
} satisfies Record<string, Drawing>;
