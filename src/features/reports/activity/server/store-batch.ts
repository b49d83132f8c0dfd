import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { selectCountedPeople } from '#features/people/server/public.ts';
import { additiveKinds, type ActivityKind } from './activity-kinds.ts';

/** Something that happened on a day (UTC). */
export interface ActivityEvent {
  day: LocalDate;
  kind: ActivityKind;
  subject: string;
  detail: string;
  /** Null for a visit, which has a language instead. */
  userId: UserId | null;
  language: Locale | null;
  amount: number;
}

/** How many more people have seen a second of a film. */
export interface SeenSecond {
  subject: string;
  /** The first day of the month. */
  month: LocalDate;
  second: number;
  people: number;
}

export interface Batch {
  /** A UUID: a batch that was stored before changes nothing. */
  id: string;
  events: readonly ActivityEvent[];
  seconds: readonly SeenSecond[];
}

/**
 * Stores a batch once, in one statement, and marks its days for the next roll-up. Events of accounts that are gone, and of
 * minors who await approval, are left out. Rows are written in one order, so that two processes cannot deadlock.
 */
export async function storeBatch(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { id, events, seconds }: Batch,
): Promise<void> {
  const days = [...new Set(events.map(({ day }) => day))];
  await sql`
    with batch as (
      insert into activity_batches (id, days, recorded_at) values (${id}, ${days}::date[], ${clock.now()})
      on conflict do nothing returning id
    ), seen as (
      insert into watched_seconds (subject, month, second, people)
      select seen.subject, seen.month, seen.second, seen.people
      from batch cross join jsonb_to_recordset(${JSON.stringify(seconds)}::jsonb)
        as seen (subject text, month date, second integer, people integer)
      order by 1, 2, 3
      on conflict (subject, month, second) do update set people = watched_seconds.people + excluded.people
    )
    insert into activity_events
      (day, kind, subject, detail, user_id, language, country, role, joined_on, amount)
    select event.day, event.kind, event.subject, event.detail, person.id, coalesce(person.language, event.language),
      person.country, coalesce(person.role, 'visitor'), (person.created_at at time zone 'UTC')::date, event.amount
    from batch cross join jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event
      (day date, kind text, subject text, detail text, "userId" text, language text, amount integer)
    left join (${selectCountedPeople(db, clock.now())}) person on person.id = event."userId"
    where event."userId" is null or person.id is not null
    order by 1, 2, 3, 5
    on conflict (day, kind, subject, user_id) do update set amount = activity_events.amount + excluded.amount
    where activity_events.kind = any(${additiveKinds})`.execute(db);
}
