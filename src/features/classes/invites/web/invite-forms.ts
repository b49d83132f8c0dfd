import { defineForm } from '#page/form/define-form.ts';

/** Leads from an invitation to an account. */
export const acceptInviteForm = defineForm({
  name: 'accept',
  fields: {},
  send: ({ api, params }) => api.signUp.acceptInvite.call({ token: params['token'] ?? '' }),
});

/** Leads from a teacher's invitation to her class. */
export const claimInviteForm = defineForm({
  name: 'claim',
  fields: {},
  send: ({ api, params }) => api.classes.claimInvite.call({ token: params['token'] ?? '' }),
});
