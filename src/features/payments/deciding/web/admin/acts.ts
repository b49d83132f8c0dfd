import { actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { refundAsideForm } from '#features/payments/queues/web/admin/queue-forms.ts';
import {
  askForm,
  decideRefundForm,
  refundForm,
  reviewForm,
  settleForm,
  settleRefundForm,
} from './payment-forms.ts';

/** What the provider was heard to say is shown at once; everything else leads back to the page. */
export function actOnPayment(args: PageActionArgs): Promise<Response | FormAnswer> {
  return actOnForms(
    args,
    [refundForm, decideRefundForm, askForm, reviewForm, settleForm, settleRefundForm, refundAsideForm],
    {
      next: (_result, { form, name }) => (name === askForm.name ? undefined : showDone(args, form)),
    },
  );
}
