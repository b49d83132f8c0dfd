import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import { mostMilestones } from '../policy.ts';

export const rows = Array.from({ length: mostMilestones }, (_, index) => index);

/** The milestones of the campaign of this id: a row without an amount and a text is none. */
export const milestonesForm = defineForm({
  name: 'setMilestones',
  fields: Object.fromEntries(
    rows.flatMap((row) => [`amount${row}`, `text${row}`].map((name) => [name, text])),
  ),
  send: ({ api }, values, id = '') =>
    api.campaigns.setMilestones.call({
      id,
      milestones: rows.map((row) => ({
        amount: values[`amount${row}`] ?? '',
        text: values[`text${row}`] ?? '',
      })),
    }),
});
