import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { call, type AnyProcedure } from '@orpc/server';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#core/actor.ts';
import type { Tables } from '#platform/db/tables.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { missingModules, refusedImports } from '../boundary-rules.ts';
import { findKnots } from '../boundaries/graph.ts';
import { refusedApiCalls, refusedTables } from '../boundaries/use-rules.ts';
import { commentProblems, markupProblems, pathProblems } from '../convention-rules.ts';
import { featureGraph } from '../feature-graph.ts';
import { readModules } from '../read-modules.ts';
import { CannotMake, makeSlice } from './make-slice.ts';
import { typeProblems } from './type-problems.ts';

const [feature, slice] = ['study-groups', 'reading-lists'];
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lamed-made-'));
  for (const part of ['src', 'test', 'package.json', 'tsconfig.base.json', 'scripts/feature-graph.ts'])
    cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  makeSlice(root, feature, slice);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a made feature type-checks, its tests and its page too', { timeout: 180_000 }, () => {
  const tsconfig = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      // As for the server: a test of the feature leads to all of it.
      module: 'nodenext',
      moduleResolution: 'nodenext',
      lib: ['esnext', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['node', 'vite/client'],
    },
    include: [
      `src/features/${feature}`,
      'src/features/**/tables.ts',
      'src/platform/**/*.d.ts',
      'src/page/**/*.d.ts',
      'src/ui/**/*.d.ts',
      'src/app/page-features.ts',
    ],
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(tsconfig));
  const wrong = join(root, 'src/features', feature, 'wrong.ts');
  writeFileSync(wrong, "export const count: number = 'three';\n");
  // What was made, and what of the product was changed for it.
  const isMade = (path: string) =>
    path.includes(`/src/features/${feature}/`) || /\/src\/(?:urls|app\/(?:page-)?features)\.ts$/.test(path);
  expect(typeProblems(root, isMade)).toEqual([expect.stringContaining(`${wrong}: Type 'string'`)]);
  rmSync(wrong);
});

test('a made feature keeps the boundaries and the conventions', { timeout: 180_000 }, () => {
  const modules = readModules(root);
  const made = modules.filter(({ path }) => path.startsWith(`src/features/${feature}/`));
  expect(made.map(({ path }) => path.replace(`src/features/${feature}/`, '')).toSorted(byName)).toEqual([
    'api.ts',
    'contract.ts',
    'feature.ts',
    'pages.ts',
    'reading-lists/api.ts',
    'reading-lists/contract.ts',
    'reading-lists/policy.test.ts',
    'reading-lists/policy.ts',
    'reading-lists/routes.ts',
    'reading-lists/server/list-reading-lists.test.ts',
    'reading-lists/server/list-reading-lists.ts',
    'reading-lists/web/reading-lists-page.tsx',
    'routes.ts',
  ]);
  const graph = { ...featureGraph, [feature]: [] };
  const problems = [
    ...refusedImports(modules, graph),
    ...missingModules(modules),
    ...refusedApiCalls(modules, graph),
    ...refusedTables(modules),
    ...findKnots(Object.fromEntries(modules.map(({ path, imports }) => [path, imports]))).flat(),
  ];
  expect(problems.filter((problem) => problem.includes(feature))).toEqual([]);
  for (const { path } of made) {
    const text = readFileSync(join(root, path), 'utf8');
    expect([...pathProblems(path), ...markupProblems(path, text), ...commentProblems(path, text)]).toEqual(
      [],
    );
    expect(text).not.toMatch(/from '(\.\.\/){2}/);
  }
});

test('a made endpoint answers members, and refuses visitors before it looks at anything', async () => {
  const { studyGroupsApi } = (await import(join(root, 'src/features', feature, 'api.ts'))) as {
    studyGroupsApi: { readingLists: AnyProcedure };
  };
  const { readingLists } = studyGroupsApi;
  expect(readingLists['~orpc'].inputValidationIndex).toBe(1);
  const visiting = makeCtx(noDatabase());
  await expect(call(readingLists, undefined, { context: visiting })).rejects.toMatchObject({
    code: 'sign_in_required',
  });
  const member = { kind: 'member', userId: 'dina', role: 'learner', awaitingGuardian: false } as Member;
  const context = { ...visiting, actor: member };
  expect(await call(readingLists, undefined, { context })).toEqual({ items: [] });
});

// It loads every contract of the product.
test(
  'a made feature stands in both lists of manifests, and its API in the product’s',
  { timeout: 60_000 },
  async () => {
    const app = (file: string) => readFileSync(join(root, 'src/app', file), 'utf8');
    expect(app('features.ts')).toMatch(/^ {2}studyGroups,$/m);
    expect(app('page-features.ts')).toMatch(/^ {2}studyGroupsPages,$/m);
    const { contract } = (await import(join(root, 'src/app/contract.ts'))) as { contract: object };
    expect(contract).toHaveProperty('studyGroups.readingLists');
  },
);

test('a second slice joins the feature and keeps its words', () => {
  const left = makeSlice(root, feature, 'notes');
  expect(left).toContain(`src/features/${feature}/contract.ts: ...notesContract`);
  const messages = readFileSync(join(root, 'src/features', feature, 'messages/he.json'), 'utf8');
  expect(Object.keys(JSON.parse(messages) as object)).toEqual([
    'study-groups.readingLists.title',
    'study-groups.notes.title',
  ]);
  expect(readFileSync(join(root, 'scripts/feature-graph.ts'), 'utf8').match(/'study-groups'/g)).toHaveLength(
    1,
  );
});

test('what is there already is left alone', () => {
  expect(() => makeSlice(root, feature, slice)).toThrow(CannotMake);
  expect(() => makeSlice(root, 'library', 'settings')).toThrow(CannotMake);
  expect(existsSync(join(root, 'src/features/library'))).toBe(false);
});

/** A made endpoint asks it nothing. */
function noDatabase(): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

const byName = (a: string, b: string) => (a < b ? -1 : 1);
