import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { CurrentPassword } from '#features/people/contract.ts';
import { memberColors } from '#features/families/policy.ts';

export const Pin = z.string().check(z.regex(/^\d{4}$/, 'families.field.pin'));

/**
 * One of the family, as the caller may change to her on this device. `needs`: what she has to bring along, `current` if she is
 * the caller, `nothing`, or a guardian's `proof`: the PIN, if `hasPin`, or the password, if `hasPassword`. `pin`: the caller
 * sets one first, since she has neither and could not come back.
 */
export const FamilyPerson = z.object({
  id: z.string(),
  firstName: z.string(),
  kind: z.enum(['guardian', 'member']),
  avatarObj: z.nullable(z.object({ url: z.string() })),
  color: z.nullable(z.enum(memberColors)),
  needs: z.enum(['current', 'nothing', 'pin', 'proof']),
  hasPin: z.boolean(),
  hasPassword: z.boolean(),
});
export type FamilyPerson = z.infer<typeof FamilyPerson>;

/**
 * Who may be learning on this device: nobody where the caller belongs to no family. `shared`: the family uses this device
 * together. `putDown`: nobody has used it for half an hour, so ask who it is. `siblingsMaySwap`: a child may change to another here.
 */
export const FamilyPeople = z.object({
  items: z.array(FamilyPerson),
  shared: z.boolean(),
  putDown: z.boolean(),
  siblingsMaySwap: z.boolean(),
});
export type FamilyPeople = z.infer<typeof FamilyPeople>;

/** `remember` keeps the new session for 365 days; without it, it is kept like the one that it replaces. */
export const SwapInput = z.object({
  id: z.string().check(z.maxLength(100)),
  pin: z.optional(Pin),
  currentPassword: z.optional(z.string().check(z.maxLength(200))),
  remember: z.optional(z.boolean()),
});
export type SwapInput = z.infer<typeof SwapInput>;

export const PinInput = z.object({ pin: Pin, currentPassword: CurrentPassword });
export type PinInput = z.infer<typeof PinInput>;

export const DeviceInput = z.object({ siblingsMaySwap: z.boolean() });
export type DeviceInput = z.infer<typeof DeviceInput>;

export const swapContract = {
  familyPeople: oc
    .route({
      method: 'GET',
      path: '/sessions/family',
      operationId: 'listFamilyPeople',
      summary: 'List who of the family may be learning on this device',
    })
    .output(FamilyPeople),
  swap: oc
    .route({
      method: 'POST',
      path: '/sessions/family/members/{id}',
      operationId: 'swapFamilyMember',
      summary: 'Change to another person of the family on this device',
    })
    .meta(
      refuses({
        forbidden: ['demo_person', 'forbidden', 'pin_required', 'proof_required', 'second_step_required'],
        notFound: true,
      }),
    )
    .input(SwapInput)
    .output(z.object({ token: z.string() })),
  setPin: oc
    .route({
      method: 'POST',
      path: '/users/current/family/pin',
      operationId: 'setFamilyPin',
      summary: 'Set the PIN with which the caller comes back from a child’s session',
    })
    .meta(refuses({ forbidden: ['forbidden', 'reauth_required'] }))
    .input(PinInput)
    .output(z.object({ hasPin: z.boolean() })),
  removePin: oc
    .route({
      method: 'DELETE',
      path: '/users/current/family/pin',
      operationId: 'removeFamilyPin',
      summary: 'Remove the caller’s PIN; the password remains',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(z.object({ hasPin: z.boolean() })),
  updateFamilyDevice: oc
    .route({
      method: 'POST',
      path: '/users/current/family/device',
      operationId: 'updateFamilyDevice',
      summary: 'Decide for this device whether one child may change to another',
    })
    .meta(refuses({ forbidden: ['forbidden'], conflict: ['no_family'] }))
    .input(DeviceInput)
    .output(DeviceInput),
};
