import { onlooker, stand, woman } from '../figures.ts';
import { box, cypress, disc, dots, ridge } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { people } from './people.ts';

/** A classroom circle: the teacher tells a story, the children sit around her on the rug. */
export const educators: Drawing = [
  { d: box(0, 0, 640, 480), fill: '#cfe6e0' },
  { d: box(90, 40, 460, 226), fill: '#a8683f', lift: true },
  { d: box(104, 54, 432, 198), fill: '#22503f' },
  { d: disc(196, 130, 40), fill: '#f6c453', lift: true },
  {
    d: 'M196 74v-8m0 128v8m-56-64h-8m128 0h8m-112-40-6-6m86 86 6 6m-86 0-6 6m86-86 6-6',
    stroke: '#f6c453',
    width: 6,
  },
  {
    d: ridge([104, 222, 240, 196, 400, 226, 536, 200], 252),
    fill: '#4f8560',
  },
  { d: cypress(470, 222, 90) + cypress(502, 222, 62), fill: '#a9c46c' },
  { d: box(0, 330, 640, 160), fill: '#e7b37f', lift: true },
  {
    d: 'M320 332c160 0 260 34 260 84s-100 84-260 84S60 466 60 416s100-84 260-84Z',
    fill: '#b42b45',
    lift: true,
  },
  { d: 'M320 350c136 0 220 28 220 66s-84 66-220 66-220-28-220-66 84-66 220-66Z', fill: '#d8636b' },
  stand(woman(people.teacher), 322, 392, 2.7),
  { d: 'M292 248q-40-2-66-40m124 40q26 30 30 64', stroke: '#8c1d34', width: 20 },
  {
    d: dots([224, 202, 382, 318]),
    stroke: '#a86c45',
    width: 24,
  },
  stand(onlooker('#1f6a6a', '#3b2418'), 140, 440, 1),
  stand(onlooker('#f6c453', '#2b1a16'), 504, 440, 1),
  stand(onlooker('#2a3270', '#5a3a2e', '#f6c453'), 232, 486, 1),
  stand(onlooker('#fdf3dc', '#2b1a16', '#1f6a6a'), 412, 486, 1),
  stand(onlooker('#5a4a9c', '#7a4a2c'), 322, 500, 1),
];
