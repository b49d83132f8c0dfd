import type { PanelView, QuestionView } from '#features/learning/offered/shown-quiz.ts';

export type Slide =
  | { kind: 'title' }
  | { kind: 'film' }
  | { kind: 'panel'; panel: PanelView }
  | { kind: 'question'; question: QuestionView; isTold: boolean; number: number }
  | { kind: 'talk'; text: string; number: number };

interface Shown {
  hasFilm: boolean;
  panels: readonly PanelView[];
  questions: readonly QuestionView[];
  talk: readonly string[];
}

/** What is shown, in order: the title; the film or the panels; each question, and then its answer; what to talk about. */
export function listSlides({ hasFilm, panels, questions, talk }: Shown): Slide[] {
  return [
    { kind: 'title' },
    ...(hasFilm ? [{ kind: 'film' } as const] : []),
    ...panels.map((panel): Slide => ({ kind: 'panel', panel })),
    ...questions.flatMap((question, index): Slide[] =>
      [false, true].map((isTold) => ({ kind: 'question', question, isTold, number: index + 1 })),
    ),
    ...talk.map((text, index): Slide => ({ kind: 'talk', text, number: index + 1 })),
  ];
}
