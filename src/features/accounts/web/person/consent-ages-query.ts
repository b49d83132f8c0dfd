import type { PageApi } from '../../../../page/page-context.ts';

/** The ages of digital consent; they change once in years. */
export const consentAgesQuery = (api: PageApi) =>
  api.accounts.consentAges.queryOptions({ staleTime: Infinity });
