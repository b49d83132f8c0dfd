import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';

/** Her messages, from `after` on. */
export const messagesQuery = ({ api, locale }: { api: PageApi; locale: Locale }, after?: string) =>
  api.notifications.messages.queryOptions({
    input: { lang: locale, ...(after !== undefined && { after }) },
  });
