import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { siteSettingsContract } from './contract.ts';
import { changeSiteSetting, resetSiteSetting } from './server/change-setting.ts';
import { getSiteSetting, listSiteSettings } from './server/site-settings.ts';

const os = serve(siteSettingsContract);

export const siteSettingsApi = os.router({
  list: os.list
    .use(guard('siteSettings.list', { permission: 'settings.open', limit: reads }))
    .handler(async ({ context }) => ({ settings: await listSiteSettings(context) })),
  get: os.get
    .use(guard('siteSettings.get', { permission: 'settings.open', limit: reads }))
    .handler(({ context, input }) => getSiteSetting(context, input.key)),
  change: os.change
    .use(guard('siteSettings.change', { permission: 'settings.open', limit: writes }))
    .handler(({ context, input }) => changeSiteSetting(context, input)),
  reset: os.reset
    .use(guard('siteSettings.reset', { permission: 'settings.open', limit: writes }))
    .handler(({ context, input }) => resetSiteSetting(context, input)),
});
