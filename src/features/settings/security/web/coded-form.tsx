import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import type { PageFormState } from '#page/form/page-form-state.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#features/sign-in/offered/code-field.tsx';

interface CodedFormProps {
  form: PageFormState;
  submit: string;
  onCancel(): void;
}

/** A change of the second step, which requires another code. */
export function CodedForm({ form, submit, onCancel }: CodedFormProps) {
  const t = useTranslations();
  return (
    <PageForm form={form} className="mt-5 max-w-form space-y-4">
      <CodeField hint={t('signIn.secondStep.recoveryHint')} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{submit}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('settings.security.cancel')}
        </Button>
      </div>
    </PageForm>
  );
}
