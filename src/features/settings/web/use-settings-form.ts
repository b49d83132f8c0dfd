import type { FormDefinition } from '#page/form/define-form.ts';
import type { Fields } from '#page/form/fields.ts';
import type { PageFormOptions, PageFormState } from '#page/form/page-form-state.ts';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { viewerKey } from '#features/people/offered/viewer-query.ts';

/** One form of the settings; afterward, whatever pages show of the account is fetched again. */
export function useSettingsForm<Declared extends Fields, Result>(
  definition: FormDefinition<Declared, Result>,
  options: PageFormOptions<Declared, Result> = {},
): PageFormState<Result> {
  const { api } = usePage();
  const invalidates = [viewerKey, api.people.key(), api.signIn.key(), api.families.key(), api.settings.key()];
  return usePageForm(definition, { invalidates, ...options });
}
