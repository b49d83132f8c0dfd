import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

interface NameFieldsProps {
  known?: { firstName?: string | undefined; lastName?: string | undefined };
}

/** First and last name, side by side where there is space. */
export function NameFields({ known = {} }: NameFieldsProps) {
  const t = useTranslations();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PageField name="firstName" known={known.firstName} label={t('signUp.form.firstName')} required>
        {(control) => <TextInput {...control} autoComplete="given-name" maxLength={60} />}
      </PageField>
      <PageField name="lastName" known={known.lastName} label={t('signUp.form.lastName')} required>
        {(control) => <TextInput {...control} autoComplete="family-name" maxLength={60} />}
      </PageField>
    </div>
  );
}
