import type { Selectable } from 'kysely';
import { Conflict, NotFound } from '#core/refusals.ts';
import { money, splitMoney, type Money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findIssued, type IssuedDocument } from './find-issued.ts';
import { insertNumbered } from './insert-numbered.ts';
import { composeRow, minor, type IssueCtx } from './issue-document.ts';
import type { Buyer, DocumentsTable, StoredTax } from './tables.ts';

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
export function issueCreditNote(ctx: IssueCtx, input: CreditInput): Promise<IssuedDocument> {
  return inTransaction(ctx, async (ctx) => {
    const { documentId, cause, amount } = input;
    const original = await lockOriginal(ctx, documentId);
    if (amount.currency !== original.currency || amount.amount <= 0n)
      throw new RangeError(`${original.number} is in ${original.currency}, and a credit is above zero`);
    const known = await findIssued(ctx, { kind: 'credit_note', cause });
    if (known) return known;
    const row = await composeRow(ctx, {
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
      // The credit note is from the same charity as the receipt that it takes back.
      ...(original.issuer.canada && { issuer: original.issuer }),
      lines: [
        {
          text: 'invoices.line.credit',
          values: { number: original.number },
          quantity: 1,
          unit: minor(amount),
          total: minor(amount),
        },
      ],
      ...(await shareOf(ctx, original, amount)),
    });
    return insertNumbered(ctx.db, row).returning(['id', 'number']).executeTakeFirstOrThrow();
  });
}

type Original = Selectable<DocumentsTable>;

/** The document to credit, locked so that nobody else credits it at the same time. */
async function lockOriginal({ db }: IssueCtx, id: string): Promise<Original> {
  const original = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '<>', 'credit_note')
    .forUpdate()
    .executeTakeFirst();
  if (!original) throw new NotFound();
  return original;
}

/** Splits an amount that is credited into net and tax. */
async function shareOf(ctx: IssueCtx, original: Original, { amount, currency }: Money) {
  const credited = await readCredited(ctx, original.id);
  const most = BigInt(original.gross) - credited.gross;
  if (amount > most)
    throw new Conflict('over_credited', 'invoices.refusal.overCredited', { most: Number(most) });
  const [, taxUpToNow] = splitMoney(money(credited.gross + amount, currency), [
    BigInt(original.net),
    BigInt(original.tax),
  ]);
  const tax = (taxUpToNow?.amount ?? 0n) - credited.tax;
  const net = amount - tax;
  const taxes = original.taxes.map((row): StoredTax => ({
    ...row,
    net: minor({ amount: net }),
    tax: minor({ amount: tax }),
  }));
  return { taxes, net, tax, gross: amount };
}

/**
 * The same for money that has gone back already: at most what is left of the document, since a refund that a bank had returned may have been
 * credited before. Undefined if nothing is left.
 */
export async function issueCreditNoteForRefund(
  ctx: IssueCtx,
  input: CreditInput,
): Promise<IssuedDocument | undefined> {
  const known = await findIssued(ctx, { kind: 'credit_note', cause: input.cause });
  if (known) return known;
  const { gross } = await lockOriginal(ctx, input.documentId);
  const left = BigInt(gross) - (await readCredited(ctx, input.documentId)).gross;
  const amount = left < input.amount.amount ? left : input.amount.amount;
  if (amount <= 0n) return undefined;
  return issueCreditNote(ctx, { ...input, amount: money(amount, input.amount.currency) });
}

/** How much of a document was credited so far. The caller has locked it. */
async function readCredited({ db }: IssueCtx, id: string): Promise<{ gross: bigint; tax: bigint }> {
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
