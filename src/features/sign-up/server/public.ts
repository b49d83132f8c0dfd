/** The parts of sign-up that the app and other features may use. */
export { inviteUser } from '../activations/server/invite-user.ts';
export { classOfInvite, ownerOfLink } from '../invites/server/invite-hooks.ts';
export { classWithCode, hasFreeSeats, signedUpWithCode } from '../registration/server/sign-up-hooks.ts';
