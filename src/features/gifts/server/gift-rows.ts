import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { GiftsTable } from './tables.ts';

export type GiftRow = Selectable<GiftsTable>;

/** What names one gift: its id, its giver's token, or the hash of its code. */
export type GiftName = { id: string } | { token: string } | { codeHash: Buffer };

/** A gift, locked until the caller's transaction ends; all that happens to one happens one after the other. */
export function lockGift({ db }: Pick<Ctx, 'db'>, name: GiftName): Promise<GiftRow | undefined> {
  return selectGift(db, name).forUpdate().executeTakeFirst();
}

export function findGift({ db }: Pick<Ctx, 'db'>, name: GiftName): Promise<GiftRow | undefined> {
  return selectGift(db, name).executeTakeFirst();
}

export async function lockKnownGift(ctx: Pick<Ctx, 'db'>, name: GiftName): Promise<GiftRow> {
  const gift = await lockGift(ctx, name);
  if (!gift) throw new NotFound();
  return gift;
}

function selectGift(db: Ctx['db'], name: GiftName) {
  const gifts = db.selectFrom('gifts').selectAll();
  if ('id' in name) return gifts.where('id', '=', name.id);
  if ('token' in name) return gifts.where('token_hash', '=', hashSecret(name.token));
  return gifts.where('code_hash', '=', name.codeHash);
}

export async function updateGift(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { id }: Pick<GiftRow, 'id'>,
  set: Partial<Omit<GiftRow, 'tax_rule'>> & { tax_rule?: string | null },
): Promise<void> {
  await db
    .updateTable('gifts')
    .set({ ...set, changed_at: clock.now() })
    .where('id', '=', id)
    .execute();
}

export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}
