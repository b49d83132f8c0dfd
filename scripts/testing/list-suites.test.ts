import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { listSuites } from './list-suites.ts';

test('a test file runs on both databases if it imports the test database, and once if it does not', () => {
  const root = temporaryFolder();
  const files = {
    'src/server/courses.test.ts': "import { useDatabase } from '#test/support/db.ts';\n",
    'src/server/claim.test.ts': "import { testEngine } from '#test/support/database/claim.ts';\n",
    'src/server/mocked.isolated.test.ts': "import { useDatabase } from '#test/support/db.ts';\n",
    'src/server/spans.test.ts': "import { makeCtx } from '#test/support/ctx.ts';\n",
    'src/server/flood.isolated.test.ts': "import { hash } from './hash.ts';\n",
    'src/web/page.test.tsx': "const rule = ['a.test.ts', '#test/support/db.ts'];\n",
    'src/server/courses.ts': "import { useDatabase } from '#test/support/db.ts';\n",
    'test/app/pages.test.ts': "import { useApp } from '../support/app.ts';\n",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  expect(listSuites(root, ['src'])).toEqual({
    data: ['src/server/claim.test.ts', 'src/server/courses.test.ts'],
    dataIsolated: ['src/server/mocked.isolated.test.ts'],
    unit: ['src/server/spans.test.ts', 'src/web/page.test.tsx'],
    unitIsolated: ['src/server/flood.isolated.test.ts'],
  });
});
