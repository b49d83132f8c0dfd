import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** A system program that the tests need and npm cannot install. */
export interface SystemTool {
  name: string;
  debianPackage: string;
  /** Its executable (a browser) or the folder of its executables (a database server), if installed. */
  find(): string | undefined;
  /** The same, only if it is the variant that suits tests best, which is installed where possible. */
  findBest?(): string | undefined;
}

// Headless Chromium: a visit costs it a third of the time, and pages cannot see what it leaves out.
const findHeadlessShell = () => findOnPath('chromium-headless-shell');

export const chromium: SystemTool = {
  name: 'Chromium',
  debianPackage: 'chromium-headless-shell',
  findBest: findHeadlessShell,
  find: () =>
    findHeadlessShell() ??
    findOnPath('chromium') ??
    findOnPath('chromium-browser') ??
    findOnPath('google-chrome'),
};

export const postgres: SystemTool = {
  name: 'PostgreSQL 15 or newer',
  debianPackage: 'postgresql',
  // Debian keeps the server's own programs off the PATH, in a folder per version.
  find: () => {
    const folders = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
    const onPath = findOnPath('initdb');
    return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? (onPath && join(onPath, '..'));
  },
};

/** Films are made with it; without it the product serves them as they are, but its tests cannot run. */
export const ffmpeg: SystemTool = {
  name: 'ffmpeg',
  debianPackage: 'ffmpeg',
  find: () => findOnPath('ffprobe') && findOnPath('ffmpeg'),
};

/** Installs missing tools with `apt-get` where that is possible: as root on Debian. What fails stays missing. */
export function installMissing(tools: SystemTool[]): void {
  const packages = tools
    .filter((tool) => (tool.findBest ?? tool.find)() === undefined)
    .map((tool) => tool.debianPackage);
  if (packages.length === 0 || !mayInstall()) return;
  console.log(`Installing ${packages.join(' and ')} by apt-get (a few minutes) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { encoding: 'utf8', env });
  const updated = apt('update');
  const installed = apt('install', '-y', '--no-install-recommends', ...packages);
  if (installed.status !== 0) console.log(`${updated.stderr}${installed.stderr}`.trimEnd());
}

/** One line for people, for a tool that is still missing. */
export function howToInstall({ name, debianPackage }: SystemTool): string {
  return `${name} is missing: install it (on Debian: apt-get install ${debianPackage}) and run again.`;
}

function mayInstall(): boolean {
  const release = '/etc/os-release';
  return (
    process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  );
}

function findOnPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
