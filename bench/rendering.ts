import { loadPage, renderLoaded, renderPage } from 'virtual:renderer';
import { visitor } from '#core/actor.ts';
import { median } from './load.ts';
import { openWorld, pageInput } from './world.ts';

const rounds = 7;
const pagesPerRound = 60;

/** CPU of an uncached page (loaders, document, data) beside that of React rendering the same tree alone. */
const services = await openWorld();
const input = () => pageInput(services, visitor, '/home');
const loaded = await loadPage(input());

const whole = () => renderPage(input());
const alone = async () => renderLoaded(loaded);
await cpuOf(whole);
await cpuOf(alone);
const ratios: number[] = [];
for (let round = 0; round < rounds; round += 1) ratios.push((await cpuOf(whole)) / (await cpuOf(alone)));
process.send?.({ ratios, median: median(ratios), milliseconds: (await cpuOf(whole)) / pagesPerRound });

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let page = 0; page < pagesPerRound; page += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
