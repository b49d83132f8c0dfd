import { arch, box, crown, disc, dots, leaf, star } from '../pen.ts';
import type { Drawing, Sheet } from '../sheet.tsx';
import type { DeedName } from '#core/deed-names.ts';

/** A soft round sheet that a deed lies on, so that all of them weigh the same. */
const plate = (fill: string): Sheet => ({ d: disc(100, 104, 84), fill });

const steam = 'M78 58q-10-12 0-22t0-20M102 52q-10-12 0-22t0-20M126 58q-10-12 0-22t0-20';

/** What each deed shows, without people: a child of any place finds herself in it. */
export const deeds: Readonly<Record<DeedName, Drawing>> = {
  meal: [
    plate('#fbdfb4'),
    { d: steam, stroke: '#fffdf9', width: 7 },
    { d: 'M60 92q40-34 80 0Z', fill: '#f0b071', lift: true },
    { d: disc(80, 86, 9) + disc(104, 80, 10) + disc(124, 88, 8), fill: '#d8713a' },
    { d: leaf(92, 84, 24, -70) + leaf(112, 86, 22, -30), fill: '#557f45' },
    { d: 'M34 92h132q0 58-44 72H78Q34 150 34 92Z', fill: '#1f6a6a', lift: true },
    { d: 'M44 108q56 16 112 0', stroke: '#f6c453', width: 6 },
    { d: dots([62, 128, 81, 133, 100, 135, 119, 133, 138, 128]), stroke: '#dceeeb', width: 7 },
    { d: 'M76 164h48l6 14H70Z', fill: '#174f50', lift: true },
  ],
  visit: [
    plate('#e9e5f6'),
    { d: arch(46, 26, 108, 152), fill: '#5a4a9c', lift: true },
    { d: arch(60, 42, 80, 136), fill: '#fff3cf' },
    { d: 'M60 178V82a40 40 0 0 1 44-40l0 136Z', fill: '#b42b45', lift: true },
    { d: arch(70, 70, 24, 34), fill: '#f6c453' },
    { d: disc(96, 122, 5), fill: '#f6c453' },
    // A mezuzah on the doorpost, slanted, its top toward the inside.
    { d: 'M138 85l7-3 8 28-7 3Z', fill: '#f6c453', lift: true },
    { d: box(34, 174, 132, 12), fill: '#8a5a2c', lift: true },
    { d: disc(124, 160, 12), fill: '#557f45', lift: true },
    { d: disc(116, 150, 8) + disc(131, 149, 8) + disc(124, 143, 8), fill: '#d8636b' },
    { d: dots([124, 150]), stroke: '#f6c453', width: 8 },
  ],
  tree: [
    plate('#dcebd0'),
    { d: 'M90 172q8-30 4-74h14q-2 42 8 74Z', fill: '#8a5a2c', lift: true },
    { d: crown(101, 74, 54), fill: '#3f6b45', lift: true },
    { d: crown(92, 66, 34), fill: '#557f45', lift: true },
    { d: crown(112, 82, 22), fill: '#7fa35c' },
    {
      d: dots([66, 78, 84, 48, 112, 40, 134, 62, 124, 92, 96, 92, 74, 98]),
      stroke: '#b42b45',
      width: 12,
    },
    { d: 'M26 170q74-26 148 0-18 22-74 22t-74-22Z', fill: '#8a5a2c', lift: true },
    { d: leaf(46, 166, 24, -60) + leaf(150, 164, 24, -120) + leaf(156, 166, 20, -60), fill: '#557f45' },
  ],
  hands: [
    plate('#fde6d5'),
    {
      d: 'M100 92q-30-34-46-14-12 20 46 60 58-40 46-60-16-20-46 14Z',
      fill: '#b42b45',
      lift: true,
    },
    { d: 'M66 84q4-8 12-6', stroke: '#fff', width: 6, opacity: 0.5 },
    {
      d: 'M22 118q2-10 12-6l24 18q14 2 24 12 16 16 16 38H62q-8-24-26-34-16-10-14-28Z',
      fill: '#d9935b',
      lift: true,
    },
    {
      d: 'M178 118q-2-10-12-6l-24 18q-14 2-24 12-16 16-16 38h36q8-24 26-34 16-10 14-28Z',
      fill: '#8a5a2c',
      lift: true,
    },
    { d: 'M58 176h42v14H54q0-10 4-14Z', fill: '#1f6a6a', lift: true },
    { d: 'M142 176h-42v14h46q0-10-4-14Z', fill: '#f6c453', lift: true },
  ],
  gift: [
    plate('#dceeeb'),
    { d: box(46, 92, 108, 84), fill: '#b42b45', lift: true },
    { d: box(88, 92, 24, 84), fill: '#f6c453' },
    { d: box(36, 70, 128, 28), fill: '#c93a50', lift: true },
    { d: box(88, 70, 24, 28), fill: '#f6c453' },
    {
      d: 'M100 70Q62 66 60 44q2-20 20-12 16 10 20 38 4-28 20-38 18-8 20 12-2 22-40 26Z',
      fill: '#d8913a',
      lift: true,
    },
    { d: 'M96 64Q74 58 72 46q2-8 8-4 10 6 16 22Zm8 0q22-6 24-18-2-8-8-4-10 6-16 22Z', fill: '#fbdfb4' },
    { d: star(66, 132, 10) + star(134, 120, 8) + star(130, 154, 7), fill: '#fff3cf' },
  ],
  letter: [
    plate('#d9e8f5'),
    { d: 'M46 40h96v90H46Z', fill: '#fffdf9', lift: true },
    { d: 'M60 58h56M60 72h66', stroke: '#9a86cc', width: 6 },
    { d: 'M26 84l74 50 74-50v86H26Z', fill: '#6fb0d8', lift: true },
    { d: 'M26 170l58-46h32l58 46Z', fill: '#9ccbea', lift: true },
    {
      d: 'M138 66q-14-16-22-6-6 10 22 28 28-18 22-28-8-10-22 6Z',
      fill: '#b42b45',
      lift: true,
    },
  ],
  clothes: [
    plate('#fff3cf'),
    { d: 'M92 34q0-12 10-12t8 12q-2 6-8 8v10', stroke: '#8a5a2c', width: 6 },
    {
      d: 'M72 52l-42 26 16 34 16-8v72h76v-72l16 8 16-34-42-26q-28 20-56 0Z',
      fill: '#5a4a9c',
      lift: true,
    },
    { d: 'M72 52q28 40 56 0l-10-4q-18 18-36 0Z', fill: '#f6c453', lift: true },
    { d: box(62, 118, 76, 14), fill: '#c9b6e8' },
    { d: box(62, 142, 76, 10), fill: '#f6c453' },
    { d: disc(100, 104, 4), fill: '#f6c453' },
  ],
  books: [
    plate('#e8f1e1'),
    { d: box(34, 146, 132, 30), fill: '#1f6a6a', lift: true },
    { d: box(46, 116, 112, 30), fill: '#b42b45', lift: true },
    { d: box(40, 152, 10, 18) + box(54, 152, 6, 18) + box(140, 122, 6, 18), fill: '#f6c453' },
    { d: 'M100 60Q72 38 34 46v60q38-8 66 12Z', fill: '#fffdf9', lift: true },
    { d: 'M100 60q28-22 66-14v60q-38-8-66 12Z', fill: '#fdf3dc', lift: true },
    {
      d: 'M48 62q20-2 38 6M48 76q20-2 38 6M48 90q20-2 38 6M152 62q-20-2-38 6M152 76q-20-2-38 6M152 90q-20-2-38 6',
      stroke: '#c9a24a',
      width: 4,
    },
  ],
  cleaning: [
    plate('#dcebd0'),
    { d: 'M122 20l10 4-34 92-10-4Z', fill: '#8a5a2c', lift: true },
    { d: 'M76 100l40 16-8 14-38-14Z', fill: '#b42b45', lift: true },
    { d: 'M70 114l38 16q-4 34-24 46l-46-18q24-12 32-44Z', fill: '#f6c453', lift: true },
    { d: 'M74 124q-6 26-24 38m36-34q-4 28-18 42m30-38q-4 26-14 40', stroke: '#c9852f', width: 4 },
    { d: 'M118 120h54l-6 56h-42Z', fill: '#2d6a9f', lift: true },
    { d: 'M118 122q27-40 54 0', stroke: '#fff3cf', width: 6 },
    { d: box(114, 114, 62, 12), fill: '#6fb0d8', lift: true },
    { d: leaf(144, 150, 22, -90) + leaf(144, 162, 20, -30) + leaf(144, 162, 20, -150), fill: '#a3c168' },
    { d: star(48, 60, 14) + star(76, 36, 8) + star(166, 72, 10), fill: '#fffdf9' },
  ],
  candle: [
    plate('#2a3270'),
    { d: disc(100, 58, 40), fill: '#5a4a9c' },
    { d: disc(100, 58, 26), fill: '#f3a46b' },
    { d: 'M100 22q24 30 8 48-8 8-16 0-16-18 8-48Z', fill: '#f6c453', lift: true },
    { d: 'M100 46q10 14 2 22-4 2-6-2-4-8 4-20Z', fill: '#fffdf9' },
    { d: 'M100 66v14', stroke: '#3a2600', width: 4 },
    { d: 'M82 78h36v76H82Z', fill: '#fdf3dc', lift: true },
    { d: 'M82 78h36v20q-6 12-12 2-4 18-12 4-8 8-12-2Z', fill: '#fffdf9' },
    { d: 'M56 152h88q-4 24-28 26H84q-24-2-28-26Z', fill: '#d8913a', lift: true },
    { d: 'M60 160q40 8 80 0', stroke: '#fbe3ae', width: 4 },
  ],
};
