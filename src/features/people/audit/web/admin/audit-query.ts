import type { PageApi } from '#page/page-context.ts';
import type { AuditRequest } from '#features/people/audit/contract.ts';

export const auditQuery = (api: PageApi, request: AuditRequest) =>
  api.people.audit.queryOptions({ input: request });

export const auditedActsQuery = (api: PageApi) => api.people.auditedActs.queryOptions();
