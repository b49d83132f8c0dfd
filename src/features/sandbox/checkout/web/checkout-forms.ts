import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import type { CardId } from '#features/sandbox/policy.ts';

export const payForm = defineForm({
  name: 'pay',
  fields: { card: text },
  // The contract judges whether there is such a card.
  send: ({ api, params }, { card }) =>
    api.sandbox.pay.call({ token: params['token'] ?? '', card: card as CardId }),
});

/** The pressed button says it. */
export const verifyForm = defineForm({
  name: 'verify',
  fields: { answer: text },
  send: ({ api, params }, { answer }) =>
    api.sandbox.verify.call({ token: params['token'] ?? '', approves: answer === 'approve' }),
});

export const cancelForm = defineForm({
  name: 'cancel',
  fields: {},
  send: ({ api, params }) => api.sandbox.cancel.call({ token: params['token'] ?? '' }),
});
