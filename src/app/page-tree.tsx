import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { NestedMessages } from '../core/messages.ts';
import { PageProvider, type Page } from '../page/page-provider.tsx';
import { Document } from './document.tsx';

interface PageTreeProps {
  page: Page;
  queries: QueryClient;
  messages: NestedMessages;
  now: Date;
  children: ReactNode;
}

/** The same tree on the server and in the browser: data, language, document; the router goes inside. */
export function PageTree({ page, queries, messages, now, children }: PageTreeProps) {
  return (
    <QueryClientProvider client={queries}>
      <PageProvider page={page}>
        <IntlProvider locale={page.locale} messages={messages} timeZone="UTC" now={now}>
          <Document locale={page.locale}>{children}</Document>
        </IntlProvider>
      </PageProvider>
    </QueryClientProvider>
  );
}
