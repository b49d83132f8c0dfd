import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';

/** Rates the item of a lesson's page: stars, and a review that may be empty. */
export const rateForm = defineForm({
  name: 'rate',
  fields: { stars: text, review: verbatim },
  send: ({ api, params }, { stars, review }) =>
    api.learning.rate.call({ id: params['itemId'] ?? '', stars: Number(stars), text: review }),
});

export const unrateForm = defineForm({
  name: 'unrate',
  fields: {},
  send: ({ api, params }) => api.learning.dropRating.call({ id: params['itemId'] ?? '' }),
});
