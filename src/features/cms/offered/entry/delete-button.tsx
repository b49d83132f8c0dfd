import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';

/** Deletes an entry of the house at once, for it can be brought back for 30 days. */
export function DeleteButton({ entry }: { entry: EntryView }) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.cms.deleteEntry.call({ id: entry.id }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.cms.key() });
      toasts.show({ tone: 'success', text: t('cms.deleted.done') });
    },
    onError: (error) => {
      const refusal = findRefusal(error);
      // What is in the way, if the server names it.
      const text = Object.values(refusal?.issues ?? {})[0] ?? refusal?.message;
      toasts.show({ tone: 'danger', text: text ?? t('page.request.network') });
    },
  });
  return (
    <Button size="s" variant="quiet" className="mt-3" busy={isPending} onClick={() => mutate()}>
      {t('cms.deleted.delete')}
    </Button>
  );
}
