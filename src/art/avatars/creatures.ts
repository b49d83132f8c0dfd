import { disc, dots, leaf, pomegranate } from '../pen.ts';
import type { Drawing, Sheet } from '../sheet.tsx';
import { ground, lifted } from './portrait.ts';

const dark = '#2b1a16';

/** Two round eyes with a glint, at this distance from the middle. */
const eyes = (y: number, apart: number, r = 5): Sheet[] => [
  { d: disc(100 - apart, y, r) + disc(100 + apart, y, r), fill: dark },
  { d: disc(101.5 - apart, y - 1.5, r / 3) + disc(101.5 + apart, y - 1.5, r / 3), fill: '#fff' },
];

/** Mirrored on both sides. */
const both = (left: string, right: string, fill: string): Sheet => ({ d: left + right, fill });

const petals = (x: number, y: number, r: number, size: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI;
    return disc(Math.round(x + Math.cos(turn) * r), Math.round(y + Math.sin(turn) * r), size);
  }).join('');

/** Pirkei Avot 5:20 names the leopard, the eagle, the deer and the lion; the others live beside them. */
export const creatures = {
  lion: [
    ...ground(['#f3b545', '#f9d576', '#fdeab3']),
    { d: petals(100, 106, 52, 21, 12) + disc(100, 106, 52), fill: '#b4551f', lift: true },
    { d: petals(100, 106, 40, 16, 11), fill: '#d8713a', lift: true },
    ...lifted([
      both(disc(66, 70, 14), disc(134, 70, 14), '#f0a184'),
      { d: 'M58 104a42 40 0 0 1 84 0q0 46-42 46t-42-46Z', fill: '#f6c453' },
    ]),
    both(disc(66, 70, 7), disc(134, 70, 7), '#b4551f'),
    { d: disc(88, 128, 15) + disc(112, 128, 15), fill: '#fdf3dc', lift: true },
    { d: 'M90 113q10-5 20 0-2 10-10 12-8-2-10-12Z', fill: '#8c1d34' },
    { d: 'M100 124v6q-6 8-12 4m12-4q6 8 12 4', stroke: dark, width: 3 },
    ...eyes(100, 19),
  ],
  deer: [
    ...ground(['#33542f', '#557f45', '#a3c168']),
    {
      d: 'M78 64Q56 50 60 20M66 46Q48 42 44 26M122 64Q144 50 140 20M134 46q18-4 22-20',
      stroke: '#fdf3dc',
      width: 8,
      lift: true,
    },
    ...lifted([
      both('M66 82Q34 60 26 84q14 24 42 16Z', 'M134 82q32-22 40 2-14 24-42 16Z', '#a3602f'),
      { d: 'M64 92q4-34 36-34t36 34q0 26-14 44-4 26-22 26t-22-26q-14-18-14-44Z', fill: '#c67c43' },
    ]),
    both('M60 86q-20-12-26 0 10 12 28 8Z', 'M140 86q20-12 26 0-10 12-28 8Z', '#f0b98f'),
    { d: 'M84 128q16-10 32 0-2 30-16 30t-16-30Z', fill: '#fdf3dc' },
    { d: dots([88, 72, 100, 66, 112, 72, 94, 82, 106, 82]), stroke: '#fdf3dc', width: 6 },
    { d: 'M91 138q9-6 18 0-2 9-9 10-7-1-9-10Z', fill: dark },
    ...eyes(106, 20),
  ],
  leopard: [
    ...ground(['#16494d', '#1f6a6a', '#4fa394']),
    ...lifted([
      both(disc(60, 64, 19), disc(140, 64, 19), '#e9a63a'),
      { d: 'M46 106q0-52 54-52t54 52q0 50-54 50t-54-50Z', fill: '#f6c453' },
    ]),
    both(disc(60, 64, 9), disc(140, 64, 9), '#8c4a1c'),
    {
      d: dots([
        82, 66, 100, 72, 118, 66, 60, 92, 58, 110, 66, 126, 140, 92, 142, 110, 134, 126, 90, 80, 110, 80,
      ]),
      stroke: '#8c4a1c',
      width: 9,
    },
    { d: disc(86, 128, 16) + disc(114, 128, 16), fill: '#fffaf0', lift: true },
    { d: 'M90 112q10-5 20 0-2 10-10 12-8-2-10-12Z', fill: '#8c1d34' },
    { d: 'M100 124v6q-6 8-12 4m12-4q6 8 12 4', stroke: dark, width: 3 },
    { d: 'M80 126l-22-4m22 10-20 4m62-10 22-4m-22 10 20 4', stroke: '#8c4a1c', width: 2 },
    ...eyes(100, 21),
  ],
  eagle: [
    ...ground(['#123058', '#2d6a9f', '#9cc9e6']),
    { d: 'M30 210Q34 120 66 96H134Q166 120 170 210Z', fill: '#6b3f22', lift: true },
    { d: 'M62 132l12 20 12-14 14 18 14-18 12 14 12-20', stroke: '#4a2a16', width: 5 },
    {
      d: 'M58 92q2-52 42-52t42 52q2 24-12 46-8-12-16-4-6 12-14 4-8 8-14-4-8-8-16 4-14-22-12-46Z',
      fill: '#fffdf9',
      lift: true,
    },
    { d: 'M82 96q18-18 36 0 2 26-18 42-20-16-18-42Z', fill: '#f3a437', lift: true },
    { d: 'M92 102h1m14 0h1', stroke: '#8a5a00', width: 4 },
    { d: 'M66 76q14-2 22 8m46-8q-14-2-22 8', stroke: '#8a6a4a', width: 5 },
    ...eyes(90, 21),
  ],
  dove: [
    ...ground(['#9ccbea', '#b7daf0', '#e3f1fa']),
    {
      d: leaf(150, 62, 34, -70) + leaf(150, 62, 34, -10) + leaf(140, 76, 30, -40),
      fill: '#3f6b45',
      lift: true,
    },
    { d: 'M112 86Q136 82 156 52', stroke: '#3f6b45', width: 4 },
    ...lifted([
      {
        d: 'M16 128l46-30Q66 58 100 52q24 2 30 24l-14 14q8 44-24 62-32 14-56-4Q22 138 16 128Z',
        fill: '#fffdf9',
      },
    ]),
    { d: 'M54 106q36-12 56 22-10 24-34 24-26-2-40-18 22-8 18-28Z', fill: '#d9e8f5', lift: true },
    { d: 'M128 72l22 12-32 8Z', fill: '#f6a13c' },
    { d: disc(112, 72, 4.5), fill: dark },
    { d: 'M84 154l-6 18m18-20 2 20', stroke: '#f6a13c', width: 4 },
  ],
  lamb: [
    ...ground(['#8fc0a0', '#b4dbbf', '#e2f2e4']),
    { d: petals(100, 100, 46, 22, 11) + disc(100, 100, 46), fill: '#fffdf9', lift: true },
    ...lifted([
      both('M66 98Q36 84 26 104q14 20 42 10Z', 'M134 98q30-14 40 6-14 20-42 10Z', '#e5b48c'),
      { d: 'M66 98q4-28 34-28t34 28q2 56-34 58-36-2-34-58Z', fill: '#f7d3b5' },
    ]),
    { d: disc(84, 72, 13) + disc(100, 66, 15) + disc(116, 72, 13), fill: '#fffdf9', lift: true },
    { d: disc(76, 120, 8) + disc(124, 120, 8), fill: '#d9534f', opacity: 0.2 },
    { d: 'M93 126q7-4 14 0-1 7-7 8-6-1-7-8Z', fill: '#a3293f' },
    { d: 'M100 134v4q-6 6-11 2m11-2q6 6 11 2', stroke: dark, width: 2.5 },
    ...eyes(106, 18),
  ],
  fox: [
    ...ground(['#42307a', '#5a4a9c', '#b3a1de']),
    ...lifted([
      both('M52 98L44 30 92 66Z', 'M148 98l8-68-48 36Z', '#c8561f'),
      { d: 'M40 104q14-52 60-52t60 52q-18 48-60 54-42-6-60-54Z', fill: '#e27a35' },
    ]),
    both('M58 76L54 46 78 64Z', 'M142 76l4-30-24 18Z', '#3d2016'),
    { d: 'M40 104q34-6 44 18 6 16 16 16t16-16q10-24 44-18-18 48-60 54-42-6-60-54Z', fill: '#fdf3dc' },
    { d: 'M90 134q10-6 20 0-2 11-10 12-8-1-10-12Z', fill: dark },
    ...eyes(104, 26),
  ],
  hoopoe: [
    ...ground(['#16494d', '#1f6a6a', '#bfe3d6']),
    ...lifted([
      {
        d:
          leaf(96, 84, 62, -162, 0.16) +
          leaf(96, 80, 64, -140, 0.16) +
          leaf(98, 78, 64, -118, 0.16) +
          leaf(100, 76, 60, -96, 0.16) +
          leaf(102, 78, 50, -74, 0.16),
        fill: '#f3a46b',
      },
    ]),
    {
      d: disc(39, 64, 5) + disc(48, 40, 5) + disc(68, 22, 5) + disc(94, 17, 5) + disc(116, 32, 4),
      fill: dark,
    },
    { d: 'M128 92q38 4 58 30-30-16-62-14Z', fill: '#4a2c1d', lift: true },
    { d: 'M52 212q-12-80 18-118 20-26 46-18 24 12 18 36-8 20-4 42 8 26-2 58Z', fill: '#f0a070', lift: true },
    { d: 'M44 212q0-50 26-70 34 14 36 70Z', fill: '#2b1a16', lift: true },
    { d: 'M50 190q24-14 54 2M56 168q18-12 42 0', stroke: '#fffaf0', width: 9 },
    { d: disc(112, 94, 5.5), fill: dark },
    { d: disc(113.5, 92.5, 1.8), fill: '#fff' },
  ],
  fish: [
    ...ground(['#123058', '#1d4a80', '#6fb0d8']),
    { d: 'M142 104q26-38 40-34-10 32 0 68-18 2-40-34Z', fill: '#f3a46b', lift: true },
    { d: 'M74 66q32-34 56 4Zm4 76q28 30 46-6Z', fill: '#f3a46b', lift: true },
    { d: 'M20 106q30-46 78-44 44 6 58 42-16 40-60 44-46 0-76-42Z', fill: '#f6c453', lift: true },
    { d: 'M76 68q18 36 0 76-30-4-56-38 26-34 56-38Z', fill: '#fdeab3' },
    {
      d: 'M98 84q10 8 0 18m0 8q10 8 0 18m20-32q10 8 0 18m0 8q8 6 0 14m18-30q8 6 0 14',
      stroke: '#d8713a',
      width: 4,
    },
    { d: 'M26 116q10 6 16 0', stroke: '#8c4a1c', width: 3 },
    { d: disc(54, 96, 7), fill: dark },
    { d: disc(56, 94, 2.4), fill: '#fff' },
    { d: disc(26, 62, 6) + disc(40, 44, 4) + disc(18, 40, 3), fill: '#d3e8f6' },
  ],
  bee: [
    ...ground(['#557f45', '#8fb55e', '#dcebb4']),
    {
      d: `${disc(66, 62, 26)}${disc(134, 62, 26)}M100 92L48 78l30 34ZM100 92l52-14-30 34Z`,
      fill: '#e3f1fa',
      lift: true,
    },
    ...lifted([{ d: 'M54 122a46 50 0 0 1 92 0 46 46 0 0 1-92 0Z', fill: '#f6c453' }]),
    { d: 'M56 134q44 16 88 0l-5 16q-39 14-78 0Z', fill: dark },
    { d: 'M82 76Q76 50 60 44m58 32q6-26 22-32', stroke: dark, width: 4 },
    { d: disc(60, 44, 6) + disc(140, 44, 6), fill: dark },
    { d: disc(72, 116, 8) + disc(128, 116, 8), fill: '#d9534f', opacity: 0.3 },
    { d: 'M90 114q10 10 20 0', stroke: dark, width: 3 },
    ...eyes(102, 17),
  ],
  pomegranate: [
    ...ground(['#33542f', '#557f45', '#b9d48a']),
    {
      d: leaf(100, 66, 66, -20) + leaf(100, 66, 60, 200) + leaf(104, 60, 48, -60),
      fill: '#3f6b45',
      lift: true,
    },
    { d: pomegranate(100, 112, 54), fill: '#b42b45', lift: true },
    { d: 'M120 92q36 10 22 48-22 26-46 14-4-40 24-62Z', fill: '#fbe3b8', lift: true },
    {
      d: dots([
        122, 106, 134, 112, 114, 120, 126, 122, 138, 126, 110, 134, 121, 136, 132, 140, 108, 147, 120, 149,
      ]),
      stroke: '#d9405c',
      width: 11,
    },
    { d: 'M62 96q4-18 18-24', stroke: '#fff', width: 6, opacity: 0.35 },
  ],
  grapes: [
    ...ground(['#f0a184', '#f6c3a8', '#fdeadb']),
    { d: 'M100 62Q102 44 116 32', stroke: '#7a4a2c', width: 7 },
    {
      d: 'M98 66q-12-34-44-24-8-16-24-6 2 14-6 24 18 4 22 20 14-4 24 4 8-14 28-18Z',
      fill: '#557f45',
      lift: true,
    },
    ...lifted([
      { d: disc(74, 84, 17) + disc(104, 80, 17) + disc(133, 84, 17) + disc(104, 158, 17), fill: '#42307a' },
      {
        d:
          disc(89, 107, 17) +
          disc(119, 107, 17) +
          disc(88, 134, 17) +
          disc(119, 134, 17) +
          disc(146, 106, 14) +
          disc(62, 108, 14),
        fill: '#5a4a9c',
      },
      { d: disc(104, 120, 16) + disc(104, 94, 13), fill: '#7766b8' },
    ]),
    {
      d: dots([69, 79, 99, 75, 128, 79, 84, 102, 114, 102, 83, 129, 99, 115]),
      stroke: '#fff',
      width: 6,
      opacity: 0.4,
    },
  ],
} satisfies Record<string, Drawing>;
