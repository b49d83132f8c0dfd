import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PageField } from '#page/form/page-field.tsx';
import type { PageFormState } from '#page/form/page-form-state.ts';
import { TextInput } from '#ui/field/text-input.tsx';

/** Asks for the address that gets a link for a new password. */
export function ResetFields({ form }: { form: PageFormState }) {
  const t = useTranslations();
  return (
    <PageForm form={form} className="mt-6 space-y-5">
      <PageField name="emailAddress" label={t('signIn.form.emailAddress')} required>
        {(control) => <TextInput {...control} type="email" autoComplete="username" maxLength={254} />}
      </PageField>
      <SubmitButton wide>{t('signIn.reset.submit')}</SubmitButton>
    </PageForm>
  );
}
