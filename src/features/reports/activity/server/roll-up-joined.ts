import { sql } from 'kysely';
import type { LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';
import { countJoined, type Joined } from '#features/people/server/public.ts';
import { periods, startOf, type Period } from './periods.ts';

interface Figure {
  period: Period;
  start: LocalDate;
  dimension: string;
  value: string;
  people: number;
}

/**
 * The figures of new accounts, from the accounts themselves: nothing is recorded when one is created. From the month and
 * week of the last figure on; the first time, of all there are.
 */
export async function rollUpJoined({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const last = await findLastDay(db);
  const from = last && [startOf('month', last), startOf('week', last)].toSorted()[0];
  const figures = addUp(await countJoined(db, from)).filter(
    ({ period, start }) => last === undefined || start >= startOf(period, last),
  );
  await sql`
    with figures as (
      select * from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb)
        as figure (period text, start date, dimension text, value text, people integer)
    )
    insert into activity_figures (period, start, kind, dimension, value, amount, people)
    select period, start, 'joined', dimension, value, people, people from figures
    on conflict (kind, dimension, period, start, value)
    do update set amount = excluded.amount, people = excluded.people`.execute(db);
}

async function findLastDay(db: Db): Promise<LocalDate | undefined> {
  const row = await db
    .selectFrom('activity_figures')
    .select(({ fn }) => fn.max('start').as('last'))
    .where('kind', '=', 'joined')
    .where('dimension', '=', 'all')
    .where('period', '=', 'day')
    .executeTakeFirst();
  return row?.last ?? undefined;
}

/** Each account in the figures of its day, week and month, whole and by part. */
function addUp(joined: readonly Joined[]): Figure[] {
  const figures = new Map<string, Figure>();
  for (const { day, people, language, country, role } of joined) {
    const parts = Object.entries({ all: '', language, country, role });
    for (const period of periods) {
      const start = startOf(period, day);
      for (const [dimension, value] of parts) {
        const key = [period, start, dimension, value].join('\n');
        const figure = figures.get(key) ?? { period, start, dimension, value, people: 0 };
        figures.set(key, { ...figure, people: figure.people + people });
      }
    }
  }
  return [...figures.values()];
}
