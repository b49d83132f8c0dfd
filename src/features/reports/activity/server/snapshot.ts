import { sql } from 'kysely';
import { defineQuestion, callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { countPlans } from '#features/billing/server/public.ts';

/** How many there are of something now, such as classes, or people with a plan. */
export interface Standing {
  /** The kind of the figure: `plans`. */
  kind: string;
  /** Which of them: `premium`. */
  value: string;
  amount: number;
  /** How many people the figure is about: hidden where they are few. */
  people: number;
}

/** Asked with every roll-up: what is counted once a day, because no event adds to it. */
export const dailyStandings = defineQuestion<Record<string, never>, Standing[]>('reports.dailyStandings');

/** Keeps how things stand today; the last roll-up of a day is what the day is remembered by. */
export async function takeSnapshot(ctx: Ctx): Promise<void> {
  const plans = Object.entries(await countPlans(ctx)).map(([value, people]): Standing => ({
    kind: 'plans',
    value,
    amount: people,
    people,
  }));
  const standings = [...plans, ...(await callHook(ctx, dailyStandings, {})).flat()];
  await sql`
    insert into activity_figures (period, start, kind, dimension, value, amount, people)
    select 'day', ${ctx.clock.now().toISOString().slice(0, 10)}::date, kind, 'value', value, amount, people
    from jsonb_to_recordset(${JSON.stringify(standings)}::jsonb)
      as standing (kind text, value text, amount bigint, people integer)
    on conflict (kind, dimension, period, start, value)
    do update set amount = excluded.amount, people = excluded.people`.execute(ctx.db);
}
