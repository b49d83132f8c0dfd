import { useTranslations } from 'use-intl';
import { currencies, currencyCodes } from '#core/money.ts';
import { PageField } from '#page/form/page-field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { useCurrencyNames } from '#features/currencies/offered/use-currency-names.ts';

interface MoneyFieldsProps {
  known: { currency: string; goal: string; bonusGoal: string };
  goalHint: string;
}

/** How much is asked for, in which currency. */
export function MoneyFields({ known, goalHint }: MoneyFieldsProps) {
  const t = useTranslations();
  const names = useCurrencyNames();
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-4 text-step-2 font-bold">{t('campaigns.form.money')}</legend>
      <PageField name="goal" known={known.goal} label={t('campaigns.form.goal')} hint={goalHint} required>
        {(control) => (
          <TextInput {...control} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={60} />
        )}
      </PageField>
      <PageField name="currency" known={known.currency} label={t('campaigns.form.currency')} required>
        {(control) => (
          <SelectInput {...control}>
            {currencyCodes.map((code) => (
              <option key={code} value={code}>
                {`${currencies[code].symbol} ${names[code]}`}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <PageField
        name="bonusGoal"
        known={known.bonusGoal}
        label={t('campaigns.form.bonusGoal')}
        note={t('campaigns.form.optional')}
        hint={t('campaigns.form.bonusGoalHint')}
        className="sm:col-span-2"
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            maxLength={60}
            className="sm:max-w-form"
          />
        )}
      </PageField>
    </fieldset>
  );
}
