import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/tables.ts';
import { hashSources, layContent, type ContentSource } from './content-layers.ts';
import { changedTopics, readContentVersions } from './content-versions.ts';
import { replaceContent } from './store-content.ts';
import { contentChanged, writeTopics } from './content-topics.ts';

/** Increment when the same content has to be stored differently, so that it is loaded again. */
const storedAs = 7;

/**
 * Brings the catalog up to date with its sources, the later over the earlier, if one changed since the last load;
 * returns whether one had. Several processes may start at once: one loads, the others wait and find nothing to do. If
 * something is wrong, throws ContentMistakes and changes nothing.
 */
export async function loadContent(ctx: Ctx, sources: readonly ContentSource[]): Promise<boolean> {
  const hash = hashSources(sources, storedAs);
  if ((await findLoadedHash(ctx.db)) === hash) return false;

  const content = layContent(sources);
  return inTransaction(ctx, async ({ db, clock, afterCommit }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('learning.content', 0))`.execute(db);
    if ((await findLoadedHash(db)) === hash) return false;
    const before = await readContentVersions(db);
    await replaceContent(
      db,
      content,
      sources.map(({ name }) => name),
    );
    const topics = changedTopics(before, await readContentVersions(db));
    await db.insertInto('content_loads').values({ hash, loaded_at: clock.now() }).execute();
    afterCommit(() => ctx.events.publish(contentChanged, writeTopics(topics)));
    return true;
  });
}

async function findLoadedHash(db: Db): Promise<string | undefined> {
  const last = await db
    .selectFrom('content_loads')
    .select('hash')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.hash;
}
