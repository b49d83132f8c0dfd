import { useTranslations } from 'use-intl';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

interface NameFieldsProps {
  values: Record<string, string>;
  issues: Record<string, string>;
}

/** First and last name, side by side where there is space. */
export function NameFields({ values, issues }: NameFieldsProps) {
  const t = useTranslations();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('accounts.form.firstName')} error={issues['firstName']} required>
        {(control) => (
          <TextInput
            {...control}
            name="firstName"
            autoComplete="given-name"
            defaultValue={values['firstName']}
            maxLength={60}
          />
        )}
      </Field>
      <Field label={t('accounts.form.lastName')} error={issues['lastName']} required>
        {(control) => (
          <TextInput
            {...control}
            name="lastName"
            autoComplete="family-name"
            defaultValue={values['lastName']}
            maxLength={60}
          />
        )}
      </Field>
    </div>
  );
}
