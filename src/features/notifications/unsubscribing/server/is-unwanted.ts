import type { Ctx } from '#platform/ctx.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { findRefusedSince } from '#features/people/server/public.ts';
import { listWanting } from '#features/notifications/inbox/server/choices.ts';

/**
 * Whether a mail's reader has said that she wants none like it: in her settings, or for her mailbox by the link in such a mail.
 * What is about her own account is never unwanted.
 */
export async function isUnwanted(
  ctx: Pick<Ctx, 'db' | 'messageKinds'>,
  { to, unsubscribe }: Pick<Mail, 'to' | 'unsubscribe'>,
): Promise<boolean> {
  if (!unsubscribe) return false;
  const { topic } = unsubscribe;
  if (typeof topic === 'string') return (await findRefusedSince(ctx, to, topic)) !== undefined;
  const { kind, userId } = topic;
  return (await listWanting(ctx, { userIds: [userId], kind, channel: 'mail' })).length === 0;
}
