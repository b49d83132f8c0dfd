import { useTranslations } from 'use-intl';
import { currencies } from '#core/money.ts';
import { useFormField } from '#page/form/form-context.ts';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { unitsOf } from '#features/donations/policy.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { DonationFormView } from '../contract.ts';
import { ownAmount } from './donation-forms.ts';
import { proposedAmount } from './typed-gift.ts';

/** How much: proposed amounts, and one's own. Without scripts, too, the field for that appears once it is chosen. */
export function AmountChoice({ form }: { form: DonationFormView }) {
  const { currency, presets } = form;
  const t = useTranslations();
  const { sum } = useDonationWords();
  const known = proposedAmount(form);
  const { value = known.amount, issue, autoFocus } = useFormField('amount');
  return (
    <fieldset className="group/amount">
      <legend className="mb-4 text-step-2 font-bold">{t('donations.form.amount')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {presets.map((units) => (
          <AmountTile
            key={units}
            value={String(units)}
            isChosen={String(units) === value}
            text={sum(unitsOf(units, currency).amount, currency)}
          />
        ))}
        <AmountTile value={ownAmount} isChosen={value === ownAmount} text={t('donations.form.own')} isWide />
      </div>
      <div className="mt-4 group-has-[[name=amount]:not([value=own]):checked]/amount:hidden">
        <PageField
          name="ownAmount"
          known={known.ownAmount}
          error={issue}
          label={t('donations.form.ownLabel', { currency: currencies[currency].symbol })}
          hint={t('donations.form.ownHint')}
        >
          {(control) => (
            <TextInput
              {...control}
              {...{ autoFocus }}
              inputMode="decimal"
              // With “off”, a browser forgets it on the way back from the provider.
              autoComplete="transaction-amount"
              maxLength={30}
              dir="ltr"
              className="max-w-60 text-step-1 font-semibold tabular-nums"
            />
          )}
        </PageField>
      </div>
    </fieldset>
  );
}

interface AmountTileProps {
  value: string;
  isChosen: boolean;
  text: string;
  isWide?: boolean;
}

function AmountTile({ value, isChosen, text, isWide = false }: AmountTileProps) {
  return (
    <label
      className={`relative flex min-h-16 cursor-pointer items-center justify-center rounded-control border-2 border-ink-soft/30 px-2 text-center has-checked:border-pomegranate has-checked:bg-pomegranate has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${isWide ? 'col-span-full' : ''}`}
    >
      <input
        type="radio"
        name="amount"
        value={value}
        defaultChecked={isChosen}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <bdi className={isWide ? 'font-semibold' : 'text-step-1 font-bold tabular-nums'}>{text}</bdi>
    </label>
  );
}
