import type { PageContext } from '#page/page-context.ts';

/** A document in the language of the page. It may have been credited a moment ago, so what is known of it is never enough. */
export const documentQuery = ({ api, locale }: Pick<PageContext, 'api' | 'locale'>, reference: string) =>
  api.invoices.document.queryOptions({ input: { reference, lang: locale }, staleTime: 0 });
