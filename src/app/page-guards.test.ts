import { expect, test } from 'vitest';
import type { AccessRules } from '#core/access.ts';
import type { UserView } from '#features/people/contract.ts';
import type { PageArgs } from '#page/page-route.ts';
import { turnAway } from './page-guards.ts';

const parent = {
  id: 'u',
  firstName: 'Dana',
  lastName: 'Levi',
  role: 'parent',
  admin: false,
  staff: false,
  permissions: [] as UserView['permissions'],
  awaitsGuardian: false,
} as UserView;

/** Where a page with these rules sends its viewer; undefined when she may stay. */
async function destination(viewer: UserView | null, rules: AccessRules, path = '/account?tab=1') {
  const queries = { ensureQueryData: () => Promise.resolve(viewer) };
  const page = { queries, api: {} } as unknown as PageArgs['page'];
  const answer = await turnAway(rules, { page, params: {}, url: new URL(path, 'https://lamed.test') });
  return answer?.headers.get('location') ?? undefined;
}

test('a visitor is sent to sign in, and back to the whole address afterwards', async () => {
  expect(await destination(null, { access: 'member' })).toBe('/login?onSuccess=%2Faccount%3Ftab%3D1');
  expect(await destination(null, {})).toBeUndefined();
});

test('a user is sent from the sign-in page to where she was going, but never to another site', async () => {
  const from = (path: string) => destination(parent, { access: 'visitor' }, path);
  expect(await from('/login?onSuccess=%2Faccount')).toBe('/account');
  expect(await from('/login?onSuccess=https%3A%2F%2Fevil.example')).toBe('/home');
  expect(await from('/login')).toBe('/home');
});

test('a page of the administration sends home anyone without its permission, and staff to their second step', async () => {
  const rules = { permission: 'users.find' } as const;
  expect(await destination(null, rules)).toBe('/login?onSuccess=%2Faccount%3Ftab%3D1');
  expect(await destination(parent, rules)).toBe('/home');
  expect(await destination({ ...parent, staff: true, permissions: ['users.find'] }, rules)).toBeUndefined();
  expect(await destination({ ...parent, staff: true, permissions: ['content.edit'] }, rules)).toBe('/home');
  expect(await destination({ ...parent, staff: true }, rules)).toBe(
    '/settings/security?onSuccess=%2Faccount%3Ftab%3D1',
  );
});

test('a waiting minor is sent to where she waits, except from pages open to her', async () => {
  const waiting = { ...parent, awaitsGuardian: true };
  expect(await destination(waiting, { access: 'member' })).toBe('/join/pending');
  expect(await destination(waiting, { access: 'member', openTo: ['waiting'] })).toBeUndefined();
});

test('a user without a name is asked for it, and comes back unless she was only starting', async () => {
  const unnamed: UserView = { ...parent, firstName: '', lastName: '' };
  expect(await destination(unnamed, { access: 'member' })).toBe(
    '/welcome/name?onSuccess=%2Faccount%3Ftab%3D1',
  );
  expect(await destination(unnamed, {}, '/')).toBe('/welcome/name');
  expect(await destination(unnamed, {}, '/home')).toBe('/welcome/name');
  expect(await destination(unnamed, { openTo: ['unnamed'] })).toBeUndefined();
});

test('a child is told that a page is for grown-ups', async () => {
  const child: UserView = { ...parent, role: 'student' };
  expect(await destination(child, { keptFrom: ['student', 'home'] })).toMatch(/^\/home\?.*for-grown-ups/);
  expect(await destination(parent, { keptFrom: ['student', 'home'] })).toBeUndefined();
});
