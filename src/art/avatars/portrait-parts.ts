import { disc, dots } from '../pen.ts';
import type { Sheet } from '../sheet.tsx';

interface Hair {
  /** Behind the head and shoulders. */
  back: Sheet[];
  /** Over the forehead. */
  front: Sheet[];
}

const cap = 'M62 98q-8-54 38-56t38 56q-3-18-12-28-28 8-50-2-9 8-14 30Z';
const parted = 'M62 98q-8-54 38-56t38 56q-4-24-36-36-30 8-40 36Z';

/** A braid over a shoulder: `way` is 1 toward the right. */
const plait = (way: 1 | -1) =>
  [124, 142, 159, 174].map((y, index) => disc(100 + way * (42 + index * 2), y, 12 - index * 1.5)).join('');

/** Hair by its cut, in the hair's color and a ribbon's. */
export const hairs = {
  short: (hair) => ({ back: [], front: [{ d: cap, fill: hair }] }),
  side: (hair) => ({
    back: [],
    front: [{ d: 'M62 100q-10-58 40-58t37 56q-2-14-10-24-26 4-48-10-14 8-19 36Z', fill: hair }],
  }),
  curls: (hair) => ({
    back: [],
    front: [
      {
        d:
          disc(70, 72, 16) +
          disc(84, 56, 17) +
          disc(103, 52, 18) +
          disc(122, 60, 16) +
          disc(132, 76, 14) +
          disc(64, 88, 10) +
          disc(137, 92, 9),
        fill: hair,
      },
    ],
  }),
  cropped: (hair) => ({
    back: [],
    front: [{ d: 'M64 92q-4-48 36-48t36 48q-6-24-36-24t-36 24Z', fill: hair }],
  }),
  sidelocks: (hair) => ({
    back: [],
    front: [
      { d: 'M64 92q-4-48 36-48t36 48q-6-22-36-22t-36 22Z', fill: hair },
      { d: 'M65 88q-8 14-2 22t-2 18m74-40q8 14 2 22t2 18', stroke: hair, width: 7 },
    ],
  }),
  braids: (hair, ribbon) => ({
    back: [{ d: 'M60 128q-8-84 40-86 48 2 40 86Z', fill: hair }],
    front: [
      { d: parted, fill: hair },
      { d: plait(-1) + plait(1), fill: hair },
      { d: disc(51, 184, 7) + disc(149, 184, 7), fill: ribbon },
    ],
  }),
  puffs: (hair, ribbon) => ({
    back: [{ d: disc(54, 66, 27) + disc(146, 66, 27), fill: hair }],
    front: [
      { d: 'M64 92q-4-48 36-48t36 48q-8-24-36-26-28 2-36 26Z', fill: hair },
      { d: 'M66 70l10-14m48 0 10 14', stroke: ribbon, width: 7 },
    ],
  }),
  bob: (hair) => ({
    back: [{ d: 'M56 146q-14-104 44-106 58 2 44 106-8 4-18 2H74q-10 2-18-2Z', fill: hair }],
    front: [{ d: 'M63 96q-8-54 37-54t37 54q0-8-4-14-34 6-66 0-4 6-4 14Z', fill: hair }],
  }),
  long: (hair, ribbon) => ({
    back: [{ d: 'M54 176q-12-20 2-52-8-82 44-84 52 2 44 84 14 32 2 52-24 8-46 6t-46-6Z', fill: hair }],
    front: [
      { d: parted, fill: hair },
      { d: 'M65 74q35-30 70 0', stroke: ribbon, width: 8 },
    ],
  }),
  ponytail: (hair, ribbon) => ({
    back: [
      { d: 'M124 52q40-14 40 30 2 26 14 40-34 6-40-28-2-22-24-22Z', fill: hair },
      { d: 'M62 110q-6-68 38-68t38 68Z', fill: hair },
    ],
    front: [
      { d: 'M62 98q-8-54 38-56t38 56q-2-22-20-32-14 18-56 32Z', fill: hair },
      { d: disc(132, 58, 8), fill: ribbon },
    ],
  }),
  /** All hair is under the cover. */
  none: () => ({ back: [], front: [] }),
  temples: (hair) => ({
    back: [],
    front: [{ d: 'M63 106q-6-20 3-34l8 4q-8 12-5 30Zm74 0q6-20-3-34l-8 4q8 12 5 30Z', fill: hair }],
  }),
} as const satisfies Record<string, (hair: string, ribbon: string) => Hair>;

