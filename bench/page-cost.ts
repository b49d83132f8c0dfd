import pg from 'pg';
import { renderToString } from 'react-dom/server';
import { renderPage } from 'virtual:renderer';
import { readPageAssets } from '#app/page-assets.ts';
import { toHtml } from '#app/page-html.ts';
import { folders } from '#app/wiring.ts';
import { visitor } from '#core/actor.ts';
import { findActorByBearer } from '#features/sign-in/sessions/server/actors.ts';
import { median } from './load.ts';
import { measuredPages } from './pages.ts';
import { readPage, toElements, withoutComments } from './plain-page.ts';
import { openWorld, pageInput, signInLearner } from './world.ts';

const rounds = 7;
const pagesPerRound = 60;
/** The bare rendering is short, so more runs are measured. */
const barePagesPerRound = 240;

/** The cost of one page, for any viewer. */
export interface PageCost {
  /** CPU of the page ÷ CPU of `renderToString` of the same HTML as plain host elements, built from scratch. */
  ratio: number;
  milliseconds: number;
  queries: number;
}

const services = await openWorld();
const assets = readPageAssets(folders.client);
const { token } = await signInLearner(services);
const sent = countQueries();

const costs: Record<string, PageCost> = {};
for (const [name, path] of Object.entries(measuredPages)) {
  for (const who of ['visitor', 'signed in']) {
    const cost = await measure(() => makePage(path, who === 'signed in'));
    if (cost) costs[`${name}, ${who}`] = cost;
  }
}
process.send?.(costs);

/** As the server makes a page: the viewer, the page's data, its HTML; undefined where she is redirected. */
async function makePage(
  path: string,
  isSignedIn: boolean,
): Promise<{ html: string; sent: string } | undefined> {
  const member = isSignedIn && (await findActorByBearer(services.database.db, token, services.clock.now()));
  const page = await renderPage(pageInput(services, member || visitor, path));
  return page.kind === 'page' ? { html: page.html, sent: toHtml(page, assets, 'en') } : undefined;
}

async function measure(make: () => ReturnType<typeof makePage>): Promise<PageCost | undefined> {
  const page = await make();
  if (!page) return undefined;
  const plain = readPage(page.html);
  const renderPlain = async () => renderToString(toElements(plain));
  if ((await renderPlain()) !== withoutComments(page.html))
    throw new Error('the baseline differs from the page');
  // Until the compiler has warmed up on both.
  await cpuOf(make, 2 * pagesPerRound);
  await cpuOf(renderPlain, barePagesPerRound);
  const before = sent();
  await make();
  const queries = sent() - before;
  const measured: { ratio: number; milliseconds: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const milliseconds = await cpuOf(make, pagesPerRound);
    measured.push({ milliseconds, ratio: milliseconds / (await cpuOf(renderPlain, barePagesPerRound)) });
  }
  return {
    ratio: median(measured.map(({ ratio }) => ratio)),
    milliseconds: median(measured.map(({ milliseconds }) => milliseconds)),
    queries,
  };
}

/** Milliseconds of CPU each; the embedded database's are included, as it runs in this process. */
async function cpuOf(work: () => Promise<unknown>, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

/** How many statements have been sent to the database so far. */
function countQueries(): () => number {
  let count = 0;
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...args: unknown[]) {
    count += 1;
    return query.apply(this, args);
  });
  return () => count;
}
