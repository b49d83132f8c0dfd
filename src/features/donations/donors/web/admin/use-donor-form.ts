import type { FormDefinition } from '#page/form/define-form.ts';
import type { Fields } from '#page/form/fields.ts';
import type { PageFormOptions, PageFormState } from '#page/form/page-form-state.ts';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';

/** A form of a donor's page: once it is done, everything about donations is read again. */
export function useDonorForm<Declared extends Fields, Result>(
  definition: FormDefinition<Declared, Result>,
  options: Omit<PageFormOptions<Declared, Result>, 'invalidates'>,
): PageFormState<Result> {
  const { api } = usePage();
  return usePageForm(definition, { ...options, invalidates: [api.donations.key()] });
}
