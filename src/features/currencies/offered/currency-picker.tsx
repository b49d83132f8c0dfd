import type { QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { currencies, currencyCodes, type Currency } from '#core/money.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { SelectInput } from '#ui/field/select-input.tsx';
import { href } from '#urls.ts';
import { currencyForm } from './currency-form.ts';
import { useCurrencyNames } from './use-currency-names.ts';

interface CurrencyPickerProps {
  /** The one in which the page shows prices. */
  currency: Currency;
  /** The path to come back to without JavaScript; if it names a currency, that becomes the chosen one. */
  back: string;
  /** What the page has loaded in a currency, and loads again. */
  invalidates?: readonly QueryKey[];
  /** With JavaScript, once that is done. */
  onChosen?: (currency: Currency) => void;
  className?: string;
}

/** Chooses the currency in which this browser sees prices. Any page may show it; without JavaScript, `/currency` takes it and leads back. */
export function CurrencyPicker({
  currency,
  back,
  invalidates = [],
  onChosen,
  className,
}: CurrencyPickerProps) {
  const t = useTranslations();
  const id = useId();
  const isLive = useIsLive();
  const names = useCurrencyNames();
  const { api } = usePage();
  const form = usePageForm(currencyForm, {
    invalidates: [api.currencies.offered.key(), ...invalidates],
    onDone: ({ currency: chosen }) => onChosen?.(chosen),
  });
  return (
    <PageForm form={form} action={href('currency')} className={className}>
      <input type="hidden" name="back" value={back} />
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="font-semibold">
          {t('currencies.picker.label')}
        </label>
        <SelectInput
          id={id}
          name="currency"
          key={currency}
          defaultValue={currency}
          className="w-auto!"
          onChange={({ target }) => target.form?.requestSubmit()}
        >
          {currencyCodes.map((code) => (
            <option key={code} value={code}>
              {`${currencies[code].symbol} ${names[code]}`}
            </option>
          ))}
        </SelectInput>
        {!isLive && (
          <SubmitButton size="s" variant="secondary">
            {t('currencies.picker.choose')}
          </SubmitButton>
        )}
      </div>
    </PageForm>
  );
}
