import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';

const reasons = { form: 'people.reason.form' };
// A gift has no name of its own, and those on it are of people who may have no account.
const subjects: AuditedSubjects = {
  permission: 'money.read',
  hrefOf: (_ctx, id) => adminHref('adminGift', { giftId: id }),
};

/** What is recorded of gifts in the audit log. */
export const giftsAuditedActs = {
  'gift.resent': { text: 'gifts.audited.resent', reasons, subjects },
  'gift.voided': { text: 'gifts.audited.voided', reasons, subjects },
} satisfies AuditedActs;

type GiftsAuditedActs = typeof giftsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends GiftsAuditedActs {}
}
