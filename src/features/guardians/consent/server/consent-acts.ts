import { Forbidden } from '#core/refusals.ts';
import { withMailQuotas, type PersonAct } from '#features/people/server/public.ts';
import { findGuardian, nameGuardian, quotaOfKnownGuardian } from './name-guardian.ts';

/** Asks the guardian whom a waiting minor has named once more; it counts as one that she asked for. */
export const resendConsent: PersonAct = {
  name: 'resend-consent',
  title: 'guardians.act.resend',
  explanation: 'guardians.act.resendExplained',
  permission: 'users.help',
  audited: 'mail.consent_resent',
  fields: [],
  isOffered: async (ctx, { id, awaitsGuardian }) =>
    awaitsGuardian && (await findGuardian(ctx, id)) !== undefined,
  async around(ctx, { id }, work) {
    const guardian = await findGuardian(ctx, id);
    const share = guardian && quotaOfKnownGuardian(guardian.email_address, id);
    return withMailQuotas(ctx, { share }, async ({ share }) => {
      if (!share.mayGo) throw new Forbidden('mail_limit', 'guardians.refusal.guardianMailLimit');
      const answer = await work();
      share.sent();
      return answer;
    });
  },
  async run(ctx, { id }) {
    const guardian = await findGuardian(ctx, id);
    if (guardian) await nameGuardian(ctx, id, guardian.email_address);
    return {};
  },
};
