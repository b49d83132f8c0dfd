import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';

/** Rates the item of a lesson's page: stars, and a review that may be empty. */
export const rateForm = defineForm({
  name: 'rate',
  fields: { stars: text, review: verbatim },
  send: ({ api }, { stars, review }, itemId = '') =>
    api.learning.rate.call({ id: itemId, stars: Number(stars), text: review }),
});

export const unrateForm = defineForm({
  name: 'unrate',
  fields: {},
  send: ({ api }, _values, itemId = '') => api.learning.dropRating.call({ id: itemId }),
});
