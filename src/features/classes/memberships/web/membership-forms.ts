import { defineForm } from '#page/form/define-form.ts';

/** What a student does with a class of hers, which the form is about: leaves it, or takes that back. */
export const membershipForms = {
  leave: defineForm({
    name: 'leave',
    fields: {},
    send: ({ api }, _values, id = '') => api.classes.leave.call({ id }),
  }),
  stay: defineForm({
    name: 'stay',
    fields: {},
    send: ({ api }, _values, id = '') => api.classes.stay.call({ id }),
  }),
};
