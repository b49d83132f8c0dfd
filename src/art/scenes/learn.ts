import { box, disc, dots, ridge, star } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';

/** A question with its right answer found, a pencil and a light that has gone on. */
export const learn: Drawing = [
  { d: box(0, 0, 640, 480), fill: '#1f6a6a' },
  {
    x: 440,
    y: 170,
    on: '#1f6a6a',
    rings: [
      [260, '#2b7a76'],
      [180, '#4fa394'],
      [112, '#f9e3a6'],
    ],
  },
  {
    d: 'M392 158a54 54 0 1 1 96 34q-14 18-16 42h-64q-2-24-16-42a54 54 0 0 1 0-34Z',
    fill: '#f6c453',
    lift: true,
  },
  { d: 'M412 250h56m-50 20h44', stroke: '#fdf3dc', width: 14 },
  { d: 'M424 222l-12-46 28 18 28-18-12 46', stroke: '#b87408', width: 6 },
  { d: 'M440 62V34m-96 60-20-18m212 18 20-18M310 172h-22m282 0h22', stroke: '#fdf3dc', width: 9 },
  { d: 'M88 92h226q24 0 24 24V396q0 24-24 24H88q-24 0-24-24V116q0-24 24-24Z', fill: '#fffdf9', lift: true },
  { d: 'M98 136h150M98 164h104', stroke: '#1a1f44', width: 12 },
  { d: 'M100 204h202q12 0 12 12v28q0 12-12 12H100q-12 0-12-12v-28q0-12 12-12Z', fill: '#f5eddb' },
  { d: 'M100 272h202q12 0 12 12v28q0 12-12 12H100q-12 0-12-12v-28q0-12 12-12Z', fill: '#3f6b45', lift: true },
  { d: 'M100 340h202q12 0 12 12v28q0 12-12 12H100q-12 0-12-12v-28q0-12 12-12Z', fill: '#f5eddb' },
  { d: 'M140 230h96m-96 136h76', stroke: '#b9ad90', width: 9 },
  { d: 'M140 298h90', stroke: '#fff', width: 9 },
  {
    d: dots([114, 230, 114, 366]),
    stroke: '#d9cdb0',
    width: 22,
  },
  { d: disc(286, 298, 20), fill: '#fff' },
  { d: 'M277 298l7 8 13-16', stroke: '#3f6b45', width: 6 },
  {
    at: 'translate(520 330) rotate(32)',
    lift: true,
    sheets: [
      { d: 'M-20-92h40V66L0 112-20 66Z', fill: '#f3a46b' },
      { d: 'M-7-72V64M7-72V64', stroke: '#d9783a', width: 4 },
      { d: 'M-20 66h40L0 112Z', fill: '#fdeecf' },
      { d: 'M-8 94H8L0 112Z', fill: '#1a1f44' },
      { d: 'M-20-92v-22q0-10 20-10t20 10v22Z', fill: '#b42b45' },
      { d: 'M-20-92h40v14h-40Z', fill: '#cdd1ef' },
    ],
  },
  {
    d: ridge([-20, 444, 150, 428, 400, 452, 660, 426], 500),
    fill: '#12474a',
    lift: true,
  },
  { d: star(372, 330, 14) + star(590, 110, 12) + star(396, 400, 9), fill: '#f6c453' },
];
