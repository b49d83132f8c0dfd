import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';

const reasons = { form: 'people.reason.form' };
const subjects: AuditedSubjects = {
  permission: 'campaigns.decide',
  async namesOf({ db }, ids) {
    const rows = await db
      .selectFrom('sponsorships')
      .select(['id', 'first_on'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, first_on }) => [id, first_on]));
  },
  hrefOf: (_ctx, id) => adminHref('adminSponsorship', { sponsorshipId: id }),
};

/** What is recorded of sponsorships in the audit log. */
export const sponsorshipsAuditedActs = {
  'sponsorship.approved': { text: 'sponsorships.audited.approved', reasons, subjects },
  'sponsorship.declined': { text: 'sponsorships.audited.declined', reasons, subjects },
} satisfies AuditedActs;

type SponsorshipsAuditedActs = typeof sponsorshipsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends SponsorshipsAuditedActs {}
}