/** Head covers, in their color and a trim color. */
export const covers = {
  kippah: (colour, trim) => [
    { d: 'M72 58q4-22 28-22t28 22q-28-14-56 0Z', fill: colour },
    { d: 'M77 53q23-11 46 0', stroke: trim, width: 3, opacity: 0.9 },
  ],
  bigKippah: (colour, trim) => [
    { d: 'M64 72q-2-40 36-40t36 40q-36-16-72 0Z', fill: colour },
    { d: 'M66 66q34-16 68 0', stroke: trim, width: 4 },
    { d: dots([80, 50, 100, 44, 120, 50]), stroke: trim, width: 5 },
  ],
  velvet: (colour) => [
    { d: 'M67 66q1-29 33-29t33 29q-33-15-66 0Z', fill: colour },
    { d: 'M100 38v21M82 42q-6 7-8 20m44-20q6 7 8 20', stroke: '#fff', width: 1.5, opacity: 0.3 },
  ],
  cap: (colour, trim) => [
    { d: 'M62 76q-2-42 38-42t40 40q-40-12-78 2Z', fill: colour },
    { d: 'M62 78q36-16 78-6 18 2 24 10-22 6-44 0-30-8-58-4Z', fill: trim },
  ],
  hat: (colour) => [
    { d: 'M36 74q4-8 32-10l4-38q26-12 56 0l4 38q28 2 32 10-64 16-128 0Z', fill: colour },
    { d: 'M69 54q31 8 62 0l1 11q-32 8-64 0Z', fill: '#3a4180' },
  ],
  scarf: (colour, trim) => [
    { d: 'M60 108q-16-30 0-56 40-36 80 0 16 26 0 56 0-34-12-40-28 4-56 0-12 6-12 40Z', fill: colour },
    { d: 'M142 94q24 8 30 44-14-6-18 8-14-24-18-44Z', fill: colour },
    { d: 'M58 70q42-36 84 0M64 52q36-26 72 0', stroke: trim, width: 5, opacity: 0.9 },
  ],
  shawl: (colour, trim) => [
    {
      d: 'M30 200q2-40 26-70-14-96 44-98 58 2 44 98 24 30 26 70-40-4-40-56 16-70-30-72-46 2-30 72 0 52-40 56Z',
      fill: colour,
    },
    { d: 'M38 196q4-32 26-54m98 54q-4-32-26-54M62 88q6-38 38-40 32 2 38 40', stroke: trim, width: 4 },
  ],
  beret: (colour, trim) => [
    { d: 'M56 78q-18-44 40-50 62-2 54 44-20-8-48-8t-46 14Z', fill: colour },
    { d: 'M62 76q38-18 80-4', stroke: trim, width: 6 },
    { d: disc(100, 28, 5), fill: trim },
  ],
  turban: (colour, trim) => [
    { d: 'M56 80q-14-50 44-52 58 2 44 52-44-22-88 0Z', fill: colour },
    { d: 'M58 70q30-30 74-32M60 54q20-20 52-24M142 72q-26-16-58-10', stroke: trim, width: 4, opacity: 0.7 },
  ],
  bonnet: (colour, trim) => [
    { d: 'M58 94q-12-60 42-62 54 2 42 62-4-22-16-30-26 8-52 0-12 8-16 30Z', fill: colour },
    { d: 'M62 84q6-20 16-24m60 24q-6-20-16-24M74 62q26 8 52 0', stroke: trim, width: 4 },
    { d: disc(140, 66, 9) + disc(150, 78, 7), fill: trim },
  ],
} as const satisfies Record<string, (colour: string, trim: string) => Sheet[]>;

/** Beards in the hair's color; the mouth is drawn over them. */
export const beards = {
  short: (hair) => [
    { d: 'M66 104q4 12 14 6 20-12 40 0 10 6 14-6 2 38-34 40-36-2-34-40Z', fill: hair },
    { d: 'M90 117q10-4 20 0-2 8-10 8t-10-8Z', fill: '#e9b8a0' },
  ],
  full: (hair) => [
    { d: 'M65 100q6 16 16 10 19-12 38 0 10 6 16-10 8 44-10 58-24 20-50 0-18-14-10-58Z', fill: hair },
    { d: 'M90 117q10-4 20 0-2 8-10 8t-10-8Z', fill: '#e9b8a0' },
  ],
  long: (hair) => [
    {
      d: 'M65 100q6 16 16 10 19-12 38 0 10 6 16-10 10 50-8 72-12 18-27 24-15-6-27-24-18-22-8-72Z',
      fill: hair,
    },
    { d: 'M86 146q2 18 8 28m20-28q-2 18-8 28', stroke: '#0b0e27', width: 2, opacity: 0.15 },
    { d: 'M90 117q10-4 20 0-2 8-10 8t-10-8Z', fill: '#e9b8a0' },
  ],
} as const satisfies Record<string, (hair: string) => Sheet[]>;
