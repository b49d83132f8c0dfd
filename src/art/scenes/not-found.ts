import { box, cypress, disc, dots, ridge, star } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';

/** The path ends at a closed gate; a lantern burns and a kind owl looks down. */
export const notFound: Drawing = [
  { d: box(0, 0, 640, 480), fill: '#171c3f' },
  {
    x: 320,
    y: 220,
    on: '#171c3f',
    rings: [
      [300, '#1f2553'],
      [226, '#2b306e'],
      [150, '#4b3f8c'],
    ],
  },
  {
    d: star(84, 76, 16) + star(556, 60, 18) + star(180, 40, 9) + star(606, 180, 10) + star(40, 190, 10),
    fill: '#fdf3dc',
  },
  {
    d: dots([130, 130, 250, 30, 400, 44, 480, 110, 520, 200, 110, 230]),
    stroke: '#fdf3dc',
    width: 5,
    opacity: 0.8,
  },
  {
    d: ridge([-20, 300, 140, 270, 330, 300, 500, 262, 660, 292], 500),
    fill: '#37367f',
    lift: true,
  },
  {
    d: cypress(60, 350, 170) + cypress(112, 350, 116) + cypress(548, 350, 130) + cypress(598, 350, 186),
    fill: '#1f4560',
    lift: true,
  },
  {
    d: ridge([-20, 356, 160, 340, 480, 340, 660, 356], 500),
    fill: '#3f6b55',
    lift: true,
  },
  { d: 'M196 500Q250 420 256 350H384Q390 420 444 500Z', fill: '#f0d3a2', lift: true },
  {
    d: 'M196 378V246Q196 190 320 184T444 246V378H424V264Q420 210 320 206T216 264V378Z',
    fill: '#8a5a3c',
    lift: true,
  },
  {
    d: 'M232 376V262m30 114V244m30 132V232m56 144V232m30 144V244m30 132V262m-176 46h176m-176 42h176',
    stroke: '#b57c52',
    width: 11,
  },
  { d: 'M320 376V228', stroke: '#6b4226', width: 14 },
  { d: disc(320, 312, 20), fill: '#f6c453', lift: true },
  { d: 'M320 306v12', stroke: '#6b4226', width: 8 },
  { d: box(152, 214, 52, 176) + box(436, 214, 52, 176), fill: '#c9a184', lift: true },
  { d: box(142, 200, 72, 20) + box(426, 200, 72, 20), fill: '#e5c3a2', lift: true },
  { d: 'M154 262h24m4 40h20m-48 40h26m284-80h24m-46 40h20m4 40h22', stroke: '#a67f64', width: 5 },
  {
    at: 'translate(178 196)',
    lift: true,
    sheets: [
      { d: 'M-44-84l16 10q28-12 56 0l16-10q8 26 0 44Q44 4 0 4T-44-40q-8-18 0-44Z', fill: '#b5734a' },
      { d: 'M-24 0q-10-34 24-38 34 4 24 38Q0 8-24 0Z', fill: '#f0d3a2' },
      {
        d: dots([-18, -50, 18, -50]),
        stroke: '#fff6e2',
        width: 32,
      },
      {
        d: dots([-15, -48, 15, -48]),
        stroke: '#171c3f',
        width: 14,
      },
      {
        d: dots([-12, -52, 18, -52]),
        stroke: '#fff',
        width: 4,
      },
      { d: 'M-7-40H7L0-26Z', fill: '#f6a13c' },
      { d: 'M-10-18q5 5 10 0 5 5 10 0m-18 12q4 4 8 0 4 4 8 0', stroke: '#b5734a', width: 3 },
      { d: 'M-42-36q-8 24 8 36-2-20-8-36Zm84 0q8 24-8 36 2-20 8-36Z', fill: '#8a5234' },
    ],
  },
  { d: disc(462, 156, 84), fill: '#f6c453', opacity: 0.16 },
  { d: disc(462, 156, 52), fill: '#f6c453', opacity: 0.26 },
  { d: 'M462 104v-8m-12 12h24l8 16h-40Zm-6 80h36v10h-36Z', fill: '#0f1330', stroke: '#0f1330', width: 4 },
  { d: box(446, 124, 32, 62), fill: '#f9d576' },
  { d: 'M462 176c-14-12-6-26 0-38 6 12 14 26 0 38Z', fill: '#f08a3c' },
  { d: 'M446 124v62m32-62v62', stroke: '#0f1330', width: 4 },
  {
    d: ridge([-20, 440, 140, 420, 230, 470, 420, 470, 520, 424, 660, 440], 500),
    fill: '#22503f',
    lift: true,
  },
];
