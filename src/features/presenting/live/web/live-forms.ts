import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';

/** Takes part in what runs in the class of the page, under the name of the pressed button. */
export const joinForm = defineForm({
  name: 'join',
  fields: { nameKey: optionalText },
  send: ({ api, params, locale }, { nameKey }) =>
    api.presenting.joinLive.call({
      code: params['classCode'] ?? '',
      lang: locale,
      ...(nameKey !== undefined && { nameKey }),
    }),
});

/** Answers the question that the form is about, by the pressed button or by what was put together. */
export const answerForm = defineForm({
  name: 'answer',
  fields: { responseId: text },
  send: ({ api }, { responseId }, id = '', index = '') =>
    api.presenting.answerLive.call({ id, index: Number(index), responseId }),
});
