import { onlooker, stand, woman } from '../figures.ts';
import { box, cypress, disc, dots, ridge } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { people } from './people.ts';

/** A class watching a film: the teacher has paused it and asks a question, a hand goes up. */
export const filmLesson: Drawing = [
  { d: box(0, 0, 640, 480), fill: '#17564f' },
  {
    x: 270,
    y: 190,
    on: '#17564f',
    rings: [
      [380, '#1d665d'],
      [280, '#26786d'],
    ],
  },
  { d: box(0, 372, 640, 110), fill: '#c9794c', lift: true },
  { d: 'M78 44h384q16 0 16 16v226q0 16-16 16H78q-16 0-16-16V60q0-16 16-16Z', fill: '#fffaf0', lift: true },
  { d: box(78, 60, 384, 226), fill: '#2a3270' },
  { d: disc(360, 122, 36), fill: '#f9d576', lift: true },
  { d: dots([116, 92, 180, 120, 236, 84, 430, 80]), stroke: '#fdf3dc', width: 5 },
  { d: ridge([78, 214, 200, 172, 330, 216, 462, 184], 286), fill: '#5a4a9c' },
  { d: cypress(136, 244, 84) + cypress(164, 246, 58), fill: '#1c4a47', lift: true },
  { d: ridge([78, 250, 250, 226, 462, 254], 286), fill: '#4f8a5e' },
  {
    d: 'M236 246v-48l44-34 44 34v48Z',
    fill: '#f6c453',
    lift: true,
  },
  { d: 'M266 246v-22a14 14 0 0 1 28 0v22Z', fill: '#8c1d34' },
  { d: 'M92 296h354', stroke: '#e7b37f', width: 8 },
  { d: 'M92 296h132', stroke: '#b42b45', width: 8 },
  { d: box(520, 84, 96, 10), fill: '#e0a26b', lift: true },
  {
    d: 'M530 84V44h14v40Zm18 0V52h12v32Zm16 0V40h15v44Z',
    fill: '#b42b45',
  },
  { d: 'M584 84V50h12v34Z', fill: '#f6c453' },
  stand(woman(people.teacher), 552, 420, 2.7),
  { d: 'M530 270q-34 6-58-34', stroke: '#b42b45', width: 20 },
  { d: dots([470, 232]), stroke: '#a86c45', width: 24 },
  { d: 'M216 402q-6-44-2-78', stroke: '#d9a377', width: 19 },
  stand(onlooker('#f6c453', '#3b2418'), 92, 492, 1.05),
  stand(onlooker('#b42b45', '#2b1a16', '#fdf3dc'), 184, 500, 1.1),
  stand(onlooker('#2a3270', '#7a4a2c'), 286, 496, 1.05),
  stand(onlooker('#fdf3dc', '#2b1a16', '#5a4a9c'), 384, 502, 1.1),
  stand(onlooker('#1f6a6a', '#5a3a2e'), 474, 500, 1),
];
