import { minifyContractRouter, type AnyContractProcedure } from '@orpc/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browserFiles } from './scripts/browser-files.ts';
import { replacedOnServer, serverHooks } from './scripts/server-hooks.ts';
import { findServerModules } from './scripts/server-modules.ts';

/**
 * Methods and paths of the API for the browser: schemas stay on the server, which validates everything anyway. What only
 * staff call is a module of its own.
 */
function apiContract(): Plugin {
  const modules = new Map([
    ['virtual:api-contract', (path: string) => !isOfAdministration(path)],
    ['virtual:admin-contract', isOfAdministration],
  ]);
  return {
    name: 'lamed-api-contract',
    resolveId: (source) => (modules.has(source) ? `\0${source}` : undefined),
    async load(source) {
      const isWanted = modules.get(source.slice(1));
      if (!isWanted) return undefined;
      const { contract } = await import('./src/app/contract.ts');
      // What only readers of the reference need.
      const forReaders = new Set(['operationId', 'summary', 'description', 'refusals']);
      const leftOut = (name: string, value: unknown) => (forReaders.has(name) ? undefined : value);
      const router = JSON.stringify(minifyContractRouter(pickOperations(contract, isWanted)), leftOut);
      // Most procedures differ only in these two.
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

const isOfAdministration = (path: string) => /^\/(?:admin|cms\/management)(?:\/|$)/.test(path);

/** The operations whose path is wanted; a feature without any is left out. */
function pickOperations(
  contract: Record<string, Record<string, AnyContractProcedure>>,
  isWanted: (path: string) => boolean,
): Record<string, Record<string, AnyContractProcedure>> {
  const features = Object.entries(contract).map(([name, operations]) => {
    const wanted = Object.entries(operations).filter(([, operation]) =>
      isWanted(operation['~orpc'].route.path ?? ''),
    );
    return [name, Object.fromEntries(wanted)] as const;
  });
  return Object.fromEntries(features.filter(([, operations]) => Object.keys(operations).length > 0));
}

/** Messages reach the browser compiled, so it needs no parser for them. */
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

/** Routes and parts import form handlers for pages without scripts on demand, so never in a browser: it gets one empty module instead. */
function actsStayOut(): Plugin {
  const id = '\0lamed-no-acts';
  return {
    name: 'lamed-acts-stay-out',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer = '', { kind }) =>
      kind === 'dynamic-import' &&
      (/\/src\/features\/(?:[^/]+\/){1,2}(?:admin-)?routes\.ts$/.test(importer) ||
        (/\/(?:admin-)?pages\.ts$/.test(importer) && /\/(?:acts|act-on-[a-z-]+)\.ts$/.test(source)))
        ? id
        : undefined,
    load: (loaded) => (loaded === id ? 'export {};' : undefined),
  };
}

/** The server names the renderer, which its types do not know (src/app/renderer.d.ts). */
function renderer(): Plugin {
  return {
    name: 'lamed-renderer',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (source) =>
      source === 'virtual:renderer' ? `${import.meta.dirname}/src/app/render.tsx` : undefined,
  };
}

/** Fails the build when a server module ends up in a file for the browser. */
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

/** Packages that load files of their own: native code, WebAssembly, fonts, workers. */
const withOwnFiles = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'fontkit',
  'pdfkit',
  'pino',
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    apiContract(),
    messagesAreCompiled(),
    serverHooks(),
    actsStayOut(),
    serverStaysOut(),
    renderer(),
  ],
  publicDir: false,
  // Pre-bundled, it would bring its own message parser.
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
          output: { codeSplitting: { groups: browserFiles } },
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
      // Everything is bundled in, so that React is always production React, whatever NODE_ENV is where the server starts, and no
      // class exists twice.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: withOwnFiles },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      // Otherwise Node would import them without the plugin.
      ...(command === 'serve' && { resolve: { noExternal: replacedOnServer } }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node24',
        // For the log (src/platform/source-lines.ts); nothing serves this folder.
        sourcemap: true,
        rolldownOptions: {
          input: {
            server: 'src/app/server.ts',
            // Programs of their own, which the server starts.
            worker: 'src/platform/db/embedded/worker.ts',
            'create-database': 'src/platform/db/embedded/create-database.ts',
          },
          // Beside one another, as the server looks for those programs.
          output: { chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
        },
      },
    },
  },
}));
