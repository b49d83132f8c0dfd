import { expect, test } from 'vitest';
import { listSlides } from './deck-slides.ts';

const question = { id: 'q', type: 'single', ask: '?', answers: [] } as const;

test('a film is followed by what there is to talk about', () => {
  const slides = listSlides({ hasFilm: true, panels: [], questions: [], talk: ['Why?', 'When?'] });
  expect(slides.map(({ kind }) => kind)).toEqual(['title', 'film', 'talk', 'talk']);
});

test('each question is shown twice: to think about, and then with its answer', () => {
  const questions = [question, question].map((one) => ({ ...one, answers: [] }));
  const slides = listSlides({ hasFilm: false, panels: [], questions, talk: [] });
  expect(slides).toMatchObject([
    { kind: 'title' },
    { kind: 'question', isTold: false, number: 1 },
    { kind: 'question', isTold: true, number: 1 },
    { kind: 'question', isTold: false, number: 2 },
    { kind: 'question', isTold: true, number: 2 },
  ]);
});
