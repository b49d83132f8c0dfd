import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';

const subjects: AuditedSubjects = {
  permission: 'money.read',
  hrefOf: (_ctx, id) => adminHref('adminLicense', { licenseId: id }),
};

/** What finance does with licenses, as the audit log records it. */
export const licensesAuditedActs = {
  'license.accepted': { text: 'licenses.audited.accepted', subjects },
  'license.declined': { text: 'licenses.audited.declined', subjects },
  'license.paid': { text: 'licenses.audited.paid', subjects },
  'license.canceled': { text: 'licenses.audited.canceled', subjects },
} satisfies AuditedActs;

type LicensesAuditedActs = typeof licensesAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends LicensesAuditedActs {}
}
