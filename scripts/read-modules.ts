import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { type ESTree, parseSync, Visitor } from 'vite';
import { findApiUses } from './boundaries/read-api-uses.ts';
import { findDeclared } from './boundaries/read-declared.ts';
import { findTableUses } from './boundaries/read-table-uses.ts';

/** A source file and all by which it depends on others. */
export interface Module {
  path: string;
  /** Files as paths from the repository's root, packages by name. */
  imports: string[];
  /** Members of the API that it calls, one a feature. */
  api: string[];
  /** Tables that its queries name. */
  tables: string[];
  /** What it adds to the API and to the tables. */
  declares: { api: string[]; tables: string[] };
}

/** Replaces an import with a computed address, which static analysis cannot follow. */
export const computedImport = '(computed)';

/** Paths from `root` of the TypeScript files under `src`, sorted. */
export function listSources(root = '.'): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted();
}

/** Parses a TypeScript file; throws naming the file where it is not TypeScript. */
export function parseSource(path: string, text: string): ESTree.Program {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program;
}

/** Reads every module under `src`. */
export function readModules(root = '.'): Module[] {
  return listSources(root).map((path) => readModule(path, readFileSync(join(root, path), 'utf8')));
}

/** Reads one file's text. */
export function readModule(path: string, text: string): Module {
  const program = parseSource(path, text);
  return {
    path,
    imports: findImports(path, program),
    api: findApiUses(program),
    tables: findTableUses(program),
    declares: { api: findDeclared(program, 'Api'), tables: findDeclared(program, 'Tables') },
  };
}

/** Imports of values and types, static, dynamic, of workers and of a page's component, resolved against the path. */
function findImports(path: string, program: ESTree.Program): string[] {
  const found: string[] = [];
  const add = (source: ESTree.Node | null) => {
    if (source) found.push(isText(source) ? resolveFrom(path, source.value) : computedImport);
  };
  const visitor = new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    NewExpression: (node) => {
      if (isModuleAddress(node)) add(node.arguments[0] ?? null);
    },
    Property: ({ key, value }) => {
      const isPage = key.type === 'Identifier' && key.name === 'module' && isText(value);
      if (isPage && value.value.endsWith('-page.tsx')) found.push(join('src/features', value.value));
    },
  });
  visitor.visit(program);
  return found;
}

/** `new URL('./worker.ts', import.meta.url)` names a module as an import does. */
function isModuleAddress(node: ESTree.NewExpression): boolean {
  const [address, base] = node.arguments;
  const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL';
  const isOfModule = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty';
  return isUrl && isOfModule && address !== undefined && isText(address) && /\.tsx?$/.test(address.value);
}

function resolveFrom(path: string, address: string): string {
  const withoutQuery = address.replace(/\?.*$/, '');
  if (withoutQuery.startsWith('.')) return join(dirname(path), withoutQuery);
  // As `imports` of package.json says.
  if (/^#(test|e2e|scripts|bench|studio)\//.test(withoutQuery)) return withoutQuery.slice(1);
  return withoutQuery.startsWith('#') ? join('src', withoutQuery.slice(1)) : withoutQuery;
}

function isText(node: ESTree.Node): node is ESTree.StringLiteral {
  return node.type === 'Literal' && typeof node.value === 'string';
}
