import { expect, test } from 'vitest';
import { peopleHref, readPeopleAsked } from './people-asked.ts';

test('an address keeps who is asked for, and where each list goes on', () => {
  const asked = { q: 'Noa Levi', only: 'asking', students: '1.a', pending: '2.b', invites: '3.c' } as const;
  const url = new URL(peopleHref('bees', asked, 'pending'), 'https://lamed.test');
  expect([url.pathname, url.searchParams.get('class'), url.hash]).toEqual([
    '/educators',
    'bees',
    '#pending-bees',
  ]);
  expect(readPeopleAsked(url.searchParams)).toEqual(asked);
});

test('an empty search is none, and an unknown filter is no filter', () => {
  expect(readPeopleAsked(new URLSearchParams('q=+&only=everyone&students='))).toEqual({});
});
