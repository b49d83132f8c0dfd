import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { currencyCodes } from '#core/money.ts';
import { EmailAddress } from '#features/people/contract.ts';
import { licenseStates, mostSeats } from '../policy.ts';

const Id = z.string().check(z.maxLength(100));
const ShareSeats = z
  .int('licenses.field.shareSeats')
  .check(z.gte(1, 'licenses.field.shareSeats'), z.lte(mostSeats, 'licenses.field.shareSeats'));

/** A license as its holder sees it, without her colleagues. Amounts are minor units. */
export const OwnLicense = z.object({
  id: z.string(),
  state: z.enum(licenseStates),
  school: z.string(),
  seats: z.int(),
  startsOn: z.string(),
  endsOn: z.string(),
  currency: z.enum(currencyCodes),
  total: z.int(),
  dueOn: z.nullable(z.string()),
  /** The invoice, for `/invoices/{id}`. */
  invoiceId: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** It is in force, or will be. */
  isLive: z.boolean(),
  mayRenew: z.boolean(),
});
export type OwnLicense = z.infer<typeof OwnLicense>;

/** Seats that someone has of a license; `isAccepted` is false of an invitation that waits. */
export const LicenseShare = z.object({
  id: z.string(),
  emailAddress: z.string(),
  name: z.nullable(z.string()),
  seats: z.int(),
  isAccepted: z.boolean(),
});
export type LicenseShare = z.infer<typeof LicenseShare>;

/** `seatsLeft` are the holder's own, of which her students take `seatsTaken`. */
export const LicenseDetail = z.extend(OwnLicense, {
  shares: z.array(LicenseShare),
  seatsLeft: z.int(),
  seatsTaken: z.int(),
});
export type LicenseDetail = z.infer<typeof LicenseDetail>;

/** What a colleague is invited to. */
export const LicenseInvitation = z.object({ school: z.string(), seats: z.int(), endsOn: z.string() });
export type LicenseInvitation = z.infer<typeof LicenseInvitation>;

const sharing = refuses({ notFound: true, conflict: ['too_few_seats', 'license_over', 'shared_already'] });

export const holdingContract = {
  own: oc
    .route({
      method: 'GET',
      path: '/users/current/licenses',
      operationId: 'listOwnLicenses',
      summary: 'List the licenses that the caller asked for, the latest first',
    })
    .output(z.object({ items: z.array(OwnLicense), sharedUntil: z.nullable(z.string()) })),
  license: oc
    .route({
      method: 'GET',
      path: '/users/current/licenses/{id}',
      operationId: 'getOwnLicense',
      summary: 'Get one of the caller’s licenses, with the colleagues who share it',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: Id }))
    .output(LicenseDetail),
  share: oc
    .route({
      method: 'POST',
      path: '/users/current/licenses/{id}/shares',
      operationId: 'shareLicense',
      summary: 'Invite a colleague to some of the seats of a license',
    })
    .meta(
      refuses({
        notFound: true,
        conflict: ['too_few_seats', 'license_over', 'shared_already'],
        forbidden: ['email_unverified'],
      }),
    )
    .input(z.object({ id: Id, emailAddress: EmailAddress, seats: ShareSeats }))
    .output(LicenseDetail),
  changeShare: oc
    .route({
      method: 'POST',
      path: '/users/current/licenses/{id}/shares/{shareId}',
      operationId: 'changeLicenseShare',
      summary: 'Change how many seats a colleague has',
    })
    .meta(sharing)
    .input(z.object({ id: Id, shareId: Id, seats: ShareSeats }))
    .output(LicenseDetail),
  endShare: oc
    .route({
      method: 'DELETE',
      path: '/users/current/licenses/{id}/shares/{shareId}',
      operationId: 'endLicenseShare',
      summary: 'Take the seats of a colleague back, or an invitation',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: Id, shareId: Id }))
    .output(LicenseDetail),
  invitation: oc
    .route({
      method: 'GET',
      path: '/licenses/invitations/{token}',
      operationId: 'getLicenseInvitation',
      summary: 'Get what a link from a mail invites to',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ token: z.string().check(z.maxLength(200)) }))
    .output(LicenseInvitation),
  acceptShare: oc
    .route({
      method: 'POST',
      path: '/licenses/invitations/{token}/accept',
      operationId: 'acceptLicenseShare',
      summary: 'Take the seats that a link from a mail offers; it works once',
    })
    .meta(refuses({ conflict: ['link_over', 'shared_already'], forbidden: ['forbidden'] }))
    .input(z.object({ token: z.string().check(z.maxLength(200)) }))
    .output(z.object({ endsOn: z.string() })),
  renew: oc
    .route({
      method: 'POST',
      path: '/users/current/licenses/{id}/renewal',
      operationId: 'renewLicense',
      summary: 'Ask for the same license for the year after it',
    })
    .meta(refuses({ notFound: true, conflict: ['not_renewable', 'already_requested'] }))
    .input(z.object({ id: Id }))
    .output(z.object({ id: z.string() })),
};
