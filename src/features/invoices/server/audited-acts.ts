import { adminHref } from '#admin-urls.ts';
import type { AuditedActs } from '#platform/composition/audited-acts.ts';

/** What is recorded of documents in the audit log. */
export const invoicesAuditedActs = {
  'receipt.worded': {
    text: 'invoices.audited.worded',
    reasons: { form: 'people.reason.form' },
    subjects: {
      permission: 'money.read',
      hrefOf(_ctx, id) {
        const [law = '', language = ''] = id.split('/');
        return adminHref('adminReceiptWording', { law, language });
      },
    },
  },
} satisfies AuditedActs;

type InvoicesAuditedActs = typeof invoicesAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends InvoicesAuditedActs {}
}
