import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The states of a campaign that is being set up. */
export const steps = ['step_1', 'step_2'] as const;

/** The campaign that someone is setting up. */
export function selectSetup({ db }: Pick<Ctx, 'db'>, userId: UserId) {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('organizer_id', '=', userId)
    .where('state', 'in', steps);
}
