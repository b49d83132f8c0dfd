import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuildFresh, markBuilt } from './build-stamp.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lamed-build-'));
  mkdirSync(join(root, 'dist'));
  mkdirSync(join(root, 'src/app'), { recursive: true });
  writeFileSync(join(root, 'src/app/entry.ts'), 'one');
});

afterEach(() => rmSync(root, { recursive: true }));

test('a missing build is not fresh', () => {
  expect(isBuildFresh(root)).toBe(false);
});

test('a build stays fresh while its sources have the same content, whenever they were written', () => {
  markBuilt(root);
  utimesSync(join(root, 'src/app/entry.ts'), new Date(), new Date());
  writeFileSync(join(root, 'src/app/browser.test.tsx'), 'a test');
  expect(isBuildFresh(root)).toBe(true);
});

test('a changed, a new and a removed source each require a new build', () => {
  markBuilt(root);
  writeFileSync(join(root, 'src/app/entry.ts'), 'two');
  expect(isBuildFresh(root)).toBe(false);
  markBuilt(root);
  writeFileSync(join(root, 'src/app/other.ts'), 'three');
  expect(isBuildFresh(root)).toBe(false);
  markBuilt(root);
  rmSync(join(root, 'src/app/other.ts'));
  expect(isBuildFresh(root)).toBe(false);
});
