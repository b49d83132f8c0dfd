import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';
import { unlessOver } from '#features/people/offered/link-query.ts';
import type { MailEndingView } from '../contract.ts';

/** Which mails a link to unsubscribe is about; null if it is none of ours. */
export const mailEndingQuery = ({ api, locale }: { api: PageApi; locale: Locale }, token: string) =>
  queryOptions<MailEndingView | null>({
    queryKey: ['mail-ending', token, locale],
    queryFn: () => unlessOver(api.notifications.mailEnding.call({ token, lang: locale })),
  });
