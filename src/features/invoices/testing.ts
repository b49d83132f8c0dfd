import { randomUUID } from 'node:crypto';
import { money, type Money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { IssuedDocument } from './documents/server/find-issued.ts';
import {
  issueInvoice,
  issueReceipt,
  type IssueCtx,
  type IssueInput,
} from './documents/server/issue-document.ts';
import { findInvoice, findReceipt } from './documents/server/find-document.ts';
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

/** Says who an entity is, as finance does before it is paid; without an account for transfers, and no charity, unless it is said. */
export async function describeEntity(
  ctx: Parameters<typeof changeSetting>[0],
  entity: LegalEntity,
  { bank = '', charityNumber = '' } = {},
): Promise<void> {
  const real = {
    name: 'Ofek Learning',
    address: '5 Herzl Street, Jerusalem',
    taxNumber: '58-1234567',
    email: 'money@ofek.org',
    bank,
    charityNumber,
  };
  await changeSetting(ctx, entitiesSetting, { ...(await readSetting(ctx, entitiesSetting)), [entity]: real });
}

/** Issues an invoice. */
export async function makeInvoice(
  ctx: IssueCtx,
  changes: Parameters<typeof invoiceInput>[0] = {},
): Promise<IssuedDocument> {
  const input = invoiceInput(changes);
  await issueInvoice(ctx, input);
  return issued(await findInvoice(ctx, input.cause));
}

/** Issues a receipt for a gift. */
export async function makeReceipt(
  ctx: IssueCtx,
  changes: Parameters<typeof invoiceInput>[0] = {},
): Promise<IssuedDocument> {
  const input = invoiceInput(changes);
  await issueReceipt(ctx, input);
  return issued(await findReceipt(ctx, input.cause));
}

function issued(document: IssuedDocument | undefined): IssuedDocument {
  if (!document) throw new Error('no document was issued');
  return document;
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

/** What the documents know of their buyers, each with whether it is erased, in the order of their numbers. */
export async function listBuyers({ db, sealing }: Pick<Ctx, 'db' | 'sealing'>) {
  const rows = await db
    .selectFrom('documents')
    .select(['number', 'buyer', 'erased_at'])
    .orderBy('number')
    .execute();
  return rows.map(({ number, buyer, erased_at }) => ({
    number,
    knows: Object.keys(JSON.parse(sealing.open(buyer)) as object),
    isErased: erased_at !== null,
  }));
}
