import type { PageRoute } from '#page/page-route.ts';
import { documentQuery } from './documents/web/document-query.ts';

export const invoicesRoutes: PageRoute[] = [
  {
    id: 'invoice',
    addresses: ['invoice'],
    module: 'invoices/documents/web/document-page.tsx',
    openTo: ['waiting', 'unnamed'],
    async load({ page, params }) {
      await page.queries.query(documentQuery(page, params['reference'] ?? ''));
    },
  },
];
