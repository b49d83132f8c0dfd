import { adminHref } from '#admin-urls.ts';
import type { AuditedActs } from '#platform/composition/audited-acts.ts';

const inForm = { form: 'people.reason.form' };
const subject = {
  permission: 'schools.edit',
  hrefOf: (_ctx, id) => adminHref('school', { schoolId: id }),
} satisfies AuditedActs[string]['subject'];

/** What schools record in the audit log. */
export const schoolsAuditedActs = {
  'school.created': { text: 'schools.audited.created', reasons: inForm, subject },
  'school.changed': {
    text: 'schools.audited.changed',
    reasons: { ...inForm, 'several at once': 'schools.reason.several' },
    subject,
  },
  'school.merged': {
    text: 'schools.audited.merged',
    reasons: { duplicate: 'schools.reason.duplicate' },
    subject,
  },
  'school.unmerged': {
    text: 'schools.audited.unmerged',
    reasons: { undone: 'schools.reason.undone' },
    subject,
  },
} satisfies AuditedActs;

type SchoolsAuditedActs = typeof schoolsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends SchoolsAuditedActs {}
}
