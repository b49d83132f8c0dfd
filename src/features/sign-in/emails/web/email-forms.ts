import { defineForm, type FormPlace } from '#page/form/define-form.ts';
import { secret, text } from '#page/form/fields.ts';
import { tokenOf } from './reset-link-query.ts';

const linkOf = ({ params }: FormPlace) => ({ token: params['token'] ?? '' });

/** Confirms that an address is one's own. */
export const verifyEmailForm = defineForm({
  name: 'verifyEmail',
  fields: {},
  send: (place) => place.api.signIn.verifyEmail.call(linkOf(place)),
});

/** Confirms a new address. */
export const changeEmailForm = defineForm({
  name: 'changeEmail',
  fields: {},
  send: (place) => place.api.signIn.changeEmail.call(linkOf(place)),
});

/** Requests a link for a new password; says the same whether or not the address is known. */
export const requestResetForm = defineForm({
  name: 'requestReset',
  fields: { emailAddress: text },
  send: ({ api }, input) => api.signIn.requestReset.call(input),
});

/** Sets the password and signs in with it. */
export const resetPasswordForm = defineForm({
  name: 'resetPassword',
  aboutSession: true,
  fields: { password: secret },
  send: ({ api, url }, { password }) => api.signIn.resetPassword.call({ token: tokenOf(url), password }),
});
