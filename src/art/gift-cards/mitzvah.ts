import { box, disc, dots, star } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { sky } from './sky.ts';

const line = (x: number, y: number, w: number) => `M${x} ${y}h${w}`;
const columns = [216, 332].flatMap((x) => [176, 200, 224, 248, 272, 296, 320].map((y) => line(x, y, 92)));

/** A handle with its disc and knob, above and below the parchment. */
const roller = (x: number) =>
  box(x - 9, 60, 18, 56) + disc(x, 56, 17) + box(x - 9, 372, 18, 56) + disc(x, 432, 17);
const plates = (x: number) => box(x - 46, 106, 92, 20) + box(x - 46, 366, 92, 20);

/** A Torah scroll, open at the portion of the week, and the pointer that follows the line. */
export const mitzvah: Drawing = [
  sky('#2c1f52'),
  {
    x: 320,
    y: 236,
    rings: [
      [290, '#42307a'],
      [214, '#5a4a9c'],
      [140, '#9a86cc'],
    ],
    on: '#2c1f52',
  },
  { d: star(56, 72, 17) + star(586, 72, 17) + star(40, 330, 11) + star(604, 330, 11), fill: '#f6c453' },
  {
    d: dots([96, 36, 30, 180, 70, 250, 546, 36, 610, 180, 572, 250, 90, 420, 552, 420]),
    stroke: '#fdf3dc',
    width: 6,
    opacity: 0.8,
  },
  { d: roller(154) + roller(486), fill: '#b4713a', lift: true },
  { d: plates(154) + plates(486), fill: '#8a4b1f', lift: true },
  { d: box(170, 130, 300, 232), fill: '#fdf3dc', lift: true },
  { d: columns.join(''), stroke: '#a58a6a', width: 7 },
  { d: box(116, 124, 76, 244) + box(448, 124, 76, 244), fill: '#f6e5c3', lift: true },
  { d: 'M134 130v232m20-232v232m20-232v232M466 130v232m20-232v232m20-232v232', stroke: '#e0c79a', width: 5 },
  // The pointer, on its chain.
  {
    at: 'rotate(-24 400 300)',
    lift: true,
    sheets: [
      { d: 'M330 291h196q16 9 0 18H330Z', fill: '#cfd6df' },
      { d: 'M336 286h-34q-14 2-34 10 10 10 30 6l-2 10q18 8 40 2Z', fill: '#e9eef3' },
      { d: 'M380 288v24m40-24v24m40-24v24', stroke: '#9aa6b4', width: 6 },
      { d: disc(536, 300, 15), fill: '#e9eef3' },
    ],
  },
  { d: 'M252 66l22 26 24-40 22 34 22-34 24 40 22-26-10 52H262Z', fill: '#f6c453', lift: true },
  { d: dots([252, 62, 298, 48, 342, 48, 388, 62]), stroke: '#fdeab3', width: 13 },
  { d: dots([286, 104, 320, 104, 354, 104]), stroke: '#b42b45', width: 11 },
];
