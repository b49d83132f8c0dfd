import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import type { LifeOutcome } from '#features/cms/offered/entry/each-language.ts';
import type { LifeChange } from '#features/cms/offered/entry/entry-life.ts';
import { standingRefusal } from '#features/cms/offered/entry/standing-issues.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import type { DraftIssue } from '#features/learning/authoring/contract.ts';
import type { ItemDraft } from '../editor/draft/item-draft.ts';
import type { useEntryDraft } from './use-entry-draft.ts';

type EntryDraft = ReturnType<typeof useEntryDraft>;
type Act = 'save' | 'publish';

export type DeskActs = ReturnType<typeof useDeskActs>;

/** Saves and publishes the course and the item as one: an item appears once its course names it. */
export function useDeskActs(course: EntryDraft, body: EntryDraft | undefined, locale: Locale) {
  const { api } = usePage();
  const parts = body ? [course, body] : [course];
  const hasChanges = parts.some((part) => part.hasChanges);
  // Whose refusal it is, if there is one.
  const [acted, setActed] = useState(course.id);
  const [sent, setSent] = useState<readonly ItemDraft[]>([]);
  const drafts = parts.map(({ draft }) => draft);
  const [published, setPublished] = useState<readonly Locale[]>([]);
  const acting = useMutation({
    networkMode: 'always',
    onMutate() {
      setSent(drafts);
      setPublished([]);
    },
    async mutationFn(act: Act) {
      for (const part of parts) {
        setActed(part.id);
        if (!(await part.save())) return { act, isMerged: true };
      }
      if (act === 'publish') {
        await publish();
        setPublished([locale]);
      }
      return { act, isMerged: false };
    },
  });
  const publish = async () => {
    // The body first: a course that names it is refused while it has none.
    for (const part of parts.toReversed()) {
      setActed(part.id);
      part.accept(await api.cms.publishEntry.call({ id: part.id, locales: [locale] }));
    }
  };
  const save = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!acting.isPending) acting.mutate('save');
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('keydown', save, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  const refused = findRefusal(acting.error);
  const refusal = refused && standingRefusal(refused, sent, drafts);
  const issues = refusal?.issues ?? {};
  const isOfCourse = acted === course.id;
  return {
    hasChanges,
    isBusy: acting.isPending,
    busyWith: acting.isPending ? acting.variables : undefined,
    done: hasChanges ? undefined : acting.data,
    /** In which languages it was published just now, here or language by language. */
    published: hasChanges ? [] : published,
    /** Not once everything that was refused has been changed. */
    hasFailed: acting.isError && (!refused || refusal !== undefined),
    /** Why it was refused, in the reader's words. */
    refused: refusal?.message,
    issues: isOfCourse
      ? []
      : Object.entries(issues).map(([path, message]): DraftIssue => ({ path, fault: 'other', message })),
    /** What has no field on the item's page, by its path. */
    courseIssues: isOfCourse ? issues : {},
    /** What was done with languages takes the place of what was done here before. */
    noteLife({ act }: LifeChange, { done }: LifeOutcome) {
      acting.reset();
      setPublished(act === 'publish' ? done : []);
    },
    run(act: Act) {
      if (!acting.isPending) acting.mutate(act);
    },
  };
}
