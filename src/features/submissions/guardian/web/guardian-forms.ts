import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import type { LinkAnswer } from '../contract.ts';

const answerFields = { note: text, answer: text };

/** What the contract takes of a form about one version of one work. */
function readAnswer(
  { note, answer }: { note: string; answer: string },
  submissionId: string,
  version: string,
): Omit<LinkAnswer, 'token'> {
  return { submissionId, version: Number(version), note, answer: answer as LinkAnswer['answer'] };
}

/** A guardian's answer about a work, on the page behind a mailed link. */
export const answerForm = defineForm({
  name: 'answer',
  fields: answerFields,
  send: ({ api, params }, typed, id = '', version = '') =>
    api.submissions.answerWorks.call({
      token: params['submissionToken'] ?? '',
      ...readAnswer(typed, id, version),
    }),
});

/** The same on the home page of a signed-in parent. */
export const parentAnswerForm = defineForm({
  name: 'answer-child',
  fields: answerFields,
  send: ({ api }, typed, id = '', version = '') =>
    api.submissions.answerAsParent.call(readAnswer(typed, id, version)),
});

/** Ends the consent to all works, on the page behind the mail that confirmed it. */
export const revokeForm = defineForm({
  name: 'revoke',
  fields: {},
  send: ({ api, params }) => api.submissions.revokeByLink.call({ token: params['token'] ?? '' }),
});

/** The same on the home page of a signed-in parent. */
export const parentRevokeForm = defineForm({
  name: 'revoke-child',
  fields: {},
  send: ({ api }, _typed, childId = '') => api.submissions.revokeAsParent.call({ childId }),
});
