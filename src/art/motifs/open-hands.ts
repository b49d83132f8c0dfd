import type { Palette } from '../palettes.ts';
import { star, twig } from '../pen.ts';
import type { Cluster, Drawing } from '../sheet.tsx';
import { farHill, frontHill, glow } from './ground.ts';

const wreath = [twig(316, 326, 68, -166, 32, 3, 74), twig(324, 326, 68, -14, -32, 3, 74)] as const;

function hand(paper: Palette, at: string): Cluster {
  return {
    at,
    lift: true,
    sheets: [
      {
        d: 'M-160 440C40 420 92 372 126 352C166 330 214 334 258 344C282 349 296 340 304 328Q316 318 320 334C322 360 300 384 266 392C218 402 186 412 150 444C80 500 20 540-160 560Z',
        fill: paper.light,
      },
      {
        d: 'M134 350C150 318 176 296 204 292Q222 292 214 310C200 318 190 332 192 352Z',
        fill: paper.light,
        lift: true,
      },
      { d: 'M204 362q40 2 66 0m-76 16q36 2 60-2', stroke: paper.mid, width: 4 },
      { d: 'M-160 430Q20 412 64 366L112 436Q60 490-160 540Z', fill: paper.accent },
    ],
  };
}

/** Two giving hands, a heart above them, leaves growing out of it. */
export function openHands(paper: Palette): Drawing {
  return [
    glow(paper, 320, 200),
    farHill(paper),
    { d: wreath[0].below + wreath[1].above, fill: paper.leaf, lift: true },
    { d: wreath[0].above + wreath[1].below, fill: '#93bb7f' },
    {
      d: 'M320 290C214 222 230 128 286 128C310 128 320 146 320 160C320 146 330 128 354 128C410 128 426 222 320 290Z',
      fill: paper.accent,
      lift: true,
    },
    { d: 'M270 176q4-22 22-24', stroke: '#fff3cf', width: 8 },
    {
      d: star(160, 130, 18) + star(490, 116, 22) + star(100, 236, 12),
      fill: paper.light,
    },
    hand(paper, 'translate(0 -16)'),
    hand(paper, 'translate(640 -16) scale(-1 1)'),
    frontHill(paper),
  ];
}
