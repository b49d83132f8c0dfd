import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Locale } from '../core/locale.ts';
import type { NestedMessages } from '../core/messages.ts';
import type { PageApi } from '../page/page-context.ts';
import { PageProvider } from '../page/page-provider.tsx';
import { Document } from './document.tsx';

interface PageTreeProps {
  api: PageApi;
  queries: QueryClient;
  locale: Locale;
  origin: string;
  messages: NestedMessages;
  timeZone: string;
  now: Date;
  switchLocale(locale: Locale): Promise<void>;
  children: ReactNode;
}

/** The same tree on the server and in the browser: data, language, document; the router goes inside. */
export function PageTree({
  api,
  queries,
  locale,
  origin,
  messages,
  timeZone,
  now,
  switchLocale,
  children,
}: PageTreeProps) {
  return (
    <QueryClientProvider client={queries}>
      <PageProvider page={{ api, locale, origin, switchLocale }}>
        <IntlProvider locale={locale} messages={messages} timeZone={timeZone} now={now}>
          <Document locale={locale}>{children}</Document>
        </IntlProvider>
      </PageProvider>
    </QueryClientProvider>
  );
}
