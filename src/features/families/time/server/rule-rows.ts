import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { everyDay, type TimeRules } from '../policy-rules.ts';

/** The rules of a row; without one, the same minutes every day. */
export function rulesFromRow(
  row: {
    rules: (number | null)[] | null;
    quiet_from: number | null;
    quiet_until: number | null;
    holy: TimeRules['holy'] | null;
  },
  minutesPerDay: number,
): TimeRules {
  if (row.rules === null) return everyDay(minutesPerDay);
  const { rules: minutes, quiet_from: from, quiet_until: until } = row;
  return {
    minutes,
    quiet: from === null || until === null ? undefined : { from, until },
    holy: row.holy ?? 'open',
  };
}

/** Puts rules in the place of those she had. */
export async function saveRules(
  { db, clock }: Ctx,
  userId: UserId,
  { minutes, quiet, holy }: TimeRules,
  setBy: UserId,
): Promise<void> {
  const columns = {
    minutes: [...minutes],
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    holy,
    set_by: setBy,
    set_at: clock.now(),
  };
  await db
    .insertInto('time_rules')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

export async function dropRules({ db }: Ctx, userId: UserId): Promise<void> {
  await db.deleteFrom('time_rules').where('user_id', '=', userId).execute();
}
