import type { PageApi } from '#page/page-context.ts';

export const mailChoicesQuery = (api: PageApi) => api.people.mailChoices.queryOptions();
