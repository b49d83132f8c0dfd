import type { PageApi } from '#page/page-context.ts';

/** Asked again whenever the page shows it, since money may have come or gone back meanwhile. */
export const donationCoinsQuery = (api: PageApi, token: string) =>
  api.rewards.donationCoins.queryOptions({ input: { token }, staleTime: 0 });
