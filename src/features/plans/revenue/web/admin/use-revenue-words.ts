import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { noonOf } from '#core/local-date.ts';
import { decimalText, money, type Currency } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { usePlanWords } from '#features/plans/web/use-plan-words.ts';

interface Amount {
  amount: number;
  currency: Currency;
}

/** The words that the page of revenue writes figures with. */
export function useRevenueWords() {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  const { nameOffer, names } = usePlanWords();
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const incomes: Record<string, string> = {
    'plan-standard': names.standard,
    'plan-premium': names.premium,
    license: t('plans.revenue.licenses'),
  };
  return {
    nameOffer,
    amount: ({ amount, currency }: Amount): string => moneyText(money(amount, currency), locale),
    /** For a drawing, in whole units of the currency. */
    whole: ({ amount, currency }: Amount): number => Math.round(Number(decimalText(money(amount, currency)))),
    month: (month: string): string =>
      format.dateTime(noonOf(`${month}-01`), { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    country: (code: string | null): string =>
      code === null ? t('plans.revenue.countryUnknown') : (countries.of(code) ?? code),
    /** An account of income by its detail; one that was added since keeps the name that it has in the books. */
    earnedFrom: (what: string): string => incomes[what] ?? what,
    owed: {
      'gift-codes': t('plans.revenue.owedGifts'),
      'owed-refunds': t('plans.revenue.owedRefunds'),
      tax: t('plans.revenue.owedTax'),
    },
  };
}
