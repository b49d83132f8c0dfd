import type { PageContext } from '#page/page-context.ts';

/** A document in the language of the page. */
export const documentQuery = ({ api, locale }: Pick<PageContext, 'api' | 'locale'>, reference: string) =>
  api.invoices.document.queryOptions({ input: { reference, lang: locale } });
