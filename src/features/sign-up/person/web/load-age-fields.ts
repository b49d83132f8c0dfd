import type { PageContext } from '#page/page-context.ts';
import { countriesQuery } from '#page/countries-query.ts';

export async function loadAgeFields(page: PageContext): Promise<void> {
  await page.queries.ensureQueryData(countriesQuery(page));
}
