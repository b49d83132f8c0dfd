import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** What a guardian answers a minor who has named her, by id: the button says whether the child enters the family too. */
export const namingChildForm = defineForm({
  name: 'namingChild',
  fields: { intoFamily: text },
  send: ({ api }, { intoFamily }, id = '') =>
    api.families.answerNamingChild.call({ id, intoFamily: intoFamily === 'yes' }),
});
