import type { Json } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { EntryContent, GivenTitles, Titles } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listItems, objectOf, textOf } from './course-docs.ts';
import { filmKey } from './entry-keys.ts';
import { getShippedDocs } from './shipped-docs.ts';

/** A course says what its items are called, and its films are called as the items that show them. */
export async function titlesGiven(ctx: Ctx, key: string, course: EntryContent): Promise<GivenTitles[]> {
  const shipped = (await getShippedDocs(ctx)).courses.get(key);
  const given = listItems(course.shared).flatMap(({ id, slug, film }): GivenTitles[] => {
    const titles = titlesAt(course, slug);
    const named = { contentType: 'item', key: id, titles };
    if (film === undefined) return [named];
    return [named, { contentType: 'film', key: filmKey(shipped?.folder ?? key, film, shipped), titles }];
  });
  // A film that two items show is called as the first of them.
  return [...new Map(given.toReversed().map((one) => [`${one.contentType}.${one.key}`, one])).values()];
}

/** What a course calls one of its items. */
export function titlesAt({ texts }: EntryContent, slug: string): Titles {
  return readTitles((locale) => objectOf(objectOf(texts[locale]?.['items'])[slug])['title']);
}

/** What a course itself is called. */
export function titlesOf({ texts }: EntryContent): Titles {
  return readTitles((locale) => texts[locale]?.['title']);
}

function readTitles(read: (locale: Locale) => Json | undefined): Titles {
  return Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const title = textOf(read(locale));
      return title ? [[locale, title]] : [];
    }),
  );
}
