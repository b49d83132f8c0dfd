import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** What is decided about the teachers of the class that the address names; a form is about a teacher or an invitation. */
export const teacherForms = {
  invite: defineForm({
    name: 'invite',
    fields: { emailAddress: text },
    send: ({ api, params }, { emailAddress }) =>
      api.classes.inviteTeacher.call({ id: params['classId'] ?? '', emailAddress }),
  }),
  withdraw: defineForm({
    name: 'withdraw',
    fields: {},
    send: ({ api, params }, _values, invitationId = '') =>
      api.classes.withdrawTeacherInvitation.call({ id: params['classId'] ?? '', invitationId }),
  }),
  remove: defineForm({
    name: 'remove',
    fields: {},
    send: ({ api, params }, _values, teacherId = '') =>
      api.classes.removeTeacher.call({ id: params['classId'] ?? '', teacherId }),
  }),
  leave: defineForm({
    name: 'leave',
    fields: {},
    send: ({ api, params }, _values, teacherId = '') =>
      api.classes.removeTeacher.call({ id: params['classId'] ?? '', teacherId }),
  }),
  handOver: defineForm({
    name: 'handOver',
    fields: {},
    send: ({ api, params }, _values, teacherId = '') =>
      api.classes.handClassOver.call({ id: params['classId'] ?? '', teacherId }),
  }),
};

/** Begins to teach the class that the page's link invites to. */
export const acceptForm = defineForm({
  name: 'accept',
  fields: {},
  send: ({ api, params }) => api.classes.acceptTeacherInvitation.call({ token: params['token'] ?? '' }),
});
