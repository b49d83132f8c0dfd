import { useTranslations } from 'use-intl';
import type { Money } from '#core/money.ts';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { DonationFormView } from '../contract.ts';

interface CostsFieldProps {
  form: Pick<DonationFormView, 'currency' | 'costs'>;
  /** What the chosen way costs now; undefined while there is no amount. */
  sums: { fee: Money; amount: Money } | undefined;
}

/** Adding the costs of paying: off until it is chosen, with what it comes to. */
export function CostsField({ form: { currency, costs }, sums }: CostsFieldProps) {
  const t = useTranslations();
  const isLive = useIsLive();
  const { sum, share } = useDonationWords();
  if (costs.length === 0) return null;
  const rates = [
    ...new Set(
      costs.map((each) =>
        each.fixed > 0
          ? t('donations.form.costsRate', { share: share(each.share), fixed: sum(each.fixed, currency) })
          : share(each.share),
      ),
    ),
  ];
  const hint =
    isLive && sums && sums.fee.amount > 0n
      ? t('donations.form.costsNow', {
          fee: sum(sums.fee.amount, currency),
          amount: sum(sums.amount.amount, currency),
        })
      : t('donations.form.costsAbout', { rate: rates.join(' / ') });
  return <PageCheckbox name="coversCosts" label={t('donations.form.costs')} hint={hint} className="mt-4" />;
}
