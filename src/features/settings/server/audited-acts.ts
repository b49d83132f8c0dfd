import type { AuditedActs } from '#platform/composition/audited-acts.ts';

/** What settings record in the audit log. */
export const settingsAuditedActs = {
  'plan.changed': { text: 'settings.audited.planChanged' },
  'user.closed': { text: 'settings.audited.closed' },
  'user.reopened': { text: 'settings.audited.reopened' },
  'user.exported': { text: 'settings.audited.exported' },
} satisfies AuditedActs;

type SettingsAuditedActs = typeof settingsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends SettingsAuditedActs {}
}
