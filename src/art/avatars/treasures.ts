import { box, disc, dots, leaf, star } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { ground, lifted } from './portrait.ts';

const lamp = 'q11 12 0 22-11-10 0-22Z';
/** The nine lamps: four on either side, the shamash in the middle above them. */
const lamps = [36, 54, 72, 86, 114, 128, 146, 164];

/** Fruits, instruments and objects from the Jewish table through the year. */
export const treasures = {
  etrog: [
    ...ground(['#2f6b58', '#4f9a7c', '#c6e6cf']),
    { d: 'M112 178Q118 100 114 22q10 74 12 156Z', fill: '#6f9a3f', lift: true },
    { d: leaf(128, 150, 92, -66, 0.14) + leaf(130, 158, 80, -52, 0.14), fill: '#8fb55e', lift: true },
    { d: leaf(120, 150, 96, -98, 0.1) + leaf(120, 154, 84, -112, 0.1), fill: '#3f6b45', lift: true },
    { d: 'M108 150h28l-4 34h-20Z', fill: '#c9a24a', lift: true },
    {
      d: 'M34 132q-2-34 30-44 4-10 10-10t8 10q28 16 24 50-6 36-36 38-32-4-36-44Z',
      fill: '#f6d04d',
      lift: true,
    },
    {
      d: 'M54 108q4 6 0 12m20-18q4 6 0 12m16 4q4 6 0 12m-34 6q4 6 0 12m20-4q4 6 0 12',
      stroke: '#d19a1e',
      width: 4,
    },
  ],
  'apple-and-honey': [
    ...ground(['#a3293f', '#d8636b', '#f6c3a8']),
    { d: 'M92 94h84v66q0 12-12 12h-60q-12 0-12-12Z', fill: '#f6b93b', lift: true },
    { d: 'M92 94h84v22q-12 14-24 0-10 22-20 0-14 10-24 0-10 6-16-4Z', fill: '#fdeab3' },
    { d: box(86, 80, 96, 16), fill: '#5a4a9c', lift: true },
    { d: 'M132 80l26-56m-6-4q14-2 12 12-6 8-14 4-6-10 2-16Z', stroke: '#8a5a2c', width: 8, lift: true },
    {
      d: 'M68 92q-16-12-32 2-18 22-2 56 14 26 34 16 20 10 34-16 16-34-2-56-16-14-32-2Z',
      fill: '#c93a50',
      lift: true,
    },
    { d: 'M68 94Q66 78 74 68', stroke: '#5a3a22', width: 5 },
    { d: leaf(72, 78, 30, -30), fill: '#557f45' },
    { d: 'M42 110q-4 16 2 28', stroke: '#fff', width: 6, opacity: 0.45 },
  ],
  shofar: [
    ...ground(['#123058', '#2d6a9f', '#b8dcef']),
    { d: star(46, 52, 12) + star(70, 30, 7) + star(30, 84, 6), fill: '#f6c453' },
    {
      d: 'M22 152q30 14 66-6 40-26 52-78 4-22 30-34 14 24 4 56-16 58-66 82-52 20-88-4-6-12 2-16Z',
      fill: '#d9a45b',
      lift: true,
    },
    { d: 'M170 34q14 24 4 56-8-4-14-22t10-34Z', fill: '#6b3f1e' },
    { d: 'M34 160q34 10 66-10 42-28 56-82M60 172q44 2 72-28 18-20 26-48', stroke: '#a8712f', width: 4 },
    { d: 'M22 152q8 2 14 3l-4 18q-8-2-12-5-6-10 2-16Z', fill: '#fdf3dc' },
  ],
  harp: [
    ...ground(['#42307a', '#6b5ab0', '#c9b6e8']),
    { d: 'M78 58v92m14-92v100m14-100v104m14-104v100m14-100v92', stroke: '#2c1f52', width: 2 },
    {
      d: 'M52 28q-26 34-12 84 16 50 60 60 44-10 60-60 14-50-12-84l-14 8q18 32 6 70-12 36-40 46-28-10-40-46-12-38 6-70Z',
      fill: '#f6c453',
      lift: true,
    },
    { d: 'M40 46h120v16H40Z', fill: '#d8913a', lift: true },
    { d: dots([78, 54, 92, 54, 106, 54, 120, 54, 134, 54]), stroke: '#8a5a00', width: 6 },
    { d: disc(100, 178, 14), fill: '#d8913a', lift: true },
    { d: disc(50, 30, 9) + disc(150, 30, 9), fill: '#d8913a' },
  ],
  drum: [
    ...ground(['#9a4620', '#d8713a', '#fbd9a5']),
    ...lifted([{ d: disc(100, 100, 66), fill: '#8c1d34' }]),
    { d: disc(100, 100, 52), fill: '#fdf3dc', lift: true },
    { d: disc(100, 100, 40), stroke: '#e6c998', width: 3 },
    ...[0, 60, 120, 180, 240, 300].map((angle) => {
      const turn = (angle * Math.PI) / 180;
      const [x, y] = [Math.round(100 + Math.cos(turn) * 60), Math.round(100 + Math.sin(turn) * 60)];
      return { d: disc(x, y, 9), fill: '#f6c453', lift: true };
    }),
    {
      d: [30, 90, 150, 210, 270, 330].map((angle) => leaf(100, 100, 26, angle, 0.24)).join(''),
      fill: '#d8713a',
    },
    { d: disc(100, 100, 6), fill: '#f6c453' },
  ],
  dreidel: [
    ...ground(['#123058', '#1d4a80', '#6fb0d8']),
    { d: 'M92 22h16v36H92Z', fill: '#8a5a2c', lift: true },
    { d: 'M54 58h62v66l-24 50-38-50Z', fill: '#5a4a9c', lift: true },
    { d: 'M116 58l32 12v58l-56 46 24-50Z', fill: '#42307a', lift: true },
    { d: 'M54 58l34-8 60 20-32-12Z', fill: '#9a86cc' },
    // A nun: the first letter of "a great miracle happened there".
    { d: 'M74 76h18q8 2 8 12v22q0 6-8 6H70', stroke: '#f6c453', width: 9 },
    { d: star(40, 36, 10) + star(164, 44, 8) + star(168, 152, 7) + star(30, 140, 6), fill: '#f6c453' },
  ],
  menorah: [
    ...ground(['#10143a', '#2f3480', '#6a5ab0']),
    {
      d: 'M36 84q0 62 64 62t64-62M54 84q0 44 46 44t46-44M72 84q0 27 28 27t28-27M86 84q0 12 14 12t14-12M100 66V168',
      stroke: '#f6c453',
      width: 7,
      lift: true,
    },
    { d: 'M66 176q34-24 68 0v8H66Z', fill: '#f6c453', lift: true },
    { d: lamps.map((x) => box(x - 4, 62, 8, 22)).join(''), fill: '#fdf3dc' },
    { d: box(95, 40, 10, 28), fill: '#fdf3dc' },
    { d: [...lamps.map((x) => `M${x} 40${lamp}`), `M100 18${lamp}`].join(''), fill: '#f3a46b' },
    { d: lamps.map((x) => disc(x, 55, 2.5)).join('') + disc(100, 33, 2.5), fill: '#fff3c4' },
  ],
  challah: [
    ...ground(['#557f45', '#8fb55e', '#e2efc0']),
    { d: 'M20 140q80 34 160 0l-8 24q-72 26-144 0Z', fill: '#fffdf9', lift: true },
    ...lifted([
      {
        d: 'M26 122q10-30 38-30 14 28-4 54-26 2-34-24ZM174 122q-10-30-38-30-14 28 4 54 26 2 34-24Z',
        fill: '#b4672a',
      },
      {
        d: 'M50 104q8-34 38-36 18 38-6 82-40-6-32-46ZM150 104q-8-34-38-36-18 38 6 82 40-6 32-46Z',
        fill: '#c97c36',
      },
      { d: 'M78 86q22-40 44 0 12 40-22 68-34-28-22-68Z', fill: '#e09a4e' },
    ]),
    {
      d: 'M90 90q10-16 20 0M62 104q8-16 22-18m54 18q-8-16-22-18M38 122q6-12 18-14m106 14q-6-12-18-14',
      stroke: '#f9d9a0',
      width: 5,
      opacity: 0.8,
    },
    {
      d: dots([96, 106, 106, 114, 98, 126, 66, 118, 74, 128, 134, 118, 126, 130, 46, 128, 154, 128]),
      stroke: '#fff3d6',
      width: 4,
    },
  ],
  'kiddush-cup': [
    ...ground(['#5c142f', '#a3293f', '#e79a94']),
    { d: 'M52 44h96q4 66-48 72-52-6-48-72Z', fill: '#dfe3f2', lift: true },
    { d: 'M52 44q48-16 96 0-48 16-96 0Z', fill: '#6b1836' },
    { d: 'M93 112h14v32H93Z', fill: '#b9c0dc' },
    { d: 'M62 170q6-28 38-30 32 2 38 30-38 14-76 0Z', fill: '#dfe3f2', lift: true },
    { d: disc(100, 128, 10), fill: '#f6c453', lift: true },
    { d: 'M60 72q40 16 80 0', stroke: '#f6c453', width: 5 },
    { d: leaf(82, 92, 18, 10) + leaf(118, 92, 18, 170), fill: '#a9b2d6' },
    { d: disc(100, 92, 5), fill: '#b42b45' },
    { d: 'M64 58q2 24 14 36', stroke: '#fff', width: 5, opacity: 0.7 },
  ],
  scroll: [
    ...ground(['#16494d', '#1f6a6a', '#8cc9b8']),
    { d: 'M50 18v164M150 18v164', stroke: '#8a5a2c', width: 10, lift: true },
    { d: disc(50, 20, 10) + disc(150, 20, 10) + disc(50, 180, 10) + disc(150, 180, 10), fill: '#c98a45' },
    { d: box(50, 46, 100, 108), fill: '#fdf3dc', lift: true },
    {
      d: 'M62 66h32m12 0h32M62 80h32m12 0h32M62 94h32m12 0h26M62 108h32m12 0h32M62 122h24m20 0h32M62 136h32m12 0h20',
      stroke: '#7a6a54',
      width: 4,
    },
    ...lifted([
      { d: 'M32 38h36v124H32Z', fill: '#f0dcae' },
      { d: 'M132 38h36v124h-36Z', fill: '#f0dcae' },
    ]),
    { d: 'M28 34h44v12H28Zm100 0h44v12h-44ZM28 154h44v12H28Zm100 0h44v12h-44Z', fill: '#c98a45', lift: true },
  ],
} satisfies Record<string, Drawing>;
