import { queryOptions } from '@tanstack/react-query';
import { listCountries } from '#core/countries.ts';
import { locales, type Locale } from '#core/locale.ts';

/**
 * Countries by name. The server's list travels with the page: the browser may spell or order some names differently,
 * which would cause a hydration mismatch.
 */
export const countriesQuery = ({ locale }: { locale: Locale }) =>
  queryOptions({
    queryKey: ['countries', locale],
    queryFn: () => Promise.resolve(listCountries(locales[locale].tag)),
    staleTime: Infinity,
  });
