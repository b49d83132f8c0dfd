import { useTranslations } from 'use-intl';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

interface PhoneFieldProps {
  error: string | undefined;
  defaultValue?: string | undefined;
  note?: string;
  hint?: string;
}

/** A phone number, which is written left to right in every language. */
export function PhoneField({ error, defaultValue, note, hint }: PhoneFieldProps) {
  const t = useTranslations();
  return (
    <Field label={t('accounts.form.phone')} error={error} note={note} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          name="phone"
          type="tel"
          dir="ltr"
          autoComplete="tel"
          defaultValue={defaultValue}
          maxLength={40}
        />
      )}
    </Field>
  );
}
