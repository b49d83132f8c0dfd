import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';

interface RestoreButtonProps {
  entry: EntryView;
  number: number;
  onRestored: ((entry: EntryView) => void) | undefined;
}

/** Makes an earlier version the next one; nothing that came between is lost. */
export function RestoreButton({ entry, number, onRestored }: RestoreButtonProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.cms.restoreVersion.call({ id: entry.id, number, version: entry.version }),
    onSuccess: async (restored) => {
      onRestored?.(restored);
      await queries.invalidateQueries({ queryKey: api.cms.key() });
      toasts.show({ tone: 'success', text: t('cms.versions.restored', { number }) });
    },
    onError: (error) =>
      toasts.show({ tone: 'danger', text: findRefusal(error)?.message ?? t('page.request.network') }),
  });
  return (
    <Button size="s" variant="secondary" busy={isPending} onClick={() => mutate()}>
      {t('cms.versions.restore')}
    </Button>
  );
}
