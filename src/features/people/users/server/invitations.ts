import type { Selectable } from 'kysely';
import { isChildAccount } from '#core/access.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMinor } from '#features/people/policy.ts';
import { mailboxKey } from './mailbox-key.ts';
import type { UsersTable } from './tables.ts';

/** What decides whether someone is thanked for an invitation, as the one who sent it or the one who followed it. */
interface InvitedPerson {
  userId: UserId;
  isChild: boolean;
  classicMode: boolean;
  givenUp: boolean;
  /** The mailbox that she has proved to be hers. */
  mailbox: string | undefined;
}

const columns = [
  'id',
  'role',
  'adult_from',
  'classic_mode',
  'erase_at',
  'email_address',
  'email_verified_at',
] as const;

/** Someone and the one whose invitation led to her account; undefined if nobody's did, or either account is gone. */
export async function findInvitation(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  friendId: UserId,
): Promise<{ inviter: InvitedPerson; friend: InvitedPerson } | undefined> {
  const row = await db.selectFrom('users').select('invited_by').where('id', '=', friendId).executeTakeFirst();
  if (!row?.invited_by) return undefined;
  const inviterId = row.invited_by;
  const people = await db
    .selectFrom('users')
    .select(columns)
    .where('id', 'in', [friendId, inviterId])
    .execute();
  const now = clock.now();
  const inviter = people.find(({ id }) => id === inviterId);
  const friend = people.find(({ id }) => id === friendId);
  return inviter && friend && { inviter: toInvited(inviter, now), friend: toInvited(friend, now) };
}

/** The proved mailboxes of these people. */
export async function listMailboxes(
  { db }: Pick<Ctx, 'db'>,
  userIds: readonly UserId[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('email_address')
    .where('id', 'in', userIds)
    .where('email_verified_at', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ email_address }) => (email_address ? [mailboxKey(email_address)] : [])));
}

/** How many accounts someone's invitations have led to. */
export async function countInvited({ db }: Pick<Ctx, 'db'>, inviterId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invited_by', '=', inviterId)
    .executeTakeFirstOrThrow();
  return count;
}

function toInvited(row: Pick<Selectable<UsersTable>, (typeof columns)[number]>, now: Date): InvitedPerson {
  const { id, role, adult_from, classic_mode, erase_at, email_address, email_verified_at } = row;
  return {
    userId: id,
    isChild: isChildAccount({ role, minor: isMinor(adult_from, now) }),
    classicMode: classic_mode,
    givenUp: erase_at !== null,
    mailbox: email_verified_at && email_address ? mailboxKey(email_address) : undefined,
  };
}
