import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

/** The pressed button says what is ended. */
export const unsubscribeForm = defineForm({
  name: 'unsubscribe',
  fields: { end: text },
  send: ({ api, locale, params }, { end }) =>
    api.notifications.endMails.call({
      token: params['token'] ?? '',
      lang: locale,
      end: end === 'everything' || end === 'nothing' ? end : 'these',
    }),
});
