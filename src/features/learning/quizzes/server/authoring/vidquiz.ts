import * as z from 'zod';
import { defineAuthoring } from '#features/learning/content/server/authoring.ts';
import { vidQuizQuestions } from '#features/learning/quizzes/policy.ts';
import {
  mergeQuestions,
  questionIds,
  questions,
  questionShape,
  QuestionText,
  type Question,
} from './questions.ts';

/** Seconds of the film: where it stops to ask, and where, before that, the part that explains the answer begins. */
export interface VidQuizQuestion extends Question {
  at: number;
  explainedAt: number;
}

export interface VidQuizBody {
  kind: 'vidquiz';
  questions: VidQuizQuestion[];
}

const seconds = z.number().min(0);

declare module '#features/learning/content/server/item-body.ts' {
  interface ItemBodies {
    vidquiz: VidQuizBody;
  }
}

/** Questions at which a film stops, in film order. */
export const vidQuizAuthoring = defineAuthoring({
  structure: z.strictObject({
    questions: questions(
      z
        .strictObject({ ...questionShape, at: seconds, explainedAt: seconds })
        .refine(({ at, explainedAt }) => explainedAt < at, 'explainedAt must lie before at'),
      vidQuizQuestions,
    ).refine(
      (all) => all.every(({ at }, index) => at >= (all[index - 1]?.at ?? 0) + (index > 0 ? 5 : 0)),
      'must stand in the order of the film, at least 5 seconds apart',
    ),
  }),
  texts: z.strictObject({ questions: z.record(z.string(), QuestionText) }),
  merge: ({ questions }, texts, mistakes): VidQuizBody => ({
    kind: 'vidquiz',
    questions: mergeQuestions(questions, texts.questions, mistakes).map(({ entry, question }) => ({
      ...question,
      at: entry.at,
      explainedAt: entry.explainedAt,
    })),
  }),
  ids: (structure) => questionIds(structure),
  pictures: ({ questions }) => questions.flatMap(({ picture }) => picture ?? []),
});
