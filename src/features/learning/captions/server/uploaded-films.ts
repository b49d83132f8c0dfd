import { adminHref } from '#admin-urls.ts';
import { localeCodes } from '#core/locale.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { createEntry, listDrafts, shellAuthor } from '#features/cms/server/public.ts';
import type { FilmUse, ReadyFilm } from '#features/media/server/public.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import { listItems } from '#features/learning/editions/server/course-docs.ts';
import { titlesAt, titlesOf } from '#features/learning/editions/server/titles-given.ts';

/** Gives an uploaded film an entry of its own, for its captions and chapters; a film that has one keeps it. */
export async function addFilmEntry(
  ctx: Ctx,
  { id, title, duration, width, height }: ReadyFilm,
): Promise<void> {
  const [known] = await listDrafts(ctx, 'film', [id]);
  if (known) return;
  const shared = { duration, width, height, chapters: [{ at: 0 }], media: id };
  const film = { contentType: 'film', key: id, shared, calledMeanwhile: title };
  await createEntry(ctx, film, { author: shellAuthor('films') });
}

/** The items that show uploaded films, in courses as they were last saved or as readers see them. */
export async function listFilmUses(
  ctx: Ctx,
  { filmIds }: { filmIds: readonly string[] },
): Promise<FilmUse[]> {
  if (filmIds.length === 0) return [];
  const uses = [...(await listSavedUses(ctx, filmIds)), ...(await listShownUses(ctx, filmIds))];
  // An item that is saved as it is shown is one use.
  const byItem = new Map(uses.toReversed().map((use) => [`${use.filmId} ${use.itemId}`, use]));
  return [...byItem.values()].toReversed().map(({ itemId, courseId, ...use }) => ({
    ...use,
    href: adminHref('adminCourseItem', { courseId, itemId }),
  }));
}

type ItemUse = Omit<FilmUse, 'href'> & { courseId: string; itemId: string };

async function listSavedUses(ctx: Ctx, filmIds: readonly string[]): Promise<ItemUse[]> {
  const courses = await listDrafts(ctx, 'course');
  return courses.flatMap(({ key: courseId, content }) =>
    listItems(content.shared).flatMap(({ id: itemId, slug, film }) => {
      if (film === undefined || !filmIds.includes(film)) return [];
      return [{ filmId: film, courseId, itemId, ...callUse(ctx, content, slug) }];
    }),
  );
}

/** What staff knows an item by: its title, and before it has one its course's. */
function callUse({ locale }: Ctx, course: EntryContent, slug: string): Pick<FilmUse, 'title' | 'titleLang'> {
  for (const titles of [titlesAt(course, slug), titlesOf(course)]) {
    const titleLang = [locale, ...localeCodes].find((each) => titles[each]);
    const title = titleLang && titles[titleLang];
    if (title) return { title, titleLang };
  }
  return { title: slug, titleLang: null };
}

async function listShownUses(ctx: Ctx, filmIds: readonly string[]): Promise<ItemUse[]> {
  const { itemsByFilmFolder } = await getCatalogue(ctx, ctx.locale);
  return filmIds.flatMap((filmId) =>
    (itemsByFilmFolder.get(`house/media/${filmId}`) ?? []).map(({ id: itemId, courseId, title, lang }) => ({
      filmId,
      courseId,
      itemId,
      title,
      titleLang: lang ?? ctx.locale,
    })),
  );
}
