import { actOnForms } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { approvalForms, withdrawalForms } from './guardian-forms.ts';

export function answerApproval(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, Object.values(approvalForms));
}

export function answerWithdrawal(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(args, Object.values(withdrawalForms));
}
