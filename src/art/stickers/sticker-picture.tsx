import type { StickerName } from '#core/sticker-names.ts';
import { Sheets } from '../sheet.tsx';
import { stickers } from './stickers.ts';

const paper = '#fffdf9';

/** The drawing of a sticker: cut out with a margin of white paper, on a transparent background. Pages show its file. */
export function StickerPicture({ name }: { name: StickerName }) {
  const { outline, sheets } = stickers[name];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden viewBox="0 0 120 120">
      <Sheets
        drawing={[{ d: outline, fill: paper, stroke: paper, width: 15, lift: true }, { sheets }]}
        blur={2}
      />
    </svg>
  );
}
