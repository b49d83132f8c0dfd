import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Currency } from '#core/money.ts';
import { paymentMethods, type PaymentMethod, type ProviderId } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SavedFacts } from '#platform/payments/provider.ts';
import type { PaymentCtx } from './payment-ctx.ts';
import type { PaymentRow } from './payment-rows.ts';
import { providerFor } from './provider-for.ts';

/** Keeps a way to pay for later charges, once for its owner: the payer's account, else the payer of this payment alone. */
export async function saveMethod(
  { db, clock, sealing }: PaymentCtx,
  { user_id, payer, provider }: PaymentRow,
  { token, kind, label, expiresIn }: SavedFacts,
): Promise<string> {
  const sealed_token = sealing.seal(token);
  const told = { sealed_token, label, expires_in: expiresIn ?? null, removed_at: null };
  const { id } = await db
    .insertInto('payment_methods')
    .values({
      id: randomUUID(),
      user_id,
      payer: user_id === null ? payer : null,
      provider,
      token_mark: sealing.disguise(token),
      kind,
      created_at: clock.now(),
      ...told,
    })
    .onConflict((conflict) =>
      user_id === null
        ? conflict
            .columns(['payer', 'provider', 'token_mark'])
            .where('payer', 'is not', null)
            .doUpdateSet(told)
        : conflict.columns(['user_id', 'provider', 'token_mark']).doUpdateSet(told),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A saved way to pay, as its owner knows it. */
export interface SavedMethod {
  provider: ProviderId;
  kind: SavedFacts['kind'];
  /** `Visa 4242`, or the address of an account. */
  label: string;
  /** `2027-03`, where it expires. */
  expiresIn: string | null;
}

/** Undefined once it has been removed. */
export async function findSavedMethod({ db }: Pick<Ctx, 'db'>, id: string): Promise<SavedMethod | undefined> {
  const row = await db
    .selectFrom('payment_methods')
    .select(['provider', 'kind', 'label', 'expires_in'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && { provider: row.provider, kind: row.kind, label: row.label, expiresIn: row.expires_in };
}

/** Forgets what was kept for a payer without an account, except one. Nothing can be charged with it from then on. */
export async function forgetSavedMethods(
  { db, clock, sealing }: Pick<Ctx, 'db' | 'clock' | 'sealing'>,
  { payer, except }: { payer: string; except?: string | null },
): Promise<void> {
  await db
    .updateTable('payment_methods')
    .set({ removed_at: clock.now(), sealed_token: sealing.seal(''), label: '' })
    .where('payer', '=', payer)
    .where('removed_at', 'is', null)
    .$if(except != null, (rows) => rows.where('id', '<>', except ?? ''))
    .execute();
}

/** The way to pay that a payment saved or used; undefined if there is none. */
export async function findMethodOfPayment(
  { db }: Pick<Ctx, 'db'>,
  paymentId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('payment_method_id')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return row?.payment_method_id ?? undefined;
}

/** The ways to pay that an owner has saved and a currency can be paid with, the latest first. */
export async function listSavedMethods(
  ctx: Pick<Ctx, 'db' | 'clock' | 'providers'>,
  userId: UserId,
  currency: Currency,
): Promise<{ id: string; method: PaymentMethod; label: string }[]> {
  const ways = new Map(
    paymentMethods.toReversed().flatMap((method) => {
      const provider = providerFor(ctx, method, currency);
      return provider ? [[provider, method] as const] : [];
    }),
  );
  const rows = await ctx.db
    .selectFrom('payment_methods')
    .select(['id', 'provider', 'label', 'expires_in'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  const month = ctx.clock.now().toISOString().slice(0, 7);
  return rows.flatMap(({ id, provider, label, expires_in }) => {
    const method = ways.get(provider);
    const isOver = expires_in !== null && expires_in < month;
    return method === undefined || isOver ? [] : [{ id, method, label }];
  });
}
