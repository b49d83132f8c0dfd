import { useFormatter, useTranslations } from 'use-intl';
import { decimalText, money, type Currency } from '#core/money.ts';
import type { Offer, PaidPlan, Period } from '../policy.ts';

/** The words that pages about plans share. */
export function usePlanWords() {
  const t = useTranslations();
  const format = useFormatter();
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
    /** Minor units as people of the page's language write them; whole amounts without decimals. */
    amount: (minor: number, currency: Currency): string => {
      const text = decimalText(money(minor, currency));
      const isWhole = Number.isInteger(Number(text));
      return format.number(Number(text), {
        style: 'currency',
        currency,
        ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
      });
    },
    perPeriod: (price: string, period: Period): string =>
      period === 'year' ? t('plans.price.perYear', { price }) : t('plans.price.perMonth', { price }),
    day: (iso: string): string => format.dateTime(new Date(iso), { dateStyle: 'long' }),
  };
}
