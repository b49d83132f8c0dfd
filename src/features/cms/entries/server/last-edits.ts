import { sql } from 'kysely';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';

/** When the texts of each entry of a type were last changed in each language, by key; what was never changed is missing. */
export async function listLastEdits(
  { db }: Pick<Ctx, 'db'>,
  contentType: string,
): Promise<Map<string, Partial<Record<Locale, Date>>>> {
  const path = sql<string>`unnest(entry_versions.changed)`;
  const changes = db
    .selectFrom('entry_versions')
    .innerJoin('entries', 'entries.id', 'entry_id')
    .where('content_type', '=', contentType)
    .select(['key', 'saved_at', path.as('path')]);
  const rows = await db
    .selectFrom(changes.as('changes'))
    .select(['key', sql<Locale>`split_part(path, '.', 2)`.as('locale'), sql<Date>`max(saved_at)`.as('at')])
    .where('path', 'like', 'texts.%')
    .groupBy(['key', 'locale'])
    .execute();
  const edits = new Map<string, Partial<Record<Locale, Date>>>();
  for (const { key, locale, at } of rows) edits.set(key, { ...edits.get(key), [locale]: at });
  return edits;
}
