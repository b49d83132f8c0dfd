import { defineForm } from '#page/form/define-form.ts';
import { secret, text } from '#page/form/fields.ts';

/** An adult adds time today. */
export const moreTimeForm = defineForm({
  name: 'moreTime',
  fields: { currentPassword: secret, extraMinutes: text },
  send: ({ api }, { currentPassword, extraMinutes }) =>
    api.families.restrictTime.call({ extraMinutes: extraMinutes === '30' ? 30 : 15, currentPassword }),
});

/** A grown-up beside a child adds time to her day, with a PIN or a password. */
export const timeHereForm = defineForm({
  name: 'timeHere',
  fields: { currentPassword: secret, extraMinutes: text },
  send: ({ api }, { currentPassword, extraMinutes }) =>
    api.families.giveTimeHere.call({ extraMinutes: extraMinutes === '30' ? 30 : 15, currentPassword }),
});
