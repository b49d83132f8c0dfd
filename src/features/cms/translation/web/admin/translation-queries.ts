import type { PageApi } from '#page/page-context.ts';

export const translationChoicesQuery = (api: PageApi) => api.cms.translationChoices.queryOptions();
