import { redirect } from 'react-router';
import type { PageActionArgs, PageRoute } from '../../page/page-route.ts';
import { href } from '../../urls.ts';
import type { RefusedForm } from './web/refused-form.ts';
import { refuseInForm } from './web/refuse-in-form.ts';

export const identitiesRoutes: PageRoute[] = [
  {
    id: 'providerReturn',
    addresses: ['googleReturn', 'facebookReturn'],
    module: 'accounts/web/identities/provider-return-page.tsx',
    header: 'minimal',
    openTo: ['unnamed'],
    act: arrive,
  },
];

async function arrive({ page, url, form }: PageActionArgs): Promise<Response | RefusedForm> {
  return refuseInForm(form, async () => {
    const { signInWithGoogle, signInWithFacebook } = page.api.accounts;
    const signIn = url.pathname === href('googleReturn') ? signInWithGoogle : signInWithFacebook;
    const { onSuccess } = await signIn.call({ query: url.search.slice(1) });
    return redirect(onSuccess ?? href('welcome'));
  });
}
