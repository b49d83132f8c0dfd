import { box, dots } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { sky } from './sky.ts';

/** A pennant hanging from a cord, its top left corner at the point. */
const pennant = (x: number, y: number) => `M${x} ${y}h52l-26 52Z`;
const candles = [232, 276, 320, 364, 408];
const flame = (x: number) => `M${x} 106c-18-20-4-34 0-50 6 16 18 30 0 50Z`;

/** A cake with five candles under a row of pennants. */
export const birthday: Drawing = [
  sky('#fbdcc4'),
  {
    x: 320,
    y: 230,
    rings: [
      [250, '#fde6d3'],
      [190, '#fdeede'],
      [130, '#fff6ea'],
    ],
    on: '#fbdcc4',
  },
  {
    d: dots([70, 190, 120, 300, 560, 180, 520, 300, 590, 270, 46, 270]),
    stroke: '#f6c453',
    width: 14,
  },
  { d: dots([96, 240, 150, 170, 500, 200, 580, 330, 60, 340]), stroke: '#2d6a9f', width: 11 },
  { d: dots([150, 240, 84, 150, 540, 240, 484, 150]), stroke: '#b42b45', width: 12 },
  { d: 'M-10 6Q320 50 650 6', stroke: '#8a5a3c', width: 5 },
  { d: pennant(24, 8) + pennant(180, 24) + pennant(408, 24) + pennant(564, 8), fill: '#b42b45', lift: true },
  { d: pennant(102, 18) + pennant(486, 18), fill: '#2d6a9f', lift: true },
  { d: 'M-10 404H650V490H-10Z', fill: '#e8a07a', lift: true },
  { d: 'M150 404h340q-10 34-60 34H210q-50 0-60-34Z', fill: '#fffdf9', lift: true },
  { d: 'M168 302h304v104H168Z', fill: '#b4551f', lift: true },
  {
    d: 'M160 286q0-20 24-20h272q24 0 24 20v36q-20 26-40 0-20 26-40 0-20 26-40 0-20 26-40 0-20 26-40 0-20 26-40 0-20 26-40 0-20 26-40 0Z',
    fill: '#fffaf0',
    lift: true,
  },
  { d: 'M208 196h224v76H208Z', fill: '#c93a50', lift: true },
  {
    d: 'M200 184q0-18 20-18h200q20 0 20 18v28q-20 24-40 0-20 24-40 0-20 24-40 0-20 24-40 0-20 24-40 0-20 24-40 0Z',
    fill: '#fdf3dc',
    lift: true,
  },
  {
    d: dots([206, 372, 244, 356, 282, 374, 320, 356, 358, 374, 396, 356, 434, 372]),
    stroke: '#f6c453',
    width: 13,
  },
  { d: dots([236, 250, 278, 238, 320, 250, 362, 238, 404, 250]), stroke: '#fdeab3', width: 11 },
  { d: candles.map((x) => box(x - 7, 112, 14, 58)).join(''), fill: '#2d6a9f', lift: true },
  { d: candles.map((x) => `M${x - 7} 138l14-12m-14 32 14-12`).join(''), stroke: '#d3e8f6', width: 5 },
  { d: candles.map(flame).join(''), fill: '#f6a13a', lift: true },
  { d: dots(candles.flatMap((x) => [x, 92])), stroke: '#fff3cf', width: 9 },
];
