import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cue } from '#core/cues.ts';
import type { Locale } from '#core/locale.ts';
import type { EntryView } from '#features/cms/contract.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { withCaptions } from './entry-captions.ts';

interface Saving {
  /** As it was loaded. */
  entry: EntryView;
  locale: Locale;
  onSaved(cues: readonly Cue[]): void;
}

/**
 * Saves and publishes the captions of one language. When another person has saved a later version, nothing is overwritten:
 * `theirs` is that version, and the choice is left to the editor.
 */
export function useSaving({ entry, locale, onSaved }: Saving) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const [known, setKnown] = useState(entry);
  const [theirs, setTheirs] = useState<EntryView>();
  const note = (view: EntryView) => {
    setKnown(view);
    setTheirs(undefined);
    void queries.invalidateQueries({ queryKey: api.learning.subtitles.key() });
  };
  const saving = useMutation({
    mutationFn: async ({ base, cues }: { base: EntryView; cues: readonly Cue[] }) =>
      api.cms.saveEntry.call({ id: base.id, version: base.version, texts: withCaptions(base, locale, cues) }),
    onSuccess: (view, { cues }) => {
      note(view);
      onSaved(cues);
      toasts.show({ tone: 'success', text: t('learning.captions.saved') });
    },
    onError: async (error) => {
      if (findRefusal(error)?.code === 'changed_meanwhile')
        setTheirs(await api.cms.entry.call({ id: entry.id }));
    },
  });
  const publishing = useMutation({
    mutationFn: () => api.cms.publishEntry.call({ id: known.id, version: known.version, locales: [locale] }),
    onSuccess: (view) => {
      note(view);
      toasts.show({ tone: 'success', text: t('learning.captions.published') });
    },
  });
  const failed = theirs ? undefined : (saving.error ?? publishing.error);
  return {
    known,
    theirs,
    isSaving: saving.isPending,
    isPublishing: publishing.isPending,
    /** Why neither worked: each fault if there are several. */
    problems: failed ? wordsOf(failed, t('learning.captions.failed')) : [],
    save: (cues: readonly Cue[], base = known) => saving.mutate({ base, cues }),
    publish: () => publishing.mutate(),
    takeTheirs(view: EntryView) {
      note(view);
    },
  };
}

function wordsOf(error: Error, otherwise: string): string[] {
  const refusal = findRefusal(error);
  if (!refusal) return [otherwise];
  const issues = [...new Set(Object.values(refusal.issues))];
  return issues.length > 0 ? issues : [refusal.message];
}
