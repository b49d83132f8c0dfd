import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import type { HandedInKind } from '../policy.ts';

/** A process that has said nothing for this long has ended. */
const leaseSeconds = 60;

const leaseEnd = () => sql<Date>`now() + ${leaseSeconds} * interval '1 second'`;

/** Takes the file of these kinds that has waited longest, or one whose process has ended in the middle; undefined when there is none. */
export async function takeNextFile(db: Db, worker: string, kinds: readonly HandedInKind[]) {
  return db
    .updateTable('handed_in_files')
    .set(({ eb }) => ({
      status: 'checking',
      worker,
      leased_until: leaseEnd(),
      not_before: null,
      tries: eb('tries', '+', 1),
    }))
    .where('id', '=', (query) =>
      query
        .selectFrom('handed_in_files')
        .select('id')
        .where('kind', 'in', kinds)
        .where('owner_id', 'is not', null)
        .where(({ or, and, eb }) =>
          or([
            and([
              eb('status', '=', 'waiting'),
              or([eb('not_before', 'is', null), eb('not_before', '<=', sql<Date>`now()`)]),
            ]),
            and([eb('status', '=', 'checking'), eb('leased_until', '<', sql<Date>`now()`)]),
          ]),
        )
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'upload_id', 'kind', 'tries'])
    .executeTakeFirst();
}

export type TakenFile = NonNullable<Awaited<ReturnType<typeof takeNextFile>>>;

/** Notes that the file's process still lives. False if the file is no longer this worker's: it has to stop. */
export async function renewLease(db: Db, id: string, worker: string): Promise<boolean> {
  const row = await db
    .updateTable('handed_in_files')
    .set({ leased_until: leaseEnd() })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('status', '=', 'checking')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets go of a file if it was dropped meanwhile: what is stored of it may be removed now. */
export async function releaseLease(db: Db, id: string, worker: string): Promise<void> {
  await db
    .updateTable('handed_in_files')
    .set({ worker: null, leased_until: null })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('status', '=', 'dropped')
    .execute();
}

/** Puts a file back for a minute: the scanner is away or the disk is full, which is not the file's fault. */
export async function putBack(db: Db, id: string, worker: string): Promise<void> {
  await db
    .updateTable('handed_in_files')
    .set({
      status: 'waiting',
      worker: null,
      leased_until: null,
      tries: 0,
      not_before: sql<Date>`now() + interval '1 minute'`,
    })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('status', '=', 'checking')
    .execute();
}
