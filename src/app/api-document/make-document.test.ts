import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPI } from '@orpc/openapi';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { listOperations } from './list-operations.ts';
import { makeDocument } from './make-document.ts';
import { listNamedSchemas } from './named-schemas.ts';

const document = await makeDocument({ origin: 'https://lamed.test', cookieName: 'session' });
const source = join(import.meta.dirname, '../..');
const features = join(source, 'features');

function find(method: 'get' | 'post', path: string): OpenAPI.OperationObject {
  const operation = document.paths?.[path]?.[method];
  if (!operation) throw new Error(`the document has no ${method} ${path}`);
  return operation;
}

/** The codes of a refusal, its shared description looked up. */
function codesOf(operation: OpenAPI.OperationObject, status: number): unknown {
  const response = operation.responses?.[status];
  const shared = response && '$ref' in response ? response.$ref.split('/').at(-1) : undefined;
  const text = JSON.stringify(shared === undefined ? response : document.components?.responses?.[shared]);
  return /"enum":(\[[^\]]*\])/.exec(text ?? '')?.[1];
}

describe('names', () => {
  test('every contract’s schemas are known by the names they are exported by', async () => {
    const known = new Set<unknown>(listNamedSchemas().values());
    const files = globSync('**/contract.ts', { cwd: features });
    expect(files.length).toBeGreaterThan(30);
    const forgotten: string[] = [];
    for (const file of files) {
      const module = (await import(/* @vite-ignore */ join(features, file))) as Record<string, unknown>;
      const objects = Object.entries(module).filter(([, value]) => value instanceof z.ZodMiniObject);
      forgotten.push(...objects.flatMap(([name, value]) => (known.has(value) ? [] : [`${file}: ${name}`])));
    }
    expect(forgotten).toEqual([]);
  });

  test('a view and the body of an input are components', () => {
    const answer = find('get', '/content/courses/slug/{slug}').responses?.[200];
    expect(answer).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/CourseView' } } },
    });
    expect(find('post', '/classes/invites/{token}/approve').requestBody).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ApproveJoinInput' } } },
    });
    const body = document.components?.schemas?.['ApproveJoinInput'];
    expect(Object.keys(body && 'properties' in body ? (body.properties ?? {}) : {})).toEqual([
      'emailAddress',
    ]);
  });

  test('every operation has an id of its own: a verb, and what it is about', () => {
    const ids = listOperations().map(({ operationId }) => operationId);
    expect(ids.filter((id) => !id || !/^[a-z]+([A-Z][a-z]*)*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every operation has one tag, and every tag is explained', () => {
    const tags = document.tags?.map(({ name }) => name);
    const used = Object.values(document.paths ?? {}).flatMap((path) =>
      Object.values(path ?? {}).map((operation) => (operation as OpenAPI.OperationObject).tags),
    );
    expect(used.filter((list) => list?.length !== 1)).toEqual([]);
    expect(new Set(used.flat())).toEqual(new Set(tags));
  });
});

describe('refusals', () => {
  test('name the codes of the operation, of its guard, and of any request', () => {
    const claim = find('post', '/users/current/completed-content/{id}');
    expect(codesOf(claim, 409)).toContain('not_watched');
    expect(codesOf(claim, 409)).toContain('at_work');
    expect(codesOf(claim, 403)).toContain('csrf');
    expect(codesOf(claim, 401)).toBe('["sign_in_required"]');
    expect(codesOf(find('post', '/sessions'), 401)).toContain('invalid_credentials');
    const preview = find('post', '/users/current/classes/{id}/students/preview');
    expect(codesOf(preview, 403)).toContain('guardian_approval_required');
  });

  test('are left out where they cannot happen', () => {
    expect(Object.keys(find('get', '/translations/{locale}').responses ?? {})).toEqual([
      '200',
      '404',
      '500',
      '503',
    ]);
    const badges = Object.keys(find('get', '/users/current/badges').responses ?? {});
    expect(badges).toEqual(['200', '401', '403', '429', '500', '503']);
  });

  test('that a contract declares are refusals of the server', () => {
    const code = globSync('{features,platform}/**/*.ts', {
      cwd: source,
      exclude: ['**/contract.ts', '**/*.test.ts'],
    })
      .map((file) => readFileSync(join(source, file), 'utf8'))
      .join('\n');
    const declared = listOperations().flatMap(
      ({ declared: { signIn = [], forbidden = [], conflict = [] } }) => [
        ...signIn,
        ...forbidden,
        ...conflict,
      ],
    );
    expect(declared.length).toBeGreaterThan(50);
    expect([...new Set(declared)].filter((one) => !code.includes(`'${one}'`))).toEqual([]);
  });
});

describe('credentials', () => {
  test('a member’s operation takes a bearer or the cookie; anyone’s works without', () => {
    expect(find('get', '/users/current').security).toEqual([{ bearer: [] }, { cookie: [] }]);
    expect(find('get', '/content/courses/minimal').security).toEqual([{}, { bearer: [] }, { cookie: [] }]);
    expect(find('get', '/translations/{locale}').security).toEqual([]);
  });
});
