import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** A child asks a parent for more time today. */
export const askTimeForm = defineForm({
  name: 'askTime',
  fields: { askedMinutes: text },
  send: ({ api }, { askedMinutes }) =>
    api.families.askForTime.call({ minutes: askedMinutes === '30' ? 30 : 15 }),
});
