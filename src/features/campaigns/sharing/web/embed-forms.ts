import { defineForm } from '#page/form/define-form.ts';
import { verbatim } from '#page/form/fields.ts';

export const embedForm = defineForm({
  name: 'campaignEmbed',
  fields: { hosts: verbatim },
  send: ({ api, params }, { hosts }) =>
    api.campaigns.setEmbed.call({ slug: params['campaignSlug'] ?? '', hosts }),
});
