import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';
import { keptDeletedDays } from '#features/cms/life/policy.ts';

/** Says that an entry was deleted, until when it is kept, and brings it back. */
export function DeletedNotice({ entry }: { entry: EntryView }) {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.cms.undeleteEntry.call({ id: entry.id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.cms.key() }),
    onError: (error) =>
      toasts.show({ tone: 'danger', text: findRefusal(error)?.message ?? t('page.request.network') }),
  });
  const until = new Date(new Date(entry.deletedAt ?? 0).getTime() + keptDeletedDays * 86_400_000);
  return (
    <Callout tone="warning" title={t('cms.deleted.title')}>
      <p>{t('cms.deleted.until', { day: format.dateTime(until, { dateStyle: 'long' }) })}</p>
      {entry.rights.publish && (
        <Button size="s" className="mt-3" busy={isPending} onClick={() => mutate()}>
          {t('cms.deleted.undelete')}
        </Button>
      )}
    </Callout>
  );
}
