import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import type { Db } from '#platform/db/tables.ts';
import type { Log } from '#platform/log.ts';

export interface LockTimes {
  /** How long a lock lasts that is not renewed, since its process has ended. */
  leaseMilliseconds: number;
  /** How often a holder renews it, and looks whether another request waits. */
  renewMilliseconds: number;
  /** How often a waiting request tries again. */
  tryMilliseconds: number;
}

const usualTimes: LockTimes = { leaseMilliseconds: 8_000, renewMilliseconds: 2_000, tryMilliseconds: 250 };

/**
 * Lets one request at a time write an upload, in whatever process it runs. A second request asks the first to end, for its
 * connection is probably dead: a client resumes only after it has lost it.
 */
export function createUploadLocks(db: Db, log: Log, times: LockTimes = usualTimes): Locker {
  return { newLock: (id) => createLock(db, log, id, times) };
}

function createLock(db: Db, log: Log, id: string, times: LockTimes): Lock {
  const holder = randomUUID();
  let renewal: NodeJS.Timeout | undefined;
  return {
    async lock(signal, askToRelease) {
      while (!(await takeLease(db, id, holder, times))) {
        await delay(times.tryMilliseconds, undefined, { signal }).catch(() => undefined);
        // oxlint-disable-next-line typescript/only-throw-error -- the protocol's errors are plain objects
        if (signal.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
      }
      renewal = setInterval(() => {
        renewLease(db, id, holder, times)
          .then((state) => (state === 'held' ? undefined : askToRelease()))
          .catch((error: unknown) => log.error({ err: error, upload: id }, 'a lock was not renewed'));
      }, times.renewMilliseconds);
      renewal.unref();
    },
    async unlock() {
      clearInterval(renewal);
      await db.deleteFrom('upload_locks').where('upload_id', '=', id).where('holder', '=', holder).execute();
    },
  };
}

/** Takes the lock if it is free; otherwise asks its holder to release it. */
async function takeLease(db: Db, id: string, holder: string, { leaseMilliseconds }: LockTimes) {
  const taken = await db
    .insertInto('upload_locks')
    .values({ upload_id: id, holder, leased_until: leaseEnd(leaseMilliseconds) })
    .onConflict((conflict) =>
      conflict
        .column('upload_id')
        .doUpdateSet({ holder, leased_until: leaseEnd(leaseMilliseconds), release_asked: false })
        .where('upload_locks.leased_until', '<', sql<Date>`now()`),
    )
    .returning('holder')
    .executeTakeFirst();
  if (taken) return true;
  await db.updateTable('upload_locks').set({ release_asked: true }).where('upload_id', '=', id).execute();
  return false;
}

async function renewLease(db: Db, id: string, holder: string, { leaseMilliseconds }: LockTimes) {
  const row = await db
    .updateTable('upload_locks')
    .set({ leased_until: leaseEnd(leaseMilliseconds) })
    .where('upload_id', '=', id)
    .where('holder', '=', holder)
    .returning('release_asked')
    .executeTakeFirst();
  return row?.release_asked === false ? 'held' : 'wanted';
}

/** By the clock of the database, which all processes share. */
function leaseEnd(milliseconds: number) {
  return sql<Date>`now() + ${milliseconds / 1000} * interval '1 second'`;
}
