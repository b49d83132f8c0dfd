import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** What finance decides about a large donation, as it was seen. */
export const reviewForm = defineForm({
  name: 'reviewDonation',
  fields: { verdict: text, total: text },
  send: ({ api }, { verdict, total }, id = '') =>
    api.donations.adminReview.call({
      id,
      verdict: verdict === 'approved' ? 'approved' : 'declined',
      total: Number(total),
    }),
});

/** Ends a donation that recurs. */
export const endForm = defineForm({
  name: 'endDonation',
  fields: {},
  send: ({ api }, _values, id = '') => api.donations.adminEnd.call({ id }),
});
