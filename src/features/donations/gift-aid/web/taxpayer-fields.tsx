import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { ChoiceRow } from '#features/donations/giving/web/choice-row.tsx';
import { WrongChoice } from '#features/donations/giving/web/wrong-choice.tsx';
import { giftAidScopes, longestInSchedule, longestTitle, scopeNames } from '../policy.ts';

/** What is declared, and by whom: as HMRC knows her, which may be another name than she gives under. */
export function TaxpayerFields() {
  const t = useTranslations();
  const { value = 'gift', issue } = useFormField('giftAid.scope');
  return (
    <div className="grid items-start gap-5 sm:grid-cols-6">
      <fieldset className="sm:col-span-6">
        <legend className="mb-3 font-semibold">{t('donations.giftAid.scope.title')}</legend>
        <WrongChoice issue={issue} />
        <div className="grid gap-3">
          {giftAidScopes.map((scope) => (
            <ChoiceRow
              key={scope}
              name="giftAid.scope"
              value={scope}
              isChosen={scope === value}
              label={t(scopeNames[scope])}
            />
          ))}
        </div>
      </fieldset>
      <PageField
        name="giftAid.title"
        label={t('donations.giftAid.form.title')}
        note={t('donations.form.optional')}
        className="sm:col-span-1"
      >
        {(control) => (
          <TextInput {...control} autoComplete="honorific-prefix" dir="auto" maxLength={longestTitle} />
        )}
      </PageField>
      <PageField
        name="giftAid.firstName"
        label={t('donations.giftAid.form.firstName')}
        className="sm:col-span-2"
      >
        {(control) => (
          <TextInput {...control} autoComplete="given-name" dir="auto" maxLength={longestInSchedule.name} />
        )}
      </PageField>
      <PageField
        name="giftAid.lastName"
        label={t('donations.giftAid.form.lastName')}
        className="sm:col-span-3"
      >
        {(control) => (
          <TextInput {...control} autoComplete="family-name" dir="auto" maxLength={longestInSchedule.name} />
        )}
      </PageField>
      <PageField
        name="giftAid.house"
        label={t('donations.giftAid.form.house')}
        hint={t('donations.giftAid.form.houseHint')}
        className="sm:col-span-2"
      >
        {(control) => (
          <TextInput {...control} autoComplete="off" dir="auto" maxLength={longestInSchedule.house} />
        )}
      </PageField>
      <PageField name="giftAid.address" label={t('donations.giftAid.form.address')} className="sm:col-span-4">
        {(control) => (
          <textarea
            {...control}
            rows={2}
            autoComplete="street-address"
            dir="auto"
            maxLength={200}
            className={controlLook}
          />
        )}
      </PageField>
      <PageField
        name="giftAid.postcode"
        label={t('donations.giftAid.form.postcode')}
        hint={t('donations.giftAid.form.postcodeHint')}
        className="sm:col-span-3"
      >
        {(control) => <TextInput {...control} autoComplete="postal-code" dir="ltr" maxLength={12} />}
      </PageField>
      <PageCheckbox
        name="giftAid.isOverseas"
        label={t('donations.giftAid.form.overseas')}
        className="sm:col-span-3 sm:mt-7"
      />
    </div>
  );
}
