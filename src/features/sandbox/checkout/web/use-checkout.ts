import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { usePage } from '#page/page-provider.tsx';
import type { CheckoutView } from '../contract.ts';
import { checkoutQuery } from './checkout-query.ts';
import { leaves } from './leaves.ts';

/** What every form of the page does with its answer. */
export function useCheckoutDone(): (checkout: CheckoutView) => void {
  const { api } = usePage();
  const { token = '' } = useParams();
  const queries = useQueryClient();
  return (checkout) => {
    queries.setQueryData(checkoutQuery(api, token).queryKey, checkout);
    if (leaves(checkout)) window.location.assign(checkout.backHref);
  };
}
