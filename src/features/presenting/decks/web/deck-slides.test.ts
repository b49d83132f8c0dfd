import { expect, test } from 'vitest';
import { listSlides } from './deck-slides.ts';

const panel = { src: '', shape: 'wide', mirrors: false, alt: '', bubbles: [] } as const;
const question = { id: 'q', type: 'single', ask: '?', answers: [] } as const;

test('a film is introduced by its lesson plan’s question, and followed by what there is to talk about', () => {
  const slides = listSlides({
    hasFilm: true,
    panels: [],
    questions: [],
    opening: ['Who?'],
    talk: ['Why?', 'When?'],
  });
  expect(slides.map(({ kind }) => kind)).toEqual(['title', 'talk', 'film', 'talk', 'talk']);
});

test('each question is shown twice: to think about, and then with its answer', () => {
  const questions = [question, question].map((one) => ({ ...one, answers: [] }));
  const slides = listSlides({ hasFilm: false, panels: [], questions, opening: [], talk: [] });
  expect(slides).toMatchObject([
    { kind: 'title' },
    { kind: 'question', isTold: false, number: 1 },
    { kind: 'question', isTold: true, number: 1 },
    { kind: 'question', isTold: false, number: 2 },
    { kind: 'question', isTold: true, number: 2 },
  ]);
});

test('a comic pauses halfway to guess how it goes on, and a short one does not', () => {
  const kindsOf = (count: number) => {
    const panels = Array.from({ length: count }, (_, index) => ({ ...panel, bubbles: [], id: `p${index}` }));
    const questions = [{ ...question, answers: [] }];
    const slides = listSlides({ hasFilm: false, panels, questions, opening: [], talk: ['Why?'] });
    return slides.map(({ kind }) => kind);
  };
  expect(kindsOf(5)).toEqual([
    'title',
    'panel',
    'panel',
    'panel',
    'pause',
    'panel',
    'panel',
    'talk',
    'question',
    'question',
  ]);
  expect(kindsOf(2)).toEqual(['title', 'panel', 'panel', 'talk', 'question', 'question']);
});
