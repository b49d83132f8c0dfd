import { daySeconds } from '#core/durations.ts';
import * as z from 'zod';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { classOfInvite, ownerOfLink } from './invite-hooks.ts';
import type { LinkInput } from '#features/sign-in/contract.ts';
import type { ReceivedInviteView } from '../contract.ts';
import { selectUsers, updateUsers } from '#features/people/server/public.ts';
import { findLink, linkOver, takeLink } from '#platform/links/links.ts';
import { signUpLinks } from '#features/sign-up/server/link-kinds.ts';

const cookieName = 'referral';
const cookieSeconds = daySeconds;
const Cookie = z.object({ token: z.string() });

/** Who sent an open invitation. Looking changes nothing. */
export async function describeInvite(ctx: Ctx, { token }: LinkInput): Promise<ReceivedInviteView> {
  const inviterId = await findInviter(ctx, token);
  const inviter =
    inviterId &&
    (await selectUsers(ctx.db)
      .select(['first_name', 'last_name'])
      .where('id', '=', inviterId)
      .executeTakeFirst());
  if (inviter) return { inviter: `${inviter.first_name} ${inviter.last_name}`.trim(), className: null };
  const toClass = await findClassOfInvite(ctx, token);
  if (!toClass) throw new NotFound();
  return { inviter: toClass.teacher, className: toClass.className };
}

/** The browser keeps the invitation for a day: anyone who signs up in that time, by whatever way, counts as invited. */
export async function acceptInvite(ctx: RequestCtx, { token }: LinkInput): Promise<void> {
  if (!(await findInviter(ctx, token))) throw linkOver();
  ctx.signedCookies.set(cookieName, { token }, cookieSeconds);
}

/** Who sent an open invitation by mail, or whose own link it is. */
async function findInviter(ctx: Ctx, token: string): Promise<UserId | undefined> {
  return (await findLink(ctx, signUpLinks.invite, token))?.userId ?? (await findOwnerOfLink(ctx, token));
}

async function findOwnerOfLink(ctx: Ctx, token: string): Promise<UserId | undefined> {
  return (await callHook(ctx, ownerOfLink, { token })).find((found) => found !== undefined);
}

/**
 * Whether someone signing up was invited by mail: by a friend, which her browser remembers, or with this token. A link
 * that anyone may follow any number of times does not lift the limits of sign-up.
 */
export async function hasInvite(ctx: RequestCtx, token: string | undefined): Promise<boolean> {
  const { data } = Cookie.safeParse(ctx.signedCookies.read(cookieName));
  if (data && (await findLink(ctx, signUpLinks.invite, data.token))) return true;
  return token !== undefined && (await findClassOfInvite(ctx, token)) !== undefined;
}

async function findClassOfInvite(ctx: Ctx, token: string) {
  return (await callHook(ctx, classOfInvite, { token })).find((found) => found !== undefined);
}

/**
 * Records who invited the account just created, and uses the invitation up. Call it in the transaction that creates it.
 */
export async function rememberInviter(ctx: RequestCtx, userId: UserId): Promise<void> {
  const { data } = Cookie.safeParse(ctx.signedCookies.read(cookieName));
  if (!data) return;
  ctx.signedCookies.clear(cookieName);
  const link = await takeLink(ctx, signUpLinks.invite, data.token);
  const inviterId = link?.userId ?? (await findOwnerOfLink(ctx, data.token));
  if (!inviterId) return;
  await updateUsers(ctx.db).set({ invited_by: inviterId }).where('id', '=', userId).execute();
}
