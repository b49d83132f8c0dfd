import { useLocation } from 'react-router';
import { usePage } from '#page/page-provider.tsx';
import { readAsked, type AskedOffer } from './asked-offer.ts';

/** What the address of the page says of an offer. */
export function useAskedOffer(): AskedOffer {
  const { origin } = usePage();
  const { pathname, search } = useLocation();
  return readAsked(new URL(pathname + search, origin));
}
