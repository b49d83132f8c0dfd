import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Replaces npm: records that it was called and leaves the record that npm leaves.
const fakeNpm = `
  const { appendFileSync, copyFileSync, existsSync, mkdirSync } = require('node:fs');
  appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
  if (existsSync('no-network')) process.exit(1);
  mkdirSync('node_modules', { recursive: true });
  setTimeout(() => copyFileSync('package-lock.json', 'node_modules/.package-lock.json'), 300);
`;

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lamed-install-'));
  writeFileSync(join(root, 'npm.js'), fakeNpm);
  lockVersion('1.0.0');
});

afterEach(() => rmSync(root, { recursive: true }));

test('missing packages are installed, without running install scripts', async () => {
  await install();
  expect(calls()).toEqual([expect.stringMatching(/^ci .*--ignore-scripts/)]);
});

test('packages in step with the lock are left alone', async () => {
  await install();
  await install();
  expect(calls()).toHaveLength(1);
});

test('packages installed by hand are left alone', async () => {
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), readFileSync(join(root, 'package-lock.json')));
  await install();
  expect(calls()).toEqual([]);
});

test('a changed lock is installed again', async () => {
  await install();
  lockVersion('2.0.0');
  await install();
  expect(calls()).toHaveLength(2);
});

test('two commands at once install once', async () => {
  const [first, second] = await Promise.all([install(), install()]);
  expect(calls()).toHaveLength(1);
  expect(first + second).toContain('Another command is installing');
});

test('the lock of a command that was killed does not hold up the next one', async () => {
  mkdirSync(join(root, 'tmp'));
  // No process id is this high.
  writeFileSync(join(root, 'tmp/install.lock'), '4194999');
  await install();
  expect(calls()).toHaveLength(1);
  expect(existsSync(join(root, 'tmp/install.lock'))).toBe(false);
});

test('a failed install says so, and the next command tries again', async () => {
  writeFileSync(join(root, 'no-network'), '');
  await expect(install()).rejects.toThrow('npm ci failed');
  rmSync(join(root, 'no-network'));
  await install();
  expect(calls()).toHaveLength(2);
});

async function install(): Promise<string> {
  const code = `import(process.argv[1]).then((module) => module.installPackages(process.argv[2]))`;
  const script = resolve('scripts/install-packages.mjs');
  const env = { ...process.env, npm_execpath: join(root, 'npm.js') };
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', code, script, root], { env });
  return stdout;
}

function calls(): string[] {
  const file = join(root, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

function lockVersion(version: string): void {
  const packages = {
    'node_modules/a': { version },
    'node_modules/other-system': { version, optional: true },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
}
