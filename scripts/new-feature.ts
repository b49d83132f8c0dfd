// npm run new-feature -- NAME: creates a feature's folder according to the architecture, and says what remains to be done.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureFiles } from './features/feature-files.ts';

const [name = '', ...rest] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(name) || rest.length > 0) {
  console.error('Usage: npm run new-feature -- NAME, a plural noun in kebab-case such as "classes".');
  process.exit(2);
}
const folder = join('src/features', name);
if (existsSync(folder)) {
  console.error(`${folder} is there already.`);
  process.exit(1);
}
for (const [path, text] of Object.entries(featureFiles(name))) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
// A long name breaks lines that a short one does not.
spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', folder]);
console.log(`${folder} is laid down. What is left:
  scripts/feature-graph.ts   which features it may know
  src/urls.ts                its address
  src/app/contract.ts, src/app/api.ts, src/app/page-routes.ts   its contract, API and pages
  ${folder}/messages   its words in the seven languages
Then run npm run check.`);
