import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FormDefinition } from '#page/form/define-form.ts';
import type { Fields } from '#page/form/fields.ts';
import type { PageFormState } from '#page/form/page-form-state.ts';
import { usePageForm } from '#page/form/use-page-form.ts';
import type { UserView } from '#features/people/contract.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';

/** Answers a prompt with a profile change, says so, and closes the prompt. */
export function useProfilePrompt<Declared extends Fields>(
  definition: FormDefinition<Declared, UserView>,
  onClose: () => void,
  doneText?: string,
): PageFormState {
  const t = useTranslations();
  const queries = useQueryClient();
  return usePageForm(definition, {
    doneText: doneText ?? t('settings.profile.saved'),
    onDone(viewer) {
      queries.setQueryData(viewerKey, viewer);
      onClose();
    },
  });
}
