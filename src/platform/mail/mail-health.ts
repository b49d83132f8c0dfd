import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
// It declares the table.
import type {} from './outbox.ts';

const tenMinutes = 10 * 60_000;
const week = 7 * 24 * 60 * 60_000;

/**
 * How many mails should have left ten minutes ago, and how many were given up in the last week. What is held for the end of
 * Shabbat or Yom Tov is not late; once released it has ten minutes again.
 */
export async function countTroubledMails({
  db,
  clock,
}: Pick<Ctx, 'db' | 'clock'>): Promise<{ late: number; lost: number }> {
  const now = clock.now().getTime();
  const isLate = sql<boolean>`sent_at is null and given_up_at is null and held_until is null
    and coalesce(released_at, created_at) < ${new Date(now - tenMinutes)}`;
  const isLost = sql<boolean>`not unwanted and given_up_at > ${new Date(now - week)}`;
  const { late, lost } = await db
    .selectFrom('mails')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere(isLate).as('late'),
      eb.fn.countAll<string>().filterWhere(isLost).as('lost'),
    ])
    .where((eb) => eb.or([isLate, isLost]))
    .executeTakeFirstOrThrow();
  return { late: Number(late), lost: Number(lost) };
}
