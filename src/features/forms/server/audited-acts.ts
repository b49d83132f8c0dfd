import { adminHref } from '#admin-urls.ts';
import type { AuditedActs } from '#platform/composition/audited-acts.ts';

const subject = {
  permission: 'forms.answer',
  hrefOf: (_ctx, id) => adminHref('adminFormEntry', { entryId: id }),
} satisfies AuditedActs[string]['subject'];

/** What the answering of messages leaves in the audit log. */
export const formsAuditedActs = {
  'forms.taken': { text: 'forms.audited.taken', subject },
  'forms.settled': { text: 'forms.audited.settled', subject },
  'forms.replied': { text: 'forms.audited.replied', subject },
} satisfies AuditedActs;

type FormsAuditedActs = typeof formsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends FormsAuditedActs {}
}
