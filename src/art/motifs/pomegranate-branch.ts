import type { Palette } from '../palettes.ts';
import { dots, moved, pomegranate, twig } from '../pen.ts';
import type { Row } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { frontHill, glow } from './ground.ts';

const main = twig(790, 39, 68, 172, 0, 11, 92);
const seeds: Row = [
  404, 266, 434, 256, 462, 270, 392, 296, 420, 290, 448, 296, 476, 300, 404, 322, 434, 322, 462, 324, 420,
  348, 448, 346,
];

/** A bough of pomegranates; one has opened and shows its seeds. */
export function pomegranateBranch(paper: Palette): Drawing {
  return [
    glow(paper, 320, 250),
    { d: main.stem, stroke: '#5a3626', width: 12, lift: true },
    { d: main.below, fill: paper.leaf, lift: true },
    { d: main.above, fill: '#8fb97a', lift: true },
    {
      d: 'M206 121Q190 150 192 178M446 87Q430 130 434 188M98 136Q80 180 86 246',
      stroke: '#5a3626',
      width: 9,
    },
    { d: pomegranate(192, 270, 92), fill: '#c93a50', lift: true },
    { d: 'M130 262q4-42 40-58', stroke: '#f09aa0', width: 12 },
    { d: pomegranate(434, 296, 108), fill: '#9c2440', lift: true },
    {
      d: 'M434 214C488 214 520 258 512 304C504 356 468 384 434 384C400 384 364 356 356 304C348 258 380 214 434 214Z',
      fill: paper.light,
      lift: true,
    },
    { d: dots(seeds), stroke: '#d8364f', width: 25 },
    { d: dots(moved(seeds, -4, -5)), stroke: '#f6a9ad', width: 7 },
    { d: pomegranate(86, 290, 44), fill: '#a52a44', lift: true },
    frontHill(paper),
  ];
}
