import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { currencyCodes } from '#core/money.ts';
import { line, paragraphs } from '#features/people/contract.ts';
import { licenseFilters, licenseStates, longestReason } from '../policy.ts';

const Id = z.string().check(z.maxLength(100));
const Change = z.object({
  id: Id,
  version: z.coerce.number().check(z.gte(1), z.lte(2_000_000_000)),
});

export const LicensesRequest = z.extend(ListingRequest, { state: z.optional(z.enum(licenseFilters)) });
export type LicensesRequest = z.infer<typeof LicensesRequest>;

/** A license as finance lists it. Amounts are minor units. */
export const AdminLicense = z.object({
  id: z.string(),
  state: z.enum(licenseStates),
  isOverdue: z.boolean(),
  school: z.string(),
  country: z.string(),
  seats: z.int(),
  startsOn: z.string(),
  endsOn: z.string(),
  currency: z.enum(currencyCodes),
  total: z.int(),
  dueOn: z.nullable(z.string()),
  requestedAt: z.string(),
});
export type AdminLicense = z.infer<typeof AdminLicense>;

export const AdminLicenseDetail = z.extend(AdminLicense, {
  address: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  purchaseOrder: z.string(),
  taxNumber: z.string(),
  language: z.enum(localeCodes),
  /** Null once the account is gone. */
  holder: z.nullable(z.object({ name: z.string(), href: z.nullable(z.string()) })),
  unit: z.int(),
  tax: z.int(),
  invoiceId: z.nullable(z.string()),
  reminders: z.int(),
  reason: z.nullable(z.string()),
  paidOn: z.nullable(z.string()),
  paidReference: z.nullable(z.string()),
  sharedWith: z.int(),
  version: z.int(),
});
export type AdminLicenseDetail = z.infer<typeof AdminLicenseDetail>;

/** `amount` is a plain decimal: what arrived at the bank. */
export const LicensePaidInput = z.extend(Change, {
  paidOn: z.iso.date('licenses.field.day'),
  reference: line(100).check(z.minLength(1, 'licenses.field.reference')),
  amount: z.string().check(z.maxLength(40)),
});
export type LicensePaidInput = z.infer<typeof LicensePaidInput>;

export const EndLicenseInput = z.extend(Change, {
  reason: paragraphs(longestReason).check(z.minLength(1, 'licenses.field.reason')),
});
export type EndLicenseInput = z.infer<typeof EndLicenseInput>;

const changed = refuses({ conflict: ['changed_meanwhile', 'wrong_state'], notFound: true });
const accepted = refuses({ conflict: ['changed_meanwhile', 'wrong_state', 'undescribed'], notFound: true });

export const financeContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/money/licenses',
      operationId: 'listLicenses',
      summary: 'List school licenses, with the requests for new ones',
    })
    .input(LicensesRequest)
    .output(listingPageOf(AdminLicense)),
  get: oc
    .route({
      method: 'GET',
      path: '/admin/money/licenses/{id}',
      operationId: 'getLicense',
      summary: 'Get everything of a license',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: Id }))
    .output(AdminLicenseDetail),
  accept: oc
    .route({
      method: 'POST',
      path: '/admin/money/licenses/{id}/accept',
      operationId: 'acceptLicense',
      summary: 'Accept a request: its invoice goes out, and its seats are there from the first day',
    })
    .meta(accepted)
    .input(Change)
    .output(AdminLicenseDetail),
  decline: oc
    .route({
      method: 'POST',
      path: '/admin/money/licenses/{id}/decline',
      operationId: 'declineLicense',
      summary: 'Decline a request, and say why',
    })
    .meta(changed)
    .input(EndLicenseInput)
    .output(AdminLicenseDetail),
  markPaid: oc
    .route({
      method: 'POST',
      path: '/admin/money/licenses/{id}/paid',
      operationId: 'markLicensePaid',
      summary: 'Say that the money of an invoice has arrived at the bank; the same again changes nothing',
    })
    .meta(changed)
    .input(LicensePaidInput)
    .output(AdminLicenseDetail),
  cancel: oc
    .route({
      method: 'POST',
      path: '/admin/money/licenses/{id}/cancel',
      operationId: 'cancelLicense',
      summary: 'Cancel a license that was not paid: a credit note takes its invoice back, and its seats end',
    })
    .meta(changed)
    .input(EndLicenseInput)
    .output(AdminLicenseDetail),
};
