import type { ComponentType } from 'react';
import type { QuestionType } from '../contract.ts';
import { ChoiceInput } from './choice-input.tsx';
import type { AnswerInputProps } from './draft.ts';
import { FillInput } from './fill-input.tsx';
import { MatchInput } from './match-input.tsx';
import { OrderInput } from './order-input.tsx';

const inputOf: Record<QuestionType, ComponentType<AnswerInputProps>> = {
  single: ChoiceInput,
  multiple: ChoiceInput,
  order: OrderInput,
  match: MatchInput,
  fill: FillInput,
};

/** The input for a question of any type. */
export function AnswerInput(props: AnswerInputProps) {
  const Input = inputOf[props.question.type];
  return <Input {...props} />;
}
