import { useTranslations } from 'use-intl';
import { currencyCodes } from '#core/money.ts';
import { offlineMethods } from '#core/payment-providers.ts';
import { PageField } from '#page/form/page-field.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { methodNames } from '#features/donations/finance/policy.ts';

/** How much came, how, when, and what for. */
export function OfflineGiftFields() {
  const t = useTranslations();
  return (
    <fieldset className="grid items-start gap-4 sm:grid-cols-2">
      <legend className="mb-4 text-step-1 font-bold">{t('donations.offline.gift')}</legend>
      <PageField name="amount" label={t('donations.list.amount')} required>
        {(control) => (
          <TextInput {...control} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={60} />
        )}
      </PageField>
      <PageField name="currency" label={t('donations.list.currency')} required>
        {(control) => (
          <SelectInput {...control}>
            {currencyCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <PageField name="method" label={t('donations.offline.method')} required>
        {(control) => (
          <SelectInput {...control}>
            {offlineMethods.map((method) => (
              <option key={method} value={method}>
                {t(methodNames[method])}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <PageField
        name="receivedOn"
        label={t('donations.offline.receivedOn')}
        hint={t('donations.offline.receivedOnHint')}
        required
      >
        {(control) => <TextInput {...control} type="date" />}
      </PageField>
      <PageField
        name="to"
        label={t('donations.offline.to')}
        hint={t('donations.offline.toHint')}
        className="sm:col-span-2"
      >
        {(control) => <TextInput {...control} dir="ltr" autoComplete="off" maxLength={300} />}
      </PageField>
      <PageField
        name="note"
        label={t('donations.offline.note')}
        hint={t('donations.offline.noteHint')}
        className="sm:col-span-2"
      >
        {(control) => <textarea {...control} rows={2} dir="auto" maxLength={500} className={controlLook} />}
      </PageField>
    </fieldset>
  );
}
