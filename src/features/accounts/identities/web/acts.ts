import { redirect } from 'react-router';
import type { PageActionArgs } from '#page/page-route.ts';
import { href, sameOriginPath } from '#urls.ts';
import type { RefusedForm } from '#features/accounts/web/refused-form.ts';
import { enterByForm } from '#features/accounts/second-step/web/enter-by-form.ts';
import { textOf } from '#features/accounts/web/text-of.ts';

export async function arrive({ page, url, form }: PageActionArgs): Promise<Response | RefusedForm> {
  return enterByForm({ form, url }, async () => {
    const { signInWithGoogle, signInWithFacebook } = page.api.accounts;
    const signIn = url.pathname === href('googleReturn') ? signInWithGoogle : signInWithFacebook;
    const { onSuccess } = await signIn.call({ query: url.search.slice(1) });
    return redirect(onSuccess ?? href('welcome'));
  });
}

export async function takeSecondStep({ page, url, form }: PageActionArgs): Promise<Response | RefusedForm> {
  return enterByForm({ form, url }, async () => {
    const { onSuccess } = await page.api.accounts.takeSecondStep.call({ code: textOf(form, 'code') });
    return redirect(onSuccess ?? sameOriginPath(url.searchParams.get('onSuccess')) ?? href('welcome'));
  });
}
