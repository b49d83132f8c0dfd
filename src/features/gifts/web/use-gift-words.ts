import { useFormatter, useTranslations } from 'use-intl';
import type { GiftCardName } from '#core/gift-card-names.ts';
import { noonOf } from '#core/local-date.ts';
import type { GiftMonths, GiftPlan } from '../policy.ts';

/** The words that pages about gifts share. */
export function useGiftWords() {
  const t = useTranslations();
  const format = useFormatter();
  const plans: Record<GiftPlan, string> = {
    standard: t('plans.name.standard'),
    premium: t('plans.name.premium'),
  };
  const cards: Record<GiftCardName, string> = {
    'just-because': t('gifts.card.justBecause'),
    birthday: t('gifts.card.birthday'),
    thanks: t('gifts.card.thanks'),
    mitzvah: t('gifts.card.mitzvah'),
    'new-year': t('gifts.card.newYear'),
    hanukkah: t('gifts.card.hanukkah'),
  };
  return {
    plans,
    cards,
    nameGift: ({ plan, months }: { plan: GiftPlan; months: GiftMonths }): string =>
      plan === 'standard' ? t('gifts.name.standard', { months }) : t('gifts.name.premium', { months }),
    /** A day of the calendar, the same wherever it is read. */
    day: (date: string): string =>
      format.dateTime(noonOf(date), {
        timeZone: 'UTC',
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }),
  };
}
