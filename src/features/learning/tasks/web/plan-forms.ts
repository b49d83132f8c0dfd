import { defineForm } from '#page/form/define-form.ts';
import { text, verbatim } from '#page/form/fields.ts';

/** When the user plans to do the task of a lesson's page and, for a deed, how. */
export const savePlanForm = defineForm({
  name: 'save',
  fields: { plannedFor: text, note: verbatim },
  send: ({ api }, plan, itemId = '') => api.learning.savePlan.call({ id: itemId, ...plan }),
});

export const dropPlanForm = defineForm({
  name: 'drop',
  fields: {},
  send: ({ api }, _values, itemId = '') => api.learning.dropPlan.call({ id: itemId }),
});
