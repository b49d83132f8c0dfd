import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

/** Asks a minor for the email of her parent or guardian. */
export function GuardianAddressField() {
  const t = useTranslations();
  return (
    <PageField
      name="emailAddress"
      label={t('guardians.form.guardianAddress')}
      hint={t('guardians.form.guardianHint')}
      required
    >
      {(control) => <TextInput {...control} type="email" autoComplete="off" maxLength={254} />}
    </PageField>
  );
}
