import { defineForm } from '#page/form/define-form.ts';
import { secret } from '#page/form/fields.ts';

/** The second step of signing in: a code. */
export const secondStepForm = defineForm({
  name: 'secondStep',
  aboutSession: true,
  fields: { code: secret },
  send: ({ api }, input) => api.signIn.takeSecondStep.call(input),
});
