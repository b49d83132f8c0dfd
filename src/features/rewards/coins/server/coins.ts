import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SpentOn } from '../policy.ts';
import { lockAccount, moveCoins, ofHeld, ofHouse, ofPerson, type OwnAccount } from './ledger.ts';

type CoinsCtx = Pick<Ctx, 'db' | 'clock'>;

/** Coins that a person gets or pays; `reference` says what for, and makes a repeat move nothing. */
export interface CoinsMoved {
  userId: UserId;
  reference: string;
  coins: number;
}

/** Gives coins that come from somewhere new. Joins the caller's transaction; false if it was done before. */
export async function issueCoins(
  ctx: CoinsCtx,
  { userId, reference, coins, from }: CoinsMoved & { from: 'points' | 'chest' | 'gift' },
): Promise<boolean> {
  const person = await lockAccount(ctx, userId);
  return moveCoins(ctx, {
    person,
    kind: from,
    reference,
    postings: [
      { account: ofPerson(person), coins },
      { account: ofHouse(`issued-${from}`), coins: -coins },
    ],
  });
}

/** Pays for a freeze. Refuses with `too_few_coins`. Joins the caller's transaction. */
export async function payForFreeze(
  ctx: CoinsCtx,
  { userId, reference, coins }: CoinsMoved,
): Promise<boolean> {
  const person = await lockAccount(ctx, userId);
  refuseTooFew(person, coins);
  return moveCoins(ctx, {
    person,
    kind: 'freeze',
    reference,
    postings: [
      { account: ofPerson(person), coins: -coins },
      { account: ofHouse('spent-freezes'), coins },
    ],
  });
}

/**
 * Spends coins that a person has. Refuses with `too_few_coins`. Joins the caller's transaction; false if it was done
 * before
 */
export async function spendCoins(
  ctx: CoinsCtx,
  { userId, reference, coins, on, account }: CoinsMoved & { on: SpentOn; account?: OwnAccount },
): Promise<boolean> {
  const person = account ?? (await lockAccount(ctx, userId));
  if (person.balance < coins && (await isMoved(ctx, person, 'spent', reference))) return false;
  refuseTooFew(person, coins);
  return moveCoins(ctx, {
    person,
    kind: 'spent',
    reference,
    postings: [
      { account: ofPerson(person), coins: -coins },
      { account: ofHouse(`spent-${on}`), coins },
    ],
  });
}

/** Sets coins aside for one redemption, until they are spent or returned. The same rules as for spending. */
export async function holdCoins(ctx: CoinsCtx, { userId, reference, coins }: CoinsMoved): Promise<boolean> {
  const person = await lockAccount(ctx, userId);
  if (person.balance < coins && (await isMoved(ctx, person, 'held', reference))) return false;
  refuseTooFew(person, coins);
  return moveCoins(ctx, {
    person,
    kind: 'held',
    reference,
    postings: [
      { account: ofPerson(person), coins: -coins },
      { account: ofHeld(reference), coins },
    ],
  });
}

/** Spends what is held under a reference. False if nothing is held any more. Joins the caller's transaction. */
export async function spendHeldCoins(
  ctx: CoinsCtx,
  { reference, on }: { reference: string; on: SpentOn },
): Promise<boolean> {
  const held = await lockHeld(ctx, reference);
  if (!held) return false;
  return moveCoins(ctx, {
    person: held.person,
    kind: 'spent',
    reference,
    postings: [
      { account: ofHeld(reference), coins: -held.coins },
      { account: ofHouse(`spent-${on}`), coins: held.coins },
    ],
  });
}

/**
 * Gives what is held under a reference back; to an account that is nobody's any more, it is written off. False if nothing
 * is held any more. Joins the caller's transaction.
 */
export async function returnCoins(ctx: CoinsCtx, { reference }: { reference: string }): Promise<boolean> {
  const held = await lockHeld(ctx, reference);
  if (!held) return false;
  return moveCoins(ctx, {
    person: held.person,
    kind: 'returned',
    reference,
    postings: [
      { account: ofHeld(reference), coins: -held.coins },
      { account: ofPerson(held.person), coins: held.coins },
    ],
  });
}

function refuseTooFew({ balance }: OwnAccount, price: number): void {
  if (balance < price)
    throw new Conflict('too_few_coins', 'rewards.refusal.tooFewCoins', { price, coins: balance });
}

async function isMoved(
  { db }: CoinsCtx,
  person: OwnAccount,
  kind: 'spent' | 'held',
  reference: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('coin_transfers')
    .select('id')
    .where('person', '=', person.id)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}

/** What is held under a reference, locked with the account of the person whose coins these are. */
async function lockHeld(
  ctx: CoinsCtx,
  reference: string,
): Promise<{ person: OwnAccount; coins: number } | undefined> {
  const owner = await ctx.db
    .selectFrom('coin_transfers')
    .innerJoin('coin_accounts', 'coin_accounts.id', 'coin_transfers.person')
    .select(['coin_accounts.id', 'coin_accounts.user_id'])
    .where('coin_transfers.kind', '=', 'held')
    .where('coin_transfers.reference', '=', reference)
    .executeTakeFirst();
  if (!owner) return undefined;
  // An erased person's account needs no lock of her rewards: nothing else moves it any more.
  const person = owner.user_id ? await lockAccount(ctx, owner.user_id) : { id: owner.id, balance: 0 };
  const held = await ctx.db
    .selectFrom('coin_accounts')
    .select('balance')
    .where('id', '=', ofHeld(reference).id)
    .forUpdate()
    .executeTakeFirst();
  const coins = held?.balance ?? 0;
  return coins > 0 ? { person, coins } : undefined;
}
