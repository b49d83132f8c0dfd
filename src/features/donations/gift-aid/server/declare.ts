import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { fundMethods, type PaymentMethod } from '#core/payment-providers.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { lockKnownDonation, type DonationRow } from '#features/donations/server/donation-rows.ts';
import { refuseMinor } from '#features/donations/server/refuse-minor.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import type { AdminGiftAid, GiftAidInput, GiftAidView, PaperInput } from '../contract.ts';
import { dayInLondon, giftAidCurrency, giftAidYears, yearsBefore } from '../policy.ts';
import { coverPast, mayDeclareFor } from './cover-gifts.ts';
import { findInForce, lockDonor, taxpayerOf, type DeclarationRow } from './declaration-rows.ts';
import { findGiftAidOffer } from './offer.ts';
import { viewAdminGiftAid, viewGiftAid } from './view-gift-aid.ts';

/**
 * Keeps what a donor declares on the form, until her money comes; in place of what she declared on it before. Other currencies and the grants
 * of funds have no Gift Aid: what was declared there is left out. In the transaction that writes the donation down.
 */
export async function declareOnForm(
  ctx: RequestCtx,
  donation: DonationRow,
  { giftAid, method }: { giftAid?: GiftAidInput | undefined; method: PaymentMethod },
): Promise<void> {
  await ctx.db
    .deleteFrom('gift_aid_declarations')
    .where('donation_id', '=', donation.id)
    .where('in_effect_at', 'is', null)
    .execute();
  if (!giftAid || donation.currency !== giftAidCurrency || fundMethods.includes(method)) return;
  const offer = await findGiftAidOffer(ctx);
  if (offer) await insert(ctx, donation, giftAid, { statement: offer.statements[giftAid.scope] });
}

/** Declares Gift Aid on the donor's page: at once for what she has given. The same again changes nothing. */
export async function declareGiftAid(
  ctx: RequestCtx,
  { token, giftAid }: { token: string; giftAid: GiftAidInput },
): Promise<GiftAidView> {
  await refuseMinor(ctx);
  return inTransaction(ctx, async (ctx) => {
    const donation = await lockKnownDonation(ctx, { token });
    const offer = await findGiftAidOffer(ctx);
    if (!offer) throw new Conflict('no_gift_aid', 'donations.refusal.noGiftAid');
    const declaration = await declareNow(ctx, donation, giftAid, {
      statement: offer.statements[giftAid.scope],
    });
    if (declaration) await tellDonor(ctx, donation, { kind: 'giftAid', once: declaration.id });
    const view = await viewGiftAid(ctx, donation);
    if (!view) throw new Error('a declaration was made and is gone');
    return view;
  });
}

/** Enters a declaration that a donor has made on paper. */
export async function enterGiftAid(
  ctx: RequestCtx,
  { id, giftAid }: { id: string; giftAid: PaperInput },
): Promise<AdminGiftAid> {
  const { userId } = signedIn(ctx);
  const { paperOn, paperPlace } = giftAid;
  const now = ctx.clock.now();
  if (paperOn > dayInLondon(now) || paperOn < dayInLondon(yearsBefore(now, giftAidYears.claimed)))
    throw new Invalid([{ path: 'giftAid.paperOn', messageKey: 'donations.giftAid.field.paperOn' }]);
  return inTransaction(ctx, async (ctx) => {
    const donation = await lockKnownDonation(ctx, { id });
    const declaration = await declareNow(ctx, donation, giftAid, { paperOn, paperPlace });
    if (declaration)
      await recordAudit(ctx, {
        who: userId,
        what: 'giftAid.entered',
        subject: id,
        after: { scope: giftAid.scope, paperOn },
      });
    const view = await viewAdminGiftAid(ctx, donation);
    if (!view) throw new Error('a declaration was entered and is gone');
    return view;
  });
}

/** Undefined if one is in force already. Refuses where nothing that can be covered has come. */
async function declareNow(
  ctx: RequestCtx,
  donation: DonationRow,
  giftAid: GiftAidInput,
  proof: Proof,
): Promise<DeclarationRow | undefined> {
  if (!(await mayDeclareFor(ctx, donation))) throw new Conflict('no_gift_aid', 'donations.refusal.noGiftAid');
  await lockDonor(ctx, donation);
  if (await findInForce(ctx, donation)) return undefined;
  const declaration = await insert(ctx, donation, giftAid, proof, ctx.clock.now());
  await coverPast(ctx, declaration, donation);
  return declaration;
}

/** What proves a declaration: the words on the screen, or a paper. */
type Proof = { statement: string } | { paperOn: string; paperPlace: string };

function insert(
  { db, clock, sealing }: RequestCtx,
  { id, user_id, address_mark }: DonationRow,
  giftAid: GiftAidInput,
  proof: Proof,
  inEffectAt: Date | null = null,
): Promise<DeclarationRow> {
  return db
    .insertInto('gift_aid_declarations')
    .values({
      id: randomUUID(),
      donation_id: id,
      scope: giftAid.scope,
      user_id,
      address_mark,
      sealed_taxpayer: sealing.seal(JSON.stringify(taxpayerOf(giftAid))),
      ...('statement' in proof
        ? { statement: proof.statement, paper_on: null, sealed_paper: null }
        : { statement: null, paper_on: proof.paperOn, sealed_paper: sealing.seal(proof.paperPlace) }),
      made_at: clock.now(),
      in_effect_at: inEffectAt,
      canceled_at: null,
      canceled_by: null,
      erased_at: null,
      forgotten_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
