import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { money, type Currency } from '#core/money.ts';
import { moneyText, writePrices } from '#core/money-text.ts';
import type { Offer, PaidPlan, Period } from '../policy.ts';

/** The words that pages about plans share. */
export function usePlanWords() {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  const names: Record<PaidPlan, string> = {
    standard: t('plans.name.standard'),
    premium: t('plans.name.premium'),
  };
  return {
    names,
    nameOffer: ({ plan, period }: Offer): string =>
      ({
        standard: { month: t('plans.offer.standardMonth'), year: t('plans.offer.standardYear') },
        premium: { month: t('plans.offer.premiumMonth'), year: t('plans.offer.premiumYear') },
      })[plan][period],
    /** Minor units as people of the page's language write them. */
    amount: (minor: number, currency: Currency): string => moneyText(money(minor, currency), locale),
    /** Writes prices that stand beside one another, in minor units. */
    pricesIn: (currency: Currency, all: readonly number[]): ((minor: number) => string) => {
      const write = writePrices(
        all.map((minor) => money(minor, currency)),
        locale,
      );
      return (minor) => write(money(minor, currency));
    },
    perPeriod: (price: string, period: Period): string =>
      period === 'year' ? t('plans.price.perYear', { price }) : t('plans.price.perMonth', { price }),
    day: (iso: string): string => format.dateTime(new Date(iso), { dateStyle: 'long' }),
  };
}
