import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { avatarHref } from '#core/avatar-names.ts';
import { frameHref } from '#core/store-art-names.ts';
import { usePage } from '#page/page-provider.tsx';
import { frames, type Frame } from '#features/store/policy.ts';
import { useStoreWords } from '#features/store/web/admin/store-words.ts';
import { TileChoice } from './tile-choice.tsx';

/** The picture of the gallery that one gets. */
export function AvatarInput({ known }: { known: string | null | undefined }) {
  const t = useTranslations();
  const { api } = usePage();
  const { avatars } = useSuspenseQuery(api.people.avatars.queryOptions()).data;
  return (
    <TileChoice
      name="avatarId"
      legend={t('store.field.avatar')}
      known={known ?? avatars[0]?.id ?? ''}
      tiles={avatars.map(({ id, name }) => ({ value: id, text: name, src: avatarHref(id) }))}
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
