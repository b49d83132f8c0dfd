import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/tables.ts';
import { checkContent } from './content/check-content.ts';
import { readContentFolder } from './content/content-folder.ts';
import { replaceContent } from './content/store-content.ts';
import { contentChanged } from './events.ts';

/** Increment when the same files have to be stored differently, so that they are loaded again. */
const storedAs = 6;

/**
 * Brings the catalog up to date with a content folder, if its files changed since the last load; returns whether they
 * had. Several processes may start at once: one loads, the others wait and find nothing to do. If a file is wrong,
 * throws ContentMistakes and changes nothing; a film item with missing media counts as planned.
 */
export async function loadContent(ctx: Ctx, contentFolder: string): Promise<boolean> {
  const folder = await readContentFolder(contentFolder);
  const hash = createHash('sha256').update(`${storedAs}:${folder.hash}`).digest('hex');
  if ((await findLoadedHash(ctx.db)) === hash) return false;

  const content = checkContent(folder, { requireMedia: false });
  return inTransaction(ctx, async ({ db, clock, afterCommit }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('learning.content', 0))`.execute(db);
    if ((await findLoadedHash(db)) === hash) return false;
    await replaceContent(db, content);
    await db.insertInto('content_loads').values({ hash, loaded_at: clock.now() }).execute();
    afterCommit(() => ctx.events.publish(contentChanged, hash));
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
