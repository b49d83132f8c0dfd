import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

export const inviteForm = defineForm({
  name: 'invite',
  fields: { emailAddress: text },
  send: ({ api }, input) => api.signUp.sendReferral.call(input),
});

export const linkForm = defineForm({
  name: 'link',
  fields: {},
  send: ({ api }) => api.referrals.makeLink.call(),
});
