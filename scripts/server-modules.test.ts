import { expect, test } from 'vitest';
import { findServerModules } from './server-modules.ts';

test('server-only modules are found in a bundle, and shared ones are not', () => {
  const server = [
    '/lamed/src/platform/log.ts',
    '/lamed/src/features/people/sign-up/server/sign-up.ts',
    '/lamed/src/features/people/api.ts',
    '/lamed/src/features/people/links/api.ts',
    '/lamed/node_modules/@hebcal/core/dist/esm/index.js',
    '/lamed/node_modules/zod/v4/mini/schemas.js',
  ];
  const both = [
    '/lamed/src/core/locale.ts',
    '/lamed/src/features/people/contract.ts',
    '/lamed/src/features/home/web/server-side/note.tsx',
    '/lamed/node_modules/react/index.js',
  ];
  expect(findServerModules([...both, ...server])).toEqual(server);
});
