import { box, disc, dots, star } from './pen.ts';
import type { Drawing } from './sheet.tsx';

const wood = '#b4672a';
const dark = '#8a4a1c';
const gold = '#f6c453';
const deep = '#d8913a';

/** The box itself, with its bands, on two feet. */
export const chestBody: Drawing = [
  { d: box(52, 176, 24, 12) + box(164, 176, 24, 12), fill: '#5a3a22' },
  { d: 'M36 104h168v66q0 10-10 10H46q-10 0-10-10Z', fill: wood, lift: true },
  { d: 'M40 128h160M40 154h160', stroke: dark, width: 3 },
  { d: box(58, 104, 20, 76) + box(162, 104, 20, 76), fill: gold },
  { d: dots([68, 116, 68, 142, 68, 168, 172, 116, 172, 142, 172, 168]), stroke: '#8a5a00', width: 6 },
];

export const closedLid: Drawing = [
  { d: 'M30 108V84q0-38 38-38h104q38 0 38 38v24Z', fill: '#c97c36', lift: true },
  { d: 'M36 86q2-30 32-32m136 32q-2-30-32-32', stroke: '#e09a4e', width: 4 },
  { d: 'M56 108V62q2-14 10-16h12v62Zm106 0V46h12q8 2 10 16v46Z', fill: gold },
  { d: 'M28 98h184v14H28Z', fill: deep, lift: true },
  { d: 'M104 90h32v30q0 12-16 14-16-2-16-14Z', fill: gold, lift: true },
  { d: `${disc(120, 106, 5)}M118 108h4l2 12h-8Z`, fill: '#8a5a00' },
];

/** The open lid, seen from inside. */
export const chestLid: Drawing = [
  { d: 'M36 104V58q0-34 34-34h100q34 0 34 34v46Z', fill: dark, lift: true },
  { d: 'M50 104V64q0-26 26-26h88q26 0 26 26v40Z', fill: '#6b2e14' },
];

export const shine: Drawing = [
  {
    d: star(26, 44, 13) + star(214, 40, 11) + star(120, 14, 12) + star(46, 16, 6) + star(196, 12, 7),
    fill: deep,
  },
];

const coins = [62, 92, 78, 84, 98, 90, 120, 80, 142, 90, 162, 84, 178, 92];

/** Coins heaped above the rim. */
export const treasure: Drawing = [
  { d: 'M46 112q30-40 74-40t74 40Z', fill: deep },
  ...coins.flatMap((x, index) =>
    index % 2 === 0
      ? [
          { d: disc(x, (coins[index + 1] ?? 0) + 6, 15), fill: gold, lift: true },
          { d: disc(x, (coins[index + 1] ?? 0) + 6, 9), stroke: deep, width: 3 },
        ]
      : [],
  ),
];

/** Two Shabbat candles and a challah on a cloth. */
export const candles: Drawing = [
  { d: disc(120, 92, 82), fill: '#fdf0cd' },
  { d: disc(120, 92, 58), fill: '#f9dfa0' },
  { d: 'M18 150q102-18 204 0v34q-102 14-204 0Z', fill: '#f5eddb', lift: true },
  ...[72, 120].flatMap((x): Drawing => [
    { d: `M${x - 20} 158q2-12 16-14v-34h8v34q14 2 16 14-20 8-40 0Z`, fill: '#b9c0dc', lift: true },
    { d: box(x - 7, 66, 14, 46), fill: '#fdf3dc', lift: true },
    { d: `M${x} 30q16 20 0 36-16-16 0-36Z`, fill: '#f3a46b' },
    { d: `M${x} 44q7 10 0 19-7-9 0-19Z`, fill: '#fff3cf' },
  ]),
  {
    d: 'M142 160q8-24 24-22 10 4 6 20-12 8-30 2Zm84 0q-8-24-24-22-10 4-6 20 12 8 30 2Z',
    fill: '#b4672a',
    lift: true,
  },
  {
    d: 'M164 162q-4-26 8-30 14 4 12 30-10 6-20 0Zm40 0q4-26-8-30-14 4-12 30 10 6 20 0Z',
    fill: '#c97c36',
    lift: true,
  },
  { d: 'M172 164q-6-34 12-38 18 4 12 38-12 6-24 0Z', fill: '#e09a4e', lift: true },
];
