import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/tables.ts';
import { storeShippedDocs, type ShippedDocs } from '#features/learning/editions/server/shipped-docs.ts';
import {
  hashSources,
  houseSource,
  layContent,
  type ContentSource,
  type LayeredContent,
} from './content-layers.ts';
import { changedTopics, readContentVersions } from './content-versions.ts';
import { replaceContent } from './store-content.ts';
import { contentChanged, writeTopics } from './content-topics.ts';

/** Increment when the same content has to be stored differently, so that it is loaded again. */
const storedAs = 9;

/**
 * The house edition: lays what the house has published over content that is about to be stored, in the transaction that
 * stores it. What no longer fits stays as it is in the tables.
 */
export type LayHouse = (ctx: Ctx, content: LayeredContent, shipped: ShippedDocs) => Promise<HouseLaid>;

export interface HouseLaid {
  content: LayeredContent;
  /** The courses that stay as the tables have them. */
  kept: readonly string[];
}

/**
 * Brings the catalog up to date with its sources, the later over the earlier, if one changed since the last load;
 * returns whether one had. Several processes may start at once: one loads, the others wait and find nothing to do. If
 * something is wrong, throws ContentMistakes and changes nothing. The house edition is laid over all of them.
 */
export async function loadContent(
  ctx: Ctx,
  sources: readonly ContentSource[],
  layHouse?: LayHouse,
): Promise<boolean> {
  const hash = hashSources(sources, storedAs);
  if ((await findLoadedHash(ctx.db)) === hash) return false;

  const content = layContent(sources);
  const shipped = sources.find(({ split }) => split)?.split?.();
  return inTransaction(ctx, async (inside) => {
    const { db, clock, afterCommit } = inside;
    await lockContent(db);
    if ((await findLoadedHash(db)) === hash) return false;
    const before = await readContentVersions(db);
    const names = sources.map(({ name }) => name);
    if (shipped) await storeShippedDocs(db, shipped);
    if (shipped && layHouse) {
      const house = await layHouse(inside, content, shipped);
      await replaceContent(db, house.content, [...names, houseSource], house.kept);
    } else await replaceContent(db, content, names);
    const topics = changedTopics(before, await readContentVersions(db));
    await db.insertInto('content_loads').values({ hash, loaded_at: clock.now() }).execute();
    afterCommit(() => ctx.events.publish(contentChanged, writeTopics(topics)));
    return true;
  });
}

/** Content is changed by one transaction at a time. */
export async function lockContent(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('learning.content', 0))`.execute(db);
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
