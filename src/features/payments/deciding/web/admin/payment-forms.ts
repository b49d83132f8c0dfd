import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import { outcomes, refundReasons, verdicts } from '#features/payments/deciding/policy.ts';

/** Sends money of the payment of this id back. The server reads the amount, in the language of the page. */
export const refundForm = defineForm({
  name: 'refund',
  fields: { amount: text, reason: text, note: text, number: text },
  send: ({ api }, { amount, reason, note, number }, id = '') =>
    api.payments.requestRefund.call({
      id,
      number: Number(number),
      amount,
      reason: oneOf(refundReasons, reason),
      note,
    }),
});

/** Confirms or withdraws a refund that waits: of the payment of this id, the one of this number. */
export const decideRefundForm = defineForm({
  name: 'decideRefund',
  fields: { decision: text },
  send: ({ api }, { decision }, id = '', number = '') =>
    decision === 'confirm'
      ? api.payments.confirmRefund.call({ id, number: Number(number) })
      : api.payments.withdrawRefund.call({ id, number: Number(number) }),
});

/** Asks the provider about the payment of this id. */
export const askForm = defineForm({
  name: 'ask',
  fields: {},
  send: ({ api }, _values, id = '') => api.payments.askProvider.call({ id }),
});

/** Decides about the review of the payment of this id; `review` and `amount` are what the page showed. */
export const reviewForm = defineForm({
  name: 'review',
  fields: { note: text, review: text, amount: text, verdict: text },
  send: ({ api }, { note, review, amount, verdict }, id = '') =>
    api.payments.decideReview.call({
      id,
      note,
      review,
      amount: amount === '' ? null : Number(amount),
      verdict: oneOf(verdicts, verdict),
    }),
});

/** Says what came of the payment of this id. */
export const settleForm = defineForm({
  name: 'settle',
  fields: { reference: text, note: text, outcome: text },
  send: ({ api }, { reference, note, outcome }, id = '') =>
    api.payments.settleByHand.call({ id, reference, note, outcome: oneOf(outcomes, outcome) }),
});

/** Says whether the refund of this id was made. */
export const settleRefundForm = defineForm({
  name: 'settleRefund',
  fields: { made: text },
  send: ({ api }, { made }, id = '') => api.payments.settleRefund.call({ id, made: made === 'yes' }),
});

/** What is none of them goes on as it is, and is refused. */
function oneOf<Word extends string>(_words: readonly Word[], typed: string): Word {
  return typed as Word;
}
