import { Conflict, NotFound } from '#core/refusals.ts';
import { money, splitMoney, type Money } from '#core/money.ts';
import { minor, storeDocument, type IssueCtx, type IssuedDocument } from './issue-document.ts';
import type { Buyer, StoredTax } from './tables.ts';

export interface CreditInput {
  /** The document that is taken back, in whole or in part. */
  documentId: string;
  /** What it is for, such as `refund:4f…`; issued again for the same, it is the same credit note. */
  cause: string;
  /** With its tax. */
  amount: Money;
}

/**
 * A credit note, in the transaction that gives money back. All that are issued for a document come to its own net amount and tax,
 * to the minor unit, and never to more: the conflict `over_credited`.
 */
export async function issueCreditNote(ctx: IssueCtx, input: CreditInput): Promise<IssuedDocument> {
  const { documentId, cause, amount } = input;
  const original = await ctx.db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', documentId)
    .where('kind', '<>', 'credit_note')
    .executeTakeFirst();
  if (!original) throw new NotFound();
  if (amount.currency !== original.currency || amount.amount <= 0n)
    throw new RangeError(`${original.number} is in ${original.currency}, and a credit is above zero`);
  return storeDocument(ctx, {
    kind: 'credit_note',
    entity: original.entity,
    cause,
    ...(original.payment_id !== null && { paymentId: original.payment_id }),
    ...(original.user_id !== null && { userId: original.user_id }),
    buyer: JSON.parse(ctx.sealing.open(original.buyer)) as Buyer,
    ...(original.country !== null && { country: original.country }),
    locale: original.language,
    currency: original.currency,
    refersTo: original.id,
    lines: [
      {
        text: 'invoices.line.credit',
        values: { number: original.number },
        quantity: 1,
        unit: minor(amount),
        total: minor(amount),
      },
    ],
    taxes: [],
    net: amount.amount,
    tax: 0n,
    gross: amount.amount,
    async settle(ctx) {
      const credited = await readCredited(ctx, original.id);
      const most = BigInt(original.gross) - credited.gross;
      if (amount.amount > most)
        throw new Conflict('over_credited', 'invoices.refusal.overCredited', { most: Number(most) });
      const upToNow = credited.gross + amount.amount;
      const [, tax] = splitMoney(money(upToNow, original.currency), [
        BigInt(original.net),
        BigInt(original.tax),
      ]);
      const taxNow = (tax?.amount ?? 0n) - credited.tax;
      const net = amount.amount - taxNow;
      const taxes = original.taxes.map((row): StoredTax => ({
        ...row,
        net: minor({ amount: net }),
        tax: minor({ amount: taxNow }),
      }));
      return { taxes, net, tax: taxNow, gross: amount.amount };
    },
  });
}

/**
 * The same for money that has gone back already: at most what is left of the document, since a refund that a bank had returned may have been
 * credited before. Undefined if nothing is left.
 */
export async function issueCreditNoteForRefund(
  ctx: IssueCtx,
  input: CreditInput,
): Promise<IssuedDocument | undefined> {
  const known = await ctx.db
    .selectFrom('documents')
    .select(['id', 'number'])
    .where('kind', '=', 'credit_note')
    .where('cause', '=', input.cause)
    .executeTakeFirst();
  if (known) return known;
  const { gross } = await ctx.db
    .selectFrom('documents')
    .select('gross')
    .where('id', '=', input.documentId)
    .executeTakeFirstOrThrow();
  const left = BigInt(gross) - (await readCredited(ctx, input.documentId)).gross;
  const amount = left < input.amount.amount ? left : input.amount.amount;
  if (amount <= 0n) return undefined;
  return issueCreditNote(ctx, { ...input, amount: money(amount, input.amount.currency) });
}

/** What was taken back so far; waits for a transaction that is taking back now. */
async function readCredited({ db }: IssueCtx, id: string): Promise<{ gross: bigint; tax: bigint }> {
  await db.selectFrom('documents').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('documents')
    .select(['gross', 'tax'])
    .where('refers_to', '=', id)
    .execute();
  return rows.reduce(
    (sum, row) => ({ gross: sum.gross + BigInt(row.gross), tax: sum.tax + BigInt(row.tax) }),
    { gross: 0n, tax: 0n },
  );
}
