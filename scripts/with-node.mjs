// node scripts/with-node.mjs <script.ts> [arguments]: runs a script with Node 24, whatever Node the host has.
import { prepareNode, runScript } from './toolchain.mjs';

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('Usage: node scripts/with-node.mjs <script.ts> [arguments]');
  process.exit(2);
}
process.exitCode = await runScript(await prepareNode(), script, { args });
