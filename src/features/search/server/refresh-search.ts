import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { nearSpellings } from '#core/folded-words.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/tables.ts';
import { listSources, toDocument, wordsOfVector, type SearchDocument } from './documents.ts';

/** Increment when the same texts have to be stored differently, so that they are stored again. */
const storedAs = 3;
const rowsAtOnce = 1000;

/**
 * Rebuilds the search index if the content has changed; returns whether it had. Several processes may start at once:
 * one writes, the others wait and find nothing to do. Searches meanwhile use the old index.
 */
export async function refreshSearch(ctx: Ctx): Promise<boolean> {
  const sources = await listSources(ctx);
  const hash = createHash('sha256')
    .update(`${storedAs}:${JSON.stringify(sources)}`)
    .digest('hex');
  if ((await findBuiltHash(ctx.db)) === hash) return false;
  return inTransaction(ctx, async ({ db, clock }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('search.documents', 0))`.execute(db);
    if ((await findBuiltHash(db)) === hash) return false;
    await replaceDocuments(db, sources.map(toDocument));
    const build = { hash, built_at: clock.now() };
    await db
      .insertInto('search_builds')
      .values({ id: 1, ...build })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(build))
      .execute();
    return true;
  });
}

async function findBuiltHash(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('search_builds').select('hash').executeTakeFirst())?.hash;
}

async function replaceDocuments(db: Db, documents: readonly SearchDocument[]): Promise<void> {
  await db.deleteFrom('search_documents').execute();
  await db.deleteFrom('search_words').execute();
  for (const rows of inParts(documents)) {
    await sql`
      insert into search_documents select * from
        jsonb_populate_recordset(null::search_documents, ${JSON.stringify(rows)}::jsonb)
    `.execute(db);
  }
  const words = [...new Set(documents.flatMap((document) => wordsOfVector(document.words)))];
  for (const part of inParts(words)) {
    const rows = part.map((word) => ({ word, near: nearSpellings(word) })).filter(({ near }) => near.length);
    await sql`
      insert into search_words select * from
        jsonb_populate_recordset(null::search_words, ${JSON.stringify(rows)}::jsonb)
    `.execute(db);
  }
}

function* inParts<T>(list: readonly T[]): Generator<T[]> {
  for (let start = 0; start < list.length; start += rowsAtOnce) yield list.slice(start, start + rowsAtOnce);
}
