import { randomUUID } from 'node:crypto';
import { money, type Money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import {
  issueInvoice,
  type IssueCtx,
  type IssuedDocument,
  type IssueInput,
} from './documents/server/issue-document.ts';

import { getDocument } from './documents/server/view-document.ts';
import type { LegalEntity } from '#core/payment-providers.ts';
import { changeSetting, readSetting } from '#platform/settings/settings.ts';
import { entitiesSetting } from './server/settings.ts';

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

/** Says who an entity is, as finance does before it is paid; without an account for transfers unless one is given. */
export async function describeEntity(
  ctx: Parameters<typeof changeSetting>[0],
  entity: LegalEntity,
  { bank = '' } = {},
): Promise<void> {
  const real = {
    name: 'Ofek Learning',
    address: '5 Herzl Street, Jerusalem',
    taxNumber: '58-1234567',
    email: 'money@ofek.org',
    bank,
  };
  await changeSetting(ctx, entitiesSetting, { ...(await readSetting(ctx, entitiesSetting)), [entity]: real });
}

/** Issues an invoice. */
export function makeInvoice(
  ctx: IssueCtx,
  changes: Parameters<typeof invoiceInput>[0] = {},
): Promise<IssuedDocument> {
  return issueInvoice(ctx, invoiceInput(changes));
}

/** Reads a document the way its link shows it. */
export function findDocument(
  ctx: Parameters<typeof getDocument>[0],
  reference: string,
): ReturnType<typeof getDocument> {
  return getDocument(ctx, { reference });
}

/** The serial numbers of all receipts, in order, and of one payment's alone if one is named. */
export async function listReceiptNumbers({ db }: Pick<Ctx, 'db'>, paymentId?: string): Promise<number[]> {
  const rows = await db
    .selectFrom('documents')
    .select('serial')
    .where('kind', '=', 'receipt')
    .$if(paymentId !== undefined, (receipts) => receipts.where('payment_id', '=', paymentId ?? ''))
    .orderBy('serial')
    .execute();
  return rows.map(({ serial }) => serial);
}
