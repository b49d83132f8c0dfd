import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { Award } from '#features/rewards/contract.ts';
import { closedItem, ItemId, Lang } from '../catalogue/contract.ts';

/** `order`: put in order. `match`: find what belongs together. `fill`: put words into the gaps of `ask`. */
export const questionTypes = ['single', 'multiple', 'order', 'match', 'fill'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** An answer to one question of each type, as it is sent. */
export const responseExamples: Record<QuestionType, string> = {
  single: 'a',
  multiple: 'a,c',
  order: 'b,a,c',
  match: 'a:y,b:x',
  fill: 'c,a',
};

function example(type: QuestionType): string {
  return `\`${responseExamples[type]}\``;
}

/** The answer to one question, in the ids that the quiz gave its answers and matches; the same in every language. */
export const ResponseId = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(400),
    z.describe(
      [
        'The answer to one question, written with the ids that the quiz gave its answers and matches. How depends on the type of the question:',
        '',
        `- \`single\`: the id of the chosen answer: ${example('single')}.`,
        `- \`multiple\`: the ids of all chosen answers, in any order: ${example('multiple')}.`,
        `- \`order\`: the ids of all answers, in the chosen order: ${example('order')}.`,
        `- \`match\`: for every answer, its id, a colon and the id of its match, in any order: ${example('match')}.`,
        `- \`fill\`: the id of one answer per gap, in the order of the gaps: ${example('fill')}.`,
      ].join('\n'),
    ),
    z.meta({ examples: Object.values(responseExamples) }),
  );

/** What is revealed about a question after an answer. `explainedAt`: the second of its film where the answer lies. */
export const ToldAnswer = z.object({
  explanation: z.string(),
  source: z.optional(z.string()),
  /** The passages of `source`. */
  cites: z.optional(z.array(z.string())),
  correctResponse: ResponseId,
  explainedAt: z.optional(z.number()),
});
export type ToldAnswer = z.infer<typeof ToldAnswer>;

const Told = { correct: z.boolean(), ...ToldAnswer.shape };

/** The caller's first answer, which counts. */
export const GivenAnswer = z.object({ responseId: ResponseId, ...Told });
export type GivenAnswer = z.infer<typeof GivenAnswer>;

const Choice = z.object({ id: z.string(), text: z.string() });

/** Never includes the key. `matches`: what to join to `answers`; `gaps`: how many words to fill in. */
export const QuestionView = z.object({
  id: z.string(),
  type: z.enum(questionTypes),
  ask: z.string(),
  gaps: z.optional(z.int()),
  answers: z.array(Choice),
  matches: z.optional(z.array(Choice)),
  picture: z.optional(z.object({ src: z.string(), alt: z.string() })),
  given: z.optional(GivenAnswer),
});
export type QuestionView = z.infer<typeof QuestionView>;

export const QuizView = z.object({ id: z.string(), title: z.string(), questions: z.array(QuestionView) });
export type QuizView = z.infer<typeof QuizView>;

/**
 * Set once all questions are answered: `score` is 0 to 1, from the first answers; also what the item earned, and all
 * completed items.
 */
export const QuizAnswer = z.object({
  ...Told,
  score: z.optional(z.number()),
  awarded: z.optional(Award),
  items: z.optional(z.array(z.string())),
});
export type QuizAnswer = z.infer<typeof QuizAnswer>;

/** One answer of one question, which `id` names. */
export const AnswerInput = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(201)),
  responseId: ResponseId,
});
export type AnswerInput = z.infer<typeof AnswerInput>;

export const quizzesContract = {
  quiz: oc
    .route({
      method: 'GET',
      path: '/content/quizzes/{id}',
      operationId: 'getQuiz',
      summary: 'Get the questions of a quiz or VidQuiz, without the answer key',
    })
    .meta(refuses({ forbidden: closedItem, notFound: true }))
    .input(z.object({ id: ItemId, lang: Lang }))
    .output(QuizView),
  answerQuestion: oc
    .route({
      method: 'POST',
      path: '/users/current/completed-quiz/{id}',
      operationId: 'answerQuestion',
      summary: 'Answer a question, named by its id',
      description:
        '`GET /content/quizzes/{id}` returns the questions, with the ids of their answers and matches. Only the first answer to a question counts toward the score. The response to a later one says whether it is right; nothing else changes.',
    })
    .meta(refuses({ forbidden: closedItem, notFound: true, conflict: ['not_watched'] }))
    .input(AnswerInput)
    .output(QuizAnswer),
};
