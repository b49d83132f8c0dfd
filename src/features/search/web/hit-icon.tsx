import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconScript from '@tabler/icons-react/dist/esm/icons/IconScript.mjs';
import IconQuote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import { Icon } from '#ui/icon/icon.tsx';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import type { SearchHit } from '../contract.ts';

const looks = {
  course: { shape: IconBook2, paper: 'bg-tint-olive text-olive' },
  caption: { shape: IconQuote, paper: 'bg-tint-peach text-pomegranate-deep' },
  source: { shape: IconScript, paper: 'bg-tint-gold text-gold-deep' },
  page: { shape: IconFileText, paper: 'bg-sky text-dusk' },
} as const;

/** A paper disc with the icon of the hit's kind. */
export function HitIcon({ hit: { kind, itemType } }: { hit: SearchHit }) {
  if (kind === 'item') return <ItemKindIcon kind={itemType ?? 'film'} />;
  const { shape, paper } = looks[kind];
  return (
    <span className={`inline-grid size-10 shrink-0 place-content-center rounded-pill ${paper}`}>
      <Icon shape={shape} />
    </span>
  );
}
