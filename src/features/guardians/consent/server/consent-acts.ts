import type { PersonAct } from '#features/people/server/public.ts';
import { withKnownGuardianMail } from './known-guardian-mail.ts';
import { findGuardian, nameGuardian } from './name-guardian.ts';

/** Asks the guardian whom a waiting minor has named once more; it counts as one that she asked for. */
export const resendConsent: PersonAct = {
  name: 'resend-consent',
  title: 'guardians.act.resend',
  explanation: 'guardians.act.resendExplained',
  permission: 'users.help',
  audited: 'mail.consent_resent',
  fields: [],
  bulk: {},
  isOffered: async (ctx, { id, awaitsGuardian }) =>
    awaitsGuardian && (await findGuardian(ctx, id)) !== undefined,
  around: (ctx, { id }, work) => withKnownGuardianMail(ctx, id, work),
  async run(ctx, { id }) {
    const guardian = await findGuardian(ctx, id);
    if (guardian) await nameGuardian(ctx, id, guardian.email_address);
    return {};
  },
};
