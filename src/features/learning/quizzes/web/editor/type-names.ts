import type { QuestionType } from '#features/learning/quizzes/contract.ts';

export const typeNames: Record<QuestionType, string> = {
  single: 'learning.editor.typeSingle',
  multiple: 'learning.editor.typeMultiple',
  order: 'learning.editor.typeOrder',
  match: 'learning.editor.typeMatch',
  fill: 'learning.editor.typeFill',
};

/** In the order in which they are offered. */
export const questionTypes = Object.keys(typeNames) as QuestionType[];
