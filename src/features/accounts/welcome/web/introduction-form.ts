import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';
import { readPerson } from '#features/accounts/users/web/read-person.ts';

/** Says who a user without a full name or role is. */
export const introductionForm = defineForm({
  name: 'introduction',
  fields: {
    role: optionalText,
    firstName: text,
    lastName: text,
    birthYear: optionalText,
    country: optionalText,
  },
  send: ({ api }, values) => api.accounts.introduceSelf.call(readPerson(values)),
});
