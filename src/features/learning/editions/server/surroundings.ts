import { listPictureFiles, listReadyFilms, type ReadyFilm } from '#features/media/server/public.ts';
import type { Db } from '#platform/db/tables.ts';
import { identitiesBeside, type Identities } from '#features/learning/content/server/check-identities.ts';
import type { ContentCourse } from '#features/learning/content/server/content.ts';
import { faultsByWording } from '#features/learning/content/server/passages/check-wording.ts';
import { PassageLibrary, type Passage } from '#features/learning/content/server/passages/passage-library.ts';
import type { Surroundings } from './compose-course.ts';
import { passageOf } from './passages-of.ts';
import type { ShippedRules } from './shipped-docs.ts';

/** What another course has claimed for itself. */
export interface Claims {
  id: string;
  slugs: readonly string[];
  items: readonly { id: string; slugs: readonly string[] }[];
}

export function claimsOf({ id, slug, formerSlugs, chapters }: ContentCourse): Claims {
  return {
    id,
    slugs: [slug, ...formerSlugs],
    items: chapters
      .flatMap((chapter) => chapter.items)
      .map((item) => ({ id: item.id, slugs: [item.slug, ...item.formerSlugs] })),
  };
}

/** What all courses of the tables but these have claimed. */
export async function readClaimsBeside(db: Db, courseIds: readonly string[]): Promise<Claims[]> {
  const courses = await db
    .selectFrom('courses')
    .select(['id', 'slug', 'former_slugs'])
    .where('id', 'not in', courseIds)
    .execute();
  const items = await db
    .selectFrom('items')
    .select(['id', 'slug', 'former_slugs', 'course_id'])
    .where('course_id', 'not in', courseIds)
    .execute();
  const itemsOf = Map.groupBy(items, ({ course_id }) => course_id);
  return courses.map(({ id, slug, former_slugs }) => ({
    id,
    slugs: [slug, ...former_slugs],
    items: (itemsOf.get(id) ?? []).map((item) => ({ id: item.id, slugs: [item.slug, ...item.former_slugs] })),
  }));
}

/** What courses are checked against, besides the other courses. */
export function surroundingsOf(
  rules: ShippedRules,
  passages: readonly Passage[],
  categoryIds: readonly string[],
  uploaded: { films: readonly ReadyFilm[]; pictures: ReadonlySet<string> },
): (others: readonly Claims[]) => Surroundings {
  const library = new PassageLibrary(passages);
  const retired = new Set(rules.retiredIds);
  const findWordingFaults = faultsByWording(rules);
  const media = new Map(uploaded.films.map((film) => [film.id, film]));
  return (others) => ({
    library,
    categoryIds: new Set(categoryIds),
    identitiesWith: (report) => claimAll(identitiesBeside(retired, report), others),
    findWordingFaults,
    media,
    pictures: uploaded.pictures,
  });
}

/** The same, from what the tables hold. */
export async function readSurroundings(
  db: Db,
  rules: ShippedRules,
): Promise<ReturnType<typeof surroundingsOf>> {
  const passages = await db.selectFrom('passages').select(['id', 'texts']).execute();
  const categories = await db.selectFrom('categories').select('id').execute();
  return surroundingsOf(
    rules,
    passages.map(({ id, texts }) => passageOf(id, texts)),
    categories.map(({ id }) => id),
    { films: await listReadyFilms({ db }), pictures: await listPictureFiles({ db }) },
  );
}

function claimAll(identities: Identities, others: readonly Claims[]): Identities {
  for (const { id, slugs, items } of others) {
    const place = { file: `courses/${slugs[0]}`, line: 1 };
    identities.claimId(id, place);
    for (const slug of slugs) identities.claimSlug('course', slug, place);
    for (const item of items) {
      identities.claimId(item.id, place);
      for (const slug of item.slugs) identities.claimSlug('item', slug, place);
    }
  }
  return identities;
}
