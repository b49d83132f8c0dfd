import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';

/** Rates the item that the form is about: stars, and a review that may be empty. */
export const rateForm = defineForm({
  name: 'rate',
  fields: { stars: text, review: verbatim },
  send: ({ api }, { stars, review }, id = '') =>
    api.learning.rate.call({ id, stars: Number(stars), text: review }),
});

export const unrateForm = defineForm({
  name: 'unrate',
  fields: {},
  send: ({ api }, _values, id = '') => api.learning.dropRating.call({ id }),
});
