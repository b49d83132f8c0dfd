import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** Makes a course one of the class's, or no longer: `courses` is the whole list as it will be, with commas between. */
export const chooseCourseForm = defineForm({
  name: 'choose',
  fields: { courses: text },
  send: ({ api, params }, { courses }) =>
    api.classes.change.call({
      id: params['classId'] ?? '',
      courseIds: courses.split(',').filter((id) => id !== ''),
    }),
});
