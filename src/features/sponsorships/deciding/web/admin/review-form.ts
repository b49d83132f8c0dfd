import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';

/** What staff thinks of the words of the sponsorship of this id, in the version that it has looked at. */
export const reviewForm = defineForm({
  name: 'reviewSponsorship',
  fields: { reason: verbatim, version: text },
  send: ({ api }, { reason, version }, id = '', review = '') =>
    api.sponsorships.review.call({
      id,
      review: review === 'approved' ? 'approved' : 'declined',
      version: Number(version),
      reason,
    }),
});
