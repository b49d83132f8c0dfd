import type { UserId } from '#core/ids.ts';
import type { KnownMessages, MessageName } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findGuardian, listGuardianAccounts } from '#features/guardians/server/public.ts';
import { findRefusedSince } from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import { notify } from './notify.ts';

/**
 * Tells those of a child's guardians who have an account that something of hers waits for an answer, which they give on their
 * family's screen or on their home page. If none has an account, and the address on record takes no mail from us, the child
 * reads that we reached nobody. Call it in the transaction of what waits.
 */
export async function notifyGuardiansOf<Name extends MessageName>(
  ctx: Ctx,
  childId: UserId,
  message: { kind: Name; data: KnownMessages[Name]; once: string },
): Promise<void> {
  const guardians = await listGuardianAccounts(ctx, childId);
  for (const { userId, ofFamily } of guardians)
    await notify(ctx, { to: userId, ...message, href: href(ofFamily ? 'family' : 'home') });
  if (guardians.length === 0) await tellUnreachable(ctx, childId);
}

/** Once for each time that the guardian has ended such mail. */
async function tellUnreachable(ctx: Ctx, childId: UserId): Promise<void> {
  const guardian = await findGuardian(ctx, childId);
  const since = guardian && (await findRefusedSince(ctx, guardian.email_address, 'approvals'));
  if (!since) return;
  const once = since.toISOString();
  await notify(ctx, { to: childId, kind: 'guardians.unreachable', data: {}, href: href('messages'), once });
}
