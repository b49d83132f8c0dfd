import { anyText, day } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { AuditRequest } from '#features/people/audit/contract.ts';

/** The filters of the audit log, as addresses write them. */
export const auditFilters: FilterReaders<AuditRequest> = {
  who: anyText,
  what: anyText,
  subject: anyText,
  from: day,
  to: day,
};
