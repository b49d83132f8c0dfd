import { onlooker, stand } from '../figures.ts';
import { box, cypress, disc, dots, ridge } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';

/** A paper theater: the curtain is open, the film is ready, two children have come. */
export const watch: Drawing = [
  { d: box(0, 0, 640, 480), fill: '#171c3f' },
  {
    x: 320,
    y: 190,
    on: '#171c3f',
    rings: [
      [330, '#1e2450'],
      [262, '#2a3270'],
    ],
  },
  { d: 'M106 60h428q20 0 20 20V330q0 20-20 20H106q-20 0-20-20V80q0-20 20-20Z', fill: '#fdf3dc', lift: true },
  { d: box(108, 82, 424, 246), fill: '#f3a46b' },
  { d: disc(400, 176, 62), fill: '#f9d576', lift: true },
  {
    d: ridge([108, 250, 230, 216, 380, 262, 532, 222], 328),
    fill: '#c8566b',
    lift: true,
  },
  { d: cypress(196, 276, 76) + cypress(226, 276, 52), fill: '#1c4a47', lift: true },
  {
    d: ridge([108, 286, 260, 270, 420, 296, 532, 276], 328),
    fill: '#4f7a52',
    lift: true,
  },
  {
    d: 'M70 40H200Q196 180 96 250L102 366H70Z M570 40H440Q444 180 544 250L538 366H570Z',
    fill: '#b42b45',
    lift: true,
  },
  {
    d: 'M104 44Q112 150 88 240m74-196q0 90-62 170m436-170q-8 106 16 196m-74-196q0 90 62 170',
    stroke: '#8c1d34',
    width: 6,
  },
  {
    d: 'M56 28H584V66q-44 36-88 0-44 36-88 0-44 36-88 0-44 36-88 0-44 36-88 0-44 36-88 0Z',
    fill: '#d8485c',
    lift: true,
  },
  { d: disc(320, 212, 54), fill: '#fffdf9', lift: true },
  { d: 'M304 184q0-6 6-3l44 27q5 4 0 8l-44 27q-6 3-6-3Z', fill: '#b42b45' },
  {
    d: ridge([-20, 410, 320, 388, 660, 410], 500),
    fill: '#5a4a9c',
    lift: true,
  },
  stand(onlooker('#f6c453', '#3b2418'), 216, 490, 1.15),
  stand(onlooker('#1f6a6a', '#2b1a16', '#fdf3dc'), 330, 494, 1.1),
  stand(onlooker('#b42b45', '#7a4a2c'), 440, 490, 1.05),
  {
    d: dots([46, 90, 30, 200, 604, 120, 616, 240, 590, 30, 30, 300]),
    stroke: '#fdf3dc',
    width: 5,
    opacity: 0.8,
  },
];
