import type { PageActionArgs, PageRoute } from '../../page/page-route.ts';
import type { ChildView } from './contract-guardian.ts';
import { childOfApprovalQuery, childOfWithdrawalQuery } from './web/guardian/child-queries.ts';
import type { AnsweredChild } from './web/guardian/answered-child.ts';
import type { RefusedForm } from './web/refused-form.ts';
import { refuseInForm } from './web/refuse-in-form.ts';

/** What a guardian's mails lead to. A GET changes nothing; each has a button that posts. */
export const guardianRoutes: PageRoute[] = [
  {
    id: 'guardianApproval',
    addresses: ['guardianApproval'],
    module: 'accounts/web/guardian/approval-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    async load({ page, params }) {
      await page.queries.ensureQueryData(childOfApprovalQuery(page.api, params['token'] ?? ''));
    },
    act: (args) => answer(args, (token) => args.page.api.accounts.approveMinor.call({ token })),
  },
  {
    id: 'guardianWithdrawal',
    addresses: ['guardianWithdrawal'],
    module: 'accounts/web/guardian/withdrawal-page.tsx',
    openTo: ['waiting', 'unnamed'],
    header: 'minimal',
    async load({ page, params }) {
      await page.queries.ensureQueryData(childOfWithdrawalQuery(page.api, params['token'] ?? ''));
    },
    act: (args) => answer(args, (token) => args.page.api.accounts.withdrawApproval.call({ token })),
  },
];

async function answer(
  { params, form }: PageActionArgs,
  send: (token: string) => Promise<ChildView>,
): Promise<AnsweredChild | RefusedForm> {
  return refuseInForm(form, async () => ({ child: await send(params['token'] ?? '') }));
}
