import { useTranslations } from 'use-intl';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

interface GuardianAddressFieldProps {
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

/** Asks a minor for the email of her parent or guardian. */
export function GuardianAddressField({ name, error, defaultValue }: GuardianAddressFieldProps) {
  const t = useTranslations();
  return (
    <Field
      label={t('accounts.form.guardianAddress')}
      hint={t('accounts.form.guardianHint')}
      error={error}
      required
    >
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type="email"
          autoComplete="off"
          defaultValue={defaultValue}
          maxLength={254}
        />
      )}
    </Field>
  );
}
