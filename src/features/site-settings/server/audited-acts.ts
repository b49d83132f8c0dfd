import { adminHref } from '#admin-urls.ts';
import type { AuditedAct, AuditedActs } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';

const ofSetting = {
  reasons: { 'in the settings of the site': 'siteSettings.reason.inSettings' },
  subjects: {
    permission: 'settings.change',
    namesOf: nameSettings,
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

async function nameSettings({ siteSettings, say }: Ctx): Promise<ReadonlyMap<string, string>> {
  return new Map(siteSettings.map(({ key, form }) => [key, say(form.title)]));
}
