import type { FormDefinition } from '#page/form/define-form.ts';
import type { Fields } from '#page/form/fields.ts';
import type { PageFormOptions, PageFormState } from '#page/form/page-form-state.ts';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';

/** One of an educator's forms; afterwards her classes are fetched again. */
export function useClassForm<Declared extends Fields, Result>(
  definition: FormDefinition<Declared, Result>,
  options: PageFormOptions<Declared, Result>,
): PageFormState<Result> {
  const { api } = usePage();
  return usePageForm(definition, { invalidates: [api.classes.key()], ...options });
}
