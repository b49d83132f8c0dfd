import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { daySeconds } from '#core/durations.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { readPayer } from '#features/people/server/public.ts';
import {
  findDonation,
  lockKnownDonation,
  makeToken,
  updateDonation,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { refuseMinor } from '#features/donations/server/refuse-minor.ts';
import { tellFinance } from '#features/donations/server/tell-finance.ts';
import { declareOnForm } from '#features/donations/gift-aid/server/declare.ts';
import type { DonationInput } from '../contract.ts';
import { chosenColumns } from './chosen-columns.ts';
import { judgeDonation } from './judge-donation.ts';
import { beginPlaced, placePayment, refuseOnHolyDay, type PlacedPayment } from './pay-donation.ts';

/** The browser knows it as `tl-donation`. */
const cookieName = 'donation';
/** As long as a payment may take: the next one at this device may be someone else. */
const cookieSeconds = daySeconds;
const Cookie = z.object({ token: z.string() });

/**
 * Writes a donation down with its payment, and begins that. The same key is the same donation, which is charged once however often
 * the form is sent; with another body it is changed, as long as nothing has come of it. A large one is looked at first.
 */
export async function giveDonation(
  ctx: RequestCtx,
  input: DonationInput,
): Promise<{ token: string; payHref: string | null }> {
  refuseOnHolyDay(ctx);
  await refuseMinor(ctx);
  const issues = judgeDonation(ctx, input);
  if (issues.length > 0) throw new Invalid(issues);
  const { token, placed } = await inTransaction(ctx, (ctx) => writeDown(ctx, input));
  ctx.signedCookies.set(cookieName, { token }, cookieSeconds);
  return { token, payHref: placed ? await beginPlaced(ctx, placed) : null };
}

async function writeDown(
  ctx: RequestCtx,
  input: DonationInput,
): Promise<{ token: string; placed?: PlacedPayment }> {
  const mark = ctx.sealing.disguise(`donation\n${JSON.stringify(input)}`);
  const fresh = await insert(ctx, input, mark);
  if (fresh) await declareOnForm(ctx, fresh, input);
  const donation = fresh ?? (await takeUp(ctx, input, mark));
  const token = donation.sealed_token === null ? undefined : ctx.sealing.open(donation.sealed_token);
  if (token === undefined) throw new Conflict('key_used', 'donations.refusal.keyUsed');
  if (donation.state !== 'draft') return { token };
  if (donation.review === 'waiting') {
    await tellFinance(ctx, donation);
    return { token };
  }
  return { token, placed: await placePayment(ctx, donation, input) };
}

/** Undefined if the key is known. */
async function insert(ctx: RequestCtx, input: DonationInput, mark: string): Promise<DonationRow | undefined> {
  const { actor, clock, locale, sealing } = ctx;
  const now = clock.now();
  const userId = actor.kind === 'member' ? actor.userId : null;
  const country = userId === null ? undefined : (await readPayer(ctx, userId)).country;
  const token = makeToken();
  return ctx.db
    .insertInto('donations')
    .values({
      id: randomUUID(),
      key: input.key,
      body_mark: mark,
      token_hash: hashSecret(token),
      sealed_token: sealing.seal(token),
      user_id: userId,
      ...(await chosenColumns(ctx, input, undefined)),
      language: locale,
      place: visitorPlace(ctx).id,
      country: country ?? null,
      sealed_postal: null,
      sealed_note: null,
      state: 'draft',
      payment_id: null,
      returned_at: null,
      created_at: now,
      changed_at: now,
      given_at: null,
      erased_at: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The donation that is known under a key; changed if the form says something else by now. */
async function takeUp(ctx: RequestCtx, input: DonationInput, mark: string): Promise<DonationRow> {
  const { id } = await ctx.db
    .selectFrom('donations')
    .select('id')
    .where('key', '=', input.key)
    .executeTakeFirstOrThrow();
  const donation = await lockKnownDonation(ctx, { id });
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : null;
  const isElses = donation.user_id !== null && donation.user_id !== userId;
  if (isElses) throw new Conflict('key_used', 'donations.refusal.keyUsed');
  if (donation.body_mark === mark) return donation;
  if (donation.state !== 'draft') throw new Conflict('key_used', 'donations.refusal.keyUsed');
  await updateDonation(ctx, donation, {
    ...(await chosenColumns(ctx, input, donation)),
    user_id: userId,
    body_mark: mark,
    language: ctx.locale,
  });
  const changed = await lockKnownDonation(ctx, { id });
  await declareOnForm(ctx, changed, input);
  return changed;
}

/** The token of the donation that this browser made last, if it still exists. */
export async function findBegunDonation(ctx: RequestCtx): Promise<{ token: string | null }> {
  const token = Cookie.safeParse(ctx.signedCookies.read(cookieName)).data?.token;
  if (token === undefined) return { token: null };
  return { token: (await findDonation(ctx, { token })) ? token : null };
}
