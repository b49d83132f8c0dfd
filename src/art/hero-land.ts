import { boy, girl, man, stand, woman } from './figures.ts';
import { box, crown, cypress, dots, pointsOf, pomegranate, ridge, twig } from './pen.ts';
import type { Row } from './pen.ts';
import type { Drawing, Sheet } from './sheet.tsx';

const hill = (row: Row, fill: string): Sheet => ({
  d: ridge(row, 660),
  fill,
  lift: true,
});

/** The hills behind the town. On the start side everything stays below the headline. */
export const heroFarHills: Drawing = [
  hill([-20, 492, 170, 510, 400, 488, 620, 480, 830, 420, 1010, 400, 1240, 404, 1460, 352], '#32326f'),
  hill([-20, 528, 200, 506, 440, 526, 660, 500, 850, 440, 1100, 430, 1290, 424, 1460, 388], '#5a4a9c'),
  {
    d:
      cypress(660, 504, 40) +
      cypress(676, 502, 54) +
      cypress(1352, 424, 46) +
      cypress(1374, 420, 64) +
      cypress(1396, 414, 46),
    fill: '#2c2a66',
  },
];

/** Olive trees, each `x, y, radius`, all trunks in one sheet and all crowns in another. */
function grove(...trees: ReadonlyArray<readonly [x: number, y: number, r: number]>): Sheet[] {
  const each = (draw: (x: number, y: number, r: number) => string) =>
    trees.map((tree) => draw(...tree)).join('');
  return [
    {
      d: each((x, y, r) => `M${x - 6} ${y}q5-14-4-${r}l7-4 4 10 5-12 7 5q-9 16-4 ${r + 1}Z`),
      fill: '#4a2c34',
    },
    { d: each((x, y, r) => crown(x, y - r - 12, r)), fill: '#2f6350' },
    { d: each((x, y, r) => crown(x - 4, y - r - 18, Math.round(r * 0.62))), fill: '#5a9168' },
  ];
}

/** A few sheep, grazing. */
function flock(row: Row): Sheet[] {
  const each = (draw: (x: number, y: number) => string) =>
    pointsOf(row)
      .map(([x, y]) => draw(x, y))
      .join('');
  return [
    { d: each((x, y) => `M${x + 4} ${y}v8m10-8v8`), stroke: '#4a2c34', width: 2 },
    { d: each((x, y) => crown(x + 9, y - 4, 9)), fill: '#fff6e2' },
    { d: each((x, y) => box(x - 4, y - 6, 7, 7)), fill: '#4a2c34' },
  ];
}

const anemones: Row = [
  64, 598, 92, 606, 128, 600, 330, 604, 352, 596, 548, 600, 572, 606, 1110, 600, 1136, 606, 1206, 598, 1330,
  584, 1360, 592,
];

/** The hill of the town, the path up to its gate with a family on it, and the green land in front. */
export const heroNearHills: Drawing = [
  hill([-20, 534, 220, 546, 460, 530, 660, 524, 800, 470, 1046, 452, 1250, 462, 1460, 440], '#c8566b'),
  {
    d: cypress(738, 516, 100) + cypress(768, 504, 74) + cypress(1340, 464, 124) + cypress(1374, 462, 88),
    fill: '#1c4a47',
    lift: true,
  },
  hill([-20, 560, 180, 548, 420, 562, 640, 542, 850, 512, 1060, 496, 1260, 510, 1460, 482], '#ee9a68'),
  {
    lift: true,
    sheets: [
      ...flock([500, 560, 536, 566, 468, 568]),
      ...grove([1190, 548, 34], [1270, 536, 26], [300, 570, 20]),
    ],
  },
  hill([-20, 572, 240, 588, 480, 576, 700, 570, 900, 576, 1120, 562, 1300, 546, 1460, 520], '#4f7a52'),
  {
    d: 'M640 660c0-46 60-66 140-78 80-10 150-24 196-50 34-20 24-44 48-80h40c-10 40 18 64-20 98-34 28-110 34-166 48-50 12-64 30-60 62Z',
    fill: '#fbe3b8',
    lift: true,
  },
  stand(man({ cloth: '#1a1f44', head: '#11152f', hair: '#5a3a2e', skin: '#e5b48c' }), 886, 590, 0.94),
  stand(boy({ cloth: '#fffdf9', head: '#1f6a6a', hair: '#5a3a2e', skin: '#e5b48c' }), 916, 588, 0.94),
  stand(girl({ cloth: '#b42b45', head: '#f6c453', hair: '#3b2418', skin: '#d9a377' }), 948, 585, 0.94),
  stand(woman({ cloth: '#1f6a6a', head: '#5a4a9c', hair: '#3b2418', skin: '#d9a377' }), 982, 580, 0.94),
  {
    lift: true,
    sheets: [
      { d: crown(1404, 530, 36), fill: '#2f6350' },
      { d: crown(1352, 550, 24), fill: '#3c7658' },
    ],
  },
  hill([-20, 590, 260, 606, 520, 598, 740, 622, 900, 620, 1120, 600, 1300, 586, 1460, 562], '#22503f'),
  {
    d: pointsOf(anemones)
      .map(([x, y]) => `M${x} ${y}q2 10 0 20`)
      .join(''),
    stroke: '#4f8560',
    width: 3,
  },
  { d: dots(anemones), stroke: '#d8485c', width: 11 },
  { d: dots(anemones), stroke: '#2a1530', width: 4 },
];

const bough = twig(1478, 20, 34, 150, -5, 7, 54);
const shoot = twig(1470, 158, 30, 166, 8, 3, 46);

/** A pomegranate branch hanging into the picture at the end side. */
export const heroBranch: Drawing = [
  {
    lift: true,
    sheets: [
      { d: bough.stem + shoot.stem, stroke: '#4a2c34', width: 5 },
      { d: bough.below + shoot.below, fill: '#2f6350' },
      { d: bough.above + shoot.above, fill: '#4f8a5e' },
    ],
  },
  { d: 'M1366 84q8 20 8 40m-74 20q-4 16-6 26', stroke: '#4a2c34', width: 4 },
  {
    lift: true,
    sheets: [
      { d: pomegranate(1374, 190, 36), fill: '#b42b45' },
      { d: pomegranate(1292, 206, 25), fill: '#c93a50' },
    ],
  },
  { d: 'M1350 188q2-14 13-19m-88 36q1-9 8-13', stroke: '#ec8c97', width: 5 },
];
