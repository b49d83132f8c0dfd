import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import { Invalid } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { AdminDonor } from '../contract.ts';
import type { WayToThank } from '../policy.ts';
import { getAdminDonor } from './admin-donor.ts';
import { getHead } from './donor-rows.ts';
import { holdDonors } from './hold-donors.ts';

/** Keeps that a donor was thanked, how, and on which day (UTC); that day is not to come, and no email goes where there is no address. */
export async function thankDonor(
  ctx: RequestCtx,
  { id, how, thankedOn }: { id: string; how: WayToThank; thankedOn: LocalDate },
): Promise<AdminDonor> {
  const { userId } = signedIn(ctx);
  const now = ctx.clock.now();
  if (thankedOn > now.toISOString().slice(0, 10))
    throw new Invalid([{ path: 'thankedOn', messageKey: 'donations.donors.dayToCome' }]);
  await inTransaction(ctx, async (ctx) => {
    await holdDonors(ctx, 'together');
    const head = await getHead(ctx, id);
    if (how === 'mail' && !(await hasAddress(ctx, head.id)))
      throw new Invalid([{ path: 'how', messageKey: 'donations.donors.noAddress' }]);
    await ctx.db
      .insertInto('donor_thanks')
      .values({
        id: randomUUID(),
        donor_id: head.id,
        how,
        thanked_on: thankedOn,
        noted_by: userId,
        noted_at: now,
      })
      .execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'donor.thanked',
      subject: head.id,
      after: { how, thankedOn },
    });
  });
  return getAdminDonor(ctx, { id });
}

async function hasAddress({ db }: Pick<RequestCtx, 'db'>, headId: string): Promise<boolean> {
  const found = await db
    .selectFrom('donations')
    .innerJoin('donors', 'donors.id', 'donations.donor_id')
    .select('donations.id')
    .where('donors.head_id', '=', headId)
    .where('donations.sealed_address', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records that an organizer or leader has thanked a donor by mail, in the transaction that sends it. */
export async function noteOrganizersThanks(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { donationId, by }: { donationId: string; by: UserId },
): Promise<void> {
  await holdDonors(ctx, 'together');
  const donation = await ctx.db
    .selectFrom('donations')
    .select('donor_id')
    .where('id', '=', donationId)
    .executeTakeFirst();
  // Nobody's, once she is erased.
  if (!donation || donation.donor_id === null) return;
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('donor_thanks')
    .values({
      id: randomUUID(),
      donor_id: donation.donor_id,
      how: 'organizer',
      thanked_on: now.toISOString().slice(0, 10),
      noted_by: by,
      noted_at: now,
    })
    .execute();
}

/** Takes back what finance kept by mistake; a second time it changes nothing. */
export async function removeThanks(
  ctx: RequestCtx,
  { id, thanksId }: { id: string; thanksId: string },
): Promise<AdminDonor> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const head = await getHead(ctx, id);
    const gone = await ctx.db
      .deleteFrom('donor_thanks')
      .where('id', '=', thanksId)
      .where('how', '<>', 'organizer')
      .where('donor_id', 'in', (query) =>
        query.selectFrom('donors').select('id').where('head_id', '=', head.id),
      )
      .returning(['how', 'thanked_on'])
      .executeTakeFirst();
    if (!gone) return;
    await recordAudit(ctx, {
      who: userId,
      what: 'donor.thanksRemoved',
      subject: head.id,
      before: { how: gone.how, thankedOn: gone.thanked_on },
    });
  });
  return getAdminDonor(ctx, { id });
}
