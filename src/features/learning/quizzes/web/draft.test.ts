import { describe, expect, test } from 'vitest';
import type { QuestionType } from '../contract.ts';
import { emptyDraft, filled, isWhole, joined, movedTo, parted, partnerOf, toggled } from './draft.ts';

const question = (type: QuestionType) => ({
  id: 'quiz.one',
  type,
  ask: 'What?',
  gaps: 2,
  answers: ['a', 'b', 'c'].map((id) => ({ id, text: id })),
});

describe('a draft', () => {
  test('for a single choice has one answer, for a multiple choice those chosen', () => {
    expect(toggled(question('single'), ['a'], 'b')).toEqual(['b']);
    expect(toggled(question('multiple'), ['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(question('multiple'), ['a', 'b'], 'a')).toEqual(['b']);
    expect(isWhole(question('multiple'), [])).toBe(false);
    expect(isWhole(question('multiple'), ['a'])).toBe(true);
  });

  test('for an order begins as it was sent, and keeps every item as they move', () => {
    expect(emptyDraft(question('order'))).toEqual(['a', 'b', 'c']);
    expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(movedTo(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b']);
    expect(movedTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  });

  test('for a match joins each to only one', () => {
    expect(joined(['a:x', 'b:y'], 'a', 'y')).toEqual(['a:y']);
    expect(parted(['a:x', 'b:y'], 'y')).toEqual(['a:x']);
    expect(partnerOf(['a:x'], 'x')).toBe('a');
    expect(partnerOf(['a:x'], 'b')).toBeUndefined();
    expect(isWhole(question('match'), ['a:x', 'b:y'])).toBe(false);
  });

  test('for a fill puts a word into the first empty gap or the chosen one, and into only one', () => {
    expect(emptyDraft(question('fill'))).toEqual(['', '']);
    expect(filled(['a', ''], 'b')).toEqual(['a', 'b']);
    expect(filled(['a', 'b'], 'a', 1)).toEqual(['', 'a']);
    expect(filled(['a', 'b'], 'c')).toEqual(['a', 'b']);
    expect(isWhole(question('fill'), ['a', ''])).toBe(false);
  });
});
