import { defineForm } from '#page/form/define-form.ts';

/** What a guardian decides about the account of a child, which each form is about. */
export const consentForms = {
  give: defineForm({
    name: 'giveConsent',
    fields: {},
    send: ({ api }, _values, id = '') => api.families.changeConsent.call({ id, approved: true }),
  }),
  withdraw: defineForm({
    name: 'withdrawConsent',
    fields: {},
    send: ({ api }, _values, id = '') => api.families.changeConsent.call({ id, approved: false }),
  }),
  refuse: defineForm({
    name: 'refuseChild',
    fields: {},
    send: ({ api }, _values, id = '') => api.families.refuseChild.call({ id }),
  }),
};
