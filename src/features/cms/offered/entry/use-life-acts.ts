import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';
import { actOnEach, type LifeOutcome } from './each-language.ts';
import { changeEntryLife, type LifeChange } from './entry-life.ts';
import { standingRefusal, type WrittenContent } from './standing-issues.ts';
import { useSayPublished } from './use-say-published.ts';

/** What became of each language; undefined if the page has more to say first, such as what another person has saved meanwhile. */
export type RunLife = (change: LifeChange) => Promise<LifeOutcome | undefined>;

/**
 * Changes the life of an entry, by `run` if its page has more to do, and shows it as it is then. What was refused is said
 * until it is mended in `written`.
 */
export function useLifeActs(
  entry: Pick<EntryView, 'id' | 'version'>,
  written: readonly WrittenContent[],
  run: RunLife | undefined,
) {
  const t = useTranslations();
  const sayPublished = useSayPublished();
  const { api } = usePage();
  const queries = useQueryClient();
  const [sent, setSent] = useState(written);
  const { mutate, reset, error, data, isPending } = useMutation({
    networkMode: 'always',
    onMutate: () => setSent(written),
    mutationFn: (change: LifeChange) =>
      run ? run(change) : actOnEach(change, (each) => changeEntryLife(api, entry, each)),
    onSuccess: async (outcome, { act }) => {
      await queries.invalidateQueries({ queryKey: api.cms.key() });
      if (outcome?.refused.length !== 0) return;
      const text = act === 'publish' ? sayPublished(outcome.done) : t('cms.life.done');
      toasts.show({ tone: 'success', text });
    },
  });
  const say = (refused: unknown) =>
    standingRefusal(
      findRefusal(refused) ?? { message: t('page.request.network'), issues: {} },
      sent,
      written,
    );
  const refused = (data?.refused ?? []).flatMap(({ locale, error: each }) => {
    const refusal = say(each);
    return refusal ? [{ ...refusal, locale }] : [];
  });
  return {
    act: mutate,
    reset,
    refusal: error ? say(error) : undefined,
    /** Where only some languages were refused: which were not, and why the others were. */
    outcome: data && refused.length > 0 && { done: data.done, refused },
    isPending,
  };
}
