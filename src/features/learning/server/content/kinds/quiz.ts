import * as z from 'zod';
import { things } from '../text-schemas.ts';
import { kind } from './kind.ts';
import { mergeQuestions, pictureOf, questionShape, QuestionText, type Question } from './questions.ts';

export interface QuizBody {
  kind: 'quiz';
  questions: Question[];
}

/** Questions without a film. */
export const quiz = kind({
  structure: z.strictObject({ questions: things(z.strictObject(questionShape), 3, 12) }),
  texts: z.strictObject({ questions: z.record(z.string(), QuestionText) }),
  merge: ({ questions }, texts, mistakes): QuizBody => ({
    kind: 'quiz',
    questions: mergeQuestions(questions, texts.questions, mistakes).map(({ question }) => question),
  }),
  pictures: ({ questions }) => questions.flatMap((question) => pictureOf(question) ?? []),
});
