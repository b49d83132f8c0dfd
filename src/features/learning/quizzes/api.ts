import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { quizzesContract } from './contract.ts';
import { answerQuestion } from './server/answer-question.ts';
import { getQuiz } from './server/quizzes.ts';

const os = serve(quizzesContract);

export const quizzesApi = {
  quiz: os.quiz
    .use(guard('learning.quiz', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getQuiz(context, input.id, input.lang)),
  answerQuestion: os.answerQuestion
    .use(guard('learning.answerQuestion', { access: 'anyone', limit: writes }))
    .handler(({ context, input }) => answerQuestion(context, input)),
};
