import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import type { RejectionReason } from '#features/submissions/moderation/policy.ts';

/** What a teacher decides about a work of the class that the address names; a form is about a work, and a version of it. */
export const classWorkForms = {
  approve: defineForm({
    name: 'approveWork',
    fields: {},
    send: ({ api, params }, _values, submissionId = '', version = '') =>
      api.submissions.decideClassWork.call({
        id: params['classId'] ?? '',
        submissionId,
        version: Number(version),
        decision: 'approve',
      }),
  }),
  reject: defineForm({
    name: 'rejectWork',
    fields: { reason: text, note: text },
    send: ({ api, params }, { reason, note }, submissionId = '', version = '') =>
      api.submissions.decideClassWork.call({
        id: params['classId'] ?? '',
        submissionId,
        version: Number(version),
        decision: 'reject',
        note,
        // The contract judges it.
        ...(reason !== '' && { reason: reason as RejectionReason }),
      }),
  }),
  undo: defineForm({
    name: 'undoWork',
    fields: {},
    send: ({ api, params }, _values, submissionId = '') =>
      api.submissions.undoClassDecision.call({ id: params['classId'] ?? '', submissionId }),
  }),
};
