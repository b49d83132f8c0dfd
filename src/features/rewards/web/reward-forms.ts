import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

export const openChestForm = defineForm({
  name: 'chest',
  fields: {},
  send: ({ api }) => api.rewards.openChest.call(),
});

export const buyFreezeForm = defineForm({
  name: 'freeze',
  fields: { number: text },
  send: ({ api }, { number }) => api.rewards.buyFreeze.call({ number: Number(number) || undefined }),
});
