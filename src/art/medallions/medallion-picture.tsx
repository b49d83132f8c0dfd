import { Sheets } from '../sheet.tsx';
import type { MedallionName } from './medallion-names.ts';
import { medal } from './medal.ts';
import { symbols } from './symbols.ts';

/** The drawing of a medallion: a scalloped paper disc with a symbol, on a transparent background. Pages show its file. */
export function MedallionPicture({ name }: { name: MedallionName }) {
  const { papers, sheets } = symbols[name];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden viewBox="0 0 200 200">
      <Sheets drawing={[...medal(papers), { lift: true, sheets }]} blur={3} />
    </svg>
  );
}
