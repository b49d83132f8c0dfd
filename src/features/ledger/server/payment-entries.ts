import type { Ctx } from '#platform/ctx.ts';

/** A transfer that was booked for a payment, with its lines in minor units: a debit is positive, a credit negative. */
interface PaymentTransfer {
  id: number;
  madeAt: Date;
  cause: string;
  note: string;
  lines: { account: string; amount: number }[];
}

/** Everything that was booked for a payment, in the order of booking. */
export async function listEntriesOfPayment(
  { db }: Pick<Ctx, 'db'>,
  paymentId: string,
): Promise<PaymentTransfer[]> {
  const rows = await db
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .select([
      'transfer.id',
      'transfer.made_at',
      'transfer.cause',
      'transfer.note',
      'entry.account_id',
      'entry.amount',
    ])
    .where('transfer.payment_id', '=', paymentId)
    .orderBy('transfer.id')
    .orderBy('entry.account_id')
    .execute();
  const transfers = new Map<number, PaymentTransfer>();
  for (const { id, made_at, cause, note, account_id, amount } of rows) {
    const transfer = transfers.get(id) ?? { id, madeAt: made_at, cause, note, lines: [] };
    transfer.lines.push({ account: account_id, amount });
    transfers.set(id, transfer);
  }
  return [...transfers.values()];
}
