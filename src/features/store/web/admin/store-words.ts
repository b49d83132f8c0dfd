import { useTranslations } from 'use-intl';
import type { Drawing, Frame, ItemKind, ItemStatus } from '#features/store/policy.ts';

/** The words for the store's codes, in the reader's language. */
export function useStoreWords() {
  const t = useTranslations();
  const kinds: Record<ItemKind, string> = {
    impact: t('store.kind.impact'),
    avatar: t('store.kind.avatar'),
    frame: t('store.kind.frame'),
    goods: t('store.kind.goods'),
  };
  const statuses: Record<ItemStatus, string> = {
    draft: t('store.status.draft'),
    published: t('store.status.published'),
    archived: t('store.status.archived'),
  };
  const pictures: Record<Drawing, string> = {
    tree: t('store.picture.tree'),
    meal: t('store.picture.meal'),
    book: t('store.picture.book'),
    light: t('store.picture.light'),
    clothes: t('store.picture.clothes'),
    gift: t('store.picture.gift'),
    game: t('store.picture.game'),
    cup: t('store.picture.cup'),
  };
  const frames: Record<Frame, string> = {
    olive: t('store.frame.olive'),
    pomegranate: t('store.frame.pomegranate'),
    stars: t('store.frame.stars'),
    waves: t('store.frame.waves'),
  };
  return { kinds, statuses, pictures, frames };
}
