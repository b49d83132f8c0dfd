import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  findGuardian,
  giveApproval,
  quotaOfKnownGuardian,
  sendConsentMail,
  sendWithdrawnMail,
  takeBackApproval,
} from '#features/guardians/server/public.ts';
import { withMailQuotas } from '#features/people/server/public.ts';
import type { ChildConsent, ChildConsentInput } from '../contract.ts';
import { findConsent } from './consents.ts';
import { getOwnChild, lockOwnChild } from './own-child.ts';

/**
 * A guardian gives the consent to a child's account, or withdraws it, whichever of the two she is: the child's sessions are refused,
 * or resume, from the next request on. The same answer twice changes nothing.
 */
export async function changeConsent(
  ctx: RequestCtx,
  { id, approved }: ChildConsentInput,
): Promise<ChildConsent> {
  const child = await getOwnChild(ctx, id);
  const to = await findReaderOfMail(ctx, child, approved);
  const mail = to === undefined ? undefined : quotaOfKnownGuardian(to, child.id);
  return withMailQuotas(ctx, { mail }, async ({ mail }) =>
    inTransaction(ctx, async (ctx) => {
      const { guardianId, id: userId } = await lockOwnChild(ctx, id);
      const before = await getConsent(ctx, userId);
      if (before.consent === 'not_needed') throw new Conflict('not_minor', 'families.refusal.notMinor');
      if ((before.consent === 'given') === approved) return before;
      await (approved ? giveApproval : takeBackApproval)(ctx, userId, { who: guardianId, why: 'family' });
      if (to !== undefined && mail.mayGo) {
        await (approved ? sendConsentMail : sendWithdrawnMail)(ctx, { userId, to });
        mail.sent();
      }
      return getConsent(ctx, userId);
    }),
  );
}

/**
 * The address on record, which hears of it. Who is on record for a child who signed up herself gets the mail with which an approval
 * can be withdrawn too; a family's guardians have it on their screen.
 */
async function findReaderOfMail(
  ctx: Ctx,
  { id, isMember }: { id: UserId; isMember: boolean },
  approved: boolean,
): Promise<string | undefined> {
  return approved && isMember ? undefined : (await findGuardian(ctx, id))?.email_address;
}

async function getConsent(ctx: Ctx, userId: UserId): Promise<ChildConsent> {
  const consent = await findConsent(ctx, userId);
  if (!consent) throw new NotFound();
  return consent;
}
