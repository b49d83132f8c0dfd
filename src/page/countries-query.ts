import { queryOptions } from '@tanstack/react-query';
import { locales, type Locale } from '#core/locale.ts';

/**
 * Countries by name. The server's list travels with the page: the browser may spell or order some names differently,
 * which would cause a hydration mismatch.
 */
export const countriesQuery = ({ locale }: { locale: Locale }) =>
  queryOptions({
    queryKey: ['countries', locale],
    // Loaded with the first call: few pages have it, and all know this query.
    queryFn: async () => (await import('#core/countries.ts')).listCountries(locales[locale].tag),
    staleTime: Infinity,
  });
