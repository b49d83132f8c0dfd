import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { nameSources } from './source-lines.ts';

test('a stack of the built server names the lines of the sources, and everything else as it was', () => {
  const folder = temporaryFolder();
  const built = path.join(folder, 'server.js');
  // The first line and column of the built file are line 3, column 5 of the source.
  const map = { version: 3, sources: ['../src/app/page.ts'], names: [], mappings: 'AAEI' };
  writeFileSync(`${built}.map`, JSON.stringify(map));
  const { href } = pathToFileURL(built);
  const source = path.relative('', path.join(folder, '../src/app/page.ts'));
  const unknown = 'at close (file:///elsewhere/other.js:9:9)\n    at node:internal/process:4:2';
  expect(nameSources(`Error\n    at open (${href}:1:1)\n    ${unknown}`)).toBe(
    `Error\n    at open (${source}:3:5)\n    ${unknown}`,
  );
});
