import { expect, test } from 'vitest';
import { createEntry, changeLife, shellAuthor } from '#features/cms/server/public.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

test('published entries are validated by their tag until something is published', async () => {
  const address = '/api/cms/delivery/entries?contentType=sponsor&language=en';
  const first = await app.get(address);
  const etag = String(first.headers['etag']);
  expect(first.json()).toEqual({ items: [], totalItems: 0 });
  expect((await app.get(address, { 'if-none-match': etag })).statusCode).toBe(304);
  const author = shellAuthor('test');
  const sponsor = {
    contentType: 'sponsor',
    key: 'levi',
    shared: { level: 1, sort: 1 },
    texts: { en: { name: 'The Levi family' } },
  };
  const { id } = await createEntry(app.ctx, sponsor, { author });
  await changeLife(app.ctx, 'publish', { id, locales: ['en'] }, { author });
  const changed = await app.get(address, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('The Levi family');
});

test('a type that nobody delivers is 400', async () => {
  expect((await app.get('/api/cms/delivery/entries?contentType=user')).statusCode).toBe(400);
});
