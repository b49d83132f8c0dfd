import { localeCodes, type Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Fields } from '#features/cms/fields/server/layers.ts';
import { nothingSaved, type HouseVersion } from './entry-rows.ts';

/**
 * What readers see of the house's edition of an entry: its fields in force, to be laid over what is shipped (`layFields`).
 * Languages that are shipped are live unless they are `withheld`; `live` lists those that are published, shipped or not.
 */
export interface LiveEntry {
  contentType: string;
  key: string;
  created: Date;
  shared: Fields;
  texts: Partial<Record<Locale, Fields>>;
  live: readonly Locale[];
  withheld: readonly Locale[];
}

/** The entries of a type as readers see them; with keys, only those. An entry that is missing is as shipped. */
export async function listLiveEntries(
  { db }: Pick<Ctx, 'db'>,
  contentType: string,
  keys?: readonly string[],
): Promise<LiveEntry[]> {
  if (keys?.length === 0) return [];
  const rows = await db
    .selectFrom('entries')
    .innerJoin('entry_languages', 'entry_languages.entry_id', 'entries.id')
    .select([
      'entries.id',
      'key',
      'created_at',
      'locale',
      'entries.live_version as shared_version',
      'entry_languages.live_version as texts_version',
    ])
    .where('content_type', '=', contentType)
    .where('deleted_at', 'is', null)
    .$if(keys !== undefined, (entries) => entries.where('key', 'in', keys ?? []))
    .orderBy('key')
    .execute();
  const versionOf = await readVersions(
    db,
    rows.flatMap(({ id, shared_version, texts_version }) => [
      { id, number: shared_version ?? 0 },
      { id, number: texts_version ?? 0 },
    ]),
  );
  return [...Map.groupBy(rows, ({ key }) => key)].flatMap(([key, languages]) => {
    const [first] = languages;
    if (!first) return [];
    const isLive = (locale: Locale) =>
      languages.some((each) => each.locale === locale && each.texts_version !== null);
    const live = localeCodes.filter(isLive);
    return {
      contentType,
      key,
      created: first.created_at,
      shared: versionOf(first.id, first.shared_version ?? 0).shared,
      texts: Object.fromEntries(
        languages.flatMap(({ id, locale, texts_version }) => {
          const fields = texts_version === null ? undefined : versionOf(id, texts_version).texts[locale];
          return fields ? [[locale, fields]] : [];
        }),
      ),
      live,
      withheld: languages
        .map(({ locale }) => locale)
        .filter((locale) => !live.includes(locale))
        .toSorted(),
    };
  });
}

async function readVersions(db: Ctx['db'], wanted: { id: string; number: number }[]) {
  const stored = wanted.filter(({ number }) => number > 0);
  const ids = [...new Set(stored.map(({ id }) => id))];
  const numbers = [...new Set(stored.map(({ number }) => number))];
  const found = new Map<string, HouseVersion>();
  if (ids.length > 0) {
    // A few more than wanted: of entries with several live versions, also those of each other's numbers.
    const rows = await db
      .selectFrom('entry_versions')
      .select(['entry_id', 'number', 'shared', 'texts'])
      .where('entry_id', 'in', ids)
      .where('number', 'in', numbers)
      .execute();
    for (const row of rows) found.set(`${row.entry_id} ${row.number}`, row);
  }
  return (id: string, number: number) => found.get(`${id} ${number}`) ?? nothingSaved;
}
