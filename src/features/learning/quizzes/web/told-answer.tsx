import type { ComponentType } from 'react';
import type { GivenAnswer, QuestionType, QuestionView } from '../contract.ts';
import { ToldChoice } from './told-choice.tsx';
import { ToldFill } from './told-fill.tsx';
import { ToldMatch } from './told-match.tsx';
import { ToldOrder } from './told-order.tsx';

export interface ToldAnswerProps {
  question: QuestionView;
  given: GivenAnswer;
}

const toldOf: Record<QuestionType, ComponentType<ToldAnswerProps>> = {
  single: ToldChoice,
  multiple: ToldChoice,
  order: ToldOrder,
  match: ToldMatch,
  fill: ToldFill,
};

/** The right answer to a question of any type, and the one given if it differs. */
export function ToldAnswer(props: ToldAnswerProps) {
  const Told = toldOf[props.question.type];
  return <Told {...props} />;
}
