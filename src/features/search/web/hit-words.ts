import type { ItemType } from '#core/item-types.ts';
import { locales, type Locale } from '#core/locale.ts';
import type { LockReason } from '#features/learning/contract.ts';
import type { SearchHit } from '../contract.ts';

const itemWords: Record<ItemType, string> = {
  film: 'learning.kind.film',
  visual: 'learning.kind.visual',
  quiz: 'learning.kind.quiz',
  challenge: 'learning.kind.challenge',
  game: 'learning.kind.game',
  bonus: 'learning.kind.bonus',
  vidquiz: 'learning.kind.vidquiz',
  rwi: 'learning.kind.rwi',
};

/** The message that names a hit's kind. */
export function kindMessage({ kind, itemType }: SearchHit): string {
  if (kind === 'caption') return 'search.kind.caption';
  if (kind === 'source') return 'search.kind.source';
  return itemType ? itemWords[itemType] : kind === 'course' ? 'search.kind.course' : 'search.kind.page';
}

/** Why a hit is closed, in a word or two. */
export const lockWords: Record<LockReason, string> = {
  sign_in_required: 'learning.lockWord.signIn',
  restricted_free: 'learning.lockWord.plan',
  upgrade_required: 'learning.lockWord.plan',
  premium_required: 'learning.lockWord.premium',
  coming_soon: 'learning.lockWord.later',
  guardian_approval_required: 'learning.lockWord.guardian',
};

/** Attributes for text in a language other than the page's. */
export function foreign({ lang }: SearchHit, page: Locale) {
  return lang === page ? {} : { lang, dir: locales[lang].direction };
}
