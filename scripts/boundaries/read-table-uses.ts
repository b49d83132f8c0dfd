import { type ESTree, Visitor } from 'vite';

/** Replaces a table whose name is computed, which static analysis cannot follow. */
export const computedTable = '(computed)';

const queryMethods =
  /^(from|selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|using|table|((inner|left|right|full|cross)(Lateral)?Join|(inner|left|right|full|cross)JoinLateral|(cross|outer)Apply))$/;
/** Methods whose names other libraries have too: only a name written out counts. */
const sharedMethods = /^(from|using|table)$/;

/**
 * The tables that a file's queries name: in Kysely's methods, with or without an alias, in the text of raw SQL, and in calls
 * that are given a database and a table's name. Names that are no table (of a common table expression, of the database's
 * own catalogue) are among them.
 */
export function findTableUses(program: ESTree.Program): string[] {
  const found: string[] = [];
  const named = findNames(program);
  const add = (node: ESTree.Node, isShared: boolean) => {
    for (const use of tablesOf(node)) {
      if (use.type === 'name') found.push(use.name);
      else if (!isShared) found.push(...(named.get(use.variable) ?? [computedTable]));
    }
  };
  const visitor = new Visitor({
    CallExpression: (node) => {
      const [first] = node.arguments;
      if (!first) return;
      const method = methodName(node.callee);
      if (queryMethods.test(method)) add(first, sharedMethods.test(method));
      if (isOfSql(node.callee) && /^(id|ref)$/.test(method)) found.push(...literalsOf(first).map(bareName));
      if (/^(raw|query)$/.test(method)) found.push(...tablesInSql(textOf(first)));
      if (node.arguments.some(isDatabase)) found.push(...node.arguments.flatMap(literalsOf));
    },
    TaggedTemplateExpression: (node) => {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql')
        found.push(...tablesInSql(textOf(node.quasi)));
    },
  });
  visitor.visit(program);
  return found;
}

/** What a variable may hold: `const table = 'a'`, `for (const table of ['a', 'b'] as const)`. */
function findNames(program: ESTree.Program): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const add = (target: ESTree.Node, value: ESTree.Node) => {
    const literals = target.type === 'Identifier' ? literalsOf(value) : [];
    if (target.type === 'Identifier' && literals.length > 0)
      names.set(target.name, [...(names.get(target.name) ?? []), ...literals]);
  };
  const visitor = new Visitor({
    VariableDeclarator: (node) => {
      if (node.init) add(node.id, node.init);
    },
    ForOfStatement: (node) => {
      if (node.left.type === 'VariableDeclaration' && node.left.declarations[0])
        add(node.left.declarations[0].id, node.right);
    },
  });
  visitor.visit(program);
  return names;
}

type TableUse = { type: 'name'; name: string } | { type: 'variable'; variable: string };

function tablesOf(node: ESTree.Node): TableUse[] {
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element) => (element ? tablesOf(element) : []));
  const written = literalsOf(node);
  if (written.length > 0) return written.map((text) => ({ type: 'name', name: withoutAlias(text) }));
  if (node.type === 'Identifier') return [{ type: 'variable', variable: node.name }];
  const isComputed = /^(MemberExpression|TemplateLiteral|ConditionalExpression)$/.test(node.type);
  return isComputed ? [{ type: 'variable', variable: '' }] : [];
}

function literalsOf(node: ESTree.Node): string[] {
  if (node.type === 'TSAsExpression') return literalsOf(node.expression);
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element) => (element ? literalsOf(element) : []));
  if (node.type === 'TemplateLiteral' && node.quasis.length > 1) return [];
  const text = textOf(node);
  return text ? [text] : [];
}

/** The method that a call names, also one taken from its object: `({ selectFrom }) => selectFrom('a')`. */
function methodName(callee: ESTree.Node): string {
  if (callee.type === 'Identifier') return sharedMethods.test(callee.name) ? '' : callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  // `Array.from`
  const isOfClass = callee.object.type === 'Identifier' && /^[A-Z]/.test(callee.object.name);
  return isOfClass ? '' : callee.property.name;
}

const isOfSql = (callee: ESTree.Node) =>
  callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'sql';

const isDatabase = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression'
    ? node.property.type === 'Identifier' && node.property.name === 'db'
    : node.type === 'Identifier' && /^(db|ctx|trx)$/.test(node.name);

/** The text of a string or a template, with `?` where it is computed; nothing for other expressions. */
function textOf(node: ESTree.Node): string {
  if (node.type === 'TemplateLiteral') return node.quasis.map((quasi) => quasi.value.raw).join(' ? ');
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

const name = String.raw`(?:"?public"?\.)?"?[a-z_][a-z_0-9]*"?`;
const alias = String.raw`(?:\s+(?:as\s+)?(?!(?:join|inner|left|right|full|cross|where|on|using|set|order|group|limit|for)\b)[a-z_]\w*)?`;
const tableList = new RegExp(
  String.raw`\b(?:from|join|into|update|using|table|truncate)\s+(?:(?:table|only)\s+)*(${name}${alias}(?:\s*,\s*${name}${alias})*)`,
  'gi',
);

/** Every name that raw SQL reads from or writes to. */
export function tablesInSql(sql: string): string[] {
  const text = sql.replace(/--[^\n]*|\/\*[^]*?\*\/|'[^']*'/g, ' ');
  return Array.from(text.matchAll(tableList), ([, list = '']) => list).flatMap((list) =>
    list.split(',').map((item) => bareName(item.trim().split(/\s+/)[0] ?? '')),
  );
}

const withoutAlias = (written: string) => bareName(written.split(/\s+as\s+/i)[0] ?? '');
const bareName = (written: string) =>
  written
    .replaceAll('"', '')
    .replace(/^public\./i, '')
    .toLowerCase();
