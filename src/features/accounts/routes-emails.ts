import type { PageActionArgs, PageRoute } from '../../page/page-route.ts';
import type { DoneForm } from './web/emails/done-form.ts';
import { refuseInForm } from './web/refuse-in-form.ts';
import type { RefusedForm } from './web/refused-form.ts';
import { textOf } from './web/text-of.ts';

export const emailsRoutes: PageRoute[] = [
  {
    id: 'emailVerify',
    addresses: ['emailVerify'],
    module: 'accounts/web/emails/verify-page.tsx',
    header: 'minimal',
    openTo: ['unnamed'],
    act: ({ page, params, form }) =>
      doInForm(form, () => page.api.accounts.verifyEmail.call({ token: params['token'] ?? '' })),
  },
  {
    id: 'emailUpdate',
    addresses: ['emailUpdate'],
    module: 'accounts/web/emails/update-page.tsx',
    header: 'minimal',
    openTo: ['unnamed'],
    act: ({ page, params, form }) =>
      doInForm(form, () => page.api.accounts.changeEmail.call({ token: params['token'] ?? '' })),
  },
  {
    id: 'updatePass',
    addresses: ['updatePass'],
    module: 'accounts/web/emails/update-pass-page.tsx',
    header: 'minimal',
    openTo: ['unnamed'],
    act: ({ page, url, form }) =>
      doInForm(form, () =>
        page.api.accounts.resetPassword.call({
          token: url.searchParams.get('token') ?? '',
          password: textOf(form, 'password'),
        }),
      ),
  },
];

/** The form of `/login?mode=reset-password`. */
export function requestReset({ page, form }: PageActionArgs): Promise<DoneForm | RefusedForm> {
  return doInForm(form, () =>
    page.api.accounts.requestReset.call({ emailAddress: textOf(form, 'emailAddress') }),
  );
}

function doInForm(form: FormData, work: () => Promise<unknown>): Promise<DoneForm | RefusedForm> {
  return refuseInForm(form, async () => {
    await work();
    return { done: true as const };
  });
}
