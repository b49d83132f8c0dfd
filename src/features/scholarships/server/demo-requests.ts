import { addDays } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { everything, monthsOf } from '../policy.ts';
import { spend } from './budget.ts';
import { todayIn } from './grants.ts';
import { hashAddress, sealTold } from './sealed-words.ts';

const open = 'demo-scholarship';
const granted = 'demo-scholarship-granted';
const grantId = 'demo-scholarship-grant';

/** The demo world's requests: one to decide, and one whose answer waits to be claimed. */
export function seedScholarships(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { db, clock, sealing } = ctx;
    const now = clock.now();
    const requestOf = (id: string, emailAddress: string, name: string, words: string) => ({
      id,
      plan: 'premium' as const,
      country: 'US',
      language: 'en' as const,
      time_zone: null,
      sealed: sealTold(sealing, { name, emailAddress, words }),
      email_hash: hashAddress(emailAddress),
      user_id: null,
      asked_at: now,
    });
    const added = await db
      .insertInto('scholarship_requests')
      .values([
        {
          ...requestOf(
            open,
            'demo-teacher@example.org',
            'Rivka Stern',
            'I teach a Sunday class of eleven children. The school pays for chalk and little else.\n\nA quarter of the price is what I can give myself.',
          ),
          asker: 'educator',
          beneficiary: 'class',
          share: 25,
        },
        {
          ...requestOf(
            granted,
            'demo-parent@example.org',
            'Yonatan Katz',
            'We are between jobs this year, and the children would like to go on.',
          ),
          asker: 'parent',
          beneficiary: 'family',
          share: 0,
          state: 'granted',
          decided_at: now,
        },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (!added.some(({ id }) => id === granted)) return;
    const endsOn = addDays(todayIn(ctx), 180);
    await db
      .insertInto('scholarship_grants')
      .values({
        id: grantId,
        request_id: granted,
        user_id: null,
        kind: 'complimentary',
        plan: 'premium',
        percent: everything,
        payments: null,
        ends_on: endsOn,
        coupon_id: null,
        in_budget: true,
        language: 'en',
        granted_at: now,
        granted_by: null,
        claimed_at: null,
      })
      .execute();
    await spend(ctx, {
      grantId,
      cause: 'granted',
      months: monthsOf({ kind: 'complimentary', endsOn }, todayIn(ctx)),
      percent: everything,
      plan: 'premium',
      country: 'US',
      language: 'en',
      inBudget: true,
      field: 'endsOn',
    });
  });
}

/** Outside the demo world its requests are gone, and take nothing of the budget. */
export function removeDemoScholarships(
  ctx: Pick<Ctx, 'db' | 'clock' | 'log' | 'afterCommit'>,
): Promise<void> {
  return inTransaction(ctx, async ({ db }) => {
    await db.deleteFrom('scholarship_costs').where('grant_id', '=', grantId).execute();
    await db.deleteFrom('scholarship_grants').where('id', '=', grantId).execute();
    await db.deleteFrom('scholarship_requests').where('id', 'in', [open, granted]).execute();
  });
}
