import { expect, test } from 'vitest';
import type { UserView } from '#features/accounts/contract.ts';
import { kindOf, variantOf } from './site-kinds.ts';

const learner = {
  firstName: 'Mira',
  lastName: 'Stern',
  role: 'learner',
  admin: false,
  awaitsGuardian: false,
} as UserView;

test.each([
  { viewer: null, kind: 'visitor' },
  { viewer: learner, kind: 'learner' },
  { viewer: { ...learner, role: 'home' }, kind: 'learner' },
  { viewer: { ...learner, role: 'student' }, kind: 'learner' },
  { viewer: { ...learner, role: 'parent' }, kind: 'parent' },
  { viewer: { ...learner, role: 'educator' }, kind: 'educator' },
  { viewer: { ...learner, role: 'educator', admin: true }, kind: 'admin' },
  { viewer: { ...learner, awaitsGuardian: true, role: 'new' }, kind: 'waiting' },
  { viewer: { ...learner, role: 'new' }, kind: 'newcomer' },
  { viewer: { ...learner, lastName: '' }, kind: 'newcomer' },
] as const)('$viewer.role is a $kind', ({ viewer, kind }) => expect(kindOf(viewer)).toBe(kind));

test('in classic mode nothing leads to the games', () => {
  expect(variantOf(learner).header).toContain('games');
  const { header, footer } = variantOf({ ...learner, classicMode: true });
  expect([...header, ...footer]).not.toContain('games');
});
