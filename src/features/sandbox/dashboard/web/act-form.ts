import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import type { Act } from '../policy.ts';

/** About the payment of this id; the pressed button says what. */
export const actForm = defineForm({
  name: 'act',
  fields: { act: text },
  // The contract judges whether there is such an act.
  send: ({ api }, { act }, id = '') => api.sandbox.act.call({ id, act: act as Act }),
});
