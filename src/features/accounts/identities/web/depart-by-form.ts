import { redirect } from 'react-router';
import type { PageActionArgs } from '#page/page-route.ts';
import type { Provider } from '../contract.ts';

/** Handles the provider buttons without JavaScript: redirects the browser there. Undefined for other forms. */
export async function departByForm({ page, url, form }: PageActionArgs): Promise<Response | undefined> {
  const provider = form.get('provider');
  if (provider === null) return undefined;
  const { location } = await page.api.accounts.departToProvider.call({
    provider: provider as Provider,
    onSuccess: url.searchParams.get('onSuccess') ?? undefined,
  });
  return redirect(location);
}
