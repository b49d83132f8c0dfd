import { minifyContractRouter } from '@orpc/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { findServerModules } from './scripts/server-modules.ts';

/** Methods and paths of the API for the browser: schemas stay on the server, which checks everything anyway. */
function apiContract(): Plugin {
  const id = 'virtual:api-contract';
  return {
    name: 'lamed-api-contract',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const { contract } = await import('./src/app/contract.ts');
      // A summary is for people who read the reference.
      const leftOut = (name: string, value: unknown) => (name === 'summary' ? undefined : value);
      const router = JSON.stringify(minifyContractRouter(contract), leftOut);
      // Most procedures differ in no more than these two.
      const procedure =
        'const procedure = (method, path) => ({ "~orpc": { errorMap: {}, meta: {}, route: { method, path } } });';
      const routes = router.replaceAll(
        /\{"~orpc":\{"errorMap":\{\},"meta":\{\},"route":\{"method":("\w+"),"path":("[^"]+")\}\}\}/g,
        'procedure($1,$2)',
      );
      return `${procedure}\nexport default ${routes}`;
    },
  };
}

/** Messages come compiled to the browser, which therefore needs no parser of them. */
function messagesAreCompiled(): Plugin {
  return {
    name: 'lamed-messages-are-compiled',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      return source === 'use-intl/format-message'
        ? this.resolve('use-intl/format-message/format-only', importer)
        : undefined;
    },
  };
}

/** Fails the build when a module of the server is in a file for the browser. */
function serverStaysOut(): Plugin {
  return {
    name: 'lamed-server-stays-out',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const found = findServerModules(modules);
      if (found.length > 0) this.error(`of the server, but in a file for the browser: ${found.join(', ')}`);
    },
  };
}

/** But for what the routes ask for, which every page knows of. */
function isForAccounts(id: string): boolean {
  return /\/accounts\/web\/(?!offered)/.test(id) && !/-(query|queries|second-factor)\.ts$/.test(id);
}

/** What several pages share, but for accounts and the film player. */
function isShared(id: string): boolean {
  return !isForAccounts(id) && !/node_modules\/(@vidstack|media-captions)/.test(id);
}

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), apiContract(), messagesAreCompiled(), serverStaysOut()],
  publicDir: false,
  // Bundled ahead, it would bring its own parser of messages.
  optimizeDeps: { exclude: ['use-intl'] },
  server: { middlewareMode: true },
  appType: 'custom',
  builder: {
    async buildApp(builder) {
      const { client, worker, ssr } = builder.environments;
      if (!client || !worker || !ssr) throw new Error('each environment is configured below');
      await builder.build(client);
      await builder.build(worker);
      await builder.build(ssr);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/app/browser/entry.ts',
          // A few files instead of dozens: what every page runs on, and what several pages share.
          output: {
            codeSplitting: {
              groups: [
                // The entry needs no more than this.
                {
                  name: 'start',
                  test: /vite\/preload-helper|src\/app\/(page-data|browser\/connection|offline\/kept-mark)/,
                  priority: 3,
                },
                // What every page runs on: packed in one file it is two kilobytes smaller than in two.
                {
                  name: 'libraries',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|use-intl|@orpc|@tanstack)\//,
                  priority: 2,
                },
                { name: 'shared', test: isShared, minShareCount: 3, priority: 1 },
                // What only the pages of accounts show is nothing for the start page.
                { name: 'accounts', test: isForAccounts, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    // One plain file beside the others, at an address that never changes.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        target: 'es2022',
        rolldownOptions: {
          input: 'src/app/offline/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    },
    ssr: {
      // React is built in, and so it is React for production, whatever NODE_ENV says where the server is started. What
      // oRPC throws must be the same class on both sides.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: ['@orpc/client', '@orpc/contract', '@orpc/shared'] },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node24',
        rolldownOptions: { input: 'src/app/render.tsx' },
      },
    },
  },
}));
