/** The parts of sign-in that the app and other features may use. */
export { grantAdmin, listAdmins, revokeAdmin, selectAdmins } from '../admins/server/admins.ts';
export { CaptchaRefused } from '../captcha/server/captcha-refused.ts';
export { mailVerification, shareOfVerification } from '../emails/server/verify-email.ts';
export { removeAddedWaysIn } from '../identities/server/ways-in.ts';
export { confirmPassword } from '../passwords/server/confirm-password.ts';
export { isGuessable } from '../passwords/server/guessable-passwords.ts';
export {
  findActorByBearer,
  findActorByCookie,
  noteSessionUse,
  type SignedIn,
} from '../sessions/server/actors.ts';
export { findDevice, rememberDevice } from '../sessions/server/known-device.ts';
export { handOverSession, openSessionFor } from '../sessions/server/open-session.ts';
export { endSessionOf, listSessionsOf } from '../sessions/server/own-sessions.ts';
export { asksForSecondStep } from '../second-step/server/second-factor.ts';
export { askForSecondStep } from '../second-step/server/take-second-step.ts';
export {
  endSessionsByPictures,
  endSessionsOf,
  endSessionsOn,
  findSessionDevice,
  lockSession,
  openSession,
  renewSecrets,
  replaceSession,
} from '../sessions/server/sessions.ts';
export { CodeLimits, tryCode, usualCodeLimits } from '../sessions/server/try-code.ts';
export { countOfNetwork, readSignInLimits } from '../sessions/server/limit-settings.ts';
export { endViewing } from '../viewing/server/end-viewing.ts';
export { addressProved, invitedForgot, personArrived, signingOut } from './sign-in-hooks.ts';
