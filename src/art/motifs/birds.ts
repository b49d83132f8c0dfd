import type { Palette } from '../palettes.ts';
import { cloud, disc, twig } from '../pen.ts';
import type { Cluster, Drawing } from '../sheet.tsx';
import { glow } from './ground.ts';

function dove(at: string, body: string, wing: string): Cluster {
  return {
    at,
    lift: true,
    sheets: [
      {
        d: 'M-134 66L-56 14C-44-44-6-78 38-80A44 44 0 0 1 84-44L116-32 82-20C82 40 34 78-16 74C-50 70-76 58-134 66Z',
        fill: body,
      },
      { d: 'M-18-16C14-34 52 0 30 38C2 56-54 44-92 56C-68 28-52 2-18-16Z', fill: wing, lift: true },
      { d: 'M80-44l36 12-34 12Z', fill: '#f6a13c' },
      { d: disc(50, -48, 6), fill: '#1a1f44' },
    ],
  };
}

const left = twig(-10, 394, 60, -6, 1, 6, 66);
const right = twig(650, 402, 60, 186, -1, 5, 66);

/** Two different birds, side by side on one branch. */
export function birds(paper: Palette): Drawing {
  return [
    glow(paper, 320, 220),
    {
      lift: true,
      sheets: [
        { d: cloud(30, 118, 150), fill: paper.light },
        { d: cloud(470, 96, 130), fill: paper.light },
      ],
    },
    { d: left.below + right.below, fill: paper.leaf, lift: true },
    { d: 'M-160 410Q150 372 320 384T800 420', stroke: '#7a4a2c', width: 18, lift: true },
    { d: left.above + right.above, fill: '#6fae72', lift: true },
    dove('translate(200 296)', '#fffdf9', paper.mid),
    dove('translate(448 296) scale(-1 1)', '#c93a50', '#8c1d34'),
    {
      d: 'M322 176C286 152 292 120 311 120Q322 120 322 132Q322 120 333 120C352 120 358 152 322 176Z',
      fill: '#f3a46b',
      lift: true,
    },
  ];
}
