import type { PageActionArgs } from '#page/page-route.ts';
import type { ChildView } from '../contract.ts';
import { readAnswer, type AnsweredChild, type GuardianAnswer } from './answered-child.ts';
import { refuseInForm } from '#features/accounts/web/refuse-in-form.ts';
import type { RefusedForm } from '#features/accounts/web/refused-form.ts';

export function answerApproval(args: PageActionArgs): Promise<AnsweredChild | RefusedForm> {
  const { approveMinor, refuseMinor } = args.page.api.accounts;
  return answer(args, { yes: approveMinor.call, erase: refuseMinor.call });
}

export function answerWithdrawal(args: PageActionArgs): Promise<AnsweredChild | RefusedForm> {
  const { withdrawApproval, eraseMinor } = args.page.api.accounts;
  return answer(args, { yes: withdrawApproval.call, erase: eraseMinor.call });
}

async function answer(
  { params, form }: PageActionArgs,
  send: Record<GuardianAnswer, (input: { token: string }) => Promise<ChildView>>,
): Promise<AnsweredChild | RefusedForm> {
  const answer = readAnswer(form);
  return refuseInForm(form, async () => ({
    answer,
    child: await send[answer]({ token: params['token'] ?? '' }),
  }));
}
