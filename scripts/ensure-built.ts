import { spawnSync } from 'node:child_process';
import { isBuildFresh, markBuilt } from './build-stamp.ts';

if (!isBuildFresh()) {
  console.log('Building the pages …');
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [...process.execArgv, 'scripts/build.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  markBuilt();
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
