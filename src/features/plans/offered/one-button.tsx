import type { ReactNode } from 'react';
import type { FormDefinition } from '#page/form/define-form.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';

interface OneButtonProps {
  form: FormDefinition<Record<string, never>>;
  children: ReactNode;
}

/** A form that is only its button, about the viewer's plan. */
export function OneButton({ form: definition, children }: OneButtonProps) {
  const { api } = usePage();
  const form = usePageForm(definition, { invalidates: [api.plans.key()] });
  return (
    <PageForm form={form} className="mt-3">
      <SubmitButton size="s" variant="secondary">
        {children}
      </SubmitButton>
    </PageForm>
  );
}
