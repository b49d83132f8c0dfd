import { expect, test } from 'vitest';
import { roleToKeep } from './policy.ts';

const own = { role: 'learner', minor: true, hasAddress: true, givenUp: false } as const;

test.each([
  ['a minor who signed up herself', own, 'learner'],
  ['one who has not chosen a role yet', { ...own, role: 'new' }, 'learner'],
  ['one who signed up with a class’s code', { ...own, role: 'student' }, 'student'],
  ['a student with a card', { ...own, role: 'student', hasAddress: false }, undefined],
  ['a child of a family', { ...own, role: 'home' }, undefined],
  ['one who has come of age', { ...own, minor: false }, undefined],
  ['one who has asked to be erased', { ...own, givenUp: true }, undefined],
  ['an educator', { ...own, role: 'educator' }, undefined],
] as const)('the role that she keeps for later: %s', (_, account, role) => {
  expect(roleToKeep(account)).toBe(role);
});
