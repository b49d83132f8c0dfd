import type { Ctx } from '#platform/ctx.ts';
import { endSessionOf, listSessionsOf } from '#features/sign-in/server/public.ts';
import { requireGrownUp, requireOwnMember } from '#features/families/members/server/family.ts';
import type { MemberSession } from '../contract.ts';

/** Where a member of the caller’s family is signed in. */
export async function listMemberSessions(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ items: MemberSession[] }> {
  await requireGrownUp(ctx);
  const { memberId } = await requireOwnMember(ctx, id);
  return { items: await listSessionsOf(ctx, memberId) };
}

/** Signs her out of one of them, at once. */
export async function endMemberSession(
  ctx: Ctx,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<{ items: MemberSession[] }> {
  await requireGrownUp(ctx);
  const { memberId } = await requireOwnMember(ctx, id);
  await endSessionOf(ctx, memberId, sessionId);
  return listMemberSessions(ctx, { id });
}
