import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import type { DeclineReason, GrantKind, GrantState, RequestState } from '#features/scholarships/policy.ts';

/** The words that the pages of deciding share. */
export function useDecidingWords() {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  return {
    states: {
      open: t('scholarships.state.open'),
      granted: t('scholarships.state.granted'),
      declined: t('scholarships.state.declined'),
    } satisfies Record<RequestState, string>,
    grantStates: {
      waiting: t('scholarships.grantState.waiting'),
      running: t('scholarships.grantState.running'),
      ended: t('scholarships.grantState.ended'),
      withdrawn: t('scholarships.grantState.withdrawn'),
    } satisfies Record<GrantState, string>,
    kinds: {
      complimentary: t('scholarships.kind.complimentary'),
      discount: t('scholarships.kind.discount'),
    } satisfies Record<GrantKind, string>,
    reasons: {
      budget: t('scholarships.reason.budget'),
      covered: t('scholarships.reason.covered'),
      unclear: t('scholarships.reason.unclear'),
      other: t('scholarships.reason.other'),
    } satisfies Record<DeclineReason, string>,
    /** US cents. */
    dollars: (cents: number): string => moneyText(money(cents, 'USD'), locale),
    day: (day: string): string =>
      format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }),
    percent: (hundredths: number): string =>
      format.number(hundredths / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
  };
}
