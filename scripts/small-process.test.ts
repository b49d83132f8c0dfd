import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtServer, processFor } from './small-process.mjs';

const smallProcess = processFor(undefined);

test('the container starts the server with the same options as npm start', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const command = ['node', ...smallProcess.args, builtServer];
  expect(dockerfile).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`);
  const environment = Object.entries(smallProcess.env).map(([name, value]) => `${name}=${value}`);
  expect(dockerfile).toContain(`ENV ${environment.join(' ')}`);
});

test('a server on PostgreSQL may use all available memory', () => {
  const { args, env } = processFor('postgres://localhost/lamed');
  expect([args.length, env]).toEqual([0, {}]);
});
