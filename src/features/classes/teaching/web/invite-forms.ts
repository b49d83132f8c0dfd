import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** What an educator does with an unclaimed invitation; a form is about a class and an invitation, by their ids. */
export const inviteForms = {
  send: defineForm({
    name: 'sendInvite',
    fields: {},
    send: ({ api }, _values, id = '', inviteId = '') => api.classes.sendInvite.call({ id, inviteId }),
  }),
  correct: defineForm({
    name: 'correctInvite',
    fields: { emailAddress: text },
    send: ({ api }, { emailAddress }, id = '', inviteId = '') =>
      api.classes.sendInvite.call({ id, inviteId, emailAddress }),
  }),
  withdraw: defineForm({
    name: 'withdrawInvite',
    fields: {},
    send: ({ api }, _values, id = '', inviteId = '') => api.classes.withdrawInvite.call({ id, inviteId }),
  }),
};
