import type { UserId } from '#core/ids.ts';
import { Forbidden } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { withMailQuotas } from '#features/people/server/public.ts';
import { findGuardian, quotaOfKnownGuardian } from './name-guardian.ts';

/** Around an act that mails the guardian on record: refused when too many mails went there today, counted once it is done. */
export async function withKnownGuardianMail<T>(
  ctx: RequestCtx,
  childId: UserId,
  work: () => Promise<T>,
): Promise<T> {
  const guardian = await findGuardian(ctx, childId);
  const share = guardian && quotaOfKnownGuardian(guardian.email_address, childId);
  return withMailQuotas(ctx, { share }, async ({ share }) => {
    if (!share.mayGo) throw new Forbidden('mail_limit', 'guardians.refusal.guardianMailLimit');
    const answer = await work();
    share.sent();
    return answer;
  });
}
