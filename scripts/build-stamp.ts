import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stampFile = 'dist/.built-from';

/** What the build reads; tests do not affect it, and the server reads `content/` at run time. */
const inputs = [
  'src/**/*',
  'public/**/*',
  'vite.config.ts',
  'tsconfig*.json',
  'package-lock.json',
  'scripts/browser-files.ts',
  'scripts/build.ts',
];

/** Whether `dist` was built from exactly the current sources. */
export function isBuildFresh(root = '.'): boolean {
  const stamp = join(root, stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/** Call it after a successful build, so that the next start need not repeat it. */
export function markBuilt(root = '.'): void {
  writeFileSync(join(root, stampFile), fingerprint(root));
}

// By content, not by time: a checkout touches files without changing them.
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('.test.'));
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}
