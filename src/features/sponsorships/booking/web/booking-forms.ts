import { defineForm } from '#page/form/define-form.ts';
import { checkbox, optionalText, text } from '#page/form/fields.ts';
import type { DedicationKind, Span } from '#features/sponsorships/policy.ts';

export const bookForm = defineForm({
  name: 'bookSponsorship',
  fields: {
    kind: text,
    words: text,
    repeats: checkbox,
    span: text,
    on: text,
    courseId: optionalText,
    key: text,
  },
  // The contract judges what was chosen.
  send: ({ api }, { kind, span, courseId, ...values }) =>
    api.sponsorships.book.call({
      ...values,
      kind: kind as DedicationKind,
      span: span as Span,
      ...(courseId !== undefined && courseId !== '' && { courseId }),
    }),
});
