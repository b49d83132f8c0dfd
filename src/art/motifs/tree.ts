import type { Palette } from '../palettes.ts';
import { bird, crown, dots, leaf, moved } from '../pen.ts';
import type { Row } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { farHill, frontHill, glow, nearHill } from './ground.ts';

const fruit: Row = [178, 196, 236, 232, 302, 176, 350, 206, 420, 216, 464, 180, 288, 96, 372, 96];

/** A great tree in fruit, and a sapling that grows in its shade. */
export function tree(paper: Palette): Drawing {
  return [
    glow(paper, 320, 210),
    farHill(paper),
    nearHill(paper),
    {
      d: 'M262 432Q296 400 296 330Q292 280 244 250L258 234Q300 250 314 282Q318 240 308 200H336Q330 250 334 282Q350 244 396 228L408 246Q354 276 350 334Q352 398 396 432Q360 424 326 430Q296 424 262 432Z',
      fill: '#6b4226',
      lift: true,
    },
    { d: crown(226, 196, 84) + crown(416, 192, 86), fill: paper.leaf, lift: true },
    { d: crown(320, 136, 108), fill: '#4f8050', lift: true },
    { d: crown(258, 158, 54) + crown(384, 138, 60), fill: '#6fa05a' },
    { d: dots(fruit), stroke: '#c93a50', width: 22 },
    { d: dots(moved(fruit, -5, -6)), stroke: '#f4a3a3', width: 6 },
    { d: 'M506 440Q512 400 508 352', stroke: '#6b4226', width: 9 },
    {
      d:
        leaf(509, 380, 56, -30) +
        leaf(509, 392, 50, -150) +
        leaf(508, 354, 52, -60) +
        leaf(508, 354, 52, -126) +
        leaf(508, 352, 46, -92, 0.24),
      fill: paper.mid,
      lift: true,
    },
    { d: bird(92, 120, 56) + bird(520, 84, 44), fill: paper.light, lift: true },
    frontHill(paper),
  ];
}
