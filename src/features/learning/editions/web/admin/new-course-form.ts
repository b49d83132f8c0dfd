import { isLocale } from '#core/locale.ts';
import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** A title in a language begins a course. */
export const newCourseForm = defineForm({
  name: 'new-course',
  fields: { title: text, locale: text },
  send: ({ api }, { title, locale }) =>
    api.learning.createCourse.call({ title, locale: isLocale(locale) ? locale : 'en' }),
});
