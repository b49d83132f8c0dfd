import type { ItemKind } from '#core/item-types.ts';

export const quizKind: ItemKind = {
  name: 'learning.kind.quiz',
  pictogram: 'question',
  loads: ['quiz'],
  hidesSources: true,
  isPrinted: true,
};

export const vidQuizKind: ItemKind = {
  name: 'learning.kind.vidquiz',
  pictogram: 'screen',
  loads: ['video', 'quiz'],
  film: 'with-questions',
  hidesSources: true,
};
