import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import type { PageFormState } from '#page/form/page-form-state.ts';
import { childWords } from '../policy.ts';

interface EraseFormProps {
  form: PageFormState;
  name: string;
  opener: string;
}

/** A guardian's refusal: the child's account is erased at once, after a confirmation. Works without JavaScript. */
export function EraseForm({ form, name, opener }: EraseFormProps) {
  const t = useTranslations();
  return (
    <details className="mt-2" open={form.isPosted}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{opener}</summary>
      <PageForm form={form} className="mt-2 rounded-control bg-tint-gold p-4">
        <p className="mb-3 text-pretty">{t('guardians.erase.question', childWords(name))}</p>
        <SubmitButton size="s">{t('guardians.erase.submit')}</SubmitButton>
      </PageForm>
    </details>
  );
}
