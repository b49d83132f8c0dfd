import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { guardianContract } from './contract.ts';
import { askGuardian, describeGuardian } from './server/ask-guardian.ts';
import { approveMinor, describeChild, eraseMinor, withdrawApproval } from './server/consent.ts';
import { listConsentAges } from './server/consent-age.ts';

const os = serve(guardianContract);

/** A token has 256 bits, so this limits noise rather than guessing. */
const linkTries = { tries: 60, seconds: 3600 };

export const guardianApi = {
  consentAges: os.consentAges
    .use(guard('guardians.consentAges', { access: 'anyone', limit: reads }))
    .handler(({ context }) => listConsentAges(context)),
  guardian: os.guardian
    .use(guard('guardians.guardian', { access: 'member', openTo: ['waiting'], limit: reads }))
    .handler(({ context }) => describeGuardian(context)),
  askGuardian: os.askGuardian
    .use(guard('guardians.askGuardian', { access: 'member', openTo: ['waiting'], limit: writes }))
    .handler(({ context, input }) => askGuardian(context, input)),
  guardianRequest: os.guardianRequest
    .use(guard('guardians.guardianRequest', { access: 'anyone', limit: linkTries, limitBy: 'address' }))
    .handler(({ context, input }) => describeChild(context, 'guardian', input.token)),
  approveMinor: os.approveMinor
    .use(guard('guardians.approveMinor', { access: 'anyone', limit: linkTries, limitBy: 'address' }))
    .handler(({ context, input }) => approveMinor(context, input.token, input)),
  refuseMinor: os.refuseMinor
    .use(guard('guardians.refuseMinor', { access: 'anyone', limit: linkTries, limitBy: 'address' }))
    .handler(({ context, input }) => eraseMinor(context, 'guardian', input.token)),
  guardianConsent: os.guardianConsent
    .use(guard('guardians.guardianConsent', { access: 'anyone', limit: linkTries, limitBy: 'address' }))
    .handler(({ context, input }) => describeChild(context, 'guardian-withdrawal', input.token)),
  withdrawApproval: os.withdrawApproval
    .use(guard('guardians.withdrawApproval', { access: 'anyone', limit: linkTries, limitBy: 'address' }))
    .handler(({ context, input }) => withdrawApproval(context, input.token)),
  eraseMinor: os.eraseMinor
    .use(guard('guardians.eraseMinor', { access: 'anyone', limit: linkTries, limitBy: 'address' }))
    .handler(({ context, input }) => eraseMinor(context, 'guardian-withdrawal', input.token)),
};
