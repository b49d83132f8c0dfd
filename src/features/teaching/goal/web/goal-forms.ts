import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import type { ClassGoal } from '../contract.ts';

/** What the teachers of the class that the address names want it to reach together. */
export const classGoalForms = {
  choose: defineForm({
    name: 'classGoal',
    fields: { amount: text, measure: text, period: text },
    send: ({ api, params }, { amount, measure, period }) =>
      api.teaching.chooseClassGoal.call({
        id: params['classId'] ?? '',
        amount: Number(amount),
        // The contract judges them.
        measure: measure as ClassGoal['measure'],
        period: period as ClassGoal['period'],
      }),
  }),
  remove: defineForm({
    name: 'removeClassGoal',
    fields: {},
    send: ({ api, params }) => api.teaching.removeClassGoal.call({ id: params['classId'] ?? '' }),
  }),
};
