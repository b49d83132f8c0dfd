import { expect, test } from 'vitest';
import { createPageCache, type CachedPage } from './page-cache.ts';

function makeCache() {
  return createPageCache({
    now: () => 0,
    freshMilliseconds: 60_000,
    maxPages: 10,
    onError: (error) => {
      throw error;
    },
  });
}

function page(etag: string, ...madeFrom: string[]): CachedPage {
  const bytes = () => Buffer.from(etag);
  return {
    kind: 'kept',
    body: { plain: bytes(), br: bytes(), gzip: bytes() },
    etag,
    madeFrom: new Set(madeFrom),
  };
}

test('a change drops the pages made from it and leaves the others', async () => {
  const cache = makeCache();
  const get = (path: string, made: CachedPage) => cache.get(path, 'en', () => Promise.resolve(made));
  await get('/one', page('one', 'course:1'));
  await get('/two', page('two', 'course:2'));
  await get('/list', page('list', 'courses', 'categories'));
  cache.drop(['course:1', 'courses']);
  expect(await get('/one', page('one anew'))).toMatchObject({ etag: 'one anew' });
  expect(await get('/two', page('two anew'))).toMatchObject({ etag: 'two' });
  expect(await get('/list', page('list anew'))).toMatchObject({ etag: 'list anew' });
});

test('an unknown change drops every page', async () => {
  const cache = makeCache();
  await cache.get('/one', 'en', () => Promise.resolve(page('one')));
  cache.drop([]);
  expect(await cache.get('/one', 'en', () => Promise.resolve(page('anew')))).toMatchObject({ etag: 'anew' });
});

test('a page begun before a change is sent, but not kept', async () => {
  const cache = makeCache();
  const begun = Promise.withResolvers<CachedPage>();
  const first = cache.get('/one', 'en', () => begun.promise);
  cache.drop(['course:1']);
  begun.resolve(page('old', 'course:1'));
  expect(await first).toMatchObject({ etag: 'old' });
  expect(await cache.get('/one', 'en', () => Promise.resolve(page('new')))).toMatchObject({ etag: 'new' });
});
