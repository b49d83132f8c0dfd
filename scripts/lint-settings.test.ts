import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const oxlint = resolve('node_modules/oxlint/bin/oxlint');
// Types are not needed here, and reading them takes seconds.
const settings = readFileSync('.oxlintrc.json', 'utf8').replace('"typeAware": true', '"typeAware": false');

/** The rules that a file at this path breaks, in a project with our settings. */
function lint(path: string, text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lamed-lint-'));
  try {
    const write = (name: string, content: string) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    };
    write('.oxlintrc.json', settings);
    write(path, text);
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return diagnostics.map(({ code }) => code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const styled = "export const A = () => <p style={{ color: 'red' }}>a</p>;\n";

test.each([
  [
    'a name that is not kebab-case',
    'src/ui/IconButton.ts',
    'export const a = 1;\n',
    'unicorn(filename-case)',
  ],
  ['a style attribute', 'src/ui/a.tsx', styled, 'react(forbid-dom-props)'],
  [
    'a style property of a component',
    'src/ui/a.tsx',
    "import { B } from './b.tsx';\n\nexport const A = () => <B style={{ color: 'red' }} />;\n",
    'react(forbid-component-props)',
  ],
  ['more than 400 lines', 'src/a.ts', 'export {};\n'.repeat(401), 'eslint(max-lines)'],
])('%s is refused', (_, path, text, rule) => expect(lint(path, text)).toContain(rule));

test.each([
  ['a name with two endings', 'src/ui/icon-button.test.ts', 'export const a = 1;\n'],
  ['400 lines', 'src/a.ts', `export const a = 1;\n${'//\n'.repeat(399)}`],
  ['a long film', 'studio/films/a.ts', `export const a = 1;\n${'//\n'.repeat(500)}`],
  ['a style attribute in a film', 'studio/films/a.tsx', styled],
])('%s is let through', (_, path, text) => expect(lint(path, text)).toEqual([]));
