import { Sheets } from '../sheet.tsx';
import type { DeedName } from '#core/deed-names.ts';
import { deeds } from './deeds.ts';

/** The drawing of a good deed: a few sheets of paper on a transparent background. Pages show its file. */
export function DeedPicture({ name }: { name: DeedName }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden viewBox="0 0 200 200">
      <Sheets drawing={deeds[name]} blur={3} />
    </svg>
  );
}
