import { signedIn } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { recordAudit, type AuditedState } from '#features/people/server/public.ts';
import type { CampaignRow } from './campaign-rows.ts';

/** Records what staff does on an organizer's own pages; her own acts are in the history of the campaign. */
export async function auditStaff(
  ctx: Ctx,
  { id, organizer_id }: Pick<CampaignRow, 'id' | 'organizer_id'>,
  what: 'campaign.changed' | 'campaign.moved' | 'campaign.removed',
  states: { before?: AuditedState; after?: AuditedState } = {},
): Promise<void> {
  const { userId } = signedIn(ctx);
  if (organizer_id === userId) return;
  await recordAudit(ctx, { who: userId, what, subject: id, why: 'form', ...states });
}
