import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { donationPeriods, type DonationPeriod } from '#features/donations/policy.ts';
import type { AskedGift } from '#features/donations/web/donation-queries.ts';
import { addressToChoose } from './address-to-choose.ts';
import { FixedChoice } from './fixed-choice.tsx';
import { WrongChoice } from './wrong-choice.tsx';

interface PeriodChoiceProps {
  asked: AskedGift;
}

/** How often: once, every month or every year, unless the address says it. What depends on it is shown by styles alone, without scripts, too. */
export function PeriodChoice({ asked }: PeriodChoiceProps) {
  const t = useTranslations();
  const { value = 'once', issue } = useFormField('period');
  const words: Record<DonationPeriod, string> = {
    once: t('donations.form.once'),
    month: t('donations.form.month'),
    year: t('donations.form.year'),
  };
  if (asked.period !== undefined)
    return (
      <FixedChoice
        title={t('donations.form.period')}
        text={words[asked.period]}
        other={
          asked.amount === undefined
            ? { href: addressToChoose(asked), text: t('donations.form.otherPeriod') }
            : undefined
        }
      >
        <input type="hidden" name="period" value={asked.period} />
      </FixedChoice>
    );
  return (
    <fieldset>
      <legend className="mb-4 text-step-2 font-bold">{t('donations.form.period')}</legend>
      <WrongChoice issue={issue} />
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {donationPeriods.map((period) => (
          <label
            key={period}
            className="relative flex min-h-14 cursor-pointer items-center justify-center rounded-control border-2 border-ink-soft/30 px-2 text-center leading-tight font-semibold has-checked:border-dusk has-checked:bg-sky/50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="period"
              value={period}
              defaultChecked={period === value}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {words[period]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
