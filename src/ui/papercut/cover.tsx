import { birds } from './motifs/birds.ts';
import { lamp } from './motifs/lamp.ts';
import { mountain } from './motifs/mountain.ts';
import { openHands } from './motifs/open-hands.ts';
import { pomegranateBranch } from './motifs/pomegranate-branch.ts';
import { siddur } from './motifs/siddur.ts';
import { speech } from './motifs/speech.ts';
import { sunrise } from './motifs/sunrise.ts';
import { tree } from './motifs/tree.ts';
import { palettes } from './palettes.ts';
import type { Palette, PaletteName } from './palettes.ts';
import { Sheets } from './sheet.tsx';
import type { Drawing } from './sheet.tsx';

const motifs = {
  'open-hands': openHands,
  siddur,
  tree,
  lamp,
  speech,
  sunrise,
  birds,
  mountain,
  'pomegranate-branch': pomegranateBranch,
} as const satisfies Record<string, (paper: Palette) => Drawing>;

export type MotifName = keyof typeof motifs;

export interface CoverProps {
  motif: MotifName;
  palette: PaletteName;
  /** True for the wide picture that is shown where a link is shared. */
  wide?: boolean;
  className?: string | undefined;
}

/** A cover, four by three; in a wider or higher place its middle shows. Decorative. */
export function Cover({ motif, palette, wide = false, className }: CoverProps) {
  const paper = palettes[palette];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden
      viewBox={wide ? '-137 0 914 480' : '0 0 640 480'}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <path fill={paper.sky} d="M-150 0h940v480h-940Z" />
      <Sheets drawing={motifs[motif](paper)} blur={7} />
    </svg>
  );
}
