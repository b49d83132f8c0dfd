import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { guardianContract } from './contract.ts';
import { askGuardian, describeGuardian } from './server/ask-guardian.ts';
import { approveMinor, describeChild, eraseMinor, withdrawApproval } from './server/consent.ts';
import { listConsentAges } from '../users/server/consent-age.ts';

const os = serve(guardianContract);

/** A token has 256 bits, so this limits noise rather than guessing. */
const linkTries = { tries: 60, seconds: 3600 };

export const guardianApi = {
  consentAges: os.consentAges
    .use(guard('accounts.consentAges', { access: 'anyone', limit: reads }))
    .handler(({ context }) => listConsentAges(context.db)),
  guardian: os.guardian
    .use(guard('accounts.guardian', { access: 'member', openTo: ['waiting'], limit: reads }))
    .handler(({ context }) => describeGuardian(context)),
  askGuardian: os.askGuardian
    .use(guard('accounts.askGuardian', { access: 'member', openTo: ['waiting'], limit: writes }))
    .handler(({ context, input }) => askGuardian(context, input)),
  guardianRequest: os.guardianRequest
    .use(guard('accounts.guardianRequest', { access: 'anyone', limit: linkTries, limitBy: 'address' }))
    .handler(({ context, input }) => describeChild(context, 'guardian', input.token)),
  approveMinor: os.approveMinor
    .use(guard('accounts.approveMinor', { access: 'anyone', limit: linkTries, limitBy: 'address' }))
    .handler(({ context, input }) => approveMinor(context, input.token)),
  refuseMinor: os.refuseMinor
    .use(guard('accounts.refuseMinor', { access: 'anyone', limit: linkTries, limitBy: 'address' }))
    .handler(({ context, input }) => eraseMinor(context, 'guardian', input.token)),
  guardianConsent: os.guardianConsent
    .use(guard('accounts.guardianConsent', { access: 'anyone', limit: linkTries, limitBy: 'address' }))
    .handler(({ context, input }) => describeChild(context, 'guardian-withdrawal', input.token)),
  withdrawApproval: os.withdrawApproval
    .use(guard('accounts.withdrawApproval', { access: 'anyone', limit: linkTries, limitBy: 'address' }))
    .handler(({ context, input }) => withdrawApproval(context, input.token)),
  eraseMinor: os.eraseMinor
    .use(guard('accounts.eraseMinor', { access: 'anyone', limit: linkTries, limitBy: 'address' }))
    .handler(({ context, input }) => eraseMinor(context, 'guardian-withdrawal', input.token)),
};
