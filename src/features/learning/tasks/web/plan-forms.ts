import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';

/** When the user plans to do the task that the form is about and, for a deed, how. */
export const savePlanForm = defineForm({
  name: 'save',
  fields: { plannedFor: text, note: verbatim },
  send: ({ api }, plan, id = '') => api.learning.savePlan.call({ id, ...plan }),
});

export const dropPlanForm = defineForm({
  name: 'drop',
  fields: {},
  send: ({ api }, _values, id = '') => api.learning.dropPlan.call({ id }),
});
