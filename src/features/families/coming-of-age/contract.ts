import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { EmailAddress, Password } from '#features/people/contract.ts';

const id = z.string().check(z.maxLength(100));
const token = z.string().check(z.maxLength(100));

/** Where the link went that makes a member's account her own. */
export const AddressAsked = z.object({ maskedAddress: z.string() });
export type AddressAsked = z.infer<typeof AddressAsked>;

/** Whose account a link makes her own, and with which address. */
export const OwnAccountView = z.object({ firstName: z.string(), emailAddress: z.string() });
export type OwnAccountView = z.infer<typeof OwnAccountView>;

export const OwnAddressInput = z.object({ emailAddress: EmailAddress });
export const OfferInput = z.extend(OwnAddressInput, { id });
export type OfferInput = z.infer<typeof OfferInput>;
export const OwnPasswordInput = z.object({ token, password: Password });
export type OwnPasswordInput = z.infer<typeof OwnPasswordInput>;

const asking = refuses({
  forbidden: ['forbidden'],
  notFound: true,
  conflict: ['not_of_age'],
});

export const comingOfAgeContract = {
  offerOwnAccount: oc
    .route({
      method: 'POST',
      path: '/users/current/family/members/{id}/own-account',
      operationId: 'offerOwnAccount',
      summary: 'Mail a member who has come of age a link that makes her account her own',
    })
    .meta(asking)
    .input(OfferInput)
    .output(AddressAsked),
  askForOwnAccount: oc
    .route({
      method: 'POST',
      path: '/users/current/own-account',
      operationId: 'askForOwnAccount',
      summary: 'The same, started by the member herself',
    })
    .meta(asking)
    .input(OwnAddressInput)
    .output(AddressAsked),
  ownAccount: oc
    .route({
      method: 'GET',
      path: '/own-accounts/{token}',
      operationId: 'getOwnAccount',
      summary: 'Get whose account a link makes her own',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ token }))
    .output(OwnAccountView),
  takeOwnAccount: oc
    .route({
      method: 'POST',
      path: '/own-accounts/{token}',
      operationId: 'takeOwnAccount',
      summary: 'Leave the family with the account and all progress, and sign in',
    })
    .meta(refuses({ forbidden: ['demo_person'], conflict: ['link_over', 'email_taken'] }))
    .input(OwnPasswordInput)
    .output(z.object({ token: z.string() })),
};
