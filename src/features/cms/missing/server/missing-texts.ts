import { sql } from 'kysely';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { editorOf } from '#features/cms/entries/server/entry-view.ts';
import { isCalled, readTitle } from '#features/cms/entries/server/titles.ts';
import { authorOf } from '#features/cms/entries/server/rights.ts';
import { sayPattern } from '#features/cms/fields/server/patterns.ts';
import { MissingTextsRequest, type MissingCount, type MissingText } from '../contract.ts';

/** Texts that are missing, in the order of their entries. */
export const missingListing = defineListing({
  name: 'missing-texts',
  request: MissingTextsRequest,
  rows: ({ db }) =>
    db
      .selectFrom('entry_gaps')
      .innerJoin('entries', 'entries.id', 'entry_gaps.entry_id')
      .where('entries.deleted_at', 'is', null)
      .select([
        'entry_gaps.id',
        'entry_gaps.entry_id',
        'entry_gaps.content_type',
        'entry_gaps.locale',
        'entry_gaps.path',
        'entry_gaps.field',
        'entry_gaps.source',
        'entry_gaps.excerpt',
        'entries.title',
        'entries.titles',
        'entries.key',
      ]),
  id: sql.ref('entry_gaps.id'),
  sorts: { entry: { by: sql.ref('entry_gaps.id'), type: 'text', isRequired: true } },
  defaultSort: 'entry',
  filters: {
    contentType: (name) => sql`entry_gaps.content_type = ${name}`,
    language: (locale) => sql`entry_gaps.locale = ${locale}`,
    field: (field) => sql`entry_gaps.field = ${field}`,
  },
  search: (q) => sql`(${isCalled(q)} or position(lower(${q}) in lower(entry_gaps.excerpt)) > 0)`,
});

/** One page of the texts that are missing. Without a language, a translator gets hers. */
export async function listMissingTexts(
  ctx: RequestCtx,
  request: MissingTextsRequest,
): Promise<ListingPage<MissingText>> {
  const { languages } = authorOf(ctx).rights;
  const types = [...ctx.contentTypes.keys()];
  const rows: typeof missingListing.rows = (ctx) => {
    // A type that is no longer part of the product has no editor.
    const known = missingListing.rows(ctx).where('entry_gaps.content_type', 'in', types);
    return request.language || languages.length === localeCodes.length
      ? known
      : known.where('entry_gaps.locale', 'in', [...languages]);
  };
  const { items, ...page } = await readListing(ctx, { ...missingListing, rows }, request);
  return {
    ...page,
    items: items.flatMap(
      ({ id, entry_id, content_type, key, locale, path, field, source, excerpt, ...titled }) => {
        const type = ctx.contentTypes.get(content_type);
        if (!type) return [];
        return {
          id,
          entryId: entry_id,
          ...readTitle(titled, ctx.locale),
          contentType: content_type,
          typeLabel: ctx.say(type.label),
          locale,
          field: path,
          fieldLabel: sayPattern(ctx, type, field),
          source,
          excerpt,
          href: editorOf(type, key, { field: path, locale, source }),
        };
      },
    ),
  };
}

/** How many texts are missing of each field in each language. */
export async function countMissingTexts(
  ctx: RequestCtx,
): Promise<{ items: MissingCount[]; totalItems: number; languages: Locale[] }> {
  const rows = await countGaps(ctx);
  const items = [...ctx.contentTypes.values()].flatMap((type) => {
    const fields = Map.groupBy(
      rows.filter(({ content_type }) => content_type === type.name),
      ({ field }) => field,
    );
    return [...fields].map(([field, counts]) => ({
      contentType: type.name,
      typeLabel: ctx.say(type.label),
      field,
      fieldLabel: sayPattern(ctx, type, field),
      missing: Object.fromEntries(counts.map(({ locale, count }) => [locale, Number(count)])),
    }));
  });
  const { languages } = authorOf(ctx).rights;
  const others = localeCodes.filter((locale) => !languages.includes(locale));
  return { items, totalItems: items.length, languages: [...languages, ...others] };
}

async function countGaps({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('entry_gaps')
    .innerJoin('entries', 'entries.id', 'entry_id')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => ['entry_gaps.content_type', 'field', 'locale', fn.countAll<string>().as('count')])
    .groupBy(['entry_gaps.content_type', 'field', 'locale'])
    .orderBy('entry_gaps.content_type')
    .orderBy('field')
    .execute();
}
