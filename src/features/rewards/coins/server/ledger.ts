import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';
import { lockRewards, rewardsLock } from '#features/rewards/server/learner.ts';
import type { AccountKind, TransferKind } from '../policy.ts';

/** A person's account, locked until the transaction ends. */
export interface OwnAccount {
  id: string;
  balance: number;
}

/** One side of a transfer. An account of the house, or of what is held, is opened by its first posting. */
interface Posting {
  account: { id: string; kind: AccountKind; reference?: string };
  coins: number;
}

interface Transfer {
  person: OwnAccount;
  kind: TransferKind;
  reference: string;
  postings: readonly Posting[];
}

/**
 * A person's account, opened if she has none yet. Everything that moves her coins locks it first, after her rewards, so
 * that a balance that was read stays true until the commit.
 */
export async function lockAccount({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<OwnAccount> {
  const account = await selectAccount(db, userId);
  if (account) return account;
  await lockRewards(db, userId);
  await db
    .insertInto('coin_accounts')
    .values({ id: randomUUID(), kind: 'person', user_id: userId, reference: null, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const opened = await selectAccount(db, userId);
  if (!opened) throw new Error('an account of coins that was just opened is gone');
  return opened;
}

/** Locks her rewards on the way, in the same statement: the row is locked last, and read as it is then. */
async function selectAccount(db: Db, userId: UserId): Promise<OwnAccount | undefined> {
  const row = await db
    .with('rewards', (query) => query.selectNoFrom(rewardsLock(userId).as('locked')))
    .selectFrom(['coin_accounts', 'rewards'])
    .select(['coin_accounts.id', 'coin_accounts.balance'])
    .where('coin_accounts.user_id', '=', userId)
    .where('coin_accounts.kind', '=', 'person')
    .forUpdate('coin_accounts')
    .executeTakeFirst();
  return row && { id: row.id, balance: row.balance ?? 0 };
}

/**
 * Moves coins, in one statement; false if a transfer of this kind and reference has been made before. At the commit, the
 * database checks that the postings add up to zero, and at once that no balance is below it.
 */
export async function moveCoins(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { person, kind, reference, postings }: Transfer,
): Promise<boolean> {
  const others = postings.filter(({ account }) => account.kind !== 'person');
  const { rows } = await sql`
    with opened as (
      insert into coin_accounts (id, kind, reference, balance)
      select * from unnest(
        ${others.map(({ account }) => account.id)}::text[],
        ${others.map(({ account }) => account.kind)}::text[],
        ${others.map(({ account }) => account.reference ?? null)}::text[],
        ${others.map(({ account }) => (account.kind === 'held' ? 0 : null))}::bigint[]
      )
      on conflict do nothing
    ), made as (
      insert into coin_transfers (person, kind, reference, made_at)
      values (${person.id}, ${kind}, ${reference}, ${clock.now()})
      on conflict do nothing
      returning id
    )
    insert into coin_postings (transfer_id, account_id, coins)
    select made.id, posting.account_id, posting.coins from made, unnest(
      ${postings.map(({ account }) => account.id)}::text[],
      ${postings.map(({ coins }) => coins)}::bigint[]
    ) posting (account_id, coins)
    returning transfer_id
  `.execute(db);
  return rows.length > 0;
}

export function ofPerson({ id }: OwnAccount): Posting['account'] {
  return { id, kind: 'person' };
}

export function ofHouse(kind: Exclude<AccountKind, 'person' | 'held'>): Posting['account'] {
  return { id: kind, kind };
}

/** What is held for one redemption. */
export function ofHeld(reference: string): Posting['account'] {
  return { id: `held ${reference}`, kind: 'held', reference };
}
