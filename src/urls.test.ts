import { expect, test } from 'vitest';
import { href, pageQuery, sameOriginPath } from './urls.ts';

test('an address is filled in and its values are encoded', () => {
  expect(href('lesson', { courseSlug: 'anger', itemSlug: 'a b' })).toBe('/courses/anger/a%20b');
  expect(href('login', undefined, { onSuccess: '/courses?x=1' })).toBe('/login?onSuccess=%2Fcourses%3Fx%3D1');
});

test.each([
  ['', ''],
  ['?lang=he', ''],
  ['?utm_source=a&utm_campaign=b', ''],
  ['?utm_source=a&onSuccess=/courses&lang=he&q=%D7%90', '?onSuccess=%2Fcourses&q=%D7%90'],
])('of the query %j a page may show %j', (search, shown) => expect(pageQuery(search)).toBe(shown));

test('a path of this site is kept whole', () =>
  expect(sameOriginPath('/courses/anger?x=1#top')).toBe('/courses/anger?x=1#top'));

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '',
  null,
  '/..//evil.example/%0d',
])('a target outside this site is refused or stays inside: %s', (target) => {
  const path = sameOriginPath(target);
  expect(path === undefined || new URL(path, 'http://localhost').host === 'localhost').toBe(true);
});
