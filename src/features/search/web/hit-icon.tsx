import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconScript from '@tabler/icons-react/dist/esm/icons/IconScript.mjs';
import IconQuote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import type { PictogramName } from '#core/pictogram-names.ts';
import { pictogramLooks } from '#ui/icon/pictogram-looks.ts';
import { Pictogram, type PictogramLook } from '#ui/icon/pictogram.tsx';
import type { SearchHit } from '../contract.ts';

const looks: Record<PictogramName, PictogramLook> = {
  ...pictogramLooks,
  book: { shape: IconBook2, paper: 'bg-tint-olive text-olive' },
  quote: { shape: IconQuote, paper: 'bg-tint-peach text-pomegranate-deep' },
  scroll: { shape: IconScript, paper: 'bg-tint-gold text-gold-deep' },
  page: { shape: IconFileText, paper: 'bg-sky text-dusk' },
};

/** The pictogram of a hit's kind. */
export function HitIcon({ hit }: { hit: SearchHit }) {
  return <Pictogram look={looks[hit.icon]} />;
}
