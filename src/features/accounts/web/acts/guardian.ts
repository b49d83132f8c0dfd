import type { PageActionArgs } from '../../../../page/page-route.ts';
import type { ChildView } from '../../contract-guardian.ts';
import type { AnsweredChild } from '../guardian/answered-child.ts';
import { refuseInForm } from '../refuse-in-form.ts';
import type { RefusedForm } from '../refused-form.ts';

export function approveMinor(args: PageActionArgs): Promise<AnsweredChild | RefusedForm> {
  return answer(args, (token) => args.page.api.accounts.approveMinor.call({ token }));
}

export function withdrawApproval(args: PageActionArgs): Promise<AnsweredChild | RefusedForm> {
  return answer(args, (token) => args.page.api.accounts.withdrawApproval.call({ token }));
}

async function answer(
  { params, form }: PageActionArgs,
  send: (token: string) => Promise<ChildView>,
): Promise<AnsweredChild | RefusedForm> {
  return refuseInForm(form, async () => ({ child: await send(params['token'] ?? '') }));
}
