import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { PageRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { ProfileInput } from '#features/accounts/contract.ts';
import { viewerKey } from '#features/accounts/offered/viewer-query.ts';
import { refusalOf } from './refusal-of.ts';

interface Answer {
  save(input: ProfileInput): void;
  busy: boolean;
  refusal: PageRefusal | undefined;
}

/** Answers a prompt with a profile change, says so, and closes the prompt. */
export function useAnswerByProfile(onClose: () => void, doneText?: string): Answer {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: ProfileInput) => api.accounts.updateProfile.call(input),
    onSuccess(viewer) {
      queries.setQueryData(viewerKey, viewer);
      toasts.show({ tone: 'success', text: doneText ?? t('accounts.profile.saved') });
      onClose();
    },
  });
  return {
    save: (input) => {
      if (!isPending) mutate(input);
    },
    busy: isPending,
    refusal: refusalOf(error, t('page.form.network')),
  };
}
