import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import { addDays } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { LicenseInput } from './asking/contract.ts';
import { makeQuote } from './asking/server/quote.ts';
import { requestLicense } from './asking/server/request-license.ts';
import { sealBuyer, type LicenseBuyer } from './server/buyer.ts';
import { todayIn } from './server/license-rows.ts';

const buyer: LicenseBuyer = {
  school: 'Beit Sefer Ofek',
  address: '1 Olive Street\nLondon N1 1AA',
  contactName: 'Dana Levi',
  contactEmail: 'billing@school.example',
  purchaseOrder: 'PO-77',
  taxNumber: '',
};

/** What an educator asks for: twenty seats in Britain from today, or whatever is said instead. */
export async function licenseInput(ctx: Ctx, changes: Partial<LicenseInput> = {}): Promise<LicenseInput> {
  const { seats = 20, country = 'GB' } = changes;
  const { quote } = await makeQuote(ctx, { seats, country });
  return {
    seats,
    country,
    total: quote.total,
    key: randomUUID(),
    startsOn: todayIn(ctx),
    ...buyer,
    ...changes,
  };
}

/** A license that the caller, an educator, has asked for. */
export async function makeLicense(ctx: Ctx, changes: Partial<LicenseInput> = {}): Promise<{ id: string }> {
  return requestLicense(ctx, await licenseInput(ctx, changes));
}

/** A license of someone’s that ends soon, as it is once finance has accepted it, and an invitation to three of its seats. */
export async function makeEndingLicense(
  ctx: Pick<Ctx, 'db' | 'clock' | 'sealing'>,
  holderId: UserId,
): Promise<{ id: string; shareId: string }> {
  const [id, shareId] = [randomUUID(), randomUUID()];
  const today = todayIn(ctx);
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('licenses')
    .values({
      id,
      holder_id: holderId,
      key: id,
      seats: 20,
      starts_on: addDays(today, -300),
      ends_on: addDays(today, 64),
      currency: 'GBP',
      country: 'GB',
      unit_price: 500,
      tax: 0,
      tax_rule: null,
      total: 10_000,
      sealed: sealBuyer(ctx.sealing, buyer),
      language: 'en',
      time_zone: null,
      state: 'paid',
      requested_at: now,
      invoice_id: 'none',
      due_on: today,
      paid_on: today,
      paid_reference: 'TX',
    })
    .execute();
  await ctx.db
    .insertInto('license_shares')
    .values({
      id: shareId,
      license_id: id,
      user_id: null,
      email_hash: Buffer.from(shareId),
      sealed_email: ctx.sealing.seal('colleague@example.org'),
      seats: 3,
      invited_at: now,
      accepted_at: null,
    })
    .execute();
  return { id, shareId };
}
