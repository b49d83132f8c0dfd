import { signedIn } from '#core/actor.ts';
import { addDays } from '#core/local-date.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isRenewable } from '#features/licenses/policy.ts';
import { makeQuote } from '#features/licenses/asking/server/quote.ts';
import { requestLicense } from '#features/licenses/asking/server/request-license.ts';
import { readBuyer } from '#features/licenses/server/buyer.ts';
import { todayIn } from '#features/licenses/server/license-rows.ts';

/** Asks for the same seats for the year after one of the caller's licenses, at today's price. Pressed twice, it is one request. */
export async function renewLicense(ctx: Ctx, id: string): Promise<{ id: string }> {
  const { userId } = signedIn(ctx);
  const row = await ctx.db
    .selectFrom('licenses')
    .selectAll()
    .where('id', '=', id)
    .where('holder_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  if (!isRenewable({ state: row.state, endsOn: row.ends_on }, ctx.clock.now()))
    throw new Conflict('not_renewable', 'licenses.refusal.notRenewable');
  const { seats, country } = row;
  const { quote } = await makeQuote(ctx, { seats, country });
  const [next, today] = [addDays(row.ends_on, 1), todayIn(ctx)];
  return requestLicense(ctx, {
    ...readBuyer(ctx.sealing, row.sealed),
    // The order of another year has another number.
    purchaseOrder: '',
    seats,
    country,
    total: quote.total,
    key: `renewal:${id}`,
    startsOn: next > today ? next : today,
  });
}
