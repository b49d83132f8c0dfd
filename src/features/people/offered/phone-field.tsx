import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

interface PhoneFieldProps {
  known?: string | null;
  note?: string;
  hint?: string;
}

/** A phone number with its country, which is written left to right in every language. */
export function PhoneField({ known, note, hint }: PhoneFieldProps) {
  const t = useTranslations();
  const withCountry = t('people.form.phoneHint');
  return (
    <PageField
      name="phone"
      known={known}
      label={t('people.form.phone')}
      note={note}
      hint={hint === undefined ? withCountry : `${hint} ${withCountry}`}
    >
      {(control) => <TextInput {...control} type="tel" dir="ltr" autoComplete="tel" maxLength={40} />}
    </PageField>
  );
}
