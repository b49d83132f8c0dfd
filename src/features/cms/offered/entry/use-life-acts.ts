import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';
import { actOnEach, type LifeOutcome } from './each-language.ts';
import { changeEntryLife, type LifeChange } from './entry-life.ts';

/** What became of each language; undefined if the page has more to say first, such as what another person has saved meanwhile. */
export type RunLife = (change: LifeChange) => Promise<LifeOutcome | undefined>;

/** Changes the life of an entry, by `run` if its page has more to do, and shows it as it is then. */
export function useLifeActs(entry: Pick<EntryView, 'id' | 'version'>, run: RunLife | undefined) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { mutate, reset, error, data, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (change: LifeChange) =>
      run ? run(change) : actOnEach(change, (each) => changeEntryLife(api, entry, each)),
    onSuccess: async (outcome) => {
      await queries.invalidateQueries({ queryKey: api.cms.key() });
      if (outcome?.refused.length === 0) toasts.show({ tone: 'success', text: t('cms.life.done') });
    },
  });
  const say = (refused: unknown) =>
    findRefusal(refused) ?? { message: t('page.request.network'), issues: {} };
  return {
    act: mutate,
    reset,
    refusal: error ? say(error) : undefined,
    /** Where only some languages were refused: which were not, and why the others were. */
    outcome: data &&
      data.refused.length > 0 && {
        done: data.done,
        refused: data.refused.map((one) => ({ locale: one.locale, ...say(one.error) })),
      },
    isPending,
  };
}
