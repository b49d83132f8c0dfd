import { describe, expect, test } from 'vitest';
import { findCircle } from './boundaries/graph.ts';
import { missingModules, refusedImports } from './boundary-rules.ts';
import { featureGraph } from './feature-graph.ts';
import { computedImport } from './read-modules.ts';

const graph = { people: [], learning: ['people'] };
const refused = (path: string, target: string) => refusedImports([{ path, imports: [target] }], graph);
const learning = 'src/features/learning';
const people = 'src/features/people';

describe('what is allowed', () => {
  test.each([
    ['src/urls.ts', 'src/core/ids.ts'],
    ['src/core/money.ts', 'src/core/ids.ts'],
    ['src/core/ids.ts', 'zod/mini'],
    ['src/platform/db/pool.ts', 'src/core/ids.ts'],
    ['src/platform/db/pool.ts', 'pg'],
    ['src/ui/link.tsx', 'src/urls.ts'],
    ['src/ui/link.tsx', 'react'],
    ['src/page/api.ts', 'src/core/api.ts'],
    ['src/page/form/page-form.tsx', 'src/ui/callout.tsx'],
    [`${learning}/contract.ts`, `${people}/contract.ts`],
    [`${learning}/policy.ts`, `${learning}/contract.ts`],
    [`${learning}/web/course-page.tsx`, `${learning}/messages/en.json`],
    [`${learning}/web/course-page.tsx`, `${people}/offered/avatar.tsx`],
    [`${learning}/routes.ts`, `${learning}/web/course-page.tsx`],
    [`${learning}/routes.ts`, 'src/page/head.ts'],
    [`${learning}/server/courses.ts`, `${people}/server/public.ts`],
    [`${learning}/server/courses.ts`, 'src/platform/ctx.ts'],
    [`${learning}/api.ts`, `${learning}/server/courses.ts`],
    [`${learning}/server/courses.test.ts`, `${learning}/testing.ts`],
    [`${learning}/server/courses.test.ts`, 'test/support/db.ts'],
    [`${learning}/server/courses.test.ts`, `${people}/testing.ts`],
    [`${learning}/testing.ts`, `${learning}/server/courses.ts`],
    ['src/ui/card.tsx', 'src/art/scene.tsx'],
    ['src/art/scene.tsx', 'src/ui/card.tsx'],
    [`${learning}/web/course-page.tsx`, 'src/art/scene.tsx'],
    [`${learning}/routes.ts`, `${people}/offered/avatar.tsx`],
    [`${learning}/offered/course-card.tsx`, `${learning}/web/course-page.tsx`],
    [`${learning}/offered/course-card.tsx`, `${people}/offered/avatar.tsx`],
    [`${learning}/games/contract.ts`, `${learning}/contract.ts`],
    [`${learning}/games/contract-moves.ts`, 'src/core/ids.ts'],
    [`${learning}/games/policy.ts`, `${people}/contract.ts`],
    [`${learning}/games/policy.test.ts`, `${learning}/games/policy.ts`],
    [`${learning}/games/web/board/board.tsx`, `${learning}/quizzes/contract.ts`],
    [`${learning}/games/web/game-page.tsx`, `${learning}/offered/course-card.tsx`],
    [`${learning}/games/routes.ts`, `${learning}/games/web/game-page.tsx`],
    [`${learning}/games/server/rounds.ts`, `${learning}/courses/server/courses.ts`],
    [`${learning}/games/server/rounds.ts`, `${people}/server/public.ts`],
    [`${learning}/games/api.ts`, `${learning}/games/server/rounds.ts`],
    [`${learning}/games/server/rounds.test.ts`, `${people}/sign-in/testing.ts`],
    [`${learning}/games/testing.ts`, `${learning}/games/server/rounds.ts`],
    [`${learning}/feature.ts`, `${learning}/games/server/rounds.ts`],
    [`${learning}/feature.ts`, `${learning}/routes.ts`],
    [`${learning}/feature.ts`, `${people}/contract.ts`],
    [`${learning}/feature-server.ts`, 'src/platform/ctx.ts'],
    [`${learning}/feature.test.ts`, `${learning}/feature.ts`],
    [`${learning}/pages.ts`, `${learning}/routes.ts`],
    ['src/app/features.ts', `${learning}/feature.ts`],
    ['src/app/server.ts', `${learning}/server/jobs.ts`],
    ['src/app/server.ts', computedImport],
  ])('%s may import %s', (path, target) => expect(refused(path, target)).toEqual([]));
});

