import { defineForm } from '#page/form/define-form.ts';

/** What a student does with one of her classes, which the form is about: leaves it, or withdraws the request to leave. */
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
