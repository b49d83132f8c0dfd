import { randomBytes } from 'node:crypto';
import { dayMs } from '#core/durations.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx } from '#platform/ctx.ts';
import type {
  AnsweredDonation,
  AskedDonation,
  ContributionFacts,
  DonationFacts,
} from '#features/donations/server/public.ts';
import type { PaymentCtx } from '#features/payments/server/public.ts';
import { daysHeldForFund, sponsorshipTarget } from '#features/sponsorships/policy.ts';
import { freeOverdue, listTaken, lockLine } from '#features/sponsorships/booking/server/free-days.ts';
import { nameSponsorship } from '#features/sponsorships/server/name-sponsorship.ts';
import { findPrice } from '#features/sponsorships/server/settings.ts';
import {
  findSponsorship,
  lockSponsorship,
  updateSponsorship,
  type SponsorshipRow,
} from '#features/sponsorships/server/sponsorship-rows.ts';
import { tellSponsorshipsChanged } from '#features/sponsorships/server/sponsorships-changed.ts';
import { tellStaff } from '#features/sponsorships/server/tell-staff.ts';
import { tellSponsor, tellTooLate } from '#features/sponsorships/server/tell-sponsor.ts';
import { keepNextYear } from './keep-next-year.ts';

/** Whether a sponsorship can still be paid, and for how much. It is given once: its next year is another one. */
export async function answerDonation(
  ctx: Ctx,
  { targetKind, targetId, period, amount }: AskedDonation,
): Promise<AnsweredDonation | undefined> {
  if (targetKind !== sponsorshipTarget) return undefined;
  const row = await findSponsorship(ctx, { id: targetId });
  if (!row) return undefined;
  if (row.state === 'given') return { kind: 'refused', messageKey: 'sponsorships.refusal.paid' };
  if (!(await isStillFree(ctx, row))) return { kind: 'refused', messageKey: 'sponsorships.refusal.gone' };
  const price = await findPrice(ctx, row.span, amount.currency);
  if (!price || period !== 'once')
    return { kind: 'refused', messageKey: 'sponsorships.refusal.otherCurrency' };
  return {
    kind: 'accepted',
    about: await nameSponsorship(ctx, row, ctx.locale),
    account: `sponsorships-${row.span}`,
    price,
  };
}

/** What was held too long is still its sponsor's, until someone else takes it or its day comes. */
async function isStillFree(ctx: Pick<Ctx, 'db' | 'clock'>, row: SponsorshipRow): Promise<boolean> {
  if (row.state === 'kept' && row.held_until !== null && row.held_until <= ctx.clock.now()) return false;
  const today = ctx.clock.now().toISOString().slice(0, 10);
  if (row.last_on < today) return false;
  const line = { span: row.span, courseId: row.course_id };
  const taken = await listTaken(ctx, line, { first: row.first_on, last: row.last_on }, [row.id]);
  return taken.length === 0;
}

/**
 * Money for a sponsorship is here. It is kept if nobody else has the days by now; else it goes back to its donor, who hears which days
 * are free.
 */
export async function offerContribution(
  ctx: PaymentCtx,
  donation: DonationFacts,
): Promise<string | undefined> {
  if (donation.targetKind !== sponsorshipTarget || donation.targetId === undefined) return undefined;
  const found = await findSponsorship(ctx, { id: donation.targetId });
  if (!found) return 'sponsorship_gone';
  const line = { span: found.span, courseId: found.course_id };
  await lockLine(ctx, line);
  const row = await lockSponsorship(ctx, { id: found.id });
  if (!row) return 'sponsorship_gone';
  if (row.state === 'given') return 'paid_twice';
  if (await isStillFree(ctx, row)) return undefined;
  await tellTooLate(ctx, row, donation);
  return 'sponsorship_taken';
}

/** A sponsorship is paid: its days are hers, and staff looks at its words. In the transaction of its contribution. */
export async function keepSponsorship(
  ctx: PaymentCtx,
  { donation }: { donation: DonationFacts; contribution: ContributionFacts },
): Promise<void> {
  if (donation.targetKind !== sponsorshipTarget || donation.targetId === undefined) return;
  const row = await lockSponsorship(ctx, { id: donation.targetId });
  if (!row) return;
  await freeOverdue(ctx, { span: row.span, courseId: row.course_id });
  const token = randomBytes(32).toString('base64url');
  const { sealing, clock } = ctx;
  const given = await updateSponsorship(ctx, row, {
    state: 'given',
    held_until: null,
    given_at: clock.now(),
    donation_id: donation.donationId,
    user_id: donation.userId ?? null,
    sponsor_name: donation.donorName,
    sealed_address: donation.donorAddress === undefined ? null : sealing.seal(donation.donorAddress),
    language: donation.language,
    place: donation.place,
    ...(row.token_hash === null && { token_hash: hashSecret(token), sealed_token: sealing.seal(token) }),
  });
  await keepNextYear(ctx, given);
  if (given.review === 'waiting') {
    await tellStaff(ctx, given);
    await tellSponsor(ctx, given, 'given');
  }
  tellSponsorshipsChanged(ctx);
}

/** All of its money has gone back: its days are free again, and so are those of the next year. */
export async function freeSponsorship(
  ctx: PaymentCtx,
  { donation, whole }: { donation: DonationFacts; whole: boolean },
): Promise<void> {
  if (!whole || donation.targetKind !== sponsorshipTarget || donation.targetId === undefined) return;
  const row = await lockSponsorship(ctx, { id: donation.targetId });
  if (row?.state !== 'given' || row.donation_id !== donation.donationId) return;
  await updateSponsorship(ctx, row, { state: 'freed' });
  await ctx.db
    .updateTable('sponsorships')
    .set({ state: 'freed', held_until: null, changed_at: ctx.clock.now() })
    .where('renews', '=', row.id)
    .where('state', '=', 'kept')
    .execute();
  tellSponsorshipsChanged(ctx);
}

/** While a fund takes its time, the days stay held. */
export async function holdForFund(
  ctx: PaymentCtx,
  { donation, agreed }: { donation: DonationFacts; agreed: boolean },
): Promise<void> {
  if (donation.targetKind !== sponsorshipTarget || donation.targetId === undefined) return;
  const found = await findSponsorship(ctx, { id: donation.targetId });
  if (!found) return;
  await lockLine(ctx, { span: found.span, courseId: found.course_id });
  const row = await lockSponsorship(ctx, { id: found.id });
  if (!row || row.state === 'given') return;
  const now = ctx.clock.now();
  if (!agreed) {
    if (row.state !== 'freed') await updateSponsorship(ctx, row, { held_until: now });
    return;
  }
  if (!(await isStillFree(ctx, row))) return;
  await freeOverdue(ctx, { span: row.span, courseId: row.course_id });
  await updateSponsorship(ctx, row, {
    state: row.renews === null ? 'held' : 'kept',
    held_until: new Date(now.getTime() + daysHeldForFund * dayMs),
  });
}
