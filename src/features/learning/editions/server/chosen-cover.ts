import type { Json } from '#core/json.ts';
import type { ChosenCover } from '#features/learning/content/server/content.ts';
import type { WrittenCover } from '../contract.ts';
import { objectOf, textOf } from './course-docs.ts';

/** What a new course has until staff chooses. */
export const firstCover = { motif: 'open-hands', palette: 'sky' };

/** The cover that staff has chosen; undefined where it is the one that lies with the shipped course. */
export function findChosenCover(cover: Json | undefined, shipped: Json | undefined): ChosenCover | undefined {
  const { motif, palette, picture } = readCover(cover);
  if (picture !== undefined) return { picture };
  const own = readCover(shipped);
  const isShipped = shipped !== undefined && motif === own.motif && palette === own.palette;
  return isShipped ? undefined : { motif, palette };
}

/** A course's cover as written. */
export function readCover(cover: Json | undefined): WrittenCover {
  const { motif, palette, picture } = objectOf(cover);
  return {
    motif: textOf(motif) ?? firstCover.motif,
    palette: textOf(palette) ?? firstCover.palette,
    ...(typeof picture === 'string' && { picture }),
  };
}
