import type { PageContext } from '../../../../page/page-context.ts';
import { consentAgesQuery } from './consent-ages-query.ts';
import { countriesQuery } from './countries-query.ts';

/** Loads what `AgeFields` needs. */
export async function loadAgeFields(page: PageContext): Promise<void> {
  await Promise.all([
    page.queries.ensureQueryData(countriesQuery(page)),
    page.queries.ensureQueryData(consentAgesQuery(page.api)),
  ]);
}
