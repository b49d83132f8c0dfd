import { computedImport, type Module } from './read-modules.ts';

type Graph = Record<string, readonly string[]>;

/** Where a file belongs: a part of the product and, inside a feature, the feature's name. */
interface Place {
  part: string;
  feature?: string;
}

const partOfFolder = ['core', 'platform', 'ui', 'art', 'page', 'app'];
const partOfFeatureFile = ['contract', 'policy', 'api', 'routes', 'testing', 'feature', 'pages'];
const partOfFeatureFolder = ['server', 'web', 'offered', 'messages'];

/** What a part may import outside features, and from its own feature. */
const allowed: Record<string, string[]> = {
  urls: ['urls', 'core'],
  core: ['core', 'urls'],
  platform: ['platform', 'core', 'urls'],
  ui: ['ui', 'art', 'core', 'urls'],
  art: ['ui', 'art', 'core', 'urls'],
  page: ['page', 'core', 'urls'],
  contract: ['contract', 'core', 'policy'],
  policy: ['policy', 'core', 'contract'],
  offered: ['contract', 'policy', 'offered', 'web', 'messages', 'ui', 'art', 'page', 'core', 'urls'],
  web: ['contract', 'policy', 'offered', 'web', 'messages', 'ui', 'art', 'page', 'core', 'urls'],
  routes: ['routes', 'contract', 'policy', 'offered', 'web', 'messages', 'ui', 'art', 'page', 'core', 'urls'],
  server: ['contract', 'policy', 'server', 'core', 'platform', 'urls'],
  api: ['api', 'contract', 'policy', 'server', 'core', 'platform', 'urls'],
  // The two manifests: what the product takes from the feature on the server, and in the browser.
  feature: ['api', 'contract', 'policy', 'server', 'core', 'platform', 'urls'],
  pages: ['routes', 'contract', 'policy', 'offered', 'page', 'core', 'urls'],
};

/** What a part may import from another feature that its own feature is declared to know. */
const allowedOfOthers: Record<string, RegExp> = {
  contract: /\/contract\.ts$/,
  policy: /\/contract\.ts$/,
  offered: /\/(contract\.ts|offered\/.+)$/,
  web: /\/(contract\.ts|offered\/.+)$/,
  routes: /\/(contract\.ts|offered\/.+)$/,
  server: /\/(contract|server\/public)\.ts$/,
  api: /\/(contract|server\/public)\.ts$/,
  feature: /\/(contract|server\/public)\.ts$/,
  pages: /\/(contract\.ts|offered\/.+)$/,
  test: /\/(contract|server\/public|testing)\.ts$/,
};

const purePackages = /^(zod|@orpc\/contract|icu-minify)(\/|$)/;
const browserParts = ['ui', 'art', 'page', 'contract', 'policy', 'offered', 'web', 'routes', 'urls'];
const serverPackages =
  /^(node:|(fastify|pg|pg-boss|kysely|pino|flydrive|react-dom\/server|@orpc\/server|@fastify\/.+|@electric-sql\/.+|@aws-sdk\/.+|@node-rs\/.+|@hebcal\/.+)(\/|$))/;

/** Every import that the architecture refuses, each as a line naming both files and the reason. */
export function refusedImports(modules: Module[], graph: Graph): string[] {
  return modules.flatMap((module) => {
    const misplaced = placeRefusal(placeOf(module.path), graph);
    if (misplaced) return [`${module.path}: ${misplaced}`];
    return module.imports.flatMap((target) => {
      const reason = refusal(module.path, target, graph);
      return reason ? [`${module.path} → ${target}: ${reason}`] : [];
    });
  });
}

/** The first cycle in the graph of features, as the names on it, or undefined. */
export function findCircle(graph: Graph): string[] | undefined {
  const visit = (feature: string, path: string[]): string[] | undefined => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature];
    return firstDefined((graph[feature] ?? []).map((next) => visit(next, [...path, feature])));
  };
  return firstDefined(Object.keys(graph).map((feature) => visit(feature, [])));
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
  const isTest = isTestFile(path) || from.part === 'testing';
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
  const isOffered = allowedOfOthers[isTest ? 'test' : from.part]?.test(target);
  return isOffered ? undefined : `this is not what ${other} offers to the ${from.part} of others`;
}

function packageRefusal(from: Place, name: string): string | undefined {
  if (from.part === 'core') return purePackages.test(name) ? undefined : 'core knows no I/O and no React';
  const isServerOnly = browserParts.includes(from.part) && serverPackages.test(name);
  return isServerOnly ? `${from.part} goes to the browser, and this package cannot` : undefined;
}

function placeOf(path: string): Place | undefined {
  if (/^src\/urls(\.test)?\.ts$/.test(path)) return { part: 'urls' };
  const [, folder = '', feature = '', first = '', second = ''] = path.split('/');
  if (partOfFolder.includes(folder)) return { part: folder };
  if (folder !== 'features') return undefined;
  // A slice has the same pieces as a feature, one level down.
  const isInSlice = second !== '' && !partOfFeatureFolder.includes(first);
  const inside = isInSlice ? second : first;
  // `contract-<noun>.ts` is a piece of the contract, and so on.
  const file = inside.replace(/(\.test)?\.tsx?$/, '').replace(/^(contract|policy|api|routes)-.+$/, '$1');
  const isKnown = inside === file ? partOfFeatureFolder.includes(inside) : partOfFeatureFile.includes(file);
  return isKnown ? { part: file, feature } : undefined;
}

const isTestFile = (path: string) => /\.test\.tsx?$/.test(path);
const firstDefined = <T>(values: (T | undefined)[]) => values.find((value) => value !== undefined);
