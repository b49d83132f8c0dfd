import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

export const goalForm = defineForm({
  name: 'familyGoal',
  fields: { stories: text },
  send: ({ api }, { stories }) =>
    api.together.chooseGoal.call({ stories: stories === '' ? null : Number(stories) }),
});
