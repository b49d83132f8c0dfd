import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';

/** What all approved deeds come to. */
export const impactQuery = ({ api, locale }: { api: PageApi; locale: Locale }) =>
  api.submissions.impact.queryOptions({ input: { lang: locale }, staleTime: 60_000 });

/** The same of the children whose guardian the caller is. */
export const familyImpactQuery = ({ api, locale }: { api: PageApi; locale: Locale }) =>
  api.submissions.familyImpact.queryOptions({ input: { lang: locale }, staleTime: 60_000 });
