import { guard, reads, serve } from '#platform/http/guard.ts';
import { auditContract } from './contract.ts';
import { listAuditEntries } from './server/audit-listing.ts';
import { listActs } from './server/say-act.ts';

const os = serve(auditContract);

export const auditApi = {
  audit: os.audit
    .use(guard('people.audit', { permission: 'audit.read', limit: reads }))
    .handler(({ context, input }) => listAuditEntries(context, input)),
  auditedActs: os.auditedActs
    .use(guard('people.auditedActs', { permission: 'audit.read', limit: reads }))
    .handler(({ context }) => ({ items: listActs(context) })),
};
