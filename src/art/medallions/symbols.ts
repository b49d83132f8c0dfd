import { box, crown, disc, dots, leaf, pomegranate, star } from '../pen.ts';
import type { Sheet } from '../sheet.tsx';
import type { MedalPapers } from './medal.ts';
import type { MedallionName } from './medallion-names.ts';

interface Symbol {
  papers: MedalPapers;
  sheets: readonly Sheet[];
}

const gold: MedalPapers = ['#d8913a', '#f6c453', '#fff3cf'];
const night: MedalPapers = ['#f6c453', '#2a3270', '#d9e8f5'];
const violet: MedalPapers = ['#f6c453', '#5a4a9c', '#e9e5f6'];
const teal: MedalPapers = ['#f6c453', '#1f6a6a', '#dceeeb'];
const olive: MedalPapers = ['#f6c453', '#557f45', '#e8f1e1'];
const red: MedalPapers = ['#f6c453', '#b42b45', '#fde6d5'];

const perforations = [68, 84, 100, 116, 132].flatMap((x) => [x, 72, x, 128]);

/** The symbol of each medallion, within sixty units of the middle. */
export const symbols: Record<MedallionName, Symbol> = {
  'first-film': {
    papers: night,
    sheets: [
      { d: box(58, 64, 84, 72), fill: '#2a3270' },
      { d: dots(perforations), stroke: '#fdf3dc', width: 7 },
      { d: box(58, 82, 84, 36), fill: '#5a4a9c' },
      { d: 'M91 86v28q0 3 3 2l24-14q3-2 0-4L94 84q-3-1-3 2Z', fill: '#f6c453' },
    ],
  },
  'first-comic': {
    papers: violet,
    sheets: [
      { d: box(62, 62, 34, 76), fill: '#fffdf9' },
      { d: box(102, 62, 36, 34), fill: '#fffdf9' },
      { d: box(102, 102, 36, 36), fill: '#fffdf9' },
      { d: 'M66 118q13-26 26 0v16H66Z', fill: '#5a4a9c' },
      { d: disc(79, 96, 9), fill: '#f3a46b' },
      { d: 'M107 69h26v15h-13l-6 7v-7h-7Z', fill: '#f6c453' },
      { d: disc(120, 120, 12), fill: '#b42b45' },
    ],
  },
  'first-quiz': {
    papers: teal,
    sheets: [
      { d: 'M60 62h80q8 0 8 8v48q0 8-8 8h-32l-18 18v-18H60q-8 0-8-8V70q0-8 8-8Z', fill: '#1f6a6a' },
      { d: 'M88 84q2-12 13-12t12 11q0 8-12 12v6', stroke: '#f6c453', width: 8 },
      { d: disc(101, 114, 5), fill: '#f6c453' },
    ],
  },
  'perfect-quiz': {
    papers: gold,
    sheets: [
      { d: 'M62 102l24 26 52-56', stroke: '#3f6b45', width: 16 },
      { d: star(72, 68, 11) + star(134, 122, 11) + star(104, 60, 7), fill: '#d8913a' },
    ],
  },
  'vidquiz-explorer': {
    papers: night,
    sheets: [
      { d: 'M84 128h32l8 14H76Z', fill: '#8a5a2c' },
      { d: 'M62 64h76q6 0 6 6v50q0 6-6 6H62q-6 0-6-6V70q0-6 6-6Z', fill: '#2a3270' },
      { d: box(64, 72, 72, 46), fill: '#9ccbea' },
      { d: 'M64 118v-12q18-18 34-4t38-6v22Z', fill: '#557f45' },
      { d: disc(120, 88, 14), fill: '#f6c453' },
      { d: 'M115 86q0-5 5-5t5 4q0 3-5 5m0 5h0', stroke: '#3a2600', width: 3.5 },
    ],
  },
  'five-games': {
    papers: red,
    sheets: [
      {
        d: 'M66 82h22q-6-18 11-18t11 18h24v22q18-6 18 11t-18 11v16H66v-16q14 4 14-11t-14-11Z',
        fill: '#b42b45',
      },
      { d: dots([82, 96, 118, 96, 100, 113, 82, 130, 118, 130]), stroke: '#f6c453', width: 10 },
    ],
  },
  'every-kind': {
    papers: red,
    sheets: [
      { d: pomegranate(100, 108, 34), fill: '#b42b45' },
      { d: 'M82 108q18-26 36 0-18 28-36 0Z', fill: '#fde6d5' },
      { d: dots([92, 106, 108, 106, 100, 98, 100, 113, 100, 106]), stroke: '#8c1d34', width: 7 },
      { d: leaf(128, 84, 22, -40) + leaf(72, 84, 22, -140), fill: '#557f45' },
    ],
  },
  'first-course': {
    papers: olive,
    sheets: [
      { d: 'M100 76q-20-14-46-8v62q26-6 46 8 20-14 46-8V68q-26-6-46 8Z', fill: '#3f6b45' },
      { d: 'M100 80q-18-10-38-6v48q20-4 38 6Z', fill: '#fffdf9' },
      { d: 'M100 80q18-10 38-6v48q-20-4-38 6Z', fill: '#fdf3dc' },
      {
        d: 'M70 88q12-2 22 2m-22 10q12-2 22 2m-22 10q12-2 22 2m38-26q-12-2-22 2m22 10q-12-2-22 2m22 10q-12-2-22 2',
        stroke: '#a3c168',
        width: 4,
      },
    ],
  },
  'three-courses': {
    papers: teal,
    sheets: [
      { d: 'M58 118h84v20H58Z', fill: '#1f6a6a' },
      { d: 'M66 96h80v20H66Z', fill: '#b42b45' },
      { d: 'M60 74h74v20H60Z', fill: '#5a4a9c' },
      { d: 'M68 122v12m12-12v12m-4-34v12m12-12v12m-18-34v12m12-12v12', stroke: '#f6c453', width: 4 },
      { d: star(96, 58, 12), fill: '#d8913a' },
    ],
  },
  'seven-days': {
    papers: olive,
    sheets: [
      { d: 'M100 144Q98 104 100 62', stroke: '#8a5a2c', width: 5 },
      {
        d:
          leaf(100, 70, 22, -90, 0.36) +
          leaf(100, 92, 32, -38, 0.32) +
          leaf(100, 92, 32, -142, 0.32) +
          leaf(100, 114, 36, -26, 0.3) +
          leaf(100, 114, 36, -154, 0.3),
        fill: '#3f6b45',
      },
      { d: leaf(100, 134, 34, -14, 0.3) + leaf(100, 134, 34, -166, 0.3), fill: '#6a9a4f' },
    ],
  },
  'thirty-days': {
    papers: gold,
    sheets: [
      { d: 'M92 142q6-22 4-46h10q-2 24 6 46Z', fill: '#8a5a2c' },
      { d: crown(101, 88, 28), fill: '#3f6b45' },
      { d: disc(101, 88, 16), fill: '#557f45' },
      {
        d: dots([84, 76, 102, 70, 118, 80, 80, 96, 98, 90, 116, 98, 104, 106]),
        stroke: '#b42b45',
        width: 9,
      },
      { d: 'M66 142q34-10 70 0v6H66Z', fill: '#557f45' },
    ],
  },
  'level-5': {
    papers: violet,
    sheets: [
      { d: 'M54 138l34-56 18 24 12-16 30 48Z', fill: '#5a4a9c' },
      { d: 'M88 82l-12 20 8-4 6 6 8-6 4 2Z', fill: '#fffdf9' },
      { d: 'M88 84V54', stroke: '#8a5a2c', width: 4 },
      { d: 'M90 54l26 8-26 10Z', fill: '#f6c453' },
    ],
  },
  'level-10': {
    papers: gold,
    sheets: [
      {
        d: 'M58 116q-10 0-8-8 4-8 14-4l14 6h40l22-6q8-2 8 4l-10 10q-6 22-30 24H90q-26-2-32-26Z',
        fill: '#b4672a',
      },
      { d: 'M72 118q28 8 58 0', stroke: '#f0b071', width: 4 },
      { d: 'M140 104q-14-18 2-42 2 14 12 22 4 12-14 20Z', fill: '#f3a46b' },
      { d: 'M142 100q-6-8 0-20 2 8 6 11 2 5-6 9Z', fill: '#fff3cf' },
      { d: 'M88 140h24l8 14H80Z', fill: '#8a5a2c' },
      { d: star(84, 74, 12) + star(110, 66, 8), fill: '#d8913a' },
    ],
  },
};
