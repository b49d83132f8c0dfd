import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import type { CheckoutView } from '../contract.ts';

/** The payment of a page's address, as it is now. */
export const checkoutQuery = (api: PageApi, token: string) =>
  queryOptions<CheckoutView>({
    queryKey: ['sandbox-checkout', token],
    queryFn: () => api.sandbox.checkout.call({ token }),
  });
