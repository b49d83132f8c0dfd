import { defineForm } from '#page/form/define-form.ts';

/** Undoes the removal of a child; about her, or about the one of the page. */
export const keepChildForm = defineForm({
  name: 'keepMember',
  fields: {},
  send: ({ api, params }, _values, id = params['memberId'] ?? '') => api.families.keepMember.call({ id }),
});
