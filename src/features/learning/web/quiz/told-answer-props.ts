import type { GivenAnswer, QuestionView } from '#features/learning/contract-quizzes.ts';

export interface ToldAnswerProps {
  question: QuestionView;
  given: GivenAnswer;
}
