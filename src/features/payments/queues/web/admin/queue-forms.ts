import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** Works the webhook of this id off again, or sets it aside. */
export const webhookForm = defineForm({
  name: 'webhook',
  fields: { act: text },
  send: ({ api }, { act }, id = '') =>
    act === 'retry' ? api.payments.retryWebhook.call({ id }) : api.payments.setWebhookAside.call({ id }),
});

/** Sets the failed refund of this id aside. */
export const refundAsideForm = defineForm({
  name: 'refundAside',
  fields: {},
  send: ({ api }, _values, id = '') => api.payments.setRefundAside.call({ id }),
});
