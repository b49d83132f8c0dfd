import { compareThroughput } from './load.ts';
import { startProcess } from './processes.ts';
import { queries } from './search-world.ts';

/** Searching and suggesting among ten thousand items, beside the bare indexed query: ratios of throughputs. */
export async function measureSearch(databaseUrl: string | undefined) {
  // On a shared PostgreSQL the second process finds everything the first one created.
  const app = await startRole('app', databaseUrl);
  const bare = await startRole('bare', databaseUrl);
  const compare = async (path: string) => {
    const asked = (base: string) => queries.map((q) => `${base}?q=${encodeURIComponent(q)}`);
    return compareThroughput(
      { url: app.url, paths: asked(`/api/content/${path}`) },
      { url: bare.url, paths: asked('/bare') },
    );
  };
  const search = await compare('search');
  const suggest = await compare('suggest');
  await Promise.all([app.end(), bare.end()]);
  return { search, suggest };
}

async function startRole(role: 'app' | 'bare', databaseUrl: string | undefined) {
  const started = await startProcess('search-process.ts', databaseUrl);
  await started.heard('waiting');
  started.tell({ role });
  await started.heard('ready');
  return started;
}
