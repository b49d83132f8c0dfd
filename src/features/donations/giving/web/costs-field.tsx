import { useTranslations } from 'use-intl';
import { money, type Money } from '#core/money.ts';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { feeThatCovers, unitsOf } from '#features/donations/policy.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { DonationFormView } from '../contract.ts';

interface CostsFieldProps {
  form: Pick<DonationFormView, 'currency' | 'costs' | 'proposed'>;
  /** What the chosen way costs now; undefined while there is no amount. */
  sums: { fee: Money; amount: Money } | undefined;
}

/** Adding the costs of paying: off until it is chosen, with what it comes to, or without scripts an example. */
export function CostsField({ form: { currency, costs, proposed }, sums }: CostsFieldProps) {
  const t = useTranslations();
  const isLive = useIsLive();
  const { sum } = useDonationWords();
  if (costs.length === 0) return null;
  const say = ({ amount }: Money) => sum(amount, currency);
  const example = sums?.amount ?? unitsOf(proposed, currency);
  const most = costs
    .map((each) => feeThatCovers(example, each).amount)
    .reduce((one, other) => (one > other ? one : other));
  const hint =
    isLive && sums && sums.fee.amount > 0n
      ? t('donations.form.costsNow', { fee: say(sums.fee), amount: say(sums.amount) })
      : t('donations.form.costsAbout', { amount: say(example), fee: say(money(most, currency)) });
  return <PageCheckbox name="coversCosts" label={t('donations.form.costs')} hint={hint} className="mt-4" />;
}
