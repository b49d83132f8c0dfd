import * as z from 'zod';
import type { UserId } from '../../../../core/ids.ts';
import { Conflict, NotFound } from '../../../../core/refusals.ts';
import type { Ctx, RequestCtx } from '../../../../platform/ctx.ts';
import type { LinkInput } from '../../contract-emails.ts';
import type { InviteView } from '../../contract-invites.ts';
import { findLink, takeLink } from '../links/links.ts';

const note = 'referral';
const noteSeconds = 86_400;
const Note = z.object({ token: z.string() });

/** Who invites by an open link. Looking changes nothing. */
export async function describeInvite(ctx: Ctx, { token }: LinkInput): Promise<InviteView> {
  const link = await findLink(ctx, 'invite', token);
  const inviter =
    link &&
    (await ctx.db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', link.userId)
      .executeTakeFirst());
  if (inviter) return { inviter: `${inviter.first_name} ${inviter.last_name}`.trim(), className: null };
  const toClass = await ctx.classes.findInvite(ctx, token);
  if (!toClass) throw new NotFound();
  return { inviter: toClass.teacher, className: toClass.className };
}

/** The browser keeps the invitation for a day: who signs up meanwhile, in whatever way, came by it. */
export async function acceptInvite(ctx: RequestCtx, { token }: LinkInput): Promise<void> {
  if (!(await findLink(ctx, 'invite', token))) throw new Conflict('link_over', 'accounts.refusal.linkOver');
  ctx.notes.keep(note, { token }, noteSeconds);
}

/** Notes who invited the account that was just made, and uses the invitation up. Call it in the transaction of making it. */
export async function rememberInviter(ctx: RequestCtx, userId: UserId): Promise<void> {
  const { data } = Note.safeParse(ctx.notes.read(note));
  if (!data) return;
  ctx.notes.drop(note);
  const link = await takeLink(ctx, 'invite', data.token);
  if (!link) return;
  await ctx.db.updateTable('users').set({ invited_by: link.userId }).where('id', '=', userId).execute();
}
