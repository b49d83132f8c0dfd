import { Cover } from '../cover.tsx';
import { creatures } from '../avatars/creatures.ts';
import type { MotifName } from '../motifs.ts';
import type { PaletteName } from '../palettes.ts';
import { Sheets, type Drawing } from '../sheet.tsx';
import { sevenKinds } from './seven-kinds.ts';

/** The theme of each prayer of the siddur, as the motif of a cover. */
const prayers = {
  'modeh-ani': ['sunrise', 'gold'],
  'adon-olam': ['lamp', 'night'],
  'baruch-sheamar': ['tree', 'olive'],
  ashrei: ['birds', 'sky'],
  shema: ['siddur', 'clay'],
  refaenu: ['open-hands', 'teal'],
  modim: ['pomegranate-branch', 'violet'],
} as const satisfies Record<string, readonly [MotifName, PaletteName]>;

type Picture = { drawing: Drawing } | { motif: MotifName; palette: PaletteName };

const kinds = Object.entries(sevenKinds).map(([name, drawing]) => [name, { drawing }] as const);
const spoken = Object.entries(prayers).map(
  ([name, [motif, palette]]) => [`${name}-2`, { motif, palette }] as const,
);

/** The game pictures that are drawn: `<course>/pictures/<game>` → file → what is in it. */
export const gamePictures: Readonly<Record<string, Readonly<Record<string, Picture>>>> = {
  'live-to-give/pictures/seven-kinds-search': {
    ...Object.fromEntries(kinds),
    tree: { motif: 'tree', palette: 'olive' },
  },
  'emunah-tefillah/pictures/siddur-pairs': {
    ...Object.fromEntries(spoken),
    'oseh-shalom-2': { drawing: creatures.dove },
  },
};

/** One of them, square or as a cover; pages show its file. */
export function GamePicture({ picture }: { picture: Picture }) {
  if ('motif' in picture) return <Cover {...picture} />;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden viewBox="0 0 200 200">
      <Sheets drawing={picture.drawing} blur={3} />
    </svg>
  );
}
