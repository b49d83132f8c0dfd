import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  findGuardian,
  giveApproval,
  quotaOfKnownGuardian,
  sendWithdrawnMail,
  takeBackApproval,
} from '#features/guardians/server/public.ts';
import { lockPerson, withMailQuotas } from '#features/people/server/public.ts';
import { lockFamily } from '#features/families/members/server/family-rows.ts';
import type { ChildConsent, ChildConsentInput } from '../contract.ts';
import { listConsents } from './consents.ts';
import { requireOwnFamily } from './grown-ups.ts';

/**
 * Either guardian withdraws the consent to a child's account, or gives it again: her sessions are refused, or resume, from the next
 * request on. The same answer twice changes nothing.
 */
export async function changeConsent(
  ctx: RequestCtx,
  { id, approved }: ChildConsentInput,
): Promise<ChildConsent> {
  const { guardianId, familyId } = await requireOwnFamily(ctx);
  const childId = id as UserId;
  const find = async (ctx: Ctx) => (await listConsents(ctx, familyId)).find((child) => child.id === id);
  if (!(await find(ctx))) throw new NotFound();
  const to = approved ? undefined : (await findGuardian(ctx, childId))?.email_address;
  const mail = to === undefined ? undefined : quotaOfKnownGuardian(to, childId);
  return withMailQuotas(ctx, { mail }, async ({ mail }) =>
    inTransaction(ctx, async (ctx) => {
      await requireOwnFamily(ctx);
      await lockFamily(ctx, familyId);
      // A link in a mail may be changing it at this moment.
      await lockPerson(ctx, childId);
      const before = await find(ctx);
      if (!before) throw new NotFound();
      if (before.consent === 'not_needed') throw new Conflict('not_minor', 'families.refusal.notMinor');
      if ((before.consent === 'given') === approved) return before;
      await (approved ? giveApproval : takeBackApproval)(ctx, childId, { who: guardianId, why: 'family' });
      if (to !== undefined && mail.mayGo) {
        await sendWithdrawnMail(ctx, { userId: childId, to });
        mail.sent();
      }
      const after = await find(ctx);
      if (!after) throw new NotFound();
      return after;
    }),
  );
}
