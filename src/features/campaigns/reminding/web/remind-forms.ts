import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

export const remindForm = defineForm({
  name: 'campaignReminder',
  fields: { emailAddress: text },
  send: ({ api, params }, { emailAddress }) =>
    api.campaigns.remind.call({ slug: params['campaignSlug'] ?? '', emailAddress }),
});
