// npm test: everything. npm run check: what needs neither a database nor a browser.
import { prepareNode, runScript } from './toolchain.mjs';

process.exitCode = await runScript(await prepareNode(), 'scripts/testing/run-tests.ts', {
  args: process.argv.slice(2),
  env: { CI: 'true' },
});
