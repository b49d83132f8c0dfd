import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';

const reasons = { form: 'people.reason.form' };
// A donation has no name of its own, and its donor may have no account.
const subjects: AuditedSubjects = {
  permission: 'money.read',
  hrefOf: (_ctx, id) => adminHref('adminDonation', { donationId: id }),
};

const donors: AuditedSubjects = {
  permission: 'money.read',
  hrefOf: (_ctx, id) => adminHref('adminDonor', { donorId: id }),
};

const claims: AuditedSubjects = {
  permission: 'money.read',
  hrefOf: (_ctx, id) => adminHref('adminGiftAidClaim', { claimId: id }),
};

/** What is recorded of donations in the audit log. */
export const donationsAuditedActs = {
  'donation.approved': { text: 'donations.audited.approved', reasons, subjects },
  'donation.ended': { text: 'donations.audited.ended', reasons, subjects },
  'donation.declined': { text: 'donations.audited.declined', reasons, subjects },
  'donation.entered': { text: 'donations.audited.entered', subjects },
  'donation.corrected': { text: 'donations.audited.corrected', subjects },
  'donation.moved': { text: 'donations.audited.moved', subjects },
  'donor.merged': { text: 'donations.audited.donorMerged', subjects: donors },
  'donor.parted': { text: 'donations.audited.donorParted', subjects: donors },
  'donor.noted': { text: 'donations.audited.donorNoted', subjects: donors },
  'donor.noteChanged': { text: 'donations.audited.donorNoteChanged', subjects: donors },
  'donor.noteRemoved': { text: 'donations.audited.donorNoteRemoved', subjects: donors },
  'donor.thanked': { text: 'donations.audited.donorThanked', subjects: donors },
  'donor.thanksRemoved': { text: 'donations.audited.donorThanksRemoved', subjects: donors },
  'donor.erased': { text: 'donations.audited.donorErased', subjects: { permission: 'money.read' } },
  'giftAid.entered': { text: 'donations.audited.giftAidEntered', subjects },
  'giftAid.canceled': { text: 'donations.audited.giftAidCanceled', subjects },
  'giftAid.claimed': { text: 'donations.audited.giftAidClaimed', subjects: claims },
} satisfies AuditedActs;

type DonationsAuditedActs = typeof donationsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends DonationsAuditedActs {}
}