describe('what is refused', () => {
  test.each([
    ['src/urls.ts', 'src/ui/button.tsx', 'urls may not import ui'],
    ['src/core/ids.ts', 'src/platform/clock.ts', 'core may not import platform'],
    ['src/core/ids.ts', 'node:fs', 'core knows no I/O and no React'],
    ['src/core/ids.ts', 'react', 'core knows no I/O and no React'],
    ['src/core/ids.ts', `${learning}/contract.ts`, 'core may not import features'],
    ['src/platform/db/pool.ts', 'src/ui/button.tsx', 'platform may not import ui'],
    ['src/platform/db/pool.ts', `${people}/server/public.ts`, 'platform may not import features'],
    ['src/ui/button.tsx', 'src/page/api.ts', 'ui may not import page'],
    ['src/ui/button.tsx', 'src/platform/clock.ts', 'ui may not import platform'],
    ['src/ui/button.tsx', 'node:fs', 'ui goes to the browser'],
    ['src/page/api.ts', 'src/platform/log.ts', 'page may not import platform'],
    ['src/page/api.ts', `${learning}/contract.ts`, 'page may not import features'],
    [`${learning}/contract.ts`, `${learning}/server/courses.ts`, 'contract may not import server'],
    [`${learning}/contract.ts`, 'src/platform/clock.ts', 'contract may not import platform'],
    [`${learning}/contract.ts`, `${people}/policy.ts`, 'not what people offers'],
    [`${learning}/policy.ts`, 'src/platform/clock.ts', 'policy may not import platform'],
    [`${learning}/policy.ts`, 'kysely', 'policy goes to the browser'],
    [`${learning}/web/course-page.tsx`, `${learning}/server/courses.ts`, 'web may not import server'],
    [`${learning}/web/course-page.tsx`, 'src/platform/log.ts', 'web may not import platform'],
    [`${learning}/web/course-page.tsx`, `${learning}/api.ts`, 'web may not import api'],
    [`${learning}/web/course-page.tsx`, `${people}/web/sign-in-page.tsx`, 'not what people offers'],
    [`${learning}/web/course-page.tsx`, '@orpc/server', 'web goes to the browser'],
    [`${learning}/routes.ts`, `${learning}/server/courses.ts`, 'routes may not import server'],
    [`${learning}/server/courses.ts`, `${learning}/web/course-page.tsx`, 'server may not import web'],
    [`${learning}/server/courses.ts`, 'src/ui/button.tsx', 'server may not import ui'],
    [`${learning}/server/courses.ts`, `${people}/server/users.ts`, 'not what people offers'],
    [`${learning}/server/courses.ts`, `${learning}/testing.ts`, 'server may not import testing'],
    [`${learning}/api.ts`, `${learning}/web/course-page.tsx`, 'api may not import web'],
    [`${people}/server/users.ts`, `${learning}/server/public.ts`, 'does not let people know learning'],
    [`${people}/server/users.test.ts`, `${learning}/testing.ts`, 'does not let people know learning'],
    [`${learning}/server/courses.test.ts`, `${people}/server/users.ts`, 'not what people offers'],
    [`${learning}/server/courses.ts`, 'test/support/db.ts', 'only from src'],
    [`${learning}/server/courses.test.ts`, 'scripts/build.ts', 'only from src'],
    [`${learning}/server/courses.ts`, 'src/app/wiring.ts', 'nobody imports app'],
    ['src/core/ids.test.ts', 'src/platform/clock.ts', 'a test of core may not import platform'],
    [`${learning}/server/courses.ts`, computedImport, 'must be written out'],
    ['src/art/scene.tsx', 'src/page/head.ts', 'art may not import page'],
    ['src/art/scene.tsx', 'node:fs', 'art goes to the browser'],
    ['src/page/api.ts', 'src/art/scene.tsx', 'page may not import art'],
    ['src/platform/db/pool.ts', 'src/art/scene.tsx', 'platform may not import art'],
    [
      `${learning}/games/web/game-page.tsx`,
      `${learning}/games/server/rounds.ts`,
      'web may not import server',
    ],
    [`${learning}/games/web/game-page.tsx`, 'src/platform/log.ts', 'web may not import platform'],
    [`${learning}/games/routes.ts`, `${learning}/games/api.ts`, 'routes may not import api'],
    [`${learning}/games/server/rounds.ts`, `${learning}/games/web/board.tsx`, 'server may not import web'],
    [`${learning}/games/server/rounds.ts`, `${learning}/games/testing.ts`, 'server may not import testing'],
    [`${learning}/games/policy.ts`, `${learning}/games/server/rounds.ts`, 'policy may not import server'],
    [`${learning}/games/kind.ts`, `${learning}/games/server/rounds.ts`, 'policy may not import server'],
    [`${learning}/games/server/rounds.ts`, `${people}/sign-in/contract.ts`, 'not what people offers'],
    [`${learning}/games/server/rounds.ts`, `${people}/sign-in/server/public.ts`, 'not what people offers'],
    [`${learning}/games/web/game-page.tsx`, `${people}/sign-in/web/form.tsx`, 'not what people offers'],
    [`${learning}/games/server/rounds.ts`, `${people}/offered/avatar.tsx`, 'not what people offers'],
    [`${learning}/offered/course-card.tsx`, `${learning}/server/courses.ts`, 'web may not import server'],
    [`${learning}/feature.ts`, `${people}/server/users.ts`, 'not what people offers'],
    [`${learning}/feature.ts`, `${learning}/testing.ts`, 'manifest may not import testing'],
    [`${learning}/feature.ts`, 'src/app/wiring.ts', 'nobody imports app'],
    [`${learning}/games/server/rounds.ts`, `${learning}/feature.ts`, 'server may not import manifest'],
    [`${people}/feature.ts`, `${learning}/contract.ts`, 'does not let people know learning'],
    [`${learning}/web/course-page.tsx`, `${people}/feature.ts`, 'not what people offers'],
    [`${learning}/games/deep/server/a.ts`, 'src/core/ids.ts', 'belongs to no part'],
    [`${learning}/games/rounds.ts`, 'src/core/ids.ts', 'belongs to no part'],
    [`${learning}/pages.ts`, `${learning}/server/courses.ts`, 'routes may not import server'],
    [`${learning}/games/pages.ts`, 'src/core/ids.ts', 'belongs to no part'],
    [`${learning}/games/feature.ts`, 'src/core/ids.ts', 'belongs to no part'],
    [`${learning}/misc/a.ts`, 'src/core/ids.ts', 'belongs to no part'],
    ['src/other.ts', 'src/core/ids.ts', 'belongs to no part'],
    ['src/core/ids.ts', 'src/other.ts', 'belongs to no part'],
    ['src/features/unknown/contract.ts', 'src/core/ids.ts', 'not declared in scripts/feature-graph.ts'],
  ])('%s may not import %s: %s', (path, target, reason) => {
    expect(refused(path, target)).toEqual([expect.stringContaining(reason)]);
  });
});

test('a file outside every part is refused even when it imports nothing', () => {
  expect(refusedImports([{ path: 'src/other.ts', imports: [] }], graph)).toHaveLength(1);
});

test('a page that a route names is there', () => {
  const [route, page] = [`${learning}/routes.ts`, `${learning}/web/course-page.tsx`];
  const routes = { path: route, imports: [page, 'src/core/ids.ts', 'pg', `${learning}/messages/en.json`] };
  const ids = { path: 'src/core/ids.ts', imports: [] };
  expect(missingModules([routes, ids])).toEqual([`${route} → ${page}: there is no such file`]);
  expect(missingModules([routes, ids, { path: page, imports: [] }])).toEqual([]);
});

test('the declared features form no cycle', () => {
  expect(findCircle(featureGraph)).toBeUndefined();
});
