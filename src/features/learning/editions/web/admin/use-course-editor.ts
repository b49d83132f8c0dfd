import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { localeCodes, type Locale } from '#core/locale.ts';
import { actOnEach } from '#features/cms/offered/entry/each-language.ts';
import { changeEntryLife } from '#features/cms/offered/entry/entry-life.ts';
import { standingRefusal } from '#features/cms/offered/entry/standing-issues.ts';
import type { RunLife } from '#features/cms/offered/entry/use-life-acts.ts';
import type { EntryView } from '#features/cms/contract.ts';
import { useEntryDraft } from '#features/learning/authoring/web/admin/use-entry-draft.ts';
import { findRefusal, type PageRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import type { CourseDraft } from './course-draft.ts';

export interface CourseEditor {
  draft: CourseDraft;
  change(edit: (draft: CourseDraft) => CourseDraft): void;
  /** The draft with its base, for what keeps it over a crash and merges it with another person's. */
  own: ReturnType<typeof useEntryDraft>;
  /** The languages whose readers would see something else once what has not been saved is published. */
  unsaved: Locale[];
  isBusy: boolean;
  /** What the last save did, once it is done: `merged` with what another person has saved meanwhile. */
  done: 'saved' | 'merged' | undefined;
  /** In which languages it was published just now, if it was. */
  published: readonly Locale[];
  /** Without what it says of fields that have been changed since; none once all of them have been. */
  refusal: PageRefusal | undefined;
  isLost: boolean;
  /** The language that stands beside the texts, to translate from. */
  beside: Locale | undefined;
  save(): void;
  /** Saves what has not been saved, then changes the life of languages. */
  run: RunLife;
}

/** The draft of a course in this browser: saved as a whole, by version, and published language by language. */
export function useCourseEditor(
  courseId: string,
  saved: EntryView,
  beside: Locale | undefined,
): CourseEditor {
  const { api } = usePage();
  const queries = useQueryClient();
  const own = useEntryDraft({ contentType: 'course', key: courseId }, saved);
  const { base, draft, hasChanges } = own;
  const [refused, setRefused] = useState<{ refusal: PageRefusal; draft: CourseDraft }>();
  const refuse = (error: unknown) => {
    const refusal = findRefusal(error);
    // Several languages may be refused one after the other: each at its own fields.
    setRefused(
      (before) =>
        refusal && {
          refusal: { ...refusal, issues: { ...before?.refusal.issues, ...refusal.issues } },
          draft,
        },
    );
  };
  const refusal = refused && standingRefusal(refused.refusal, [refused.draft], [draft]);
  // What was done with languages after the last save.
  const [acted, setActed] = useState<{ published: readonly Locale[] }>();
  const acting = useMutation({
    networkMode: 'always',
    mutationFn: () => own.save(),
    onMutate() {
      setRefused(undefined);
      setActed(undefined);
    },
    onSuccess: () =>
      Promise.all(
        [api.learning.editedCourses, api.learning.courseNames].map((listed) =>
          queries.invalidateQueries({ queryKey: listed.key() }),
        ),
      ),
    onError: refuse,
  });
  useSaveKey(() => {
    if (!acting.isPending) acting.mutate();
  });
  const wasSaved = acting.isSuccess && !hasChanges;
  return {
    draft,
    change: (edit) => own.setDraft(edit),
    own,
    unsaved: localeCodes.filter(
      (locale) => hasChanges && (draft.shared !== base.shared || draft.texts[locale] !== base.texts[locale]),
    ),
    isBusy: acting.isPending,
    done: acting.isSuccess && !acting.data ? 'merged' : wasSaved && !acted ? 'saved' : undefined,
    published: wasSaved && acted ? acted.published : [],
    refusal,
    isLost: acting.isError && refused === undefined,
    beside,
    save: () => acting.mutate(),
    async run(change) {
      setRefused(undefined);
      try {
        const view = await acting.mutateAsync();
        if (!view) return undefined;
        const outcome = await actOnEach(change, async (each) =>
          own.accept(await changeEntryLife(api, view, each)),
        );
        setActed({ published: change.act === 'publish' ? outcome.done : [] });
        outcome.refused.forEach(({ error }) => refuse(error));
        return outcome;
      } catch (error) {
        // At the fields too, not only where it was asked for.
        refuse(error);
        throw error;
      }
    },
  };
}

/** Ctrl S, and ⌘ S on a Mac. */
function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const stopping = new AbortController();
    addEventListener('keydown', onKey, { signal: stopping.signal });
    return () => stopping.abort();
  }, []);
}
