import { redirect } from 'react-router';
import { findRefusal } from '../../page/find-refusal.ts';
import type { PageActionArgs, PageRoute } from '../../page/page-route.ts';
import { href, sameOriginPath } from '../../urls.ts';
import type { SignUpInput } from './contract.ts';
import type { RefusedForm } from './web/refused-form.ts';

export const accountsRoutes: PageRoute[] = [
  {
    id: 'login',
    addresses: ['login'],
    module: 'accounts/web/login-page.tsx',
    access: 'visitor',
    header: 'minimal',
    act: signIn,
  },
  {
    id: 'signup',
    addresses: ['signup'],
    module: 'accounts/web/signup-page.tsx',
    access: 'visitor',
    header: 'minimal',
    act: signUp,
  },
  {
    id: 'logout',
    addresses: ['logout'],
    module: 'accounts/web/logout-page.tsx',
    header: 'minimal',
    act: signOut,
  },
];

async function signIn({ page, url, form }: PageActionArgs): Promise<Response | RefusedForm> {
  return refuseInForm(form, async () => {
    await page.api.accounts.signIn.call({
      emailAddress: text(form, 'emailAddress') ?? '',
      password: text(form, 'password') ?? '',
      remember: form.has('remember'),
    });
    return redirect(afterSignIn(url));
  });
}

async function signUp({ page, url, form }: PageActionArgs): Promise<Response | RefusedForm> {
  return refuseInForm(form, async () => {
    const birthYear = text(form, 'birthYear');
    await page.api.accounts.signUp.call({
      emailAddress: text(form, 'emailAddress') ?? '',
      password: text(form, 'password') ?? '',
      firstName: text(form, 'firstName'),
      lastName: text(form, 'lastName'),
      role: text(form, 'role') as SignUpInput['role'],
      birthYear: birthYear === undefined ? undefined : Number(birthYear),
      country: text(form, 'country'),
      language: page.locale,
    });
    return redirect(afterSignIn(url));
  });
}

async function signOut({ page }: PageActionArgs): Promise<Response> {
  await page.api.accounts.signOut.call();
  return redirect(href('start'));
}

/** Where to go once signed in: `onSuccess` if it stays on this site, else home (decisions: onSuccess). */
function afterSignIn(url: URL): string {
  return sameOriginPath(url.searchParams.get('onSuccess')) ?? href('home');
}

async function refuseInForm(form: FormData, work: () => Promise<Response>): Promise<Response | RefusedForm> {
  try {
    return await work();
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal) throw error;
    const values = [...form].filter(
      (entry): entry is [string, string] => entry[0] !== 'password' && typeof entry[1] === 'string',
    );
    return { refusal, values: Object.fromEntries(values) };
  }
}

/** A field's text; an empty one is as if it were not sent. */
function text(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
