import type { Locale } from '#core/locale.ts';
import { countriesQuery } from '#page/countries-query.ts';
import type { PageApi, PageContext } from '#page/page-context.ts';

/** The kinds of deed in the page's language, with the caller's day and country. */
export const impactFormQuery = ({ api, locale }: { api: PageApi; locale: Locale }) =>
  api.submissions.impactForm.queryOptions({ input: { lang: locale }, staleTime: 60_000 });

/** What `ImpactFields` needs, for the loader of its page. */
export async function loadImpactForm(page: PageContext): Promise<void> {
  await Promise.all([
    page.queries.ensureQueryData(impactFormQuery(page)),
    page.queries.ensureQueryData(countriesQuery(page)),
  ]);
}
