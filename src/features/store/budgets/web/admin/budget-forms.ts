import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import { readAmount } from '#features/store/web/admin/amounts.ts';

/** Money that a donor has given for the item of this id. */
export const addBudgetForm = defineForm({
  name: 'budget',
  fields: { receipt: text, amount: text, note: text },
  send: ({ api }, { receipt, amount, note }, id = '') =>
    api.store.addBudget.call({ id, receipt, note, amount: readAmount(amount) ?? Number.NaN }),
});

/** Takes back what is unused of an entry. */
export const counterForm = defineForm({
  name: 'counter',
  fields: { note: text },
  send: ({ api }, { note }, id = '', entryId = '') => api.store.counterBudget.call({ id, entryId, note }),
});
