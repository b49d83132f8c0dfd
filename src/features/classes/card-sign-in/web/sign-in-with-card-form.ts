import { defineForm } from '#page/form/define-form.ts';

/** Signs in with the card that the page is about. */
export const signInWithCardForm = defineForm({
  name: 'signInWithCard',
  aboutSession: true,
  fields: {},
  send: ({ api, params }) => api.classes.signInWithCard.call({ token: params['token'] ?? '' }),
});
