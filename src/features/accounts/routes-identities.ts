import { redirect } from 'react-router';
import type { PageActionArgs, PageRoute } from '../../page/page-route.ts';
import { href, sameOriginPath } from '../../urls.ts';
import type { RefusedForm } from './web/refused-form.ts';
import { enterByForm } from './web/second-step/enter-by-form.ts';

export const identitiesRoutes: PageRoute[] = [
  {
    id: 'providerReturn',
    addresses: ['googleReturn', 'facebookReturn'],
    module: 'accounts/web/identities/provider-return-page.tsx',
    header: 'minimal',
    openTo: ['unnamed'],
    act: arrive,
  },
  {
    id: 'secondStep',
    addresses: ['secondStep'],
    module: 'accounts/web/second-step/second-step-page.tsx',
    access: 'visitor',
    header: 'minimal',
    act: takeSecondStep,
  },
];

async function arrive({ page, url, form }: PageActionArgs): Promise<Response | RefusedForm> {
  return enterByForm({ form, url }, async () => {
    const { signInWithGoogle, signInWithFacebook } = page.api.accounts;
    const signIn = url.pathname === href('googleReturn') ? signInWithGoogle : signInWithFacebook;
    const { onSuccess } = await signIn.call({ query: url.search.slice(1) });
    return redirect(onSuccess ?? href('welcome'));
  });
}

async function takeSecondStep({ page, url, form }: PageActionArgs): Promise<Response | RefusedForm> {
  return enterByForm({ form, url }, async () => {
    const code = form.get('code');
    const { onSuccess } = await page.api.accounts.takeSecondStep.call({
      code: typeof code === 'string' ? code : '',
    });
    return redirect(onSuccess ?? sameOriginPath(url.searchParams.get('onSuccess')) ?? href('welcome'));
  });
}
