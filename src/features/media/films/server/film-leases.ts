import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import type { FilmStep } from '../contract.ts';

/** A process that has said nothing for this long has ended. */
const leaseSeconds = 60;

const leaseEnd = () => sql<Date>`now() + ${leaseSeconds} * interval '1 second'`;

/** Takes the film that has waited longest, or one whose process has ended in the middle; undefined when there is none. */
export async function takeNextFilm(db: Db, worker: string) {
  return db
    .updateTable('media_films')
    .set({ status: 'working', step: 'checking', percent: 0, worker, leased_until: leaseEnd() })
    .where('id', '=', (query) =>
      query
        .selectFrom('media_films')
        .select('id')
        .where(({ or, and, eb }) =>
          or([
            eb('status', '=', 'waiting'),
            and([eb('status', '=', 'working'), eb('leased_until', '<', sql<Date>`now()`)]),
          ]),
        )
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'upload_id', 'poster_at', 'file_name'])
    .executeTakeFirst();
}

/** Notes how far the work is, and that its process still lives. False if the film is no longer this worker's: it has to stop. */
export async function noteProgress(
  db: Db,
  filmId: string,
  worker: string,
  { step, share }: { step: FilmStep; share: number },
): Promise<boolean> {
  const row = await db
    .updateTable('media_films')
    .set({ step, percent: Math.min(99, Math.floor(share * 100)), leased_until: leaseEnd() })
    .where('id', '=', filmId)
    .where('worker', '=', worker)
    .where('status', '=', 'working')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
