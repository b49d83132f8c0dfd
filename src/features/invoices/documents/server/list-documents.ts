import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { decimalText, money, type Currency } from '#core/money.ts';
import { kindNames } from '#features/invoices/policy.ts';
import { DocumentsRequest, type DocumentRow } from '../contract.ts';
import { viewRow } from './view-document.ts';

const perPage = 50;

/** The caller's own documents, newest first. */
export async function listOwnDocuments(
  ctx: Ctx,
  { after }: { after?: string | undefined },
): Promise<{ items: DocumentRow[]; next?: string }> {
  const { userId } = signedIn(ctx);
  const own = ctx.db.selectFrom('documents').selectAll().where('user_id', '=', userId);
  const { rows, next } = await readPage(own, {
    by: ['issued_at', 'id'],
    order: 'newest first',
    after,
    perPage,
  });
  return { items: rows.map(viewRow), ...(next !== undefined && { next }) };
}

const documentsListing = defineListing({
  name: 'invoices',
  request: DocumentsRequest,
  rows: ({ db }) =>
    db
      .selectFrom('documents')
      .select([
        'documents.id',
        'documents.number',
        'documents.kind',
        'documents.entity',
        'documents.issued_on',
        'documents.currency',
        'documents.net',
        'documents.tax',
        'documents.gross',
        'documents.payment_id',
      ]),
  id: sql.ref('documents.id'),
  sorts: { issuedAt: { by: sql.ref('documents.issued_at'), type: 'timestamptz', isRequired: true } },
  defaultSort: '-issuedAt',
  filters: {
    kind: (kind) => sql`documents.kind = ${kind}`,
    entity: (entity) => sql`documents.entity = ${entity}`,
  },
  // A number, or the payment that it is for: names are encrypted.
  search: (q) =>
    sql`documents.number like ${`%${likeText(q.toUpperCase())}%`} or documents.payment_id = ${q}`,
  csv: {
    permission: 'money.read',
    columns: [
      { heading: 'invoices.document.number', value: ({ number }) => number },
      { heading: 'invoices.list.kind', value: ({ kind }, ctx) => ctx.say(kindNames[kind]) },
      { heading: 'invoices.list.entity', value: ({ entity }, ctx) => ctx.say(`invoices.entity.${entity}`) },
      { heading: 'invoices.document.date', value: ({ issued_on }) => issued_on },
      { heading: 'invoices.document.net', value: ({ net, currency }) => plain(net, currency) },
      { heading: 'invoices.list.taxAmount', value: ({ tax, currency }) => plain(tax, currency) },
      { heading: 'invoices.document.gross', value: ({ gross, currency }) => plain(gross, currency) },
      { heading: 'invoices.list.currency', value: ({ currency }) => currency },
      { heading: 'invoices.list.payment', value: ({ payment_id }) => payment_id },
    ],
  },
});

function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function plain(amount: number, currency: Currency): string {
  return decimalText(money(amount, currency));
}

/** All documents, for finance. */
export async function listDocuments(ctx: Ctx, request: DocumentsRequest): Promise<ListingPage<DocumentRow>> {
  const page = await readListing(ctx, documentsListing, request);
  return { ...page, items: page.items.map(viewRow) };
}

export const documentsFile = fileOf(documentsListing);
