import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EntryView } from '#features/cms/contract.ts';
import { signInAsAdmin } from '#e2e/support/admin-session.ts';
import { startProductProcess, type ProductProcess } from '#e2e/support/product-process.ts';
import { percentile } from './load.ts';

const publications = 20;
const readers = 4;
const readMilliseconds = 4000;
/** What readers ask for: the page that shows the text, made once and kept, and the API. */
const page = '/parents';
const delivery = '/api/cms/delivery/entries?contentType=content-block&category=parents&language=en';

export interface Publishing {
  /** Seconds until both processes show it, of the slowest publication. */
  slowest: number;
  /** The readers' 99th percentile while staff publish, ÷ that of the same readers before. */
  ratio: number;
  calm: number;
  busy: number;
}

/** Publishing on one of two processes while readers keep both busy. */
export async function measurePublishing(databaseUrl: string): Promise<Publishing> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lamed-bench-'));
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO_WORLD: 'true',
    SECRET: 'a-secret-for-benchmarks-and-nothing-else',
  };
  // The built product, whose processes tell one another through the database.
  const one = await startProductProcess(settings);
  const other = await startProductProcess(settings);
  const author = await openEntry(one);
  await readAmid([one, other], () => pause(readMilliseconds / 2));
  const calm = await readAmid([one, other], () => pause(readMilliseconds));
  let slowest = 0;
  const busy = await readAmid([one, other], async () => {
    for (let count = 1; count <= publications; count += 1) {
      const title = `Publication ${count} of this run`;
      await author.publish(title);
      const begun = performance.now();
      await Promise.all(
        [one, other].flatMap(({ url }) => [waitFor(url + page, title), waitFor(url + delivery, title)]),
      );
      slowest = Math.max(slowest, (performance.now() - begun) / 1000);
    }
  });
  await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')]);
  rmSync(dataDir, { recursive: true, force: true });
  return { slowest, ratio: busy / calm, calm, busy };
}

/** A text of the parents' page, and how its next version is published. */
async function openEntry({ url }: ProductProcess) {
  const headers = { ...(await signInAsAdmin(url)), 'content-type': 'application/json' };
  const call = async (path: string, method: 'POST' | 'PUT', body: object) => {
    const answer = await fetch(`${url}/api/cms/management/entries${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as EntryView;
  };
  const textsOf = (title: string) => ({
    en: {
      title,
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }] },
    },
  });
  let entry = await call('', 'POST', {
    contentType: 'content-block',
    shared: { category: 'parents' },
    texts: textsOf('The first version'),
  });
  return {
    async publish(title: string) {
      const { id, version, release } = entry;
      await call(`/${id}`, 'PUT', { version, release, texts: textsOf(title) });
      entry = await call(`/${id}/publish`, 'POST', { locales: ['en'] });
    },
  };
}

async function waitFor(address: string, text: string): Promise<void> {
  while (!(await (await fetch(address, { headers: { 'accept-language': 'en' } })).text()).includes(text))
    await pause(5);
}

/** The 99th percentile, in milliseconds, of readers on all processes while something else happens. */
async function readAmid(processes: ProductProcess[], work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  const isOver = new AbortController();
  const reading = processes.flatMap(({ url }) =>
    Array.from({ length: readers }, async (_, index) => {
      for (let turn = index; !isOver.signal.aborted; turn += 1) {
        const begun = performance.now();
        const answer = await fetch(url + (turn % 2 === 0 ? page : delivery), {
          headers: { 'accept-language': 'en', 'x-forwarded-for': `198.18.9.${turn % 250}` },
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`a reader was answered ${answer.status}`);
        times.push(performance.now() - begun);
        await pause(5);
      }
    }),
  );
  await work();
  isOver.abort();
  await Promise.all(reading);
  return percentile(times, 0.99);
}
