import { describe, expect, test } from 'vitest';
import { readModule } from '../read-modules.ts';
import { declaredTwice, refusedApiCalls, refusedTables } from './use-rules.ts';

const graph = { people: [], 'watch-party': ['people'], learning: ['people'] };
const learning = 'src/features/learning';
const people = 'src/features/people';

const declarations = [
  readModule(`${people}/contract.ts`, declaring('Api', 'people')),
  readModule(`${learning}/games/contract.ts`, declaring('Api', 'learning')),
  readModule('src/features/watch-party/contract.ts', declaring('Api', 'watchParty')),
  readModule(`${people}/server/links/tables.ts`, declaring('Tables', 'users', 'links')),
  readModule(`${learning}/games/server/tables.ts`, declaring('Tables', 'rounds')),
  readModule('src/platform/settings.ts', declaring('Tables', 'settings')),
];

function declaring(name: string, ...members: string[]): string {
  const lines = members.map((member) => `${member}: Row;`).join(' ');
  return `declare module '#core/${name}.ts' { interface ${name} { ${lines} } }`;
}

const refusedCalls = (path: string, text: string) =>
  refusedApiCalls([...declarations, readModule(path, text)], graph);
const refusedNames = (path: string, text: string) => refusedTables([...declarations, readModule(path, text)]);

describe('calls of an API', () => {
  const page = `${people}/web/sign-in-page.tsx`;
  const backwards = 'does not let people know learning';

  test.each([
    ['its own', page, 'page.api.people.signIn.call()'],
    ['one of a feature it may know', `${learning}/web/a.tsx`, 'page.api.people.viewer.queryOptions()'],
    ['one named with a hyphen', 'src/features/watch-party/routes.ts', 'page.api.watchParty.list.call()'],
    ['any, in app', 'src/app/shell/shell.tsx', 'usePage().api.learning.courses.call(); all(api[name])'],
    [
      'none: passing it on',
      page,
      'const { api } = usePage(); load(api); load({ api, queries, page: page.api })',
    ],
    ['none: another thing’s member', page, 'page.learning.api; other.learning.call()'],
    ['none: words', page, `// page.api.learning\nconst a = 'api.learning.courses';`],
    ['its own, as a type', page, `type Ways = PageApi['people']['ways'];`],
  ])('of %s are allowed', (_, path, text) => expect(refusedCalls(path, text)).toEqual([]));

  test.each([
    ['a member', 'page.api.learning.courses.call()'],
    ['a member of a parameter', 'const query = (api: PageApi) => api.learning.courses.queryOptions()'],
    ['a member of what a function returns', 'usePage().api.learning.key()'],
    ['an optional member', 'page?.api?.learning?.key()'],
    ['a member in brackets', `page['api']['learning'].key()`],
    ['a member of an expression in parentheses', '(page.api).learning.key()'],
    ['a member of a cast', '(page.api as PageApi).learning.key()'],
    ['a destructured member', 'const { learning } = page.api;'],
    ['a renamed member', 'const { learning: other } = page.api;'],
    ['a member deep in a pattern', 'const { api: { learning } } = usePage();'],
    ['a member of a parameter’s pattern', 'function load({ page: { api: { learning } } }: PageArgs) {}'],
    ['a parameter with the API’s type', 'const load = ({ learning }: PageApi) => learning;'],
    ['an assigned member', 'let learning; ({ learning } = page.api);'],
    ['a type', `type Courses = PageApi['learning']['courses'];`],
  ])('in the shape of %s are refused if the graph does not have them', (_, text) => {
    expect(refusedCalls(page, text)).toEqual([expect.stringContaining(backwards)]);
  });

  test.each([
    ['an API with another name', 'const other = page.api; other.learning.key()'],
    ['an API renamed in a pattern', 'const { api: other } = usePage();'],
    ['a parameter with another name', 'const load = (other: PageApi) => other.learning;'],
    ['a computed member', 'page.api[feature].key()'],
    ['the rest of the API', 'const { people, ...others } = page.api;'],
  ])('cannot hide behind %s', (_, text) => {
    const refused = refusedCalls(page, text);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContain('keeps the name `api`');
  });

  test('of a feature that does not exist are refused', () => {
    expect(refusedCalls(page, 'page.api.shop.list.call()')).toEqual([
      expect.stringContaining('no contract declares it'),
    ]);
  });

  test('are refused outside features', () => {
    expect(refusedCalls('src/ui/card.tsx', 'api.people.viewer.call()')).toEqual([
      expect.stringContaining('ui may not call the API of features'),
    ]);
  });
});

