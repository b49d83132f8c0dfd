import { guard, reads, writes, serve } from '#platform/http/guard.ts';
import { settingsApi } from './settings/api.ts';
import { guardianApi } from './guardians/api.ts';
import { accountsContract } from './contract.ts';
import { emailsApi } from './emails/api.ts';
import { captchaApi } from './captcha/api.ts';
import { promptsApi } from './prompts/api.ts';
import { identitiesApi } from './identities/api.ts';
import { secondStepApi } from './second-step/api.ts';
import { cardsApi } from './cards/api.ts';
import { invitesApi } from './invites/api.ts';
import { passkeysApi } from './passkeys/api.ts';
import { waysInApi } from './ways-in/api.ts';
import { timeApi } from './time/api.ts';
import { signIn, signOut } from './sessions/server/sign-in.ts';
import { describeUser, updateProfile } from './users/server/current-user.ts';
import { introduceSelf } from './users/server/introduce-self.ts';
import { signUp } from './sign-up/server/sign-up.ts';

const os = serve(accountsContract);

export const accountsApi = os.router({
  ...captchaApi,
  ...emailsApi,
  ...identitiesApi,
  ...secondStepApi,
  ...waysInApi,
  ...passkeysApi,
  ...invitesApi,
  ...cardsApi,
  signUp: os.signUp
    .use(guard('accounts.signUp', { access: 'anyone', limit: reads, limitBy: 'address' }))
    .handler(({ context, input }) => signUp(context, input)),
  signIn: os.signIn
    .use(guard('accounts.signIn', { access: 'anyone', limit: reads, limitBy: 'address' }))
    .handler(({ context, input }) => signIn(context, input)),
  signOut: os.signOut
    .use(guard('accounts.signOut', { access: 'anyone', limit: writes }))
    .handler(({ context }) => signOut(context)),
  currentUser: os.currentUser
    .use(guard('accounts.currentUser', { access: 'member', openTo: ['waiting'], limit: reads }))
    .handler(({ context }) => describeUser(context)),
  updateProfile: os.updateProfile
    .use(guard('accounts.updateProfile', { access: 'member', limit: writes }))
    .handler(({ context, input }) => updateProfile(context, input)),
  introduceSelf: os.introduceSelf
    .use(guard('accounts.introduceSelf', { access: 'member', limit: writes }))
    .handler(({ context, input }) => introduceSelf(context, input)),
  ...settingsApi,
  ...guardianApi,
  ...promptsApi,
  ...timeApi,
});
