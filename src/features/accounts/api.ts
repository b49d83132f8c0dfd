import { guard, reads, writes, serve } from '#platform/http/guard.ts';
import { settingsApi } from './api-settings.ts';
import { guardianApi } from './api-guardian.ts';
import { accountsContract } from './contract.ts';
import { emailsApi } from './api-emails.ts';
import { captchaApi } from './api-captcha.ts';
import { promptsApi } from './api-prompts.ts';
import { identitiesApi } from './api-identities.ts';
import { secondStepApi } from './api-second-step.ts';
import { cardsApi } from './api-cards.ts';
import { invitesApi } from './api-invites.ts';
import { passkeysApi } from './api-passkeys.ts';
import { waysInApi } from './api-ways-in.ts';
import { timeApi } from './api-time.ts';
import { signIn, signOut } from './server/sessions/sign-in.ts';
import { describeUser, updateProfile } from './server/users/current-user.ts';
import { introduceSelf } from './server/users/introduce-self.ts';
import { signUp } from './server/users/sign-up.ts';

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
