import { expect, test } from 'vitest';
import { judgeFinish } from './policy.ts';

const friday = new Date('2026-11-21T00:10:00Z');

test.each([
  ['nothing', undefined, { isFinished: false, missing: 3 }],
  ['two of three items', { done: 2, lastAt: friday }, { isFinished: false, missing: 1 }],
  ['all, since it may be seen', { done: 3, lastAt: friday }, { isFinished: true, day: '2026-11-20' }],
  ['all, before it could be seen', { done: 3, lastAt: undefined }, { isFinished: true }],
])('of a course with three items she has done %s', (_name, work, finish) =>
  expect(judgeFinish(work, 3, 'America/Los_Angeles')).toEqual(finish),
);
