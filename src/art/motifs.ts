import { birds } from './motifs/birds.ts';
import { lamp } from './motifs/lamp.ts';
import { mountain } from './motifs/mountain.ts';
import { openHands } from './motifs/open-hands.ts';
import { pomegranateBranch } from './motifs/pomegranate-branch.ts';
import { siddur } from './motifs/siddur.ts';
import { speech } from './motifs/speech.ts';
import { sunrise } from './motifs/sunrise.ts';
import { tree } from './motifs/tree.ts';
import type { Palette } from './palettes.ts';
import type { Drawing } from './sheet.tsx';

/** The motifs of covers. */
export const motifs = {
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
