import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';
import { orderStates } from '#features/store/policy.ts';

/** Moves the order of this id on. */
export const moveForm = defineForm({
  name: 'moveOrder',
  fields: { version: text, to: text, note: optionalText },
  send: ({ api }, { version, to, note }, id = '') =>
    api.store.moveOrder.call({
      id,
      version: Number(version),
      // The buttons say nothing else.
      to: orderStates.find((state) => state === to) ?? 'asked',
      note,
    }),
});
