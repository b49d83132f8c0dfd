import { useTranslations } from 'use-intl';
import type { Frame, ItemKind, ItemStatus, OrderState, Picture } from '#features/store/policy.ts';

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
  const pictures: Record<Picture, string> = {
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
  const orderStates: Record<OrderState, string> = {
    asked: t('store.order.asked'),
    approved: t('store.order.approved'),
    packed: t('store.order.packed'),
    sent: t('store.order.sent'),
    arrived: t('store.order.arrived'),
    refused: t('store.order.refused'),
    cancelled: t('store.order.cancelled'),
  };
  return { kinds, statuses, pictures, frames, orderStates };
}
