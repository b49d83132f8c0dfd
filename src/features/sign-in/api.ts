import { serve } from '#platform/http/guard.ts';
import { adminsApi } from './admins/api.ts';
import { captchaApi } from './captcha/api.ts';
import { signInContract } from './contract.ts';
import { emailsApi } from './emails/api.ts';
import { identitiesApi } from './identities/api.ts';
import { passkeysApi } from './passkeys/api.ts';
import { passwordsApi } from './passwords/api.ts';
import { secondStepApi } from './second-step/api.ts';
import { sessionsApi } from './sessions/api.ts';
import { waysInApi } from './ways-in/api.ts';

export const signInApi = serve(signInContract).router({
  ...adminsApi,
  ...captchaApi,
  ...sessionsApi,
  ...passwordsApi,
  ...emailsApi,
  ...identitiesApi,
  ...waysInApi,
  ...secondStepApi,
  ...passkeysApi,
});
