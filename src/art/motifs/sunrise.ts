import type { Palette } from '../palettes.ts';
import { boy, girl, stand } from '../figures.ts';
import { bird, cypress, ridge } from '../pen.ts';
import type { Drawing } from '../sheet.tsx';
import { farHill, frontHill, nearHill } from './ground.ts';

const rays = [-170, -150, -130, -110, -90, -70, -50, -30, -10]
  .map((angle) => {
    const at = (turn: number) => {
      const radians = ((angle + turn) * Math.PI) / 180;
      return `${Math.round(320 + Math.cos(radians) * 640)} ${Math.round(330 + Math.sin(radians) * 640)}`;
    };
    return `M320 330L${at(-5)}L${at(5)}Z`;
  })
  .join('');

/** The sun jumps up over the hills and a road runs to meet it. */
export function sunrise(paper: Palette): Drawing {
  return [
    { d: rays, fill: '#fbdf8f' },
    {
      x: 320,
      y: 320,
      on: paper.sky,
      rings: [
        [176, '#f3a046'],
        [142, '#fdeab3'],
        [106, '#e8663d'],
      ],
    },
    { d: bird(116, 120, 62) + bird(486, 112, 50), fill: paper.light, lift: true },
    {
      ...farHill(paper),
      d: ridge([-150, 340, 150, 316, 330, 352, 500, 318, 790, 344], 500),
    },
    nearHill(paper),
    {
      d: 'M236 500C250 440 380 440 372 400C368 380 330 376 328 352H340C346 374 420 376 424 404C430 446 356 450 372 500Z',
      fill: paper.light,
      lift: true,
    },
    {
      d: cypress(118, 428, 120) + cypress(164, 430, 84) + cypress(520, 436, 130),
      fill: paper.leaf,
      lift: true,
    },
    frontHill(paper),
    stand(girl({ cloth: '#b42b45', head: '#fdf3dc', hair: '#3b2418', skin: '#d9a377' }), 280, 438, 1.3),
    stand(boy({ cloth: '#1f6a6a', head: '#fffaf0', hair: '#5a3a2e', skin: '#e5b48c' }), 334, 441, 1.3),
  ];
}
