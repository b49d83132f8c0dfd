import { defineFeature } from '#platform/composition/feature.ts';
import { signInApi } from './api.ts';
import { signInContract } from './contract.ts';
import { defineResetMail } from './emails/server/reset-password.ts';
import { exportSignIn } from './server/personal-data.ts';
import { shutOutDemoPeople } from './server/shut-out-demo-people.ts';
import { signInLimits } from './sessions/server/limit-settings.ts';
import { removeExpiredSessions } from './sessions/server/sessions.ts';

export const signIn = defineFeature({
  name: 'sign-in',
  api: { contract: signInContract, router: signInApi },
  settings: [signInLimits],
  defineJobs: defineResetMail,
  maintenance: [removeExpiredSessions],
  demoWorld: { shutOut: shutOutDemoPeople },
  personalData: {
    exported: ['sessions', 'identities', 'passkeys'],
    keptBack: {
      authenticators: 'the secret of the second step',
      recovery_codes: 'hashes of secrets',
    },
    exportOf: exportSignIn,
  },
});
