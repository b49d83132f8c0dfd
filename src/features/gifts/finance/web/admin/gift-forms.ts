import { defineForm } from '#page/form/define-form.ts';

/** What finance can do with a gift that nobody has claimed. */
export const giftForms = {
  resend: defineForm({
    name: 'resendGift',
    fields: {},
    send: ({ api }, _values, id = '') => api.gifts.adminResend.call({ id }),
  }),
  void: defineForm({
    name: 'voidGift',
    fields: {},
    send: ({ api }, _values, id = '') => api.gifts.adminVoid.call({ id }),
  }),
};
