import type { FormEntryView } from '#features/forms/contract.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { entryForms } from './entry-forms.ts';

interface SmallFormProps {
  entry: FormEntryView;
  act: 'take' | 'settle';
  done: string;
  children: string;
}

/** One button that changes a message's state. */
export function SmallForm({ entry: { id, version }, act, done, children }: SmallFormProps) {
  const { api } = usePage();
  const form = usePageForm(entryForms[act], { about: [id], doneText: done, invalidates: [api.forms.key()] });
  return (
    <PageForm form={form}>
      <input type="hidden" name="version" value={version} />
      <SubmitButton variant="secondary">{children}</SubmitButton>
    </PageForm>
  );
}
