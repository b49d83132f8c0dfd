import { useTranslations } from 'use-intl';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { useForm } from './form-context.ts';
import { PageField } from './page-field.tsx';

interface PagePasswordProps {
  /** As the form declares it: a secret. */
  name: string;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password in the form around it. */
export function PagePassword({ name, autoComplete, ...rest }: PagePasswordProps) {
  const t = useTranslations();
  const { fields } = useForm();
  if (fields[name] && !fields[name].isSecret)
    throw new Error(`the password "${name}" is not declared as a secret`);
  return (
    <PageField name={name} required {...rest}>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete={autoComplete}
          maxLength={200}
          showLabel={t('page.form.showPassword')}
          hideLabel={t('page.form.hidePassword')}
        />
      )}
    </PageField>
  );
}
