import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const onServer = (file: string) => fileURLToPath(new URL(`../src/app/on-server/${file}`, import.meta.url));

/** Libraries whose hooks observe changes, and their replacements on the server, where a page is rendered once. */
const twins = new Map([
  ['use-intl', onServer('intl.tsx')],
  ['@tanstack/react-query', onServer('queries.ts')],
]);

export const replacedOnServer = [...twins.keys()];

/** What browsers load later and the server writes at once: the file that shell imports, and the one it stands for. */
const writtenAtOnce = new Map([
  [
    '#features/sponsorships/offered/later-line.tsx',
    fileURLToPath(new URL('../src/features/sponsorships/offered/dedication-line.tsx', import.meta.url)),
  ],
]);

/** Replaces hooks that observe with ones that only read, where pages are rendered on the server. */
export function serverHooks(): Plugin {
  return {
    name: 'lamed-server-hooks',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(source, importer) {
      const twin = twins.get(source) ?? writtenAtOnce.get(source);
      return importer === twin ? undefined : twin;
    },
  };
}
