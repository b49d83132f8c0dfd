import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { daySeconds } from '#core/durations.ts';
import { Conflict, Forbidden, NotFound, TooMany } from '#core/refusals.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { endLinksAbout, findLink, linkOver, useLink } from '#platform/links/links.ts';
import { emailKey, findSender, lockPerson, withMailQuotas } from '#features/people/server/public.ts';
import { readBuyer } from '#features/licenses/server/buyer.ts';
import { seatsLeft } from '#features/licenses/policy.ts';
import {
  giveShare,
  giveToHolder,
  isLive,
  listShares,
  lockLicense,
  takeShare,
  type LicenseRow,
  type ShareRow,
} from '#features/licenses/server/license-rows.ts';
import { shareLink } from '#features/licenses/server/link-kinds.ts';
import { mailInvitation } from '#features/licenses/server/mails.ts';
import type { LicenseDetail, LicenseInvitation } from '../contract.ts';
import { getOwnLicense } from './own-licenses.ts';

/** Reserves seats for a colleague and mails her a link that takes them. */
export async function shareLicense(
  ctx: RequestCtx,
  { id, emailAddress: to, seats }: { id: string; emailAddress: string; seats: number },
): Promise<LicenseDetail> {
  const sender = await findSender(ctx);
  const mail = { to, purpose: 'invitation', sender } as const;
  return withMailQuotas(ctx, { mail }, async ({ mail }) => {
    if (!mail.mayGo) throw new TooMany(mail.senderWaits ?? daySeconds);
    const detail = await changeShares(ctx, id, async (ctx, license) => {
      const share = await ctx.db
        .insertInto('license_shares')
        .values({
          id: randomUUID(),
          license_id: id,
          user_id: null,
          email_hash: hashSecret(emailKey(to)),
          sealed_email: ctx.sealing.seal(to),
          seats,
          invited_at: ctx.clock.now(),
          accepted_at: null,
        })
        .onConflict((conflict) => conflict.columns(['license_id', 'email_hash']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!share) throw sharedAlready();
      await mailInvitation(ctx, license, share);
    });
    mail.sent();
    return detail;
  });
}

/** Gives a colleague more seats, or fewer; her students stay. */
export function changeShare(
  ctx: Ctx,
  { id, shareId, seats }: { id: string; shareId: string; seats: number },
): Promise<LicenseDetail> {
  return changeShares(ctx, id, async (ctx, license) => {
    const share = await findShare(ctx, license, shareId);
    await ctx.db.updateTable('license_shares').set({ seats }).where('id', '=', shareId).execute();
    await giveShare(ctx, license, { ...share, seats });
  });
}

/** Takes a colleague's seats back, which are the holder's again, or an invitation. */
export function endShare(ctx: Ctx, { id, shareId }: { id: string; shareId: string }): Promise<LicenseDetail> {
  return changeShares(
    ctx,
    id,
    async (ctx, license) => removeShare(ctx, license, await findShare(ctx, license, shareId)),
    { mayBeOver: true },
  );
}

export async function removeShare(ctx: Ctx, license: LicenseRow, share: ShareRow): Promise<void> {
  await endLinksAbout(ctx, { kind: shareLink, subject: share.id });
  await takeShare(ctx, license, share);
  await ctx.db.deleteFrom('license_shares').where('id', '=', share.id).execute();
}

/** Changes the shares of one of the caller's licenses; all together never have more seats than it. */
function changeShares(
  ctx: Ctx,
  id: string,
  work: (ctx: Ctx, license: LicenseRow) => Promise<void>,
  { mayBeOver = false }: { mayBeOver?: boolean } = {},
): Promise<LicenseDetail> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const license = await lockLicense(ctx, id);
    if (license.holder_id !== userId) throw new NotFound();
    const live = isLive(license, ctx.clock.now());
    if (!live && !mayBeOver) throw new Conflict('license_over', 'licenses.refusal.over');
    await work(ctx, license);
    if (seatsLeft(license.seats, await listShares(ctx, id)) < 0)
      throw new Conflict('too_few_seats', 'licenses.refusal.tooFewSeats');
    if (live) await giveToHolder(ctx, license);
    return getOwnLicense(ctx, id);
  });
}

async function findShare(ctx: Ctx, { id }: LicenseRow, shareId: string): Promise<ShareRow> {
  const share = (await listShares(ctx, id)).find((each) => each.id === shareId);
  if (!share) throw new NotFound();
  return share;
}

const sharedAlready = () => new Conflict('shared_already', 'licenses.refusal.sharedAlready');

/** What a link invites to, as long as it can be accepted. Looking changes nothing. */
export async function getInvitation(ctx: Ctx, token: string): Promise<LicenseInvitation> {
  const link = await findLink(ctx, shareLink, token);
  const share = link && (await readShare(ctx, link.subject));
  const license =
    share &&
    (await ctx.db
      .selectFrom('licenses')
      .selectAll()
      .where('id', '=', share.license_id)
      .executeTakeFirstOrThrow());
  if (!share || !license || !isLive(license, ctx.clock.now())) throw new NotFound();
  const { school } = readBuyer(ctx.sealing, license.sealed);
  return { school, seats: share.seats, endsOn: license.ends_on };
}

/** Takes the seats that a link offers, once. It is enough to have it from the mail and to teach. */
export function acceptShare(ctx: Ctx, token: string): Promise<{ endsOn: string }> {
  const { userId, role } = signedIn(ctx);
  if (role !== 'educator') throw notForHer();
  return inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx, userId);
    if (!person || person.minor) throw notForHer();
    const { subject } = await useLink(ctx, shareLink, token);
    const found = await readShare(ctx, subject);
    if (!found) throw linkOver();
    const license = await lockLicense(ctx, found.license_id);
    // Until the lock, the holder could change it or take it back.
    const share = await readShare(ctx, subject);
    if (!share || !isLive(license, ctx.clock.now())) throw linkOver();
    const others = await listShares(ctx, license.id);
    if (license.holder_id === userId || others.some(({ user_id }) => user_id === userId))
      throw sharedAlready();
    const accepted = await ctx.db
      .updateTable('license_shares')
      .set({ user_id: userId, accepted_at: ctx.clock.now() })
      .where('id', '=', share.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await giveShare(ctx, license, accepted);
    return { endsOn: license.ends_on };
  });
}

const notForHer = () => new Forbidden('forbidden', 'licenses.refusal.educators');

function readShare({ db }: Ctx, id: string): Promise<ShareRow | undefined> {
  return db.selectFrom('license_shares').selectAll().where('id', '=', id).executeTakeFirst();
}
