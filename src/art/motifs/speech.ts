import type { Palette } from '../palettes.ts';
import { crown, dots, leaf } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { farHill, frontHill, glow } from './ground.ts';

/** Words that bloom: flowers grow inside a speech bubble, another bubble listens. */
export function speech(paper: Palette): Drawing {
  return [
    glow(paper),
    farHill(paper),
    {
      d: 'M372 60H556a44 44 0 0 1 44 44V208a44 44 0 0 1-44 44H540l6 58-66-58H372a44 44 0 0 1-44-44V104a44 44 0 0 1 44-44Z',
      fill: paper.accent,
      lift: true,
    },
    {
      d: dots([470, 156, 514, 156, 556, 156]),
      stroke: '#8a5a00',
      width: 22,
    },
    {
      d: 'M116 84H384a60 60 0 0 1 60 60V274a60 60 0 0 1-60 60H236L140 418 150 334H116a60 60 0 0 1-60-60V144a60 60 0 0 1 60-60Z',
      fill: paper.light,
      lift: true,
    },
    {
      d: 'M250 322Q252 250 250 170M246 322Q214 290 160 224M254 322Q290 290 344 232',
      stroke: '#2f6b48',
      width: 9,
    },
    {
      d:
        leaf(251, 296, 70, -148) +
        leaf(251, 282, 70, -30) +
        leaf(250, 250, 56, -150) +
        leaf(251, 236, 56, -28),
      fill: '#4f9a6c',
    },
    { d: crown(250, 160, 48), fill: '#c93a50', lift: true },
    { d: crown(154, 212, 38), fill: '#f3a46b', lift: true },
    { d: crown(350, 220, 38), fill: '#8a6fc9', lift: true },
    {
      d: dots([250, 160, 154, 212, 350, 220]),
      stroke: paper.accent,
      width: 26,
    },
    frontHill(paper),
  ];
}
