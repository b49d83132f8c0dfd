import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';

/** What the dashboard shows; refetched whenever it is opened, since everything done elsewhere changes it. */
export const dashboardQuery = ({ api, locale }: { api: PageApi; locale: Locale }) =>
  api.rewards.dashboard.queryOptions({ input: { lang: locale }, staleTime: 5000 });
