import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** Joins the class of the page. */
export const joinForm = defineForm({
  name: 'join',
  fields: {},
  send: ({ api, params }) => api.classes.join.call({ id: params['classCode'] ?? '' }),
});

/** A parent or guardian lets a child join the class of the page. */
export const approveJoinForm = defineForm({
  name: 'approve',
  fields: { emailAddress: text },
  send: ({ api, params }, { emailAddress }) =>
    api.classes.approveJoin.call({ token: params['token'] ?? '', emailAddress }),
});
