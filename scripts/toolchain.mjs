import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const neededMajor = 24;

/** Installs what is missing and returns the path of a Node ≥ 24, or ends the process saying how to get one. */
export async function prepareNode() {
  try {
    await installPackages(root);
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
  const node = findNode();
  if (node) return node;
  const host = `${process.platform}-${process.arch}`;
  console.error(
    `Lamed needs Node ${neededMajor} or newer. This is ${process.version} on ${host}, for which the registry has none: ` +
      `install Node ${neededMajor} from https://nodejs.org and run the command again.`,
  );
  return process.exit(1);
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  const bundled = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  return existsSync(bundled) ? bundled : undefined;
}

/**
 * Runs a script of this repository with that Node, from the repository's root and on the caller's terminal; signals are
 * forwarded. Resolves to its exit code in shell convention (128 + the signal's number).
 */
export function runScript(node, script, { args = [], nodeArgs = [], env = {} } = {}) {
  const path = [dirname(node), process.env.PATH].join(delimiter);
  // We use Node's experimental features knowingly; the person who starts Lamed cannot do anything about the warnings.
  const quiet = '--disable-warning=ExperimentalWarning';
  const child = spawn(node, [quiet, ...nodeArgs, join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path },
  });
  const passOn = (signal) => {
    // Ctrl-C in a terminal reaches the whole process group: forwarding it would double it.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  // npm forwards a signal only to its shell, which dies and leaves this process without a parent.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
  if (process.env.npm_lifecycle_event === undefined) clearInterval(watch);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, passOn);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
