import type { Palette } from '../palettes.ts';
import { dots, leaf } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { farHill, frontHill, glow } from './ground.ts';

const rays = [-162, -144, -126, -108, -90, -72, -54, -36, -18]
  .map((angle) => leaf(320, 220, 250, angle, 0.05))
  .join('');

const line = (x: number, y: number, w: number) => `M${x} ${y}q${w / 2}-14 ${w}-4`;

const text = [
  ...[214, 242, 270, 298, 326].map((y) => line(122, y, 168)),
  ...[242, 270, 298, 326].map((y) => line(350, y + 6, 168)),
  line(350, 222, 92),
].join('');

/** A prayer book lies open and light rises from it. */
export function siddur(paper: Palette): Drawing {
  return [
    glow(paper, 320, 220),
    { d: rays, fill: paper.accent, opacity: 0.75 },
    farHill(paper),
    {
      d: 'M72 408V176Q200 138 320 182Q440 138 568 176V408Q440 372 320 420Q200 372 72 408Z',
      fill: '#8c1d34',
      lift: true,
    },
    { d: 'M92 384V158Q212 122 319 168V400Q212 350 92 384Z', fill: '#f6e5c3', lift: true },
    { d: 'M548 384V158Q428 122 321 168V400Q428 350 548 384Z', fill: paper.light, lift: true },
    {
      d: text,
      stroke: '#c9a27a',
      width: 7,
    },
    { d: 'M470 188q28-6 52 0v28q-24-6-52 0Z', fill: '#b42b45' },
    { d: 'M308 176h24v262l-12-14-12 14Z', fill: paper.accent, lift: true },
    {
      d: dots([180, 84, 252, 50, 392, 54, 464, 90, 320, 30]),
      stroke: paper.accent,
      width: 9,
    },
    frontHill(paper),
  ];
}
