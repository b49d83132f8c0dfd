import type { PageContext } from '#page/page-context.ts';

export const fridayQuery = ({ api, locale }: Pick<PageContext, 'api' | 'locale'>) =>
  api.together.friday.queryOptions({ input: { lang: locale } });
