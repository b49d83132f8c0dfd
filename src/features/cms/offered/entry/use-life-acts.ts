import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';
import { changeEntryLife, type LifeChange } from './entry-life.ts';

/** Whether it was done: false if the page has more to say first, such as what another person has saved meanwhile. */
export type RunLife = (change: LifeChange) => Promise<boolean>;

/** Changes the life of an entry, by `run` if its page has more to do, and shows it as it is then. */
export function useLifeActs(entry: Pick<EntryView, 'id' | 'version'>, run: RunLife | undefined) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { mutate, reset, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async (change: LifeChange) => {
      if (run) return run(change);
      await changeEntryLife(api, entry, change);
      return true;
    },
    onSuccess: async (isDone) => {
      await queries.invalidateQueries({ queryKey: api.cms.key() });
      if (isDone) toasts.show({ tone: 'success', text: t('cms.life.done') });
    },
  });
  const refusal = error
    ? (findRefusal(error) ?? { message: t('page.request.network'), issues: {} })
    : undefined;
  return { act: mutate, reset, refusal, isPending };
}
