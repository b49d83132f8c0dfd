import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { makeDocument } from '#app/api-document/make-document.ts';
import { generateTypes } from '../support/api-types.ts';

const document = await makeDocument({ origin: 'https://lamed.test', cookieName: 'session' });

async function lint(checked: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(checked);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test('the document follows all of Redocly’s recommended rules', async () => {
  expect(await lint(document)).toEqual([]);
});

test('a document with addresses that can be confused, or an operation without a tag, is reported', async () => {
  const operation = { ...document.paths?.['/captcha']?.get, operationId: 'confused', parameters: [] };
  const confused = { ...document, paths: { ...document.paths, '/{word}/google': { get: operation } } };
  expect(await lint(confused)).toContainEqual(expect.stringContaining('no-ambiguous-paths'));
  const untagged = { ...document, tags: [{ name: 'Nothing' }] };
  expect(await lint(untagged)).toContainEqual(expect.stringContaining('tag-description'));
});

/** What a user of the API writes: each line with a mistake must be one, too. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

type Course = components['schemas']['CourseView'];
type NewClass = components['schemas']['NewClassInput'];

const api = createClient<paths>({ baseUrl: 'https://lamed.test/api' });

export async function readCourse(slug: string): Promise<Course> {
  const { data, error } = await api.GET('/content/courses/slug/{slug}', { params: { path: { slug } } });
  if (!data) throw new Error(error.message);
  const title: string = data.chapters[0]?.items[0]?.title ?? data.title;
  // @ts-expect-error a course has no price
  return title === '' ? data.price : data;
}

export async function completeItem(id: string): Promise<string> {
  const { data, error, response } = await api.POST('/users/current/completed-content/{id}', {
    params: { path: { id }, header: { 'Idempotency-Key': 'once' } },
    body: {},
  });
  if (data) return data.items.join();
  if (response.status === 422 && 'data' in error) return error.message;
  const isUnwatched: boolean = error.code === 'not_watched';
  // @ts-expect-error this operation is never refused so
  const isOdd: boolean = error.code === 'no_such_code';
  return isUnwatched || isOdd ? 'no' : error.message;
}

export async function createClass(body: NewClass): Promise<components['schemas']['ClassView'] | undefined> {
  // @ts-expect-error a class has a name
  await api.POST('/users/current/classes', { body: {} });
  return (await api.POST('/users/current/classes', { body })).data;
}

export const answer: components['schemas']['AnswerInput'] = { responseId: 'a:y,b:x' };
`;

test(
  'a program on the generated types type-checks, and its mistakes are found',
  { timeout: 60_000 },
  async () => {
    const cache = join(import.meta.dirname, '../../node_modules/.cache/lamed');
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(join(cache, 'api-client-'));
    try {
      writeFileSync(join(folder, 'api.d.ts'), await generateTypes(document));
      writeFileSync(join(folder, 'program.ts'), program);
      const compilerOptions = {
        strict: true,
        noEmit: true,
        target: 'es2024',
        lib: ['es2024', 'dom'],
        module: 'nodenext',
        allowImportingTsExtensions: true,
        skipLibCheck: false,
        types: [],
      };
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, files: ['program.ts'] }),
      );
      const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
      const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
      expect(stdout).toBe('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
