import { describe, expect, test } from 'vitest';
import { chooseQuestions, listTitles, type Asked } from './policy.ts';

describe('what is asked at the table', () => {
  const item = (id: string, type: string, asks: string[] = []): Asked => ({
    id,
    title: id,
    type,
    questions: asks.map((ask) => ({ ask, answer: `${ask}!`, explanation: '' })),
  });

  test('is one question with its answer and an open one about something else', () => {
    const asked = chooseQuestions([item('quiz', 'quiz', ['Who?', 'Why?']), item('film', 'film')], 'noa');
    expect(asked).toEqual([
      expect.objectContaining({ kind: 'quiz', title: 'quiz' }),
      { kind: 'story', title: 'film' },
    ]);
  });

  test('is the same all week, and differs between siblings who learned the same', () => {
    const items = [
      item('quiz', 'quiz', ['1?', '2?', '3?', '4?', '5?']),
      item('deed', 'rwi'),
      item('g', 'game'),
    ];
    expect(chooseQuestions(items, 'noa 2026-11-22')).toEqual(chooseQuestions(items, 'noa 2026-11-22'));
    const asked = ['a', 'b', 'c', 'd'].map((child) => JSON.stringify(chooseQuestions(items, child)));
    expect(new Set(asked).size).toBeGreaterThan(1);
  });

  test('never repeats a question, whatever was learned', () => {
    const kinds = [
      item('a', 'film'),
      item('b', 'quiz', ['1?']),
      item('c', 'vidquiz', ['2?', '3?']),
      item('d', 'rwi'),
    ];
    for (let chosen = 0; chosen < 16; chosen += 1) {
      const items = kinds.filter((_, index) => chosen & (1 << index));
      for (const seed of ['noa', 'ben', 'tal']) {
        const asked = chooseQuestions(items, seed).map((question) => JSON.stringify(question));
        expect(new Set(asked).size).toBe(asked.length);
        expect(asked.length).toBeLessThanOrEqual(2);
        expect(asked.length > 0).toBe(items.length > 0);
      }
    }
  });
});

test('titles are a list without an “and” that Hebrew would glue to one', () => {
  expect(listTitles(['מעט והרבה', 'האוהל של אברהם'])).toBe('מעט והרבה, האוהל של אברהם');
});
