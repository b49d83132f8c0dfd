// npm start: installs and builds what is missing, then serves. npm run dev: the same from source, with live reload.
import { builtServer, processFor } from './small-process.mjs';
import { prepareNode, runScript } from './toolchain.mjs';

const [option, ...rest] = process.argv.slice(2);
if (option !== undefined && (option !== '--dev' || rest.length > 0)) {
  console.error('Usage: npm start, or npm run dev. Settings come from the environment: see README.md.');
  process.exit(2);
}
const node = await prepareNode();
if (option === '--dev') {
  process.exitCode = await runScript(node, 'src/app/dev-server.ts');
} else {
  const built = await runScript(node, 'scripts/ensure-built.ts');
  const { args: nodeArgs, env } = processFor(process.env.DATABASE_URL);
  process.exitCode = built === 0 ? await runScript(node, builtServer, { nodeArgs, env }) : built;
}
