import type { Finding } from '#core/findings.ts';
import { itemTypes } from '#core/item-types.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listDrafts, type DraftEntry } from '#features/cms/server/public.ts';
import { listCaptionFindings } from '#features/learning/captions/policy-findings.ts';
import { cuesOf } from '#features/learning/captions/server/caption-cues.ts';
import { durationOf } from '#features/learning/captions/server/caption-films.ts';
import {
  listItems,
  objectOf,
  textOf,
  type ListedItem,
} from '#features/learning/editions/server/course-docs.ts';
import { filmKey } from '#features/learning/editions/server/entry-keys.ts';
import { getShippedDocs } from '#features/learning/editions/server/shipped-docs.ts';
import type { CourseFinding } from '../contract.ts';
import { listItemFindings } from '../policy-findings.ts';

/** What in the drafts of a course's items, and in the captions of its films, would keep a reader out. */
export async function listCourseFindings(ctx: Ctx, courseId: string): Promise<{ items: CourseFinding[] }> {
  const [course] = await listDrafts(ctx, 'course', [courseId]);
  if (!course) throw new NotFound();
  const edition = (await getShippedDocs(ctx)).courses.get(courseId);
  const items = listItems(course.content.shared).filter(({ planned }) => !planned);
  const keyOf = ({ film }: ListedItem) => film && filmKey(edition?.folder ?? courseId, film, edition);
  const bodies = await readByKey(
    ctx,
    'item',
    items.map(({ id }) => id),
  );
  const films = await readByKey(
    ctx,
    'film',
    items.flatMap((item) => keyOf(item) ?? []),
  );
  const written = localeCodes.filter((locale) => course.content.texts[locale]);
  return {
    items: items.flatMap((item) =>
      written.flatMap((lang) => {
        const about = { lang, itemId: item.id, title: titleOf(course, item, lang) };
        const key = keyOf(item) ?? '';
        return [
          ...judgeBody(bodies.get(item.id), item, lang).map((finding) => ({ ...about, ...finding })),
          ...judgeFilm(films.get(key), lang).map((finding) => ({ ...about, filmKey: key, ...finding })),
        ];
      }),
    ),
  };
}

/** A language in which an item has not been written shows another's, which is judged there. */
function judgeBody(body: DraftEntry | undefined, { type }: ListedItem, lang: Locale): Finding[] {
  const kind = itemTypes.find((known) => known === type);
  return body?.content.texts[lang] && kind ? listItemFindings(kind, body.content, lang) : [];
}

function judgeFilm(film: DraftEntry | undefined, lang: Locale): Finding[] {
  if (!film) return [];
  const captions = Object.fromEntries(localeCodes.map((locale) => [locale, cuesOf(film, locale)]));
  return listCaptionFindings({ duration: durationOf(film), captions }, lang);
}

function titleOf({ content }: DraftEntry, { slug }: ListedItem, lang: Locale): string {
  const titles = [lang, ...localeCodes].map((locale) =>
    textOf(objectOf(objectOf(content.texts[locale]?.['items'])[slug])['title']),
  );
  return titles.find(Boolean) ?? '';
}

async function readByKey(ctx: Ctx, type: string, keys: readonly string[]) {
  const entries = await listDrafts(ctx, type, [...new Set(keys)]);
  return new Map(entries.map((entry) => [entry.key, entry]));
}
