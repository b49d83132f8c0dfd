import { createBuilder } from 'vite';

const processes = [
  'app-process',
  'bare-process',
  'listing-process',
  'page-cost',
  'rendering',
  'search-process',
  'thumbnails-process',
];

/** Builds the measured processes as the server is built, each with the product in it, into `dist/bench`. */
export async function buildProcesses(): Promise<void> {
  const input = Object.fromEntries(processes.map((name) => [name, `bench/${name}.ts`]));
  const builder = await createBuilder({
    logLevel: 'warn',
    environments: { ssr: { build: { outDir: 'dist/bench', rolldownOptions: { input } } } },
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error('the server is built in the environment ssr');
  await builder.build(ssr);
}
