import { defineForm } from '#page/form/define-form.ts';
import { secret } from '#page/form/fields.ts';

/** Changes to someone of the family, by her id, without a proof. */
export const swapForm = defineForm({
  name: 'swap',
  aboutSession: true,
  fields: {},
  send: ({ api }, _values, id = '') => api.families.swap.call({ id }),
});

/** Changes to the one whom the page is about, with a guardian's PIN or password. */
export const proveForm = defineForm({
  name: 'prove',
  aboutSession: true,
  fields: { pin: secret, currentPassword: secret },
  send: ({ api, params }, { pin, currentPassword }) =>
    api.families.swap.call({
      id: params['personId'] ?? '',
      ...(pin && { pin }),
      ...(currentPassword && { currentPassword }),
    }),
});
