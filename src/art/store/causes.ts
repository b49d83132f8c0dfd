import { box, crown, disc, dots, leaf, ridge, star } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';

const sky = (paper: string) => ({ d: box(0, 0, 320, 240), fill: paper });

/** What helps others, on 320 by 240. */
export const causes = {
  /** A young tree on a hill, and the can that has watered it. */
  tree: [
    sky('#cfe4ee'),
    { d: disc(250, 56, 30), fill: '#f6c453', lift: true },
    { d: ridge([-10, 150, 80, 118, 190, 146, 330, 112], 240), fill: '#a9cf8e', lift: true },
    { d: ridge([-10, 196, 120, 160, 240, 190, 330, 170], 240), fill: '#6a9a4f', lift: true },
    { d: 'M142 188Q154 150 150 104H166Q162 150 176 188Q158 194 142 188Z', fill: '#7a4a2c', lift: true },
    { d: crown(124, 100, 36) + crown(192, 98, 38), fill: '#557f45', lift: true },
    { d: crown(158, 74, 50), fill: '#4f8a5e', lift: true },
    { d: crown(134, 82, 24) + crown(184, 70, 24), fill: '#83b56a' },
    { d: dots([116, 94, 150, 52, 178, 92, 206, 104, 188, 62]), stroke: '#b42b45', width: 11 },
    { d: ridge([-10, 216, 100, 198, 220, 212, 330, 200], 240), fill: '#3f6b45', lift: true },
    { d: 'M238 168h42l-5 42h-32ZM238 182l-26-16M280 176q22 2 12 26l-15 2', stroke: '#1f6a6a', width: 7 },
    { d: 'M238 168h42l-5 42h-32Z', fill: '#2f8a86', lift: true },
    { d: 'M204 156l16 8-10 12Z', fill: '#1f6a6a', lift: true },
    { d: dots([198, 178, 206, 190, 192, 192]), stroke: '#d9eef8', width: 6 },
  ],
  /** Soup, bread and a place laid at the table. */
  meal: [
    sky('#fbdcc4'),
    { d: disc(160, 70, 92), fill: '#fdead6' },
    {
      d: 'M120 78q-14-14 0-28t0-28m40 56q-14-14 0-28t0-28m40 56q-14-14 0-28t0-28',
      stroke: '#ffffff',
      width: 9,
    },
    { d: ridge([-10, 168, 330, 168], 240), fill: '#b42b45', lift: true },
    {
      d: 'M-10 184h340M-10 206h340M30 168v80m60-80v80m60-80v80m60-80v80m60-80v80',
      stroke: '#d8636b',
      width: 5,
    },
    { d: 'M76 202h168q0 14-30 18H106q-30-4-30-18Z', fill: '#fffdf9', lift: true },
    { d: 'M78 106h164q0 78-46 96h-72q-46-18-46-96Z', fill: '#2d6a9f', lift: true },
    { d: 'M160 92c54 0 86 8 86 18s-32 18-86 18-86-8-86-18 32-18 86-18Z', fill: '#d9e8f5', lift: true },
    { d: 'M160 97c46 0 74 6 74 13s-28 13-74 13-74-6-74-13 28-13 74-13Z', fill: '#ee9a4d' },
    { d: dots([130, 108, 160, 114, 188, 107, 206, 112]), stroke: '#f6c453', width: 11 },
    { d: leaf(140, 114, 18, 10) + leaf(176, 110, 16, 160), fill: '#3f6b45' },
    { d: 'M90 156q70 30 140 0', stroke: '#6fb0d8', width: 6 },
    { d: 'M252 176q4-28 34-26 30-2 30 24-4 22-34 24-28-2-30-22Z', fill: '#c9803a', lift: true },
    { d: 'M264 162q14 8 10 26m8-36q14 12 8 38m12-36q8 12 2 30', stroke: '#f0c078', width: 6 },
    { d: 'M36 128v84m-14-84v24q0 12 14 12t14-12v-24', stroke: '#fdf3dc', width: 6, lift: true },
  ],
  /** A book for a school, open on a pile of others. */
  book: [
    sky('#dcd6f2'),
    { d: box(-4, 0, 328, 70), fill: '#b9aee0', lift: true },
    { d: box(20, 8, 22, 58) + box(72, 14, 18, 52) + box(228, 8, 24, 58), fill: '#b42b45', lift: true },
    { d: box(46, 2, 20, 64) + box(256, 16, 20, 50), fill: '#1f6a6a', lift: true },
    { d: box(96, 6, 24, 60) + box(280, 4, 18, 62), fill: '#f6c453', lift: true },
    { d: box(-4, 64, 328, 12), fill: '#7a4a2c', lift: true },
    { d: box(52, 204, 216, 24), fill: '#1f6a6a', lift: true },
    { d: box(66, 182, 190, 24), fill: '#f6c453', lift: true },
    { d: 'M80 194h150M70 216h170', stroke: '#fffdf9', width: 4 },
    {
      d: 'M160 178Q96 156 34 168V88q64-12 126 12Q222 76 286 88v80q-62-12-126 10Z',
      fill: '#5a4a9c',
      lift: true,
    },
    { d: 'M160 170Q100 150 44 158V84q62-10 116 14Z', fill: '#fffdf9', lift: true },
    { d: 'M160 170Q220 150 276 158V84q-62-10-116 14Z', fill: '#fdf3dc', lift: true },
    {
      d: 'M62 104q42-4 80 10m-80 8q42-4 80 10m-80 8q42-4 80 10m36-36q38-14 80-10m-80 28q38-14 80-10m-80 28q38-14 80-10',
      stroke: '#c9c2e6',
      width: 5,
    },
    { d: 'M196 88l18-3v42l-9-8-9 11Z', fill: '#b42b45', lift: true },
  ],
  /** Two candles in the evening. */
  light: [
    sky('#2a3270'),
    {
      x: 161,
      y: 110,
      rings: [
        [118, '#3d4690'],
        [86, '#565cab'],
        [54, '#7d78c2'],
      ],
      on: '#2a3270',
    },
    { d: star(34, 40, 12) + star(288, 52, 11) + star(264, 22, 6) + star(70, 20, 6), fill: '#f6c453' },
    { d: dots([20, 104, 52, 76, 12, 66, 306, 20, 302, 112, 296, 150, 22, 164]), stroke: '#cdd1ef', width: 4 },
    { d: ridge([-10, 206, 330, 206], 240), fill: '#fdf3dc', lift: true },
    { d: 'M-10 220h340', stroke: '#e6dcc6', width: 4 },
    { d: box(106, 92, 24, 62) + box(192, 92, 24, 62), fill: '#fffdf9', lift: true },
    {
      d: 'M92 150h52l-8 16h-12v24q28 4 32 20H80q4-16 32-20v-24h-12ZM178 150h52l-8 16h-12v24q28 4 32 20h-76q4-16 32-20v-24h-12Z',
      fill: '#d8a63a',
      lift: true,
    },
    { d: 'M118 92V80m86 12V80', stroke: '#171c3f', width: 4 },
    { d: 'M118 88q-20-14 0-46 20 32 0 46ZM204 88q-20-14 0-46 20 32 0 46Z', fill: '#f6a13c', lift: true },
    { d: 'M118 84q-9-8 0-24 9 16 0 24ZM204 84q-9-8 0-24 9 16 0 24Z', fill: '#fff3cf' },
  ],
  /** A warm coat and scarf for the winter. */
  clothes: [
    sky('#d9e8f5'),
    {
      d: dots([40, 40, 90, 84, 60, 150, 262, 46, 286, 120, 236, 92, 290, 188, 30, 198]),
      stroke: '#fff',
      width: 11,
    },
    { d: 'M160 34q-4-16 8-18 12 2 8 14-10 8-12 18L104 76h112Z', stroke: '#7a4a2c', width: 6 },
    { d: 'M122 58h76l48 40 16 84-32 8-14-58v90H104v-90l-14 58-32-8 16-84Z', fill: '#1f6a6a', lift: true },
    { d: 'M122 58h38v164h-56v-90Z', fill: '#2f8a86' },
    { d: 'M160 78v144', stroke: '#154f4f', width: 4 },
    { d: dots([172, 120, 172, 152, 172, 184]), stroke: '#f6c453', width: 11 },
    { d: 'M112 176h34v24h-34Zm72 0h28v24h-28Z', fill: '#154f4f' },
    { d: 'M118 52q42 30 84 0l8 18q-50 34-100 0Z', fill: '#b42b45', lift: true },
    { d: 'M184 76l26-10 10 84-28 4Z', fill: '#b42b45', lift: true },
    { d: 'M188 100l25-4m-22 26l25-4m-23 24l25-3', stroke: '#f6b3b8', width: 6 },
    { d: 'M193 154v12m9-13v12m9-13v12m8-13v12', stroke: '#b42b45', width: 4 },
  ],
} satisfies Record<string, Drawing>;
