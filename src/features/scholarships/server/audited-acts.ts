import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';

const permission = 'scholarships.decide';
const requests: AuditedSubjects = {
  permission,
  hrefOf: (_ctx, id) => adminHref('adminScholarship', { requestId: id }),
};
const grants: AuditedSubjects = {
  permission,
  hrefOf: (_ctx, id) => adminHref('adminScholarshipGrant', { grantId: id }),
};

/** What deciding about scholarships leaves in the audit log: never what anyone wrote. */
export const scholarshipsAuditedActs = {
  'scholarship.granted': { text: 'scholarships.audited.granted', subjects: requests },
  'scholarship.declined': { text: 'scholarships.audited.declined', subjects: requests },
  'scholarship.given': { text: 'scholarships.audited.given', subjects: grants },
  'scholarship.extended': { text: 'scholarships.audited.extended', subjects: grants },
  'scholarship.withdrawn': { text: 'scholarships.audited.withdrawn', subjects: grants },
} satisfies AuditedActs;

type ScholarshipsAuditedActs = typeof scholarshipsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends ScholarshipsAuditedActs {}
}
