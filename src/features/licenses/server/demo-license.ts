import { addDays } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findDemoPerson } from '#features/people/server/public.ts';
import { lastDayOf } from '../policy.ts';
import { sealBuyer } from './buyer.ts';
import { todayIn } from './license-rows.ts';

const id = 'demo-license';

/** The demo world's educator has asked for a license, which finance can accept. */
export async function seedLicense(ctx: Ctx): Promise<void> {
  const holder_id = await findDemoPerson(ctx, 'educator@example.org');
  if (!holder_id) return;
  const startsOn = addDays(todayIn(ctx), 14);
  const buyer = {
    school: 'Ofek Day School',
    address: '12 Olive Street\nLondon NW4 2AB',
    contactName: 'Miriam Adler',
    contactEmail: 'billing@ofek.example.org',
    purchaseOrder: 'PO-2044',
    taxNumber: '',
  };
  await ctx.db
    .insertInto('licenses')
    .values({
      id,
      holder_id,
      key: id,
      seats: 60,
      starts_on: startsOn,
      ends_on: lastDayOf(startsOn),
      currency: 'GBP',
      country: 'GB',
      unit_price: 500,
      tax: 0,
      tax_rule: null,
      total: 30_000,
      sealed: sealBuyer(ctx.sealing, buyer),
      language: 'en',
      time_zone: null,
      state: 'requested',
      requested_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Outside the demo world its request is gone, unless someone has accepted it. */
export async function removeDemoLicense({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db.deleteFrom('licenses').where('id', '=', id).where('state', '=', 'requested').execute();
}
