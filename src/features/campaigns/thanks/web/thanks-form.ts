import { defineForm } from '#page/form/define-form.ts';
import { verbatim } from '#page/form/fields.ts';

/** Thanks for the gift of this id. */
export const thanksForm = defineForm({
  name: 'thankDonor',
  fields: { text: verbatim },
  send: ({ api }, { text }, id = '') => api.campaigns.thankDonor.call({ id, text }),
});
