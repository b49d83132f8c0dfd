import { box, crown, disc, dots, leaf, pointsOf, ridge } from '../pen.ts';
import type { Row } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';

const blossoms: Row = [128, 150, 176, 118, 232, 84, 408, 84, 466, 120, 512, 152, 92, 206, 548, 208];

/** A garden behind its gate: the flowers already look over the wall. */
export const lock: Drawing = [
  { d: box(0, 0, 640, 480), fill: '#b7daf0' },
  {
    x: 320,
    y: 190,
    on: '#b7daf0',
    rings: [
      [250, '#cfe6f5'],
      [180, '#e6f2fa'],
      [116, '#fbe9a9'],
    ],
  },
  { d: crown(120, 190, 110) + crown(520, 190, 116), fill: '#4f8a5e', lift: true },
  { d: crown(186, 160, 70) + crown(452, 164, 72), fill: '#78ab6c', lift: true },
  { d: box(-20, 206, 230, 240) + box(430, 206, 230, 240), fill: '#f3dcb4', lift: true },
  { d: box(-20, 192, 240, 24) + box(420, 192, 240, 24), fill: '#fff3da', lift: true },
  {
    d: 'M30 252h44m60 0h44M-10 296h50m60 0h50m-110 44h44m60 0h40m-170 44h50m60 0h50m300-132h44m60 0h30m-130 44h50m60 0h40m-130 44h44m60 0h40m-150 44h50m60 0h40',
    stroke: '#dfc08c',
    width: 6,
  },
  { d: 'M198 440V226A122 122 0 0 1 442 226V440Z', fill: '#8a5a3c', lift: true },
  { d: 'M216 440V228A104 104 0 0 1 424 228V440Z', fill: '#c48a5a', lift: true },
  { d: 'M268 140V440M320 124V440M372 140V440', stroke: '#a06c42', width: 6 },
  { d: 'M216 250H424M216 386H424', stroke: '#8a5a3c', width: 18 },
  { d: 'M284 300v-26a36 36 0 0 1 72 0v26', stroke: '#cdd1ef', width: 14, lift: true },
  { d: 'M282 296h76q14 0 14 14v50q0 14-14 14h-76q-14 0-14-14v-50q0-14 14-14Z', fill: '#f6c453', lift: true },
  { d: `${disc(320, 326, 11)}M314 330h12l5 26h-22Z`, fill: '#6b3f00' },
  { d: 'M76 220Q100 130 214 84T426 84 564 220', stroke: '#3f6b45', width: 9 },
  {
    d:
      leaf(104, 170, 44, 150) +
      leaf(150, 128, 44, 70) +
      leaf(200, 94, 44, -140) +
      leaf(268, 72, 44, 60) +
      leaf(330, 66, 44, -120) +
      leaf(376, 70, 44, 50) +
      leaf(440, 98, 44, -40) +
      leaf(492, 130, 44, 110) +
      leaf(540, 178, 44, 20),
    fill: '#5f9f6c',
    lift: true,
  },
  {
    d: pointsOf(blossoms)
      .map(([x, y]) => crown(x, y, 20))
      .join(''),
    fill: '#d8485c',
    lift: true,
  },
  { d: dots(blossoms), stroke: '#f9d576', width: 14 },
  {
    d: ridge([-20, 424, 160, 440, 320, 428, 500, 444, 660, 424], 500),
    fill: '#4f7a52',
    lift: true,
  },
  { d: 'M250 500Q280 470 284 430H356Q360 470 390 500Z', fill: '#fbe3b8' },
  {
    d: ridge([-20, 452, 140, 470, 220, 500], 500) + ridge([420, 500, 500, 468, 660, 450], 500),
    fill: '#2f6350',
    lift: true,
  },
];
