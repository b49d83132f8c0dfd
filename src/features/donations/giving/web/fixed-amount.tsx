import { useTranslations } from 'use-intl';
import { readDecimalText, type Currency } from '#core/money.ts';
import { useFormField } from '#page/form/form-context.ts';
import { usePage } from '#page/page-provider.tsx';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import { FixedChoice } from './fixed-choice.tsx';
import { fixedAmount } from './typed-gift.ts';
import { WrongChoice } from './wrong-choice.tsx';

interface FixedAmountProps {
  /** In plain digits with a point. */
  digits: string;
  currency: Currency;
  /** Where another can be chosen, if there is another. */
  otherHref?: string;
}

/** An amount that is not chosen here: what costs exactly that, or what the page's address says. */
export function FixedAmount({ digits, currency, otherHref }: FixedAmountProps) {
  const t = useTranslations();
  const { locale } = usePage();
  const { sum } = useDonationWords();
  const { issue } = useFormField('amount');
  const { amount, ownAmount } = fixedAmount(digits, locale);
  return (
    <>
      <WrongChoice issue={issue} />
      <FixedChoice
        title={t('donations.own.amount')}
        text={sum(readDecimalText(digits, currency)?.amount ?? 0n, currency)}
        other={
          otherHref === undefined ? undefined : { href: otherHref, text: t('donations.form.otherAmount') }
        }
      >
        <input type="hidden" name="amount" value={amount} />
        <input type="hidden" name="ownAmount" value={ownAmount} />
      </FixedChoice>
    </>
  );
}
