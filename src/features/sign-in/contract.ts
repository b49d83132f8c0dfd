import { adminsContract } from './admins/contract.ts';
import { captchaContract } from './captcha/contract.ts';
import { emailsContract } from './emails/contract.ts';
import { identitiesContract } from './identities/contract.ts';
import { passkeysContract } from './passkeys/contract.ts';
import { passwordsContract } from './passwords/contract.ts';
import { secondStepContract } from './second-step/contract.ts';
import { sessionsContract } from './sessions/contract.ts';
import { waysInContract } from './ways-in/contract.ts';

export { CaptchaAnswer, CaptchaTask } from './captcha/contract.ts';
export { LinkInput } from './emails/contract.ts';
export type { Provider } from './identities/contract.ts';
export type { PasskeyView } from './passkeys/contract.ts';
export type { SecondFactorView } from './second-step/contract.ts';
export type { SessionAnswer, SessionView } from './sessions/contract.ts';
export type { WaysIn } from './ways-in/contract.ts';

export const signInContract = {
  ...adminsContract,
  ...captchaContract,
  ...sessionsContract,
  ...passwordsContract,
  ...emailsContract,
  ...identitiesContract,
  ...waysInContract,
  ...secondStepContract,
  ...passkeysContract,
};

declare module '../../core/api.ts' {
  interface Api {
    signIn: typeof signInContract;
  }
}
