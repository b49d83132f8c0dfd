import { randomBytes } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { hashSecret } from '#features/accounts/sessions/server/sessions.ts';
import type { LinkKind } from './link-kinds.ts';

type LinkCtx = Pick<Ctx, 'db' | 'clock'>;

export interface NewLink {
  kind: LinkKind;
  /** Whose account it is about. */
  userId: UserId;
  /** What else it is about, such as a new address; returned when it is used. */
  subject?: string;
}

/** What a link was created with. */
export interface UsedLink {
  userId: UserId;
  subject: string;
}

/** Creates a link's token, known only to its recipient: the database holds its hash. Earlier links stay valid. */
export async function createLink(ctx: LinkCtx, { kind, userId, subject = '' }: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('account_links')
    .values({
      token_hash: hashSecret(token),
      kind: kind.name,
      user_id: userId,
      subject,
      created_at: now,
      expires_at: new Date(now.getTime() + kind.lifetime),
      used_at: null,
    })
    .execute();
  return token;
}

/** What an open link is about; undefined if it is unknown, used or expired. Changes nothing. */
export async function findLink(ctx: LinkCtx, kind: LinkKind, token: string): Promise<UsedLink | undefined> {
  const row = await ctx.db
    .selectFrom('account_links')
    .select(['user_id', 'subject'])
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', kind.name)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return row && { userId: row.user_id, subject: row.subject };
}

/** What a used link was about; undefined if it is unknown or open, or was removed after expiring. */
export async function findUsedLink(
  { db }: LinkCtx,
  kind: LinkKind,
  token: string,
): Promise<UsedLink | undefined> {
  const row = await db
    .selectFrom('account_links')
    .select(['user_id', 'subject'])
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', kind.name)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return row && { userId: row.user_id, subject: row.subject };
}

/**
 * Uses a link up: of several uses exactly one succeeds. Call it in the transaction of what the link is for. Refuses
 * with the conflict `link_over`, the same for a link that is unknown, used or expired.
 */
export async function useLink(ctx: LinkCtx, kind: LinkKind, token: string): Promise<UsedLink> {
  const link = await takeLink(ctx, kind, token);
  if (!link) throw new Conflict('link_over', 'accounts.refusal.linkOver');
  return link;
}

/** The same for callers that do not care whether the link was open: undefined if it was not. */
export async function takeLink(ctx: LinkCtx, kind: LinkKind, token: string): Promise<UsedLink | undefined> {
  const row = await ctx.db
    .updateTable('account_links')
    .set({ used_at: ctx.clock.now() })
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', kind.name)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .returning(['user_id', 'subject'])
    .executeTakeFirst();
  return row && { userId: row.user_id, subject: row.subject };
}

/** Ends every open link of these kinds of a person, so that an older mail cannot undo what she has just settled. */
export async function endLinks(ctx: LinkCtx, userId: UserId, kinds: readonly LinkKind[]): Promise<void> {
  await ctx.db
    .updateTable('account_links')
    .set({ used_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where(
      'kind',
      'in',
      kinds.map(({ name }) => name),
    )
    .where('used_at', 'is', null)
    .execute();
}

/** Ends the open links of one kind of a person that were created about the same thing. */
export async function endLinksAbout(
  ctx: LinkCtx,
  { kind, userId, subject }: NewLink & { subject: string },
): Promise<void> {
  await ctx.db
    .updateTable('account_links')
    .set({ used_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('kind', '=', kind.name)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .execute();
}

/** Removes expired links; returns how many. For the database's maintenance. */
export async function removeExpiredLinks(ctx: LinkCtx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('account_links')
    .where('expires_at', '<=', ctx.clock.now())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
