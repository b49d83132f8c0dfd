import { boy, girl, man, stand, woman } from '../figures.ts';
import { box, crown, disc, dots, pomegranate, ridge, star } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { people } from './people.ts';

/** An evening in the courtyard: a family around the table, the film has ended and they are talking. */
export const tableTalk: Drawing = [
  { d: box(0, 0, 640, 480), fill: '#171c3f' },
  {
    x: 320,
    y: 214,
    on: '#171c3f',
    rings: [
      [320, '#232a63'],
      [246, '#413a86'],
      [176, '#7c4a8f'],
      [112, '#c8566b'],
    ],
  },
  { d: disc(320, 190, 58), fill: '#f9d576', lift: true },
  { d: star(84, 70, 12) + star(556, 58, 10) + star(600, 170, 8) + star(40, 190, 8), fill: '#fdf3dc' },
  { d: dots([150, 40, 236, 74, 418, 46, 488, 110, 130, 136]), stroke: '#fdf3dc', width: 5 },
  { d: ridge([-20, 280, 150, 244, 330, 276, 500, 238, 660, 270], 480), fill: '#3d3278', lift: true },
  { d: ridge([-20, 312, 200, 286, 420, 316, 660, 288], 480), fill: '#2c5a55', lift: true },
  { d: 'M78 400q10-70 0-130l22 0q-8 62 8 130Z', fill: '#4a2b22', lift: true },
  { d: crown(90, 226, 84), fill: '#2f6b50', lift: true },
  { d: crown(104, 206, 50), fill: '#4f8a5e' },
  {
    d: pomegranate(58, 234, 13) + pomegranate(112, 190, 12) + pomegranate(130, 246, 13),
    fill: '#c73b52',
    lift: true,
  },
  { d: ridge([-20, 372, 320, 352, 660, 372], 480), fill: '#4f7a52', lift: true },
  stand(man(people.father), 258, 414, 2.1),
  stand(woman(people.mother), 400, 414, 2.1),
  { d: 'M130 372q190-34 380 0l16 108H114Z', fill: '#fffaf0', lift: true },
  { d: 'M130 372q190-34 380 0 6 10 0 14-190-30-380 0-6-4 0-14Z', fill: '#f3dfb8' },
  { d: 'M150 420q170-26 340 0', stroke: '#b42b45', width: 5, opacity: 0.55 },
  {
    lift: true,
    sheets: [
      { d: 'M282 322h76q8 0 8 8v44q0 8-8 8h-76q-8 0-8-8v-44q0-8 8-8Z', fill: '#11152f' },
      { d: 'M282 330h76v44h-76Z', fill: '#f3a46b' },
      { d: ridge([282, 362, 312, 350, 358, 364], 374), fill: '#4f7a52' },
      { d: disc(338, 346, 8), fill: '#f9d576' },
    ],
  },
  {
    lift: true,
    sheets: [
      { d: pomegranate(414, 362, 12) + pomegranate(438, 364, 12), fill: '#c73b52' },
      { d: 'M392 366h70q-4 28-35 28t-35-28Z', fill: '#1f6a6a' },
    ],
  },
  { d: 'M196 360h26l-4 28h-18Zm36 10h24l-4 26h-16Z', fill: '#5a4a9c', lift: true },
  stand(girl(people.girl), 112, 474, 2.3),
  stand(boy(people.boy), 532, 474, 2.3),
];
