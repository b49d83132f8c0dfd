import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { currencyCodes } from '#core/money.ts';
import { legalEntities } from '#core/payment-providers.ts';
import { documentKinds } from '../policy.ts';
import { taxNames } from '../taxes/policy.ts';

/** In minor units. */
const Amount = z.object({ amount: z.int(), currency: z.enum(currencyCodes) });

/** A document by its number, for lists. `id` is its reference for those who may see it. */
export const DocumentRow = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(documentKinds),
  entity: z.enum(legalEntities),
  issuedOn: z.string(),
  gross: Amount,
});
export type DocumentRow = z.infer<typeof DocumentRow>;

/** A document as it was issued; texts in the language that is asked for. Rates are in hundredths of a percent. */
export const DocumentView = z.extend(DocumentRow, {
  /** The language of its PDF. */
  language: z.enum(localeCodes),
  issuer: z.object({
    name: z.string(),
    address: z.string(),
    taxNumber: z.string(),
    email: z.string(),
    bank: z.optional(z.string()),
    charityNumber: z.optional(z.string()),
    approval: z.optional(z.string()),
  }),
  buyer: z.object({
    name: z.string(),
    emailAddress: z.optional(z.string()),
    address: z.optional(z.array(z.string())),
  }),
  country: z.nullable(z.string()),
  lines: z.array(z.object({ text: z.string(), quantity: z.int(), unit: Amount, total: Amount })),
  taxes: z.array(z.object({ name: z.enum(taxNames), rate: z.int(), tax: Amount })),
  net: Amount,
  /** What the law of its country asks a receipt to say. */
  statements: z.array(z.string()),
  /** All of the money has gone back: it proves nothing any more. */
  isVoid: z.boolean(),
  /** Of a receipt: the day on which the gift was received, if it was issued on another. */
  receivedOn: z.nullable(z.string()),
  /** Of an invoice that is paid later: until when, and what the buyer calls the order. */
  dueOn: z.nullable(z.string()),
  purchaseOrder: z.nullable(z.string()),
  /** Of a credit note: the number of what it takes back. */
  refersTo: z.nullable(z.string()),
  /** The numbers of the credit notes for it. */
  creditedBy: z.array(z.string()),
});
export type DocumentView = z.infer<typeof DocumentView>;

/** An id, for its owner and for finance; or the token of its link, for anyone. */
export const DocumentReference = z.object({
  reference: z.string().check(z.maxLength(100)),
  lang: z.optional(z.enum(localeCodes)),
});
export type DocumentReference = z.infer<typeof DocumentReference>;

export const DocumentsRequest = z.extend(ListingRequest, {
  kind: z.optional(z.enum(documentKinds)),
  entity: z.optional(z.enum(legalEntities)),
});
export type DocumentsRequest = z.infer<typeof DocumentsRequest>;

export const documentsContract = {
  document: oc
    .route({
      method: 'GET',
      path: '/invoices/{reference}',
      operationId: 'getMoneyDocument',
      summary: 'Get an invoice, receipt, credit note or acknowledgment',
    })
    .meta(refuses({ notFound: true }))
    .input(DocumentReference)
    .output(DocumentView),
  own: oc
    .route({
      method: 'GET',
      path: '/users/current/invoices',
      operationId: 'listOwnMoneyDocuments',
      summary: 'List the caller’s invoices and receipts, newest first',
    })
    .input(z.object({ after: z.optional(z.string().check(z.maxLength(200))) }))
    .output(z.object({ items: z.array(DocumentRow), next: z.optional(z.string()) })),
  adminDocuments: oc
    .route({
      method: 'GET',
      path: '/admin/money/invoices',
      operationId: 'listMoneyDocuments',
      summary: 'List everything that was issued',
    })
    .input(DocumentsRequest)
    .output(listingPageOf(DocumentRow)),
};
