import type { EntryView } from '#features/cms/contract.ts';
import { actOnEach } from '#features/cms/offered/entry/each-language.ts';
import { changeEntryLife, type LifeChange } from '#features/cms/offered/entry/entry-life.ts';
import type { RunLife } from '#features/cms/offered/entry/use-life-acts.ts';
import { usePage } from '#page/page-provider.tsx';
import type { useEntryDraft } from './use-entry-draft.ts';

type EntryDraft = ReturnType<typeof useEntryDraft>;

/** Changes the life of an item: what it is made of, and where that is not enough to show it, its course with it. */
export function useItemLife(course: EntryDraft, body: EntryDraft | undefined): RunLife {
  const { api } = usePage();
  return async (change) => {
    const saved = await course.save();
    const bodyNow = body && (await body.save());
    if (!saved || (body && !bodyNow)) return undefined;
    let courseNow = saved;
    return actOnEach(change, async (each) => {
      // The body first: a course that names it is refused while it has none.
      if (body && bodyNow) body.accept(await changeEntryLife(api, bodyNow, each));
      if (!body || each.locales.some((locale) => needsCourse(courseNow, each, locale)))
        courseNow = course.accept(await changeEntryLife(api, courseNow, each));
    });
  };
}

/** Whether a language of the course has to follow that of its item. */
function needsCourse(
  { languages }: Pick<EntryView, 'languages'>,
  { act }: LifeChange,
  locale: LifeChange['locales'][number],
): boolean {
  const language = languages.find((one) => one.locale === locale);
  if (!language) return false;
  if (act === 'unschedule') return language.state === 'scheduled';
  const isWholeLive = language.state === 'published' && !language.changed;
  return (act === 'publish' || act === 'schedule') && !isWholeLive;
}
