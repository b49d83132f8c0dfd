import { defineForm } from '#page/form/define-form.ts';
import { checkbox, secret, text } from '#page/form/fields.ts';

/** Email and password. */
export const signInForm = defineForm({
  name: 'signIn',
  aboutSession: true,
  fields: { emailAddress: text, password: secret, remember: checkbox },
  send: ({ api }, input) => api.signIn.signIn.call(input),
});

export const signOutForm = defineForm({
  name: 'signOut',
  aboutSession: true,
  fields: {},
  send: ({ api }) => api.signIn.signOut.call(),
});
