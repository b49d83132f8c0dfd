import { isLocale, type Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';
import { unknownPage } from '#page/unknown-page.ts';
import { receiptLaws, type ReceiptLaw } from '#features/invoices/wording/policy.ts';

export const wordingsQuery = (api: PageApi) => api.invoices.adminWordings.queryOptions({});

export const wordingQuery = (api: PageApi, which: { law: ReceiptLaw; language: Locale }) =>
  api.invoices.adminWording.queryOptions({ input: which });

/** Which words a page's address means; any others have no page. */
export function readWhich(params: Readonly<Record<string, string | undefined>>): {
  law: ReceiptLaw;
  language: Locale;
} {
  const law = receiptLaws.find((each) => each === params['law']);
  const { language } = params;
  if (!law || !isLocale(language)) throw unknownPage();
  return { law, language };
}
