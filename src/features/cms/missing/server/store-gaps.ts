import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { EntryRef } from '#features/cms/entries/server/content-types.ts';
import type { Gap } from './find-gaps.ts';

/** Keeps what an entry's languages lack beside it, so that the report need not read any texts. */
export async function storeGaps(
  { db }: Pick<Ctx, 'db'>,
  { id, type }: EntryRef,
  gaps: readonly Gap[],
): Promise<void> {
  await db.deleteFrom('entry_gaps').where('entry_id', '=', id).execute();
  if (gaps.length === 0) return;
  const rows = JSON.stringify(
    gaps.map((gap, at) => ({ ...gap, id: `${id} ${gap.locale} ${String(at).padStart(5, '0')}` })),
  );
  await sql`
    insert into entry_gaps (id, entry_id, content_type, locale, path, field, source, excerpt)
    select row.id, ${id}, ${type.name}, row.locale, row.path, row.field, row.source, row.excerpt
    from jsonb_to_recordset(${rows}::text::jsonb)
      as row (id text, locale text, path text, field text, source text, excerpt text)
  `.execute(db);
}
