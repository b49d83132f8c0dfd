import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';

/** What the viewer may hear about, in her language. */
export const choicesQuery = ({ api, locale }: { api: PageApi; locale: Locale }) =>
  api.notifications.choices.queryOptions({ input: { lang: locale } });
