import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { isCountry } from '#core/countries.ts';
import { refuses } from '#core/declared-refusals.ts';
import { currencyCodes } from '#core/money.ts';
import { EmailAddress, line, paragraphs } from '#features/people/contract.ts';
import { taxNames } from '#features/invoices/contract.ts';
import { leastSeats, longestAddress, longestOrder, longestSchool, mostSeats } from '../policy.ts';

const Seats = z
  .int('licenses.field.seats')
  .check(z.gte(leastSeats, 'licenses.field.seats'), z.lte(mostSeats, 'licenses.field.seats'));
const Country = z.string().check(z.refine(isCountry, 'licenses.field.country'));

const ContactEmail = z
  .string()
  .check(z.refine((typed) => EmailAddress.safeParse(typed).success, 'licenses.field.contactEmail'));

/** What seats cost for a year where the buyer is, in minor units; the tax is within the total or added to the price. */
export const LicenseQuote = z.object({
  seats: z.int(),
  country: z.string(),
  currency: z.enum(currencyCodes),
  unit: z.int(),
  price: z.int(),
  tax: z.nullable(
    z.object({
      amount: z.int(),
      name: z.enum(taxNames),
      rate: z.int(),
      mode: z.enum(['inclusive', 'added']),
    }),
  ),
  total: z.int(),
});
export type LicenseQuote = z.infer<typeof LicenseQuote>;

/** `total` is what the page showed, in minor units; `key` makes a second sending the same request. */
export const LicenseInput = z.object({
  seats: Seats,
  country: Country,
  total: z.int(),
  key: z.string().check(z.minLength(8), z.maxLength(100)),
  startsOn: z.iso.date('licenses.field.day'),
  school: line(longestSchool).check(z.minLength(1, 'licenses.field.school')),
  address: paragraphs(longestAddress).check(z.minLength(1, 'licenses.field.address')),
  contactName: line(120).check(z.minLength(1, 'licenses.field.contactName')),
  contactEmail: ContactEmail,
  purchaseOrder: line(longestOrder),
  taxNumber: line(60),
});
export type LicenseInput = z.infer<typeof LicenseInput>;

export const askingContract = {
  quote: oc
    .route({
      method: 'GET',
      path: '/licenses/quote',
      operationId: 'getLicenseQuote',
      summary: 'Get what seats for a school cost for a year in a country',
    })
    .input(z.object({ seats: z.coerce.number().check(z.gte(1), z.lte(1_000_000)), country: Country }))
    .output(LicenseQuote),
  request: oc
    .route({
      method: 'POST',
      path: '/licenses',
      operationId: 'requestLicense',
      successStatus: 201,
      summary: 'Ask for a school’s license; an invoice follows once finance has accepted it',
    })
    .meta(refuses({ conflict: ['price_changed', 'already_requested'], forbidden: ['forbidden'] }))
    .input(LicenseInput)
    .output(z.object({ id: z.string() })),
};
