import type { QuizBody } from './authoring/quiz.ts';
import type { VidQuizBody } from './authoring/vidquiz.ts';
import { rightResponse, type Response } from './grading.ts';

const explanation = 'Because it is written.';

/** A quiz with a question of each type. Texts that must not be sent before an answer: `key-…` and the explanation. */
export const quizOfEachType: QuizBody = {
  kind: 'quiz',
  questions: [
    {
      id: 'q-single',
      type: 'single',
      ask: 'Who came?',
      answers: [
        { id: 'key-guests', text: 'Guests' },
        { id: 'key-king', text: 'A king' },
        { id: 'key-nobody', text: 'Nobody' },
      ],
      correct: ['key-guests'],
      explanation,
      source: 'Genesis 18:2',
      citations: [{ passage: 'genesis-18', from: '2', to: '2' }],
      picture: { file: 'tent.webp', alt: 'A tent' },
    },
    {
      id: 'q-multiple',
      type: 'multiple',
      ask: 'What was served?',
      answers: [
        { id: 'key-bread', text: 'Bread' },
        { id: 'key-fish', text: 'Fish' },
        { id: 'key-curd', text: 'Curd' },
      ],
      correct: ['key-bread', 'key-curd'],
      explanation,
    },
    {
      id: 'q-order',
      type: 'order',
      ask: 'What happened?',
      answers: [
        { id: 'key-saw', text: 'He saw' },
        { id: 'key-ran', text: 'He ran' },
        { id: 'key-bowed', text: 'He bowed' },
      ],
      correct: ['key-saw', 'key-ran', 'key-bowed'],
      explanation,
    },
    {
      id: 'q-match',
      type: 'match',
      ask: 'Who did what?',
      answers: [
        { id: 'key-avraham', text: 'Avraham', match: 'ran to the herd' },
        { id: 'key-sarah', text: 'Sarah', match: 'baked cakes' },
      ],
      correct: ['key-avraham', 'key-sarah'],
      explanation,
    },
    {
      id: 'q-fill',
      type: 'fill',
      ask: 'He sat at the opening of the ___ in the ___ of the day.',
      answers: [
        { id: 'key-tent', text: 'tent' },
        { id: 'key-door', text: 'door' },
        { id: 'key-heat', text: 'heat' },
      ],
      correct: ['key-tent', 'key-heat'],
      explanation,
    },
  ],
};

/** A VidQuiz on a one-minute film that stops at 20 and 40 seconds. */
export const vidQuizOfTwo: VidQuizBody = {
  kind: 'vidquiz',
  questions: quizOfEachType.questions
    .slice(0, 2)
    .map((question, index) => ({ ...question, at: 20 * (index + 1), explainedAt: 20 * index + 5 })),
};

/** A right and a wrong response to each question, in order. */
export const responses: readonly { right: Response; wrong: Response }[] = quizOfEachType.questions.map(
  (question) => ({
    right: rightResponse(question),
    wrong: {
      single: ['key-king'],
      multiple: ['key-bread', 'key-fish'],
      order: ['key-ran', 'key-saw', 'key-bowed'],
      match: ['key-avraham:key-sarah', 'key-sarah:key-avraham'],
      fill: ['key-heat', 'key-tent'],
    }[question.type],
  }),
);
