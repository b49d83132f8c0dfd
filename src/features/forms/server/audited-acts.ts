import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';

const subjects: AuditedSubjects = {
  permission: 'forms.answer',
  hrefOf: (_ctx, id) => adminHref('adminFormEntry', { entryId: id }),
};

/** What the answering of messages leaves in the audit log. */
export const formsAuditedActs = {
  'forms.taken': { text: 'forms.audited.taken', subjects },
  'forms.settled': { text: 'forms.audited.settled', subjects },
  'forms.replied': { text: 'forms.audited.replied', subjects },
} satisfies AuditedActs;

type FormsAuditedActs = typeof formsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends FormsAuditedActs {}
}
