import { expect, test } from 'vitest';
import { addresses, holdsSecret } from '#urls.ts';
import { changesWhoIsHere, isUnchanging, keptKindOf, listFiles } from './kept.ts';

test('courses and lessons are kept', () => {
  expect(keptKindOf('/courses/live-to-give')).toBe('course');
  expect(keptKindOf('/courses/live-to-give/abrahams-tent')).toBe('lesson');
});

test('no other page of the product is ever kept, least of all one with a secret in its address', () => {
  const paths = Object.values(addresses).map((address) => address.replaceAll(/:\w+/g, 'x'));
  const kept = paths.filter((path) => keptKindOf(path));
  expect(kept).toEqual(['/courses/x', '/courses/x/x']);
  expect(kept.filter(holdsSecret)).toEqual([]);
  const others = ['/dev/mail', '/api/courses/x', '/courses/', '/courses/category/new', '/courses/x/y/z'];
  expect(others.filter((path) => keptKindOf(path))).toEqual([]);
});

test('signing in and out is noticed, by form and by API; reading is ignored', () => {
  expect(changesWhoIsHere('POST', '/login')).toBe(true);
  expect(changesWhoIsHere('POST', '/login/second-step')).toBe(true);
  expect(changesWhoIsHere('POST', '/logout')).toBe(true);
  expect(changesWhoIsHere('DELETE', '/api/sessions/current')).toBe(true);
  expect(changesWhoIsHere('GET', '/login')).toBe(false);
  expect(changesWhoIsHere('POST', '/api/items/x/progress')).toBe(false);
});

test('only files with a version in the address come from the cache while online', () => {
  const isKeptFirst = (path: string) => isUnchanging(new URL(path, 'http://localhost'));
  expect(isKeptFirst('/assets/entry-1a2b.js')).toBe(true);
  expect(isKeptFirst('/messages/he?v=1a2b')).toBe(true);
  expect(isKeptFirst('/messages/he')).toBe(false);
  expect(isKeptFirst('/covers/patience.svg')).toBe(false);
});

test('finds what a document needs, leaving out films and other sites', () => {
  const html =
    '<link rel="preload" as="font" crossorigin href="/assets/a.woff2"><link rel="stylesheet" href="/assets/a.css">' +
    '<script type="module" src="/assets/a.js"></script><template><link rel="modulepreload" href="/assets/b.js">' +
    '<link rel="preload" href="/messages/en?v=1"></template><link rel="canonical" href="/courses/x">' +
    '<img alt="" src="/media/x.svg?a=1&amp;b=2"><img src="//elsewhere.example/x.png"><video src="/media/x.mp4"></video>' +
    '<a href="/assets/not-a-part.js">x</a><img src="/media/x.svg?a=1&amp;b=2">';
  expect(listFiles(html)).toEqual([
    '/assets/a.woff2',
    '/assets/a.css',
    '/assets/a.js',
    '/assets/b.js',
    '/messages/en?v=1',
    '/media/x.svg?a=1&b=2',
  ]);
});
