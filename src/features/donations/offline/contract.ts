import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { currencyCodes } from '#core/money.ts';
import { offlineMethods } from '#core/payment-providers.ts';
import { CountryCode, EmailAddress, line, paragraphs } from '#features/people/contract.ts';
import { anonymities } from '../policy.ts';
import { AdminDonation } from '../finance/contract.ts';
import { donorName } from '../giving/contract.ts';

const empty = z.literal('');

/**
 * A gift that came by hand. `to` is a target such as `campaign:ID`, or the address of a campaign’s or team’s page; empty is for everything
 * that we do. `amount` is as people of the request’s language write it. The same `key` is the same gift.
 */
export const EnterGiftInput = z.object({
  key: z.string().check(z.minLength(8), z.maxLength(100)),
  donorName: donorName('donations.offline.nameMissing'),
  emailAddress: z.union([EmailAddress, empty]),
  postalAddress: paragraphs(300),
  country: z.union([CountryCode, empty]),
  amount: z.string().check(z.maxLength(100)),
  currency: z.enum(currencyCodes),
  receivedOn: z.iso.date('donations.offline.dayWrong'),
  method: z.enum(offlineMethods, 'donations.offline.methodMissing'),
  to: line(300),
  anonymity: z.enum(anonymities, 'donations.field.anonymity'),
  language: z.enum(localeCodes),
  note: paragraphs(500),
});
export type EnterGiftInput = z.infer<typeof EnterGiftInput>;

const DonationId = z.object({ id: z.string().check(z.maxLength(100)) });
const reason = line(300).check(z.minLength(1, 'donations.offline.reasonMissing'));

export const offlineContract = {
  adminEnterGift: oc
    .route({
      method: 'POST',
      path: '/admin/giving/offline',
      operationId: 'enterOfflineGift',
      summary: 'Enter a check, cash or a transfer as a gift: it is booked, counted and receipted',
    })
    .meta(refuses({ conflict: ['key_used', 'target_closed', 'undescribed'] }))
    .input(EnterGiftInput)
    .output(AdminDonation),
  adminCorrectGift: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donations/{id}/correction',
      operationId: 'correctOfflineGift',
      summary: 'Take back a gift that was entered by mistake; it is entered again if only a part was wrong',
    })
    .meta(refuses({ notFound: true, conflict: ['not_by_hand'] }))
    .input(z.extend(DonationId, { reason }))
    .output(AdminDonation),
  adminMoveDonation: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donations/{id}/target',
      operationId: 'moveDonation',
      summary: 'Move a donation, with all money that came of it, to another target',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile', 'not_movable', 'target_closed'] }))
    .input(
      z.extend(DonationId, {
        /** Its target as it was seen. */
        from: line(140),
        to: line(300),
        reason,
      }),
    )
    .output(AdminDonation),
};
