import { call } from '@orpc/server';
import type { UserId } from '#core/ids.ts';
import { classesApi } from '#features/classes/api.ts';
import { findMember } from '#features/people/server/public.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createLog } from '#platform/log.ts';
import { makeCtx } from './ctx.ts';

/*
 * A process of its own in which people join a class at the same moment, for tests of what happens between two of them. It is
 * started with its part as JSON, and answers with how each join ended.
 */

/** Who joins, with which code, and how far this process's clock, which stands still, is behind that of the test. */
export interface Joining {
  userIds: UserId[];
  code: string;
  secondsBehind: number;
}

const { url, dataDir, userIds, code, secondsBehind } = JSON.parse(process.argv[2] ?? '{}') as Joining & {
  url?: string;
  dataDir: string;
};
// A busy test machine is slow, not overloaded.
const database = await openDatabase({ url, dataDir, waitMilliseconds: 120_000, log: createLog('silent') });
const ctx = makeCtx(database.db);
ctx.clock.advance(-secondsBehind);
const ends = await Promise.all(
  userIds.map(async (userId) => {
    const actor = await findMember(ctx, userId);
    if (!actor) throw new Error('nobody joins');
    const { status } = await call(classesApi.join, { id: code }, { context: { ...ctx, actor } });
    return status;
  }),
);
process.stdout.write(JSON.stringify(ends));
await database.close();
process.exit(0);
