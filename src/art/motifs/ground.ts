import type { Palette } from '../palettes.ts';
import { ridge } from '../pen.ts';
import type { Rings, Sheet } from '../sheet.tsx';

/** Three discs of light around the point. A cover is 640 by 480 units; its ground extends 150 units to both sides, for wide pictures. */
export function glow(paper: Palette, x = 320, y = 236, size = 1): Rings {
  const [outer, middle, inner] = paper.rings;
  return {
    x,
    y,
    on: paper.sky,
    rings: [
      [Math.round(270 * size), outer],
      [Math.round(200 * size), middle],
      [Math.round(132 * size), inner],
    ],
  };
}

export const farHill = (paper: Palette): Sheet => ({
  d: ridge([-150, 380, 150, 346, 330, 392, 500, 348, 790, 384], 500),
  fill: paper.far,
  lift: true,
});

export const nearHill = (paper: Palette): Sheet => ({
  d: ridge([-150, 398, 120, 420, 320, 388, 520, 424, 790, 396], 500),
  fill: paper.near,
  lift: true,
});

export const frontHill = (paper: Palette): Sheet => ({
  d: ridge([-150, 432, 170, 410, 360, 436, 540, 412, 790, 428], 500),
  fill: paper.front,
  lift: true,
});
