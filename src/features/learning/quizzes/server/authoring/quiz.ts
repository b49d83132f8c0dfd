import * as z from 'zod';
import { defineAuthoring } from '#features/learning/content/server/authoring.ts';
import { quizQuestions } from '#features/learning/quizzes/policy.ts';
import {
  mergeQuestions,
  pictureOf,
  questionIds,
  questions,
  questionShape,
  QuestionText,
  type Question,
} from './questions.ts';

export interface QuizBody {
  kind: 'quiz';
  questions: Question[];
}

declare module '#features/learning/content/server/item-body.ts' {
  interface ItemBodies {
    quiz: QuizBody;
  }
}

/** Questions without a film. */
export const quizAuthoring = defineAuthoring({
  structure: z.strictObject({ questions: questions(z.strictObject(questionShape), quizQuestions) }),
  texts: z.strictObject({ questions: z.record(z.string(), QuestionText) }),
  merge: ({ questions }, texts, mistakes): QuizBody => ({
    kind: 'quiz',
    questions: mergeQuestions(questions, texts.questions, mistakes).map(({ question }) => question),
  }),
  ids: (structure) => questionIds(structure),
  pictures: ({ questions }) => questions.flatMap((question) => pictureOf(question) ?? []),
});
