import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { currencyCodes } from '#core/money.ts';
import { legalEntities } from '#core/payment-providers.ts';

/** One side of a transfer. One of `debit` and `credit` is null; both are in minor units of the currency. */
export const JournalEntry = z.object({
  id: z.string(),
  /** Of the transfer: entries with the same add up to zero. */
  transfer: z.int(),
  /** The day of the books, in UTC. */
  day: z.string(),
  entity: z.enum(legalEntities),
  currency: z.enum(currencyCodes),
  account: z.string(),
  debit: z.nullable(z.int()),
  credit: z.nullable(z.int()),
  cause: z.string(),
  paymentId: z.nullable(z.string()),
  note: z.string(),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

const day = z.optional(z.iso.date());

/** `from` and `until` are days of the books, both included. `account` is the beginning of an account's name, such as `us.USD.income`. */
export const JournalRequest = z.extend(ListingRequest, {
  from: day,
  until: day,
  entity: z.optional(z.enum(legalEntities)),
  currency: z.optional(z.enum(currencyCodes)),
  account: z.optional(z.string().check(z.trim(), z.maxLength(200))),
});
export type JournalRequest = z.infer<typeof JournalRequest>;

export const journalContract = {
  journal: oc
    .route({
      method: 'GET',
      path: '/admin/money/journal',
      operationId: 'listJournalEntries',
      summary: 'List what was booked, in the order of booking',
    })
    .input(JournalRequest)
    .output(listingPageOf(JournalEntry)),
};
