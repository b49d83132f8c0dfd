import { boy, girl, stand, woman } from '../figures.ts';
import { arch, box, crown, dots, pomegranate, ridge, star } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { people } from './people.ts';

/** The door stands open, light falls on the path, a family waits in it. */
export const welcome: Drawing = [
  { d: box(0, 0, 640, 480), fill: '#2b306e' },
  {
    x: 320,
    y: 240,
    on: '#2b306e',
    rings: [
      [300, '#4b3f8c'],
      [236, '#8f4a86'],
      [176, '#d0626c'],
    ],
  },
  { d: star(70, 70, 14) + star(560, 54, 16) + star(160, 40, 8) + star(600, 150, 9), fill: '#fdf3dc' },
  {
    d: ridge([-20, 330, 140, 300, 500, 296, 660, 326], 500),
    fill: '#5a3a7a',
    lift: true,
  },
  { d: 'M132 400V172h22a166 120 0 0 1 332 0h22V400Z', fill: '#fbe9c6', lift: true },
  {
    d: 'M164 236h26m-30 60h20m260-70h26m-10 70h24m-40 50h20m-276-4h24m20-160h22m176-8h22',
    stroke: '#e6cb98',
    width: 6,
  },
  { d: arch(174, 214, 52, 84) + arch(414, 214, 52, 84), fill: '#8a4562' },
  { d: arch(182, 222, 36, 68) + arch(422, 222, 36, 68), fill: '#f6c453' },
  { d: 'M200 222v68m-18-32h36m222-36v68m-18-32h36', stroke: '#8a4562', width: 5 },
  { d: arch(256, 196, 128, 206), fill: '#c98a5a', lift: true },
  { d: arch(270, 210, 100, 192), fill: '#fbdf8f' },
  { d: arch(286, 232, 68, 170), fill: '#fff3cf' },
  { d: 'M256 402V262L214 240V424Z', fill: '#1f6a6a', lift: true },
  { d: dots([226, 336]), stroke: '#f6c453', width: 11 },
  {
    d: ridge([-20, 396, 180, 388, 460, 388, 660, 400], 500),
    fill: '#4f7a52',
    lift: true,
  },
  { d: 'M256 392H384Q420 440 500 500H140Q230 440 256 392Z', fill: '#fbe3b8', lift: true },
  stand(woman(people.mother), 320, 418, 1.5),
  stand(girl(people.girl), 270, 440, 1.5),
  stand(boy(people.boy), 372, 440, 1.5),
  { d: 'M76 440Q84 380 74 316l-30-34 14-10 26 26 24-34 14 10-22 44Q92 380 104 440Z', fill: '#5a3626' },
  { d: crown(80, 226, 84), fill: '#2f6350', lift: true },
  { d: crown(66, 198, 52), fill: '#4f8a5e' },
  {
    d: pomegranate(52, 262, 20) + pomegranate(120, 230, 22) + pomegranate(70, 190, 17),
    fill: '#c93a50',
    lift: true,
  },
  { d: crown(570, 410, 46) + crown(620, 396, 40), fill: '#2f6350', lift: true },
  {
    d: dots([548, 402, 584, 392, 606, 414, 566, 430]),
    stroke: '#f3a46b',
    width: 13,
  },
  {
    d: ridge([-20, 452, 110, 440, 200, 490], 500) + ridge([440, 492, 540, 444, 660, 452], 500),
    fill: '#22503f',
    lift: true,
  },
];
