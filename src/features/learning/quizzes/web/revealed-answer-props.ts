import type { GivenAnswer, QuestionView } from '../contract.ts';

export interface RevealedAnswerProps {
  question: QuestionView;
  given: GivenAnswer;
}
