// npm run new-feature -- FEATURE SLICE: makes a slice according to the architecture, and its feature if there is none; says
// what remains to be done.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CannotMake, makeSlice } from './features/make-slice.ts';

const names = process.argv.slice(2);
const [feature = '', slice = ''] = names;
if (names.length !== 2 || !names.every((name) => /^[a-z]+(-[a-z]+)*$/.test(name))) {
  console.error(
    'Usage: npm run new-feature -- FEATURE SLICE, each a noun in kebab-case, the slice in the plural: library books',
  );
  process.exit(2);
}
try {
  const left = makeSlice('.', feature, slice);
  // A long name breaks lines that a short one does not.
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', join('src/features', feature)]);
  console.log(`src/features/${feature}/${slice} is there, with its address. What is left:`);
  for (const line of left) console.log(`  ${line}`);
  console.log('Then run npm run check.');
} catch (error) {
  if (!(error instanceof CannotMake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
