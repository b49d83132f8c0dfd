import type { Graph } from './boundaries/graph.ts';
import { isForTests, isOffered, placeOf, type Place } from './boundaries/place.ts';
import { computedImport, type Module } from './read-modules.ts';

const piecesOfFeature = ['contract', 'policy', 'api', 'routes', 'server', 'web', 'messages'];

/** What a part may import outside features, and from its own feature. */
const allowed: Record<string, string[]> = {
  urls: ['urls', 'core'],
  core: ['core', 'urls'],
  platform: ['platform', 'core', 'urls'],
  ui: ['ui', 'art', 'core', 'urls'],
  art: ['art', 'ui', 'core', 'urls'],
  page: ['page', 'ui', 'core', 'urls'],
  contract: ['contract', 'core', 'policy'],
  policy: ['policy', 'core', 'contract'],
  web: ['contract', 'policy', 'web', 'messages', 'ui', 'art', 'page', 'core', 'urls'],
  routes: ['routes', 'contract', 'policy', 'web', 'messages', 'ui', 'art', 'page', 'core', 'urls'],
  server: ['contract', 'policy', 'server', 'core', 'platform', 'urls'],
  api: ['api', 'contract', 'policy', 'server', 'core', 'platform', 'urls'],
  manifest: ['manifest', ...piecesOfFeature, 'core', 'platform', 'page', 'ui', 'art', 'urls'],
};

const isContract = (path: string) => /^src\/features\/[^/]+\/contract\.ts$/.test(path);
const isPublic = (path: string) => /^src\/features\/[^/]+\/server\/public\.ts$/.test(path);
const isApi = (path: string) => /^src\/features\/[^/]+\/api\.ts$/.test(path);
const isTesting = (path: string) => placeOf(path)?.part === 'testing';

/** What a part may import from another feature that its own feature is declared to know. */
const allowedOfOthers: Record<string, ((path: string) => boolean)[]> = {
  contract: [isContract],
  policy: [isContract],
  web: [isContract, isOffered],
  routes: [isContract, isOffered],
  server: [isContract, isPublic],
  api: [isContract, isPublic],
  manifest: [isContract, isOffered, isPublic],
  // A test calls another feature as a page does, through its API.
  test: [isContract, isPublic, isApi, isTesting],
};

const purePackages = /^(zod|@orpc\/contract|icu-minify)(\/|$)/;
const browserParts = ['ui', 'art', 'page', 'contract', 'policy', 'web', 'routes', 'urls'];
const serverPackages =
  /^(node:|(fastify|pg|pg-boss|kysely|pino|flydrive|react-dom\/server|@orpc\/server|@fastify\/.+|@electric-sql\/.+|@aws-sdk\/.+|@node-rs\/.+|@hebcal\/.+)(\/|$))/;

/** Every import that the architecture refuses, each as a line naming both files and the reason. */
export function refusedImports(modules: Pick<Module, 'path' | 'imports'>[], graph: Graph): string[] {
  return modules.flatMap((module) => {
    const misplaced = placeRefusal(placeOf(module.path), graph);
    if (misplaced) return [`${module.path}: ${misplaced}`];
    return module.imports.flatMap((target) => {
      const reason = refusal(module.path, target, graph);
      return reason ? [`${module.path} → ${target}: ${reason}`] : [];
    });
  });
}

/** Every module of `src` that is imported and is not there: only names in texts, which no compiler follows, can miss. */
export function missingModules(modules: Pick<Module, 'path' | 'imports'>[]): string[] {
  const paths = new Set(modules.map(({ path }) => path));
  return modules.flatMap(({ path, imports }) =>
    imports
      .filter((target) => /^src\/.+\.tsx?$/.test(target) && !target.endsWith('.d.ts') && !paths.has(target))
      .map((target) => `${path} → ${target}: there is no such file`),
  );
}

function placeRefusal(place: Place | undefined, graph: Graph): string | undefined {
  if (!place) return 'this file belongs to no part of the architecture';
  const isDeclared = place.feature === undefined || graph[place.feature] !== undefined;
  return isDeclared
    ? undefined
    : `the feature "${place.feature}" is not declared in scripts/feature-graph.ts`;
}

function refusal(path: string, target: string, graph: Graph): string | undefined {
  const from = placeOf(path);
  if (!from || from.part === 'app') return undefined;
  if (target === computedImport)
    return 'the address of an import must be written out, so that it can be checked';
  const isTest = isForTests(path);
  if (!/^(src|test|e2e|scripts|bench|studio)\//.test(target))
    return isTest ? undefined : packageRefusal(from, target);
  if (!target.startsWith('src/')) {
    return isTest && target.startsWith('test/support/') ? undefined : 'src may import only from src';
  }
  const to = placeOf(target);
  if (!to) return 'the imported file belongs to no part of the architecture';
  if (to.part === 'app') return 'nobody imports app';
  if (to.feature !== undefined && to.feature !== from.feature)
    return otherFeatureRefusal(from, isTest, target, graph);
  return isTest ? testRefusal(from, to) : partRefusal(from, to);
}

function partRefusal(from: Place, to: Place): string | undefined {
  return allowed[from.part]?.includes(to.part) ? undefined : `${from.part} may not import ${to.part}`;
}

// A test sees all of its own feature, and outside it what any part of a feature may see.
function testRefusal(from: Place, to: Place): string | undefined {
  if (to.feature !== undefined) return undefined;
  const isAllowed = from.feature !== undefined || allowed[from.part]?.includes(to.part);
  return isAllowed ? undefined : `a test of ${from.part} may not import ${to.part}`;
}

function otherFeatureRefusal(from: Place, isTest: boolean, target: string, graph: Graph): string | undefined {
  if (from.feature === undefined) return `${from.part} may not import features`;
  const other = placeOf(target)?.feature ?? '';
  if (!graph[from.feature]?.includes(other)) {
    return `scripts/feature-graph.ts does not let ${from.feature} know ${other}`;
  }
  const isForOthers = allowedOfOthers[isTest ? 'test' : from.part]?.some((allows) => allows(target));
  return isForOthers ? undefined : `this is not what ${other} offers to the ${from.part} of others`;
}

function packageRefusal(from: Place, name: string): string | undefined {
  if (from.part === 'core') return purePackages.test(name) ? undefined : 'core knows no I/O and no React';
  const isServerOnly = browserParts.includes(from.part) && serverPackages.test(name);
  return isServerOnly ? `${from.part} goes to the browser, and this package cannot` : undefined;
}
