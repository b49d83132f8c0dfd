import { randomUUID } from 'node:crypto';
import { money, type Money } from '#core/money.ts';
import {
  issueInvoice,
  type IssueCtx,
  type IssuedDocument,
  type IssueInput,
} from './documents/server/issue-document.ts';

export { listOwnDocuments } from './documents/server/list-documents.ts';

/** What an invoice for a year of a plan is issued with, or whatever is said instead. */
export function invoiceInput({
  amount = money(9000, 'USD'),
  ...changes
}: Partial<IssueInput> & { amount?: Money } = {}): IssueInput {
  return {
    entity: 'us',
    cause: `payment:${randomUUID()}`,
    buyer: { name: 'Dana Levi', emailAddress: 'dana@example.org', address: ['1 Olive St', 'Haifa'] },
    country: 'US',
    locale: 'en',
    lines: [{ text: 'invoices.kind.receipt', quantity: 1, unit: amount }],
    total: amount,
    ...changes,
  };
}

/** Issues an invoice. */
export function makeInvoice(
  ctx: IssueCtx,
  changes: Parameters<typeof invoiceInput>[0] = {},
): Promise<IssuedDocument> {
  return issueInvoice(ctx, invoiceInput(changes));
}