describe('tables', () => {
  const server = `${learning}/games/server/rounds.ts`;

  test.each([
    ['of its own feature, in another slice', `${learning}/courses/server/a.ts`, `db.selectFrom('rounds')`],
    ['of its own feature, in a test', `${learning}/games/server/a.test.ts`, `db.insertInto('rounds')`],
    ['of its own feature, in testing.ts', `${learning}/testing.ts`, `db.deleteFrom('rounds')`],
    ['of the platform, in the platform', 'src/platform/settings/read.ts', `db.selectFrom('settings')`],
    ['that are none: a common table expression', server, `db.with('kept', cte).selectFrom('kept')`],
    ['that are none: the database’s own', server, 'sql`select name from pg_settings`'],
    ['that are none: words and values', server, `// from users\nconst a = 'from users'; Array.from('users')`],
    ['that are none: a quoted text in SQL', server, `sql\`select 'from users' as words\``],
    [
      'that are none: columns',
      server,
      'sql`select ${sql.ref("users.id")}, users.id, extract(epoch from at) from rounds as r`',
    ],
    ['whose names are listed', server, `for (const table of ['rounds'] as const) db.deleteFrom(table);`],
    ['whose names are computed, in the platform', 'src/platform/db/dump.ts', 'db.selectFrom(table)'],
    ['whose names are computed by SQL', server, 'db.selectFrom(sql`(select 1)`.as("a"))'],
  ])('%s may be named', (_, path, text) => expect(refusedNames(path, text)).toEqual([]));

  test.each([
    `ctx.db.selectFrom('users').select('id')`,
    `ctx.db.selectFrom('users as u').select('u.id')`,
    `ctx.db.selectFrom(['rounds', 'users as u'])`,
    'ctx.db.selectFrom(`users`)',
    `ctx.db.insertInto('users').values(row)`,
    `ctx.db.updateTable('users').set(row)`,
    `ctx.db.updateTable('rounds').from('users as u').set(row)`,
    `ctx.db.deleteFrom('users')`,
    `ctx.db.deleteFrom('rounds').using('users')`,
    `ctx.db.mergeInto('users').using('rounds', 'a', 'b')`,
    `ctx.db.mergeInto('rounds').using('users as u', 'a', 'b')`,
    `ctx.db.selectFrom('rounds').innerJoin('users', 'users.id', 'rounds.user_id')`,
    `ctx.db.selectFrom('rounds').leftJoin('users as u', (join) => join.onRef('u.id', '=', 'a'))`,
    `ctx.db.selectFrom('rounds').rightJoin('users', 'a', 'b')`,
    `ctx.db.selectFrom('rounds').fullJoin('users', 'a', 'b')`,
    `ctx.db.selectFrom('rounds').crossJoin('users')`,
    `ctx.db.selectFrom('rounds').where(({ exists, selectFrom }) => exists(selectFrom('users')))`,
    `for (const table of ['rounds', 'users'] as const) await ctx.db.deleteFrom(table).execute();`,
    `const table = 'users'; await ctx.db.deleteFrom(table).execute();`,
    `await storeRows(ctx.db, 'users', rows);`,
    'sql`select id from users where id = ${id}`',
    'sql<{ id: string }>`select id\n from\n users u`',
    'sql`select 1 from rounds r, users u`',
    'sql`select 1 from rounds join users using (id)`',
    'sql`select 1 from rounds left join lateral (select 1 from users) u on true`',
    'sql`update users set name = ${name}`',
    'sql`insert into users (id) values (${id})`',
    'sql`delete from users where id = ${id}`',
    'sql`delete from rounds using users`',
    'sql`truncate table users`',
    'sql`select 1 from "users"`',
    'sql`select 1 from public.users`',
    'sql`SELECT 1 FROM Users`',
    `sql\`select 1 from \${sql.table('users')}\``,
    `sql\`select 1 from \${sql.id('users')}\``,
    `sql\`select 1 from \${sql.ref('users')}\``,
    `sql.raw('select 1 from users').execute(db)`,
    `pool.query(\`select 1 from users where id = \${id}\`)`,
  ])('of another feature are refused: %s', (text) => {
    expect(refusedNames(server, text)).toEqual([expect.stringContaining('users: it belongs to people')]);
  });

  test.each([
    ['a test of another feature', `${learning}/games/server/a.test.ts`],
    ['the world of its tests', `${learning}/testing.ts`],
    ['the platform', 'src/platform/db/read.ts'],
    ['app', 'src/app/export.ts'],
  ])('are refused in %s', (_, path) => {
    expect(refusedNames(path, `db.selectFrom('users')`)).toHaveLength(1);
  });

  test('of the platform are its own', () => {
    expect(refusedNames(server, `db.selectFrom('settings')`)).toEqual([
      expect.stringContaining('it belongs to platform'),
    ]);
  });

  test.each(['api.ts', 'games/web/page.tsx', 'feature.ts'])(
    'are refused outside the server, in %s',
    (file) => {
      expect(refusedNames(`${learning}/${file}`, `db.selectFrom('rounds')`)).toEqual([
        expect.stringContaining('only the server of learning'),
      ]);
    },
  );

  test('with a computed name are refused', () => {
    expect(refusedNames(server, 'const clear = (table: Table) => db.deleteFrom(table)')).toEqual([
      expect.stringContaining('must be written out'),
    ]);
  });
});

test('a table or an API that two files declare is refused', () => {
  expect(declaredTwice(declarations)).toEqual([]);
  const other = readModule(`${learning}/server/tables.ts`, declaring('Tables', 'users'));
  expect(declaredTwice([...declarations, other])).toHaveLength(1);
});
