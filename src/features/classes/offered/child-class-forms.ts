import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** What a guardian decides about a class of a child of hers; each is about the child and the class. */
export const childClassForms = {
  answer: defineForm({
    name: 'answerClass',
    fields: { joins: text },
    send: ({ api }, { joins }, childId = '', id = '') =>
      joins === 'yes'
        ? api.classes.letChildJoin.call({ childId, id })
        : api.classes.takeChildOut.call({ childId, id }),
  }),
  takeOut: defineForm({
    name: 'takeOutOfClass',
    fields: {},
    send: ({ api }, _values, childId = '', id = '') => api.classes.takeChildOut.call({ childId, id }),
  }),
};
