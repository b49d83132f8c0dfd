import type { PageApi } from '#page/page-context.ts';

export const phoneQuery = (api: PageApi) => api.people.phone.queryOptions();
