import type { AuditedActs } from '#platform/composition/audited-acts.ts';

/** What teaching records in the audit log. */
export const teachingAuditedActs = {
  'class.announcement_removed': { text: 'teaching.audited.announcementRemoved' },
} satisfies AuditedActs;

type TeachingAuditedActs = typeof teachingAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends TeachingAuditedActs {}
}
