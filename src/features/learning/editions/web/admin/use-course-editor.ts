import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { JsonObject } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';
import { findRefusal, type PageRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import type { CourseDraft } from './course-draft.ts';
import { courseEntryQuery } from './course-queries.ts';

/** A course as the server has it. */
interface SavedCourse {
  id: string;
  version: number;
  shared: Record<string, unknown>;
  texts: Partial<Record<Locale, Record<string, unknown>>>;
}

export interface CourseEditor {
  draft: CourseDraft;
  /** The language that stands beside the texts, to translate from. */
  beside: Locale | undefined;
  change(edit: (draft: CourseDraft) => CourseDraft): void;
  isChanged: boolean;
  /** Whether what has not been saved changes what readers of a language see. */
  isChangedIn(locale: Locale): boolean;
  isBusy: boolean;
  /** What the last act did, once it is done. */
  done: 'saved' | 'published' | 'withdrawn' | undefined;
  refusal: PageRefusal | undefined;
  isLost: boolean;
  save(): void;
  publish(locales: Locale[]): void;
  withdraw(locales: Locale[]): void;
  /** Gives up what has not been saved, for what someone else has saved meanwhile. */
  takeTheirs(): void;
}

/** The draft of a course in this browser: saved as a whole, by version, and published language by language. */
export function useCourseEditor(
  courseId: string,
  saved: SavedCourse,
  beside: Locale | undefined,
): CourseEditor {
  const { api } = usePage();
  const queries = useQueryClient();
  const query = courseEntryQuery({ api }, courseId);
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [isChanged, setChanged] = useState(false);
  const [done, setDone] = useState<CourseEditor['done']>();
  const take = (entry: SavedCourse) => {
    setBase(entry);
    setDraft(draftOf(entry));
    setChanged(false);
  };
  const act = useMutation({
    mutationFn: async ({
      kind,
      locales,
    }: {
      kind: 'saved' | 'published' | 'withdrawn';
      locales: Locale[];
    }) => {
      const { id } = base;
      const { shared, texts } = draft;
      const entry = isChanged
        ? await api.cms.saveEntry.call({ id, version: base.version, shared, texts })
        : base;
      // What has been saved is saved, also if it cannot be published.
      if (isChanged) take(entry);
      const { version } = entry;
      if (kind === 'published') return api.cms.publishEntry.call({ id, version, locales });
      return kind === 'withdrawn' ? api.cms.unpublishEntry.call({ id, locales }) : entry;
    },
    onMutate: () => setDone(undefined),
    async onSuccess(entry, { kind }) {
      take(entry);
      setDone(kind);
      await queries.invalidateQueries({ queryKey: api.cms.key() });
      await queries.invalidateQueries({ queryKey: api.learning.editedCourses.key() });
    },
  });
  const save = () => act.mutate({ kind: 'saved', locales: [] });
  useLeavingKeys(isChanged, save);
  return {
    draft,
    beside,
    change(edit) {
      setDraft(edit);
      setChanged(true);
      setDone(undefined);
    },
    isChanged,
    isChangedIn: (locale) => draft.shared !== base.shared || draft.texts[locale] !== base.texts[locale],
    isBusy: act.isPending,
    done,
    refusal: findRefusal(act.error),
    isLost: act.error !== null && findRefusal(act.error) === undefined,
    save,
    publish: (locales) => act.mutate({ kind: 'published', locales }),
    withdraw: (locales) => act.mutate({ kind: 'withdrawn', locales }),
    takeTheirs() {
      act.reset();
      void queries.query({ ...query, staleTime: 0 }).then(take);
    },
  };
}

/** Ctrl S saves, and the browser asks before it leaves what has not been saved. */
function useLeavingKeys(isChanged: boolean, save: () => void): void {
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
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
}

/** The contract says that fields are JSON, which its types cannot. */
function draftOf({ shared, texts }: SavedCourse): CourseDraft {
  return { shared: shared as JsonObject, texts: texts as CourseDraft['texts'] };
}
