import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { aboutPayment } from './about-payment.ts';
import type { PaymentRow } from './payment-rows.ts';

/** Who pays, as she said; nothing is left of an erased person. */
export interface SealedPayer {
  name?: string | undefined;
  emailAddress?: string | undefined;
  /** Her account at a fund, until the fund has been asked. */
  fundAccount?: string | undefined;
}

export function sealPayer({ sealing }: Pick<Ctx, 'sealing'>, payer: SealedPayer): string {
  return sealing.seal(JSON.stringify(payer));
}

export function openPayer(
  { sealing }: Pick<Ctx, 'sealing'>,
  { sealed_payer }: Pick<PaymentRow, 'sealed_payer'>,
): SealedPayer {
  return JSON.parse(sealing.open(sealed_payer)) as SealedPayer;
}

/** Takes the secret of a fund off a payment that the fund has been asked for. */
export async function forgetFundAccount(
  ctx: Pick<Ctx, 'db' | 'sealing'>,
  payment: Pick<PaymentRow, 'id' | 'sealed_payer'>,
): Promise<void> {
  const { fundAccount: _, ...payer } = openPayer(ctx, payment);
  await ctx.db
    .updateTable('payments')
    .set({ sealed_payer: sealPayer(ctx, payer) })
    .where('id', '=', payment.id)
    .execute();
}

/** Takes the name and address of an erased person off her payments, which stay in the books, and off the mails about them. */
export async function erasePayer(
  ctx: Pick<Ctx, 'db' | 'sealing' | 'mails'>,
  { userId }: { userId: UserId },
): Promise<void> {
  const payments = await ctx.db
    .updateTable('payments')
    .set({ sealed_payer: sealPayer(ctx, {}) })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  await ctx.mails.forget(ctx, { about: payments.map(({ id }) => aboutPayment(id)) });
}
