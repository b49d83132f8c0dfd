import type { PageRoute } from '#page/page-route.ts';

export const currenciesRoutes: PageRoute[] = [
  {
    id: 'currency',
    addresses: ['currency'],
    module: 'currencies/choice/web/currency-page.tsx',
    openTo: ['waiting', 'unnamed'],
    act: async (args) => (await import('./choice/web/act-on-currency.ts')).actOnCurrency(args),
  },
];
