import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Locale } from '#core/locale.ts';
import type { Db } from '#platform/db/tables.ts';
import type {
  CategoryText,
  ChapterText,
  CourseText,
  ItemText,
  PassageText,
} from '#features/learning/content/server/content.ts';

export type CatalogueRows = Awaited<ReturnType<typeof readCatalogueRows>>;
export type CourseRow = CatalogueRows['courses'][number];
export type ItemRow = CatalogueRows['items'][number];
export type FilmRow = CatalogueRows['films'][number];

/**
 * The catalog's tables in one language, in order, read in one statement for a consistent snapshot. `versions` names all
 * courses; only those whose hash is not the `known` one are read.
 */
export async function readCatalogueRows(db: Db, locale: Locale, known: Record<string, string>) {
  const text = <T>() => sql<T>`texts -> ${locale}::text`.as('text');
  const isNew = sql<boolean>`hash is distinct from ${JSON.stringify(known)}::jsonb ->> id`;
  const isOfNew = sql<boolean>`course_id in (select id from courses where ${isNew})`;
  return db
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('categories')
          .select(['id', 'robot_noindex', 'min_age', 'max_age', text<CategoryText>()])
          .orderBy('place'),
      ).as('categories'),
      jsonArrayFrom(eb.selectFrom('passages').select(['id', text<PassageText>()])).as('passages'),
      jsonArrayFrom(eb.selectFrom('courses').select(['id', 'hash']).orderBy('place').orderBy('id')).as(
        'versions',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('courses')
          .select([
            'id',
            'slug',
            'former_slugs',
            'folder',
            'hash',
            'published_on',
            'featured_level',
            'demo',
            'archived',
            'coming_soon',
            'access',
            'category_ids',
            'resources',
            'robots',
            'cover',
          ])
          .select(text<CourseText>())
          .where(isNew),
      ).as('courses'),
      jsonArrayFrom(
        eb
          .selectFrom('chapters')
          .select(['course_id', 'id', text<ChapterText>()])
          .where(isOfNew)
          .orderBy('place'),
      ).as('chapters'),
      jsonArrayFrom(
        eb
          .selectFrom('films')
          .select(['course_id', 'id', 'duration', 'height', 'hls', 'chapters', 'folder', 'tracks'])
          .where(isOfNew),
      ).as('films'),
      jsonArrayFrom(
        eb
          .selectFrom('items')
          .select(['id', 'slug', 'former_slugs', 'course_id', 'chapter_id', 'type', 'access', 'planned'])
          .select(['minutes', 'film_id', text<ItemText>()])
          .where(isOfNew)
          .orderBy('place'),
      ).as('items'),
    ])
    .executeTakeFirstOrThrow();
}
