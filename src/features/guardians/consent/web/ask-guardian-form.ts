import { defineForm } from '#page/form/define-form.ts';
import { optionalText } from '#page/form/fields.ts';

/** Mails a parent or guardian on behalf of the minor viewing the page: without an address, the one asked before. */
export const askGuardianForm = defineForm({
  name: 'askGuardian',
  fields: { emailAddress: optionalText },
  send: ({ api }, input) => api.guardians.askGuardian.call(input),
});
