import type { StickerName } from '#core/sticker-names.ts';
import { box, disc, dots, leaf, pomegranate, star } from '../pen.ts';
import type { Sheet } from '../sheet.tsx';

interface Sticker {
  /** What the scissors followed: the white paper goes a little beyond it. */
  outline: string;
  sheets: readonly Sheet[];
}

const heart = 'M60 102C10 70 16 24 42 24Q60 24 60 44 60 24 78 24C104 24 110 70 60 102Z';
const beam = 'M60 18v10m0 64v10M18 60h10m64 0h10M30 30l7 7m46 46 7 7M30 90l7-7m46-46 7-7';
const body =
  'M20 84C34 80 40 70 42 58C44 38 60 28 76 32Q88 35 90 46L104 52 91 56C90 78 70 92 48 88Q34 86 20 84Z';
const jar = 'M34 52h52q8 8 8 22v14q0 14-14 14H40q-14 0-14-14V74q0-14 8-22Z';
const leaves = leaf(60, 70, 44, -36) + leaf(60, 76, 44, -144) + leaf(60, 44, 30, -92, 0.36);
const crown = 'M22 88 16 42q14 16 24 14Q54 52 60 26q6 26 20 30 10 2 24-14L98 88Z';

/** The drawing of each sticker, on 120 by 120. */
export const stickers: Record<StickerName, Sticker> = {
  heart: {
    outline: heart,
    sheets: [
      { d: heart, fill: '#b42b45', lift: true },
      { d: 'M60 92C26 68 28 36 44 36Q58 36 60 54 62 36 76 36C92 36 94 68 60 92Z', fill: '#d8485c' },
      { d: 'M37 52q1-9 9-11', stroke: '#f6b3b8', width: 6 },
    ],
  },
  sun: {
    outline: disc(60, 60, 44),
    sheets: [
      { d: beam, stroke: '#f3a46b', width: 9 },
      { d: disc(60, 60, 26), fill: '#ee9a4d', lift: true },
      { d: disc(60, 60, 20), fill: '#f6c453', lift: true },
      { d: 'M48 54q3-8 11-9', stroke: '#fff3cf', width: 5 },
    ],
  },
  pomegranate: {
    outline: `${pomegranate(60, 68, 33)}${leaf(78, 36, 30, -20)}`,
    sheets: [
      { d: leaf(76, 40, 34, -24, 0.36), fill: '#4f8a5e', lift: true },
      { d: pomegranate(60, 68, 33), fill: '#b42b45', lift: true },
      { d: 'M44 62Q60 46 78 66 74 90 58 90 44 84 44 62Z', fill: '#fdf3dc', lift: true },
      { d: dots([54, 66, 64, 63, 70, 72, 58, 77, 67, 82]), stroke: '#d8485c', width: 8 },
    ],
  },
  bird: {
    outline: `${body}${box(22, 88, 78, 8)}`,
    sheets: [
      { d: 'M16 96Q60 84 106 98', stroke: '#7a4a2c', width: 7 },
      { d: leaf(88, 94, 22, -40) + leaf(30, 92, 20, -130), fill: '#4f8a5e', lift: true },
      { d: body, fill: '#2d6a9f', lift: true },
      { d: 'M46 62q22-10 30 6-4 16-26 16-12 0-18-2 12-6 14-20Z', fill: '#6fb0d8', lift: true },
      { d: 'M90 46l14 6-13 4Z', fill: '#f6a13c' },
      { d: dots([78, 44]), stroke: '#0f1330', width: 6 },
    ],
  },
  honey: {
    outline: `${jar}${box(34, 34, 52, 16)}M86 22l12-8`,
    sheets: [
      { d: jar, fill: '#f3b545', lift: true },
      { d: 'M34 66q10 8 18 0t18 0 18 0v22q0 8-8 8H42q-8 0-8-8Z', fill: '#ee9a4d' },
      { d: 'M32 36h56q4 0 4 5v8q0 5-4 5H32q-4 0-4-5v-8q0-5 4-5Z', fill: '#fdf3dc', lift: true },
      { d: 'M34 45h52', stroke: '#d8913a', width: 3 },
      { d: 'M68 36 92 14', stroke: '#7a4a2c', width: 6 },
      { d: 'M42 76v12', stroke: '#fdeab3', width: 6 },
    ],
  },
  sapling: {
    outline: `${leaves}M24 88q36-16 72 0v8q0 8-8 8H32q-8 0-8-8Z`,
    sheets: [
      { d: 'M60 96Q56 70 60 44', stroke: '#3f6b45', width: 6 },
      { d: leaf(60, 76, 44, -144) + leaf(60, 44, 30, -92, 0.36), fill: '#6fa05a', lift: true },
      { d: leaf(60, 70, 44, -36), fill: '#4f8a5e', lift: true },
      { d: 'M24 90q36-16 72 0v6q0 8-8 8H32q-8 0-8-8Z', fill: '#6b4226', lift: true },
      { d: dots([42, 95, 58, 92, 74, 96]), stroke: '#9a6a42', width: 5 },
    ],
  },
  star: {
    outline: star(60, 60, 46),
    sheets: [
      { d: star(60, 60, 46), fill: '#5a4a9c', lift: true },
      { d: star(60, 60, 31), fill: '#f6c453', lift: true },
      { d: star(60, 60, 14), fill: '#fff3cf' },
    ],
  },
  crown: {
    outline: crown,
    sheets: [
      { d: crown, fill: '#f6c453', lift: true },
      { d: 'M22 88 20 76q40 10 80 0l-2 12q-38 9-76 0Z', fill: '#1f6a6a', lift: true },
      { d: dots([16, 40, 60, 24, 104, 40]), stroke: '#b42b45', width: 12 },
      { d: dots([40, 85, 80, 85]), stroke: '#fff3cf', width: 6 },
      { d: dots([60, 86]), stroke: '#f6c453', width: 8 },
    ],
  },
};
