import type { PageApi } from '#page/page-context.ts';

export const paymentsQuery = (api: PageApi) => api.sandbox.payments.queryOptions();
