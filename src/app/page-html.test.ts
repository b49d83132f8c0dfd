import { expect, test } from 'vitest';
import { shareAnswer } from '../platform/cache/shared-answers.ts';
import { pageDataId, type PageData } from './page-data.ts';
import { toHtml } from './page-html.ts';

const assets = {
  head: () => '<link rel="stylesheet">',
  life: () => '<link rel="modulepreload">',
  styles: () => '',
};

function query(name: string, data: unknown) {
  const state = { data, dataUpdatedAt: 1, status: 'success', fetchStatus: 'idle' };
  return { queryKey: [name], queryHash: `["${name}"]`, state, dehydratedAt: 2 };
}

function makeData(queries: unknown[] = []): PageData {
  return {
    locale: 'en',
    origin: 'http://lamed.test',
    now: '2026-11-17T12:00:00.000Z',
    timeZone: 'UTC',
    messagesVersion: 'v1',
    queries: { mutations: [], queries } as unknown as PageData['queries'],
    routes: {
      loaderData: { shell: null },
      actionData: { page: { values: { name: '</script><script>alert(1)</script>' } } },
      errors: null,
    },
  };
}

const html = '<!DOCTYPE html><html><head><title>A</title></head><body>B</body></html>';
const send = (data: PageData) =>
  toHtml({ kind: 'page', status: 200, html, data, modules: [], fonts: [] }, assets, 'en');

test('the document carries all of its data once, shared or not', () => {
  const courses = shareAnswer([{ title: '</head></body></script>' }]);
  const data = makeData([query('courses', courses), query('viewer', null), query('own', { name: '<Dovi>' })]);
  const sent = send(data);
  const [, json = ''] = new RegExp(`id="${pageDataId}">(.*?)</script>`).exec(sent) ?? [];
  expect(JSON.parse(json)).toEqual(data);
  expect(send(data)).toBe(sent);
});

test('a page without queries has data too', () => {
  const [, json = ''] = new RegExp(`id="${pageDataId}">(.*?)</script>`).exec(send(makeData())) ?? [];
  expect(JSON.parse(json)).toEqual(makeData());
});

test('styles go at the end of the head, data at the end of the body', () => {
  const sent = send(makeData());
  expect(sent).toMatch(
    /<title>A<\/title><link rel="stylesheet"><template.*?<\/template><\/head><body>B<script/,
  );
  expect(sent).toMatch(/<\/script><\/body><\/html>$/);
});
