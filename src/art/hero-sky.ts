import { bird, cloud, dots, star } from './pen.ts';
import type { Drawing } from './sheet.tsx';

/** A sun setting in rings of paper, clouds before it, stars that come out and birds that fly home. No star is behind the headline. */
export const heroSky: Drawing = [
  {
    x: 1048,
    y: 272,
    on: '#171c3f',
    rings: [
      [350, '#1f2553'],
      [284, '#2b306e'],
      [222, '#4b3f8c'],
      [168, '#8f4a86'],
      [122, '#d0626c'],
      [84, '#f3a46b'],
      [50, '#f9d576'],
    ],
  },
  {
    lift: true,
    sheets: [
      { d: cloud(1160, 206, 170), fill: '#a5527f' },
      { d: cloud(806, 262, 150), fill: '#5f4793' },
      { d: cloud(1270, 296, 120), fill: '#6b4a92' },
    ],
  },
  {
    d: dots([
      706, 44, 742, 150, 790, 92, 838, 36, 902, 66, 1046, 44, 1186, 60, 1424, 228, 1378, 270, 684, 208, 640,
      36, 470, 44, 372, 22, 160, 24, 60, 38,
    ]),
    stroke: '#f4efff',
    width: 3,
    opacity: 0.75,
    enters: 'animate-star',
  },
  {
    d: star(770, 40, 8) + star(708, 112, 6) + star(872, 122, 5) + star(1216, 40, 7) + star(1416, 300, 6),
    fill: '#fdf3dc',
    enters: 'animate-star',
  },
  {
    d: bird(846, 168, 42) + bird(776, 204, 28) + bird(916, 130, 30) + bird(1196, 124, 32),
    fill: '#fdf3dc',
    lift: true,
    enters: 'animate-fly',
  },
];
