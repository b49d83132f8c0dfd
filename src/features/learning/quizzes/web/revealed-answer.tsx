import type { ComponentType } from 'react';
import type { QuestionType } from '../contract.ts';
import type { RevealedAnswerProps } from './revealed-answer-props.ts';
import { RevealedChoice } from './revealed-choice.tsx';
import { RevealedFill } from './revealed-fill.tsx';
import { RevealedMatch } from './revealed-match.tsx';
import { RevealedOrder } from './revealed-order.tsx';

const revealedOf: Record<QuestionType, ComponentType<RevealedAnswerProps>> = {
  single: RevealedChoice,
  multiple: RevealedChoice,
  order: RevealedOrder,
  match: RevealedMatch,
  fill: RevealedFill,
};

/** The right answer to a question of any type, and the one given if it differs. */
export function RevealedAnswer(props: RevealedAnswerProps) {
  const Told = revealedOf[props.question.type];
  return <Told {...props} />;
}
