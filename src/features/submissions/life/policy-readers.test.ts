import { expect, test } from 'vitest';
import { mayRead, relations, type WorkStanding } from './policy-readers.ts';

const open: WorkStanding = { status: 1, visibility: 0, hidden: false, withheld: false };
const readersOf = (work: Partial<WorkStanding>) =>
  relations.filter((relation) => mayRead({ ...open, ...work }, relation));

const judges = ['owner', 'moderator'];
const before = ['owner', 'guardian', 'teacher', 'moderator'];

test.each([
  ['approved for everyone', {}, [...before, 'fellow', 'none']],
  ['approved for the class', { visibility: 1 }, [...before, 'fellow']],
  ['approved for its owner', { visibility: 2 }, ['owner', 'guardian', 'moderator']],
  ['submitted', { status: 0 }, before],
  ['rejected', { status: 2 }, before],
  ['waiting for the guardian', { status: 3 }, ['owner', 'guardian']],
  ['spam', { status: 5 }, ['owner', 'guardian', 'moderator']],
  ['submitted, for its owner', { status: 0, visibility: 2 }, ['owner', 'guardian', 'moderator']],
  ['reported by three people', { hidden: true }, before],
  ['of a child without consent', { withheld: true }, judges],
  ['of a child without consent, submitted', { status: 0, withheld: true }, judges],
] as const)('a work that is %s is read by those people alone', (_, work, readers) => {
  expect(readersOf(work).toSorted()).toEqual([...readers].toSorted());
});
