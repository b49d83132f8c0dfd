import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './project-folder.ts';

test('the project’s folder holds what the server reads while it runs', () => {
  for (const name of ['content', 'db/migrations', 'public', 'src'])
    expect(existsSync(path.join(projectFolder, name)), name).toBe(true);
});
