import { describe, expect, test } from 'vitest';
import type { QuestionView } from '../contract.ts';
import { findEffects, withAnswers } from './answer-effects.ts';

const given = (responseId: string) => ({ responseId, correct: true, explanation: '' });
const question = (id: string, responseId?: string): QuestionView => ({
  id,
  type: 'single',
  ask: 'What?',
  answers: [],
  ...(responseId !== undefined && { given: given(responseId) }),
});

describe('the answers shown', () => {
  const questions = [question('one', 'kept'), question('two', 'kept'), question('three')];
  const own = { two: { given: given('own') } };
  const shown = (isPractice: boolean) =>
    withAnswers(questions, own, isPractice).map(({ given }) => given?.responseId);

  test('are this page’s, else the kept ones', () => expect(shown(false)).toEqual(['kept', 'own', undefined]));

  test('are in practice mode only this page’s', () =>
    expect(shown(true)).toEqual([undefined, 'own', undefined]));
});

describe('an answer', () => {
  const finished = { items: ['quiz'], awarded: { points: 10, coins: 0 } };
  const member = { isPractice: false, isVisitor: false, isLast: false };

  test('of a member is kept; the last one completes the quiz and announces its points', () => {
    expect(findEffects({}, member)).toEqual({ isKept: true });
    expect(findEffects(finished, { ...member, isLast: true })).toEqual({
      isKept: true,
      completed: ['quiz'],
      outcome: { kind: 'award', awarded: finished.awarded },
    });
  });

  test('that earns nothing more is not announced', () => {
    const again = { items: ['quiz'], awarded: { points: 0, coins: 0 } };
    expect(findEffects(again, { ...member, isLast: true })).toEqual({ isKept: true, completed: ['quiz'] });
  });

  test('of a visitor is not kept; after the last one she is offered to keep her points', () => {
    const visitor = { ...member, isVisitor: true };
    expect(findEffects({}, visitor)).toEqual({ isKept: false });
    expect(findEffects({}, { ...visitor, isLast: true })).toEqual({
      isKept: false,
      outcome: { kind: 'visitor' },
    });
  });

  test.each([false, true])('in practice mode changes nothing else (visitor: %s)', (isVisitor) => {
    const practice = { isPractice: true, isVisitor, isLast: true };
    expect(findEffects(finished, practice)).toEqual({ isKept: false });
  });
});
