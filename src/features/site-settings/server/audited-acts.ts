import { adminHref } from '#admin-urls.ts';
import type { AuditedAct, AuditedActs } from '#platform/composition/audited-acts.ts';

const ofSetting = {
  reasons: { 'in the settings of the site': 'siteSettings.reason.inSettings' },
  subject: {
    permission: 'settings.change',
    hrefOf: (_ctx, key) => adminHref('adminSetting', { settingKey: key }),
  },
} satisfies Partial<AuditedAct>;

/** What the settings of the site record in the audit log. */
export const siteSettingsAuditedActs = {
  'setting.changed': { text: 'siteSettings.audited.changed', ...ofSetting },
  'setting.reset': { text: 'siteSettings.audited.reset', ...ofSetting },
} satisfies AuditedActs;

type SiteSettingsAuditedActs = typeof siteSettingsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends SiteSettingsAuditedActs {}
}
