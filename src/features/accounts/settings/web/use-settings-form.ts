import type { FormDefinition } from '#page/form/define-form.ts';
import type { Fields } from '#page/form/fields.ts';
import type { PageFormOptions, PageFormState } from '#page/form/page-form-state.ts';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { viewerKey } from '#features/accounts/offered/viewer-query.ts';

/** One form of the settings; afterward, whatever pages show of the account is fetched again. */
export function useSettingsForm<Declared extends Fields, Result>(
  definition: FormDefinition<Declared, Result>,
  options: PageFormOptions<Declared, Result> = {},
): PageFormState<Result> {
  const { api } = usePage();
  return usePageForm(definition, { invalidates: [viewerKey, api.accounts.key()], ...options });
}
