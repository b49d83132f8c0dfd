import { redirect } from 'react-router';
import type { PageActionArgs, PageRoute } from '../../page/page-route.ts';
import { href, sameOriginPath } from '../../urls.ts';
import { emailsRoutes, requestReset } from './routes-emails.ts';
import { identitiesRoutes } from './routes-identities.ts';
import { guardianRoutes } from './routes-guardian.ts';
import { welcomeRoutes } from './routes-welcome.ts';
import { departByForm } from './web/identities/depart-by-form.ts';
import { signInWaysQuery } from './web/identities/sign-in-ways-query.ts';
import { loadAgeFields } from './web/person/load-age-fields.ts';
import { readPerson } from './web/person/read-person.ts';
import { enterByForm } from './web/second-step/enter-by-form.ts';
import { settingsRoutes } from './routes-settings.ts';
import type { RefusedForm } from './web/refused-form.ts';

export const accountsRoutes: PageRoute[] = [
  {
    id: 'login',
    addresses: ['login'],
    module: 'accounts/web/login-page.tsx',
    access: 'visitor',
    header: 'minimal',
    async load({ page }) {
      await page.queries.ensureQueryData(signInWaysQuery(page.api));
    },
    act: (args) =>
      args.url.searchParams.get('mode') === 'reset-password' ? requestReset(args) : signIn(args),
  },
  {
    id: 'signup',
    addresses: ['signup'],
    module: 'accounts/web/signup-page.tsx',
    access: 'visitor',
    header: 'minimal',
    async load({ page }) {
      await Promise.all([loadAgeFields(page), page.queries.ensureQueryData(signInWaysQuery(page.api))]);
    },
    act: signUp,
  },
  {
    id: 'logout',
    addresses: ['logout'],
    module: 'accounts/web/logout-page.tsx',
    header: 'minimal',
    openTo: ['unnamed', 'waiting'],
    act: signOut,
  },
  ...emailsRoutes,
  ...guardianRoutes,
  ...welcomeRoutes,
  ...identitiesRoutes,
  ...settingsRoutes,
];

async function signIn(args: PageActionArgs): Promise<Response | RefusedForm> {
  const { page, url, form } = args;
  return enterByForm({ form, url }, async () => {
    const departed = await departByForm(args);
    if (departed) return departed;
    await page.api.accounts.signIn.call({
      emailAddress: text(form, 'emailAddress') ?? '',
      password: text(form, 'password') ?? '',
      remember: form.has('remember'),
    });
    // Who it is will be known to the next request; `/welcome` leads to her default page.
    return redirect(sameOriginPath(url.searchParams.get('onSuccess')) ?? href('welcome'));
  });
}

async function signUp(args: PageActionArgs): Promise<Response | RefusedForm> {
  const { page, url, form } = args;
  return enterByForm({ form, url }, async () => {
    const departed = await departByForm(args);
    if (departed) return departed;
    await page.api.accounts.signUp.call({
      ...readPerson(form),
      emailAddress: text(form, 'emailAddress') ?? '',
      password: text(form, 'password') ?? '',
      language: page.locale,
    });
    return redirect(sameOriginPath(url.searchParams.get('onSuccess')) ?? href('signupSuccess'));
  });
}

async function signOut({ page }: PageActionArgs): Promise<Response> {
  await page.api.accounts.signOut.call();
  return redirect(href('start'));
}

/** A field's text; an empty one is as if it were not sent. */
function text(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
