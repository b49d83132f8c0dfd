import { ground } from '../avatars/portrait.ts';
import { creatures } from '../avatars/creatures.ts';
import { dots, leaf } from '../pen.ts';
import type { Drawing, Sheet } from '../sheet.tsx';

/** An ear of grain at the point: grains in pairs along the stalk, one on top. */
function ear(x: number, y: number, lean: number, fill: string, awns: boolean): Sheet[] {
  const rows = [0, 1, 2, 3, 4];
  const at = (row: number) => [x + lean * row * 4, y - row * 17] as const;
  const grains = rows.map((row) => {
    const [gx, gy] = at(row);
    return leaf(gx, gy, 26, -52 + lean * 12, 0.34) + leaf(gx, gy, 26, -128 + lean * 12, 0.34);
  });
  const [topX, topY] = at(5);
  const beards = rows.map((row) => {
    const [gx, gy] = at(row);
    return `M${gx + 14} ${gy - 18}l${14 + lean * 6}-40M${gx - 14} ${gy - 18}l${-14 + lean * 6}-40`;
  });
  return [
    {
      d: `M${x - lean * 10} 190Q${x - lean * 4} ${y + 30} ${x} ${y}L${topX} ${topY}`,
      stroke: '#a8712f',
      width: 5,
    },
    ...(awns ? [{ d: beards.join(''), stroke: '#c9a24a', width: 2.5 }] : []),
    { d: grains.join('') + leaf(topX, topY + 6, 26, -90 + lean * 10, 0.34), fill, lift: true },
  ];
}

/** The seven kinds of Deuteronomy 8:8, each on its own paper disc. */
export const sevenKinds = {
  wheat: [
    ...ground(['#8a4a1c', '#d8913a', '#fbe3ae']),
    ...ear(66, 120, -1, '#e0a53a', false),
    ...ear(134, 120, 1, '#e0a53a', false),
    ...ear(100, 112, 0, '#f6c453', false),
  ],
  barley: [
    ...ground(['#33542f', '#7f8f45', '#eef0c2']),
    ...ear(68, 128, -1, '#c9a24a', true),
    ...ear(132, 128, 1, '#c9a24a', true),
    ...ear(100, 122, 0, '#dfb95c', true),
  ],
  vine: creatures.grapes,
  fig: [
    ...ground(['#42307a', '#8a6fb8', '#e6d8f3']),
    { d: leaf(96, 60, 78, -150, 0.42) + leaf(104, 60, 78, -30, 0.42), fill: '#557f45', lift: true },
    {
      d: 'M70 44q8-8 12 6 34 30 34 74-2 44-44 46-44-2-46-46 0-44 40-72-2-6 4-8Z',
      fill: '#5c2a63',
      lift: true,
    },
    { d: 'M52 104q-8 20 2 42', stroke: '#fff', width: 5, opacity: 0.35 },
    { d: 'M140 76q26 24 26 58-2 34-34 36-34-2-36-36 2-34 30-60 8-6 14 2Z', fill: '#7a3f80', lift: true },
    { d: 'M138 92q18 18 18 42-2 24-24 26-24-2-26-26 2-24 22-44 6-4 10 2Z', fill: '#fdeab3' },
    { d: 'M136 108q12 12 12 26-2 14-16 16-14-2-16-16 2-14 14-28 4-2 6 2Z', fill: '#d8636b' },
    {
      d: dots([126, 126, 136, 122, 122, 138, 132, 136, 142, 136, 128, 146, 138, 146]),
      stroke: '#fff3d6',
      width: 4,
    },
  ],
  pomegranate: creatures.pomegranate,
  olive: [
    ...ground(['#20361f', '#6f8a3c', '#e8edc4']),
    { d: 'M22 60Q90 56 150 120T184 178', stroke: '#7a5a33', width: 6, lift: true },
    {
      d:
        leaf(52, 62, 64, -58, 0.17) +
        leaf(84, 70, 66, -44, 0.17) +
        leaf(116, 88, 66, -30, 0.17) +
        leaf(144, 114, 56, -14, 0.17),
      fill: '#557f45',
      lift: true,
    },
    {
      d: leaf(60, 62, 62, 74, 0.17) + leaf(124, 94, 60, 92, 0.17) + leaf(158, 132, 52, 84, 0.17),
      fill: '#8fa857',
      lift: true,
    },
    { d: 'M78 96q14-12 26 4 10 22-6 34-18 4-26-14-4-16 6-24Z', fill: '#3f4f1f', lift: true },
    { d: 'M118 130q14-10 24 6 8 20-8 30-16 4-24-12-2-16 8-24Z', fill: '#5a6b2a', lift: true },
    { d: 'M88 106q-6 6-4 14M126 140q-5 5-4 12', stroke: '#fff', width: 4, opacity: 0.5 },
  ],
  date: [
    ...ground(['#7c3617', '#e58a45', '#fbdfb4']),
    {
      d:
        leaf(100, 64, 92, -168, 0.13) +
        leaf(100, 64, 92, -12, 0.13) +
        leaf(100, 64, 84, -140, 0.13) +
        leaf(100, 64, 84, -40, 0.13) +
        leaf(100, 64, 66, -112, 0.14) +
        leaf(100, 64, 66, -68, 0.14),
      fill: '#557f45',
      lift: true,
    },
    { d: 'M100 60v40M100 70Q70 84 66 106M100 70Q130 84 134 106', stroke: '#c9852f', width: 5 },
    {
      d: [
        [62, 122],
        [84, 112],
        [116, 112],
        [138, 122],
        [100, 128],
      ]
        .map(([x = 0, y = 0]) => `M${x - 11} ${y}q0-16 11-16t11 16q0 22-11 22t-11-22Z`)
        .join(''),
      fill: '#6b2e14',
      lift: true,
    },
    {
      d: [
        [74, 148],
        [126, 148],
        [100, 160],
      ]
        .map(([x = 0, y = 0]) => `M${x - 11} ${y}q0-16 11-16t11 16q0 22-11 22t-11-22Z`)
        .join(''),
      fill: '#8a4a1c',
      lift: true,
    },
    {
      d: 'M56 120v8M94 126v8M110 110v8M132 120v8M68 146v8M120 146v8',
      stroke: '#fff',
      width: 3,
      opacity: 0.45,
    },
  ],
} as const satisfies Record<string, Drawing>;
