import { randomBytes } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import { hashSecret } from '../crypto/hash-secret.ts';
import type { Ctx } from '../ctx.ts';
import type { Tables } from '../db/tables.ts';
import type { LinkKind } from './link-kind.ts';

interface AccountLinksTable {
  token_hash: Buffer;
  /** The name of a `LinkKind`. */
  kind: string;
  /** Null for a link that is about nobody's account. */
  user_id: UserId | null;
  subject: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    account_links: AccountLinksTable;
  }
}

type LinkCtx = Pick<Ctx, 'db' | 'clock'>;
type Owner = UserId | null;

/** A link to be made: about someone's account, or about its subject alone. */
export type NewLink =
  | {
      kind: LinkKind<UserId>;
      userId: UserId;
      /** What else it is about, such as a new address. */ subject?: string;
    }
  | { kind: LinkKind<null>; userId?: undefined; subject: string };

/** What a link was created with. */
export interface UsedLink<Of extends Owner = UserId> {
  userId: Of;
  subject: string;
}

/** Creates a link's token, known only to its recipient: the database holds its hash. Earlier links stay valid. */
export async function createLink(ctx: LinkCtx, link: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('account_links')
    .values({
      token_hash: hashSecret(token),
      kind: link.kind.name,
      user_id: link.userId ?? null,
      subject: link.subject ?? '',
      created_at: now,
      expires_at: new Date(now.getTime() + link.kind.lifetime),
      used_at: null,
    })
    .execute();
  return token;
}

/** What an open link is about; undefined if it is unknown, used or expired. Changes nothing. */
export async function findLink<Of extends Owner>(
  { db, clock }: LinkCtx,
  kind: LinkKind<Of>,
  token: string,
): Promise<UsedLink<Of> | undefined> {
  const row = await db
    .selectFrom('account_links')
    .select(['user_id', 'subject'])
    .where(isOpen(kind, token, clock.now()))
    .executeTakeFirst();
  return row && { userId: kind.ownerOf(row.user_id), subject: row.subject };
}

/** What a used link was about; undefined if it is unknown or open, or was removed after expiring. */
export async function findUsedLink<Of extends Owner>(
  { db }: LinkCtx,
  kind: LinkKind<Of>,
  token: string,
): Promise<UsedLink<Of> | undefined> {
  const row = await db
    .selectFrom('account_links')
    .select(['user_id', 'subject'])
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', kind.name)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return row && { userId: kind.ownerOf(row.user_id), subject: row.subject };
}

/**
 * Uses a link up: of several uses exactly one succeeds. Call it in the transaction of what the link is for. Refuses
 * with the conflict `link_over`, the same for a link that is unknown, used or expired.
 */
export async function useLink<Of extends Owner>(
  ctx: LinkCtx,
  kind: LinkKind<Of>,
  token: string,
): Promise<UsedLink<Of>> {
  const link = await takeLink(ctx, kind, token);
  if (!link) throw linkOver();
  return link;
}

/** The same for callers that do not care whether the link was open: undefined if it was not. */
export async function takeLink<Of extends Owner>(
  { db, clock }: LinkCtx,
  kind: LinkKind<Of>,
  token: string,
): Promise<UsedLink<Of> | undefined> {
  const now = clock.now();
  const row = await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where(isOpen(kind, token, now))
    .returning(['user_id', 'subject'])
    .executeTakeFirst();
  return row && { userId: kind.ownerOf(row.user_id), subject: row.subject };
}

/** The refusal of a link that can no longer be used. */
export const linkOver = () => new Conflict('link_over', 'app.refusal.linkOver');

/** Ends every open link of these kinds of a person, so that an older mail cannot undo what she has just settled. */
export async function endLinks(
  { db, clock }: LinkCtx,
  userId: UserId,
  kinds: readonly LinkKind<UserId>[],
): Promise<void> {
  const names = kinds.map(({ name }) => name);
  await db
    .updateTable('account_links')
    .set({ used_at: clock.now() })
    .where('user_id', '=', userId)
    .where('kind', 'in', names)
    .where('used_at', 'is', null)
    .execute();
}

/** Ends the open links of one kind that were created about the same thing, for the same person or for none. */
export async function endLinksAbout(
  { db, clock }: LinkCtx,
  { kind, userId, subject }: NewLink & { subject: string },
): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ used_at: clock.now() })
    .where('user_id', userId === undefined ? 'is' : '=', userId ?? null)
    .where('kind', '=', kind.name)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .execute();
}

/** Removes expired links; returns how many. For the database's maintenance. */
export async function removeExpiredLinks({ db, clock }: LinkCtx): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('account_links')
    .where('expires_at', '<=', clock.now())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function isOpen({ name }: LinkKind, token: string, now: Date) {
  return (link: ExpressionBuilder<Tables, 'account_links'>): Expression<SqlBool> =>
    link.and([
      link('token_hash', '=', hashSecret(token)),
      link('kind', '=', name),
      link('used_at', 'is', null),
      link('expires_at', '>', now),
    ]);
}

/** Makes another person the one whose open links about something these are, since it has changed hands. */
export async function handLinksOver(
  { db }: LinkCtx,
  { kind, userId, subject }: { kind: LinkKind<UserId>; userId: UserId; subject: string },
  to: UserId,
): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ user_id: to })
    .where('user_id', '=', userId)
    .where('kind', '=', kind.name)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .execute();
}
