import { defineFeature } from '#platform/composition/feature.ts';
import { personActs, personSections } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { signInApi } from './api.ts';
import { signInContract } from './contract.ts';
import { defineResetMail } from './emails/server/reset-password.ts';
import { sessionsSection } from './panel/server/sessions-section.ts';
import { signInActs } from './panel/server/sign-in-acts.ts';
import { waysInSection } from './panel/server/ways-in-section.ts';
import { exportSignIn } from './server/personal-data.ts';
import { shutOutDemoPeople } from './server/shut-out-demo-people.ts';
import { signInLimits } from './sessions/server/limit-settings.ts';
import { removeExpiredSessions } from './sessions/server/sessions.ts';
import { defineEndOfViewing } from './viewing/server/end-viewing.ts';
import { viewAs } from './viewing/server/view-as.ts';
import { signInAuditedActs } from './server/audited-acts.ts';

export const signIn = defineFeature({
  name: 'sign-in',
  api: { contract: signInContract, router: signInApi },
  auditedActs: signInAuditedActs,
  hooks: [
    answerTo(personSections, () => Promise.resolve([waysInSection, sessionsSection])),
    answerTo(personActs, () => Promise.resolve([...signInActs, viewAs])),
  ],
  settings: [signInLimits],
  defineJobs(jobs, ctx) {
    defineResetMail(jobs, ctx);
    defineEndOfViewing(jobs, ctx);
  },
  maintenance: [removeExpiredSessions],
  demoWorld: { shutOut: shutOutDemoPeople },
  personalData: {
    exported: ['sessions', 'identities', 'passkeys', 'viewings'],
    keptBack: {
      authenticators: 'the secret of the second step',
      recovery_codes: 'hashes of secrets',
    },
    exportOf: exportSignIn,
  },
});
