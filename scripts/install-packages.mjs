import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const waitSeconds = 600;

/**
 * Makes `node_modules` match package-lock.json exactly, and reports progress. Two commands started at once install once: the
 * second waits. Throws when npm fails or the wait exceeds ten minutes.
 */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  await withInstallLock(root, async () => {
    if (isInstalled(root)) return;
    await npmCi(root);
    writeStamp(root);
  });
}

function isInstalled(root) {
  const stamp = readText(stampPath(root));
  if (stamp === lockHash(root)) return true;
  // Packages installed by hand (`npm install`) leave npm's own record and no stamp of ours.
  if (!holdsTheLock(root)) return false;
  writeStamp(root);
  return true;
}

function holdsTheLock(root) {
  const record = readText(join(root, 'node_modules/.package-lock.json'));
  if (record === undefined) return false;
  const present = JSON.parse(record).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const isSame = (path) => present[path]?.version === wanted[path]?.version;
  return (
    Object.keys(present).every(isSame) &&
    Object.keys(wanted).every((path) => path === '' || wanted[path].optional || isSame(path))
  );
}

async function npmCi(root) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  console.log('Installing the packages of package-lock.json (about a minute the first time) …');
  const progress = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000);
  // No package of ours needs an install script, so none may run. Warnings would be about the host's old Node, which runs none
  // of the packages.
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    // The lock file names each package by its hash, so cached packages need not be checked again.
    '--prefer-offline',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  try {
    const code = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve));
    if (code !== 0) throw new Error('npm ci failed: see its message above.');
  } finally {
    clearInterval(progress);
  }
  console.log(`Installed in ${seconds()} s.`);
}

async function withInstallLock(root, work) {
  const lock = join(root, 'tmp/install.lock');
  mkdirSync(join(root, 'tmp'), { recursive: true });
  for (let waited = 0; !takeLock(lock); waited++) {
    if (waited === 0) console.log('Another command is installing the packages; waiting for it …');
    if (waited === waitSeconds) throw new Error(`Still installing elsewhere? If not, delete ${lock}.`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = Number(readText(lock));
    if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const stampPath = (root) => join(root, 'node_modules/.lamed-lock');
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const writeStamp = (root) => writeFileSync(stampPath(root), lockHash(root));
const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
