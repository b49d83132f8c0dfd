import type { Module } from '../read-modules.ts';
import type { Graph } from './graph.ts';
import { isForTests, placeOf, type Place } from './place.ts';
import { unnamedMember } from './read-api-uses.ts';
import { computedTable } from './read-table-uses.ts';

/** Every call of an API that the graph does not let a file know, each as a line with the reason. */
export function refusedApiCalls(modules: Module[], graph: Graph): string[] {
  const owners = ownersOf(modules, 'api');
  return modules.flatMap(({ path, api }) => {
    const from = placeOf(path);
    if (!from || from.part === 'app') return [];
    return [...new Set(api)].flatMap((member) => {
      const reason = apiRefusal(from, member, owners.get(member), graph);
      return reason ? [`${path} calls api.${member}: ${reason}`] : [];
    });
  });
}

/** Every table that a file's queries name though another part owns it, each as a line with the reason. */
export function refusedTables(modules: Module[]): string[] {
  const owners = ownersOf(modules, 'tables');
  return modules.flatMap((module) =>
    [...new Set(module.tables)].flatMap((table) => {
      const reason = tableRefusal(module.path, table, owners.get(table));
      return reason ? [`${module.path} names the table ${table}: ${reason}`] : [];
    }),
  );
}

/** The table or the member of the API that two parts declare, each as a line. */
export function declaredTwice(modules: Module[]): string[] {
  return (['api', 'tables'] as const).flatMap((kind) => {
    const all = modules.flatMap(({ path, declares }) => declares[kind].map((name) => ({ name, path })));
    return all
      .filter(({ name, path }) => all.some((other) => other.name === name && other.path < path))
      .map(({ name, path }) => `${path} declares ${name}, which another file declares too`);
  });
}

function apiRefusal(
  from: Place,
  member: string,
  owner: string | undefined,
  graph: Graph,
): string | undefined {
  if (member === unnamedMember)
    return 'the API keeps the name `api`, and its members are written out, so that calls can be checked';
  if (from.feature === undefined) return `${from.part} may not call the API of features`;
  if (owner === undefined) return 'no contract declares it';
  const isKnown = owner === from.feature || graph[from.feature]?.includes(owner);
  return isKnown ? undefined : `scripts/feature-graph.ts does not let ${from.feature} know ${owner}`;
}

function tableRefusal(path: string, table: string, owner: string | undefined): string | undefined {
  const place = placeOf(path);
  const user = place?.feature ?? place?.part;
  // The platform empties, dumps and restores whatever tables there are.
  if (table === computedTable)
    return user === 'platform'
      ? undefined
      : 'the name of a table must be written out, so that it can be checked';
  if (owner === undefined) return undefined;
  if (owner !== user) return `it belongs to ${owner}: call a function of its server`;
  const isServer = place?.part === 'server' || place?.part === 'platform' || isForTests(path);
  return isServer ? undefined : `only the server of ${owner} may read or write it`;
}

/** The feature, or else the part, that declares each name. */
function ownersOf(modules: Module[], kind: keyof Module['declares']): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, declares } of modules) {
    const place = placeOf(path);
    for (const name of place ? declares[kind] : []) owners.set(name, place?.feature ?? place?.part ?? '');
  }
  return owners;
}
