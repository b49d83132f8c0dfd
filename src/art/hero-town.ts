import { arch, box, cypress, pointsOf, toothedWall } from './pen.ts';
import type { Row } from './pen.ts';
import type { Drawing } from './sheet.tsx';

const ground = 470;

/** A house with a flat roof, or with the low dome of the hill country. */
function house(x: number, top: number, w: number, dome = false): string {
  if (!dome) return box(x, top, w, ground - top);
  return `M${x} ${ground}V${top}h4a${w / 2 - 4} ${Math.round(w * 0.34)} 0 0 1 ${w - 8} 0h4V${ground}Z`;
}

const windows = (places: Row, w = 10, h = 18) =>
  pointsOf(places)
    .map(([x, y]) => arch(x, y, w, h))
    .join('');

/** A walled town of pale stone where one row of lamps after another lights up: three rows of houses, a tower, the wall and its open gate. */
export const heroTown: Drawing = [
  {
    d:
      house(836, 352, 52) +
      house(898, 318, 46, true) +
      house(1104, 308, 52) +
      house(1170, 336, 46, true) +
      house(1226, 352, 44),
    fill: '#9c5d80',
    lift: true,
  },
  {
    d: windows([852, 368, 872, 368, 916, 336, 1118, 326, 1136, 326, 1188, 354, 1240, 370]),
    fill: '#f6c453',
    enters: 'animate-lamps-far',
  },
  {
    d: cypress(826, 440, 92) + cypress(1166, 430, 108) + cypress(1214, 430, 84) + cypress(934, 430, 112),
    fill: '#244a56',
    lift: true,
  },
  {
    d:
      house(806, 378, 56) +
      house(938, 324, 56) +
      house(1062, 340, 50, true) +
      house(1134, 362, 54) +
      house(1244, 378, 46, true),
    fill: '#d99a78',
    lift: true,
  },
  {
    d: windows([
      820, 394, 838, 394, 950, 342, 972, 342, 950, 376, 1082, 360, 1148, 380, 1166, 380, 1262, 394,
    ]),
    fill: '#ffeab0',
    enters: 'animate-lamps-mid',
  },
  {
    d:
      toothedWall(986, 246, 64, 224, 4) +
      house(870, 366, 62, true) +
      house(1186, 374, 60) +
      house(1086, 388, 46),
    fill: '#f1d09c',
    lift: true,
  },
  {
    d: windows([1010, 278, 1010, 330], 16, 34) + windows([886, 388, 1224, 390, 1104, 402]),
    fill: '#8a4562',
  },
  {
    d: windows([1010, 278], 16, 34) + windows([908, 388, 1200, 390]),
    fill: '#f6c453',
    enters: 'animate-lamps-near',
  },
  {
    d: toothedWall(784, 408, 524, 80, 21),
    fill: '#f8e2b8',
    lift: true,
  },
  {
    d: 'M846 432h22m24 14h22m36-12h20m140 8h22m22-10h20m40 12h22M914 456h16m210 0h16m-300 2h14m370 0h14',
    stroke: '#e3c38d',
    width: 4,
  },
  {
    d:
      toothedWall(996, 380, 96, 108, 6) +
      toothedWall(766, 384, 58, 106, 4) +
      toothedWall(1268, 384, 58, 106, 4),
    fill: '#fff3da',
    lift: true,
  },
  { d: arch(1017, 406, 54, 82), fill: '#6b2c4c' },
  {
    d: arch(1025, 416, 38, 70) + windows([789, 408, 1291, 408], 12, 24),
    fill: '#f6c453',
  },
];
