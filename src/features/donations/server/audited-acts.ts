import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';

const reasons = { form: 'people.reason.form' };
// A donation has no name of its own, and its donor may have no account.
const subjects: AuditedSubjects = {
  permission: 'money.read',
  hrefOf: (_ctx, id) => adminHref('adminDonation', { donationId: id }),
};

/** What is recorded of donations in the audit log. */
export const donationsAuditedActs = {
  'donation.approved': { text: 'donations.audited.approved', reasons, subjects },
  'donation.declined': { text: 'donations.audited.declined', reasons, subjects },
} satisfies AuditedActs;

type DonationsAuditedActs = typeof donationsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends DonationsAuditedActs {}
}
