import { askGuardian } from '#features/classes/server/consent.ts';
import { findGuardian, withKnownGuardianMail } from '#features/guardians/server/public.ts';
import type { PersonAct } from '#features/people/server/public.ts';

/** Asks the guardian again about each class that a minor may join only with the guardian's approval. */
export const resendClassConsent: PersonAct = {
  name: 'resend-class-consent',
  title: 'classes.act.resend',
  explanation: 'classes.act.resendExplained',
  permission: 'users.help',
  audited: 'mail.class_consent_resent',
  fields: [],
  bulk: {},
  isOffered: async (ctx, { id }) => {
    const waiting = await ctx.db
      .selectFrom('class_students')
      .select('class_id')
      .where('user_id', '=', id)
      .where('why', '=', 'guardian')
      .limit(1)
      .executeTakeFirst();
    return waiting !== undefined && (await findGuardian(ctx, id)) !== undefined;
  },
  around: (ctx, { id }, work) => withKnownGuardianMail(ctx, id, work),
  async run(ctx, { id }) {
    const guardian = await findGuardian(ctx, id);
    if (guardian) await askGuardian(ctx, id, guardian.email_address);
    return {};
  },
};
