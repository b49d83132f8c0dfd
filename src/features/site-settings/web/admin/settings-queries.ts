import type { PageApi } from '#page/page-context.ts';

interface Page {
  api: PageApi;
}

/** All settings, as they are now: another administrator may change one at any time. */
export const settingsQuery = ({ api }: Page) => api.siteSettings.list.queryOptions({ staleTime: 0 });

export const settingQuery = ({ api }: Page, key: string) =>
  api.siteSettings.get.queryOptions({ input: { key }, staleTime: 0 });
