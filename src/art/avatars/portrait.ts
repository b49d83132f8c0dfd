import { disc } from '../pen.ts';
import type { Cluster, Drawing, Sheet } from '../sheet.tsx';
import { beards, covers, hairs } from './portrait-parts.ts';

/** A portrait's choices: all colors, and the haircut, head cover and beard. */
export interface Look {
  paper: readonly [sky: string, ring: string, light: string];
  skin: string;
  hair: string;
  cloth: string;
  /** The collar, and the trim of a cover. */
  trim: string;
  cut: keyof typeof hairs;
  cover?: keyof typeof covers;
  coverColour?: string;
  beard?: keyof typeof beards;
  glasses?: true;
  /** Adults have slightly longer faces and stronger brows. */
  grown?: true;
}

/** Head and shoulders from the front, 200 by 200; modest clothes, the simplest of faces. */
export function portrait(look: Look): Drawing {
  const { skin, hair, cloth, trim, cut, cover, coverColour = trim, beard, glasses, grown } = look;
  const { back, front } = hairs[cut](hair, trim);
  const head = grown
    ? 'M66 92a34 38 0 0 1 68 0q0 42-34 44-34-2-34-44Z'
    : 'M64 94a36 38 0 0 1 72 0q-2 40-36 42-34-2-36-42Z';
  return [
    ...ground(look.paper),
    ...back.map((sheet, index) => ({ ...sheet, lift: index === 0 })),
    { d: 'M18 212q0-58 50-66h64q50 8 50 66Z', fill: cloth, lift: true },
    { d: 'M86 120h28v28q-14 16-28 0Z', fill: darker(skin) },
    { d: 'M74 144q26 26 52 0l10 6q-36 40-72 0Z', fill: trim, lift: true },
    { lift: true, sheets: [{ d: head + disc(64, 100, 8) + disc(136, 100, 8), fill: skin }] },
    ...(beard ? lifted(beards[beard](hair)) : []),
    ...face(skin, hair, grown ?? false, beard !== undefined),
    ...(glasses ? spectacles : []),
    ...lifted(front),
    ...(cover ? lifted(covers[cover](coverColour, trim)) : []),
  ];
}

/** Layered paper behind every avatar. */
export function ground([sky, ring, light]: Look['paper']): Drawing {
  return [
    { d: 'M0 0h200v200H0Z', fill: sky },
    {
      x: 100,
      y: 100,
      on: sky,
      rings: [
        [88, ring],
        [62, light],
      ],
    },
  ];
}

/** Parts that lie together cast one shadow. */
export function lifted(sheets: ReadonlyArray<Sheet>): Cluster[] {
  return sheets.length ? [{ lift: true, sheets }] : [];
}

const spectacles: Sheet[] = [
  {
    d: `${disc(84, 100, 12)}${disc(116, 100, 12)}M96 98q4-4 8 0M72 98l-7-3m63 3 7-3`,
    stroke: '#2a3270',
    width: 3.5,
  },
];

function face(skin: string, hair: string, grown: boolean, bearded: boolean): Sheet[] {
  const mark = '#2b1a16';
  return [
    { d: disc(76, 113, 7) + disc(124, 113, 7), fill: '#d9534f', opacity: 0.22 },
    { d: disc(85, 101, 4) + disc(115, 101, 4), fill: mark },
    { d: disc(86.5, 99.5, 1.3) + disc(116.5, 99.5, 1.3), fill: '#fff' },
    {
      d: grown ? 'M77 90q8-5 15-1m16 0q7-4 15 1' : 'M78 90q7-4 13-1m18 0q6-3 13 1',
      stroke: hair === '#e9e6e0' ? '#b9b3a8' : hair,
      width: grown ? 3.5 : 2.5,
    },
    { d: 'M97 110q3 3 6 0', stroke: darker(skin), width: 2.5 },
    { d: bearded ? 'M92 119q8 6 16 0' : 'M89 118q11 11 22 0', stroke: mark, width: 3 },
  ];
}

function darker(colour: string): string {
  const part = (at: number) =>
    Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.82)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}
