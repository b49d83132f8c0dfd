import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** What a teacher does with the groups of the class that the address names; a form is about a group, and a student of it. */
export const groupForms = {
  create: defineForm({
    name: 'create',
    fields: { name: text },
    send: ({ api, params }, { name }) => api.classes.createGroup.call({ id: params['classId'] ?? '', name }),
  }),
  rename: defineForm({
    name: 'rename',
    fields: { name: text },
    send: ({ api, params }, { name }, groupId = '') =>
      api.classes.renameGroup.call({ id: params['classId'] ?? '', groupId, name }),
  }),
  remove: defineForm({
    name: 'remove',
    fields: {},
    send: ({ api, params }, _values, groupId = '') =>
      api.classes.removeGroup.call({ id: params['classId'] ?? '', groupId }),
  }),
  put: defineForm({
    name: 'put',
    fields: {},
    send: ({ api, params }, _values, groupId = '', studentId = '') =>
      api.classes.putInGroup.call({ id: params['classId'] ?? '', groupId, studentId }),
  }),
  take: defineForm({
    name: 'take',
    fields: {},
    send: ({ api, params }, _values, groupId = '', studentId = '') =>
      api.classes.takeFromGroup.call({ id: params['classId'] ?? '', groupId, studentId }),
  }),
};
