import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { avatarHref } from '#core/avatar-names.ts';
import { frameHref } from '#core/store-art-names.ts';
import { usePage } from '#page/page-provider.tsx';
import type { AdminItem } from '#features/store/items/contract.ts';
import { frames, type Frame } from '#features/store/policy.ts';
import { useStoreWords } from '#features/store/web/admin/store-words.ts';
import { TileChoice } from './tile-choice.tsx';

/** The picture of the gallery that one gets: one that is still free, or the item's own, which its gallery hides. */
export function AvatarInput({ item }: { item: Pick<AdminItem, 'avatarId' | 'name'> | undefined }) {
  const t = useTranslations();
  const { api } = usePage();
  const { avatars } = useSuspenseQuery(api.people.avatars.queryOptions()).data;
  const known = item?.avatarId;
  const free = avatars.filter(({ id }) => id !== known);
  const offered = item && known ? [{ id: known, name: item.name }, ...free] : free;
  return (
    <TileChoice
      name="avatarId"
      legend={t('store.field.avatar')}
      known={known ?? free[0]?.id ?? ''}
      tiles={offered.map(({ id, name }) => ({ value: id, text: name, src: avatarHref(id) }))}
      shape="aspect-square"
    />
  );
}

/** The frame that one gets. */
export function FrameInput({ known }: { known: Frame | null | undefined }) {
  const t = useTranslations();
  const words = useStoreWords();
  return (
    <TileChoice
      name="frame"
      legend={t('store.field.frame')}
      known={known ?? 'olive'}
      tiles={frames.map((value) => ({ value, text: words.frames[value], src: frameHref(value) }))}
      shape="aspect-square"
    />
  );
}
