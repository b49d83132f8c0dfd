import { defineForm } from '#page/form/define-form.ts';

/** Makes a course one of those of the class that the address names, or takes it from them; a form is about a course. */
export const courseForms = {
  add: defineForm({
    name: 'add',
    fields: {},
    send: ({ api, params }, _values, courseId = '') =>
      api.classes.addCourse.call({ id: params['classId'] ?? '', courseId }),
  }),
  remove: defineForm({
    name: 'remove',
    fields: {},
    send: ({ api, params }, _values, courseId = '') =>
      api.classes.removeCourse.call({ id: params['classId'] ?? '', courseId }),
  }),
};
