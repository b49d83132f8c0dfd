import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { memberColors } from '../policy.ts';
import { ConsentState } from '#features/guardians/contract.ts';

const id = z.string().check(z.maxLength(100));

/**
 * The consent to the account of a child of the caller. `eraseAt`: when everything is erased if nobody gives it; `color` is null
 * for a child outside the family.
 */
export const ChildConsent = z.object({
  id: z.string(),
  firstName: z.string(),
  avatarObj: z.nullable(z.object({ url: z.string() })),
  color: z.nullable(z.enum(memberColors)),
  consent: ConsentState,
  eraseAt: z.nullable(z.string()),
});
export type ChildConsent = z.infer<typeof ChildConsent>;

export const ChildConsentInput = z.object({ id, approved: z.boolean() });
export type ChildConsentInput = z.infer<typeof ChildConsentInput>;

export const consentContract = {
  changeConsent: oc
    .route({
      method: 'POST',
      path: '/users/current/family/children/{id}/consent',
      operationId: 'changeConsent',
      summary: 'Give the consent to the account of a child of the caller’s, or withdraw it',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['not_minor'] }))
    .input(ChildConsentInput)
    .output(ChildConsent),
  refuseChild: oc
    .route({
      method: 'DELETE',
      path: '/users/current/family/children/{id}',
      operationId: 'refuseChild',
      successStatus: 204,
      summary: 'Refuse the account of a child who signed up herself and has no consent: it is erased at once',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['consent_given', 'in_family'] }))
    .input(z.object({ id }))
    .output(z.void()),
};
