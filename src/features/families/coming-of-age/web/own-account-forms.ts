import { defineForm } from '#page/form/define-form.ts';
import { secret } from '#page/form/fields.ts';

/** Makes the account of the page's link her own, and signs in. */
export const takeOwnAccountForm = defineForm({
  name: 'takeOwnAccount',
  aboutSession: true,
  fields: { password: secret },
  send: ({ api, params }, { password }) =>
    api.families.takeOwnAccount.call({ token: params['token'] ?? '', password }),
});
