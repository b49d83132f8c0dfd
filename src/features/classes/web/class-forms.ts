import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** What an educator does with her classes; a form is about a class, by its id. */
export const classForms = {
  create: defineForm({
    name: 'create',
    fields: { name: text },
    send: ({ api }, input) => api.classes.create.call(input),
  }),
  rename: defineForm({
    name: 'rename',
    fields: { name: text },
    send: ({ api }, { name }, id = '') => api.classes.change.call({ id, name }),
  }),
  pause: defineForm({
    name: 'pause',
    fields: {},
    send: ({ api }, _values, id = '') => api.classes.change.call({ id, paused: true }),
  }),
  open: defineForm({
    name: 'open',
    fields: {},
    send: ({ api }, _values, id = '') => api.classes.change.call({ id, paused: false }),
  }),
  rotate: defineForm({
    name: 'rotate',
    fields: {},
    send: ({ api }, _values, id = '') => api.classes.change.call({ id, rotate: true }),
  }),
  archive: defineForm({
    name: 'archive',
    fields: {},
    send: ({ api }, _values, id = '') => api.classes.archive.call({ id }),
  }),
  restore: defineForm({
    name: 'restore',
    fields: {},
    send: ({ api }, _values, id = '') => api.classes.restore.call({ id }),
  }),
  remove: defineForm({
    name: 'remove',
    fields: {},
    send: ({ api }, _values, id = '') => api.classes.remove.call({ id }),
  }),
};
