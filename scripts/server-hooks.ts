import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const onServer = (file: string) => fileURLToPath(new URL(`../src/app/on-server/${file}`, import.meta.url));

/** Libraries whose hooks observe changes, and their replacements on the server, where a page is rendered once. */
const twins = new Map([
  ['use-intl', onServer('intl.tsx')],
  ['@tanstack/react-query', onServer('queries.ts')],
]);

export const replacedOnServer = [...twins.keys()];

/** Replaces hooks that observe with ones that only read, where pages are rendered on the server. */
export function serverHooks(): Plugin {
  return {
    name: 'lamed-server-hooks',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(source, importer) {
      const twin = twins.get(source);
      return importer === twin ? undefined : twin;
    },
  };
}
