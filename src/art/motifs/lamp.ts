import type { Palette } from '../palettes.ts';
import { box, disc, dots, star } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { glow } from './ground.ts';

/** A clay oil lamp burns on a stone sill under the stars. */
export function lamp(paper: Palette): Drawing {
  return [
    glow(paper, 430, 180),
    { d: star(90, 90, 20) + star(210, 56, 13) + star(150, 180, 13) + star(560, 60, 15), fill: paper.light },
    {
      d: dots([60, 200, 130, 40, 260, 130, 300, 40, 40, 120, 606, 130, 596, 300, 200, 250]),
      stroke: paper.light,
      width: 6,
      opacity: 0.8,
    },
    { d: box(-150, 372, 940, 130), fill: '#3a3f86', lift: true },
    { d: box(-150, 372, 940, 22), fill: '#5a5fae' },
    {
      d: 'M140 394v44m220-44v44m200-44v44m120-44v44M20 394v44M-150 438h940M60 438v60m220-60v60m200-60v60',
      stroke: paper.near,
      width: 6,
    },
    { d: disc(150, 262, 46), stroke: '#b8704f', width: 22, lift: true },
    {
      d: 'M128 288Q140 232 250 228H310Q372 228 408 204Q446 184 474 200Q486 222 458 242Q430 262 420 300Q404 356 312 362L326 380H206L220 362Q140 354 128 288Z',
      fill: '#d08a63',
      lift: true,
    },
    { d: 'M150 292Q170 246 250 244H318Q380 244 412 222', stroke: '#eeb68c', width: 9 },
    { d: 'M204 300h0m40 14h0m40 4h0m40-4h0m40-14h0', stroke: '#9a5a42', width: 14 },
    { d: 'M444 206C400 160 424 116 448 60C456 110 504 150 468 200Z', fill: paper.accent, lift: true },
    { d: 'M450 202C428 174 436 150 450 122C456 148 478 170 462 202Z', fill: '#fff3cf' },
  ];
}
