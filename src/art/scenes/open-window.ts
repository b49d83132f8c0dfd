import { bird, box, cloud, crown, disc, leaf, pomegranate, ridge } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';

/** Enough for today: the book is closed on the sill, and outside the open window the day continues. */
export const openWindow: Drawing = [
  { d: box(0, 0, 640, 480), fill: '#b7daf0' },
  {
    x: 386,
    y: 196,
    on: '#b7daf0',
    rings: [
      [230, '#cfe6f5'],
      [164, '#fdeec2'],
      [108, '#fbe09a'],
    ],
  },
  { d: disc(386, 196, 54), fill: '#f6c453', lift: true },
  { d: cloud(232, 176, 84), fill: '#fffdf9', lift: true },
  { d: bird(286, 140, 32) + bird(334, 124, 24) + bird(326, 158, 20), fill: '#7c4a8f' },
  { d: ridge([60, 268, 190, 226, 320, 262, 450, 222, 580, 258], 480), fill: '#9a8fd0', lift: true },
  { d: ridge([60, 296, 220, 276, 380, 304, 580, 272], 480), fill: '#78ab6c', lift: true },
  { d: ridge([60, 334, 260, 318, 420, 330, 580, 312], 480), fill: '#4f8a5e', lift: true },
  { d: 'M202 380q6-60-2-120h20q-4 62 8 120Z', fill: '#6b4630', lift: true },
  { d: crown(210, 246, 60), fill: '#2f6b50', lift: true },
  { d: crown(224, 228, 36), fill: '#4f8a5e' },
  {
    d: pomegranate(180, 258, 13) + pomegranate(234, 270, 12) + pomegranate(212, 214, 11),
    fill: '#c73b52',
    lift: true,
  },
  // The wall, with the window cut out of it.
  {
    d: 'M-20-20H660V500H-20Z M120 400H520V230A200 140 0 0 0 120 230Z',
    fill: '#f3a46b',
    lift: true,
  },
  {
    d: 'M104 400V226A216 150 0 0 1 536 226V400H514V230A194 134 0 0 0 126 230V400Z',
    fill: '#fff3da',
    lift: true,
  },
  { d: 'M60 60Q150 90 148 230Q130 300 84 392H36V60Z', fill: '#d8485c', lift: true },
  { d: 'M580 60Q490 90 492 230Q510 300 556 392H604V60Z', fill: '#d8485c', lift: true },
  {
    d: 'M72 90Q122 170 84 366M108 120Q126 200 108 300M568 90Q518 170 556 366M532 120Q514 200 532 300',
    stroke: '#b42b45',
    width: 6,
  },
  { d: box(20, 44, 600, 20), fill: '#8a5a3c', lift: true },
  { d: disc(20, 54, 16) + disc(620, 54, 16), fill: '#f6c453', lift: true },
  { d: box(-20, 392, 680, 108), fill: '#c48a5a', lift: true },
  { d: box(-20, 392, 680, 22), fill: '#e0ab78' },
  // Two closed books, a ribbon in the upper one.
  {
    lift: true,
    sheets: [
      { d: 'M196 378h190q10 0 10 10v24q0 10-10 10H196q-20 0-20-22t20-22Z', fill: '#1f6a6a' },
      { d: 'M200 386h190v28H200q-12 0-12-14t12-14Z', fill: '#fffaf0' },
      { d: 'M204 395h184m-184 10h184', stroke: '#e3d3ad', width: 3 },
    ],
  },
  {
    lift: true,
    sheets: [
      { d: 'M216 334h164q10 0 10 10v24q0 10-10 10H216q-20 0-20-22t20-22Z', fill: '#5a4a9c' },
      { d: 'M220 342h164v28H220q-12 0-12-14t12-14Z', fill: '#fffaf0' },
      { d: 'M224 351h158m-158 10h158', stroke: '#e3d3ad', width: 3 },
      { d: 'M330 342h18v62l-9-10-9 10Z', fill: '#f6c453' },
    ],
  },
  // A sprig in a jar.
  {
    d: 'M464 330Q452 286 466 246M464 330Q476 296 504 276M462 330Q448 304 424 292',
    stroke: '#3f6b45',
    width: 6,
  },
  {
    d:
      leaf(466, 250, 40, -90) +
      leaf(460, 282, 36, -150) +
      leaf(468, 290, 36, -40) +
      leaf(500, 278, 40, -30) +
      leaf(428, 294, 38, 200),
    fill: '#5f9f6c',
    lift: true,
  },
  { d: 'M434 322h60q-8 14 4 34 14 42-10 66h-48q-24-24-10-66 12-20 4-34Z', fill: '#b8704f', lift: true },
  { d: 'M428 366q36 14 72 0m-74 18q38 14 76 0', stroke: '#f3dcb4', width: 6 },
];
