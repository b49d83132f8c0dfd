import type { Palette } from '../palettes.ts';
import { bird, cypress } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { frontHill, glow, nearHill } from './ground.ts';

/** A high mountain and the long way up it, turn by turn, to a flag. */
export function mountain(paper: Palette): Drawing {
  return [
    glow(paper, 360, 190),
    { d: 'M-150 500V420L-40 300 0 330 96 210 150 262 216 176 360 360V500Z', fill: paper.far, lift: true },
    { d: 'M790 500V400L690 270 640 310 556 190 500 248 400 360V500Z', fill: paper.far, lift: true },
    {
      d: 'M96 210l54 52 40-52 26-34 40 52-40-10-30 44-40-20-26 8-60 8Zm460-20 60 66-34-4-30 22-24-34-28 8Z',
      fill: paper.mid,
    },
    { d: 'M70 500L300 110Q320 84 342 112L580 500Z', fill: '#3f7fb5', lift: true },
    { d: 'M320 96Q334 98 342 112L580 500H360L372 400 330 300 352 210Z', fill: '#2a6299' },
    {
      d: 'M232 226L300 110Q320 84 342 112L412 226 376 212 350 250 320 216 288 250 264 214Z',
      fill: paper.light,
      lift: true,
    },
    {
      d: 'M250 480C260 440 440 440 426 404C414 376 258 392 262 356C266 328 386 338 380 308C374 286 294 296 298 272C302 256 340 256 330 236',
      stroke: paper.accent,
      width: 11,
    },
    { d: 'M320 98V54', stroke: paper.light, width: 7 },
    { d: 'M322 54q20-10 34 0t32 0v28q-18 10-32 0t-34 0Z', fill: '#c93a50', lift: true },
    { d: bird(92, 118, 56) + bird(486, 100, 46), fill: paper.light, lift: true },
    nearHill(paper),
    {
      d: cypress(86, 452, 110) + cypress(132, 452, 76) + cypress(536, 452, 96) + cypress(578, 452, 124),
      fill: paper.leaf,
      lift: true,
    },
    frontHill(paper),
  ];
}
