import type { PanelView, QuestionView } from '#features/learning/offered/shown-quiz.ts';

export type Slide =
  | { kind: 'title' }
  | { kind: 'film' }
  | { kind: 'panel'; panel: PanelView }
  | { kind: 'pause' }
  | { kind: 'question'; question: QuestionView; isTold: boolean; number: number }
  | { kind: 'talk'; text: string; isOpening: boolean };

interface Shown {
  hasFilm: boolean;
  panels: readonly PanelView[];
  questions: readonly QuestionView[];
  /** What its lesson plans begin with. */
  opening: readonly string[];
  talk: readonly string[];
}

/** A shorter comic goes through without a pause. */
const panelsWithPause = 4;

/**
 * What is shown, in order: the title; what its lesson plans begin with; the film, or the panels with a pause halfway, to guess
 * how it goes on; something to talk about; each question, and then its answer; the rest of what to talk about.
 */
export function listSlides({ hasFilm, panels, questions, opening, talk }: Shown): Slide[] {
  const halfway = panels.length >= panelsWithPause ? Math.ceil(panels.length / 2) : panels.length;
  const tell = (some: readonly PanelView[]): Slide[] => some.map((panel) => ({ kind: 'panel', panel }));
  const ask = (texts: readonly string[], isOpening: boolean): Slide[] =>
    texts.map((text) => ({ kind: 'talk', text, isOpening }));
  const hasStory = hasFilm || panels.length > 0;
  const soon = hasStory ? 1 : 0;
  return [
    { kind: 'title' },
    ...ask(opening, true),
    ...(hasFilm ? [{ kind: 'film' } as const] : []),
    ...tell(panels.slice(0, halfway)),
    ...(halfway < panels.length ? [{ kind: 'pause' } as const] : []),
    ...tell(panels.slice(halfway)),
    ...ask(talk.slice(0, soon), false),
    ...questions.flatMap((question, index): Slide[] =>
      [false, true].map((isTold) => ({ kind: 'question', question, isTold, number: index + 1 })),
    ),
    ...ask(talk.slice(soon), false),
  ];
}
