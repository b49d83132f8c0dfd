import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request } from 'autocannon';
import { localeCodes } from '#core/locale.ts';
import { startProductProcess } from '../e2e/support/product-process.ts';
import { answerers, makeReports, signAs } from './answerers.ts';
import { signInAt } from './learner.ts';
import { startProcess } from './processes.ts';

const minutes = Number(process.env['MINUTES'] ?? 10);
const budgetMegabytes = 300;
const paths = [
  '/',
  '/home',
  '/courses/live-to-give',
  '/courses/live-to-give/abrahams-tent',
  '/curriculum/jewish-calendar',
  '/downloads',
  '/dashboard',
  '/search?q=avraham',
  '/api/content/courses/minimal',
  '/api/content/search?q=teschuwa',
  '/api/content/suggest?q=tfi',
  '/api/users/current',
];

const folder = mkdtempSync(join(tmpdir(), 'lamed-memory-'));
const settings = { DATA_DIR: folder, SECRET: 'a-secret-for-benchmarks-and-nothing-else' };
// The benchmark's process inserts a thousand people into the database; only the product's own memory is measured.
const preparing = await startProcess('app-process.ts', undefined, settings);
await preparing.heard('ready');
await preparing.end();
const product = await startProductProcess({ ...settings, NODE_ENV: 'production', LOG_LEVEL: 'error' });
const { reports } = await signInAt(product.url);
const nextReport = makeReports(reports);
let sent = 0;

const atFirst = residentMegabytes();
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, residentMegabytes());
}, 1000);
const {
  requests,
  statusCodeStats = {},
  errors,
} = await autocannon({
  url: product.url,
  method: 'GET',
  headers: {},
  connections: 8,
  duration: minutes * 60,
  requests: [{ setupRequest: (request: Request) => ({ ...request, ...nextRequest() }) }],
});
clearInterval(watch);
const atLast = residentMegabytes();
await product.end('SIGTERM');
rmSync(folder, { recursive: true });
const refused = Object.entries(statusCodeStats).filter(([status]) => status !== '200');
if (errors > 0 || refused.length > 0)
  throw new Error(`Not all requests were answered: ${errors} errors, ${JSON.stringify(refused)}`);

const kept = atLast <= budgetMegabytes;
const words = [
  '# Memory',
  '',
  `Written by \`npm run bench:memory\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.version}: the process that \`npm start\` starts,`,
  `on the embedded database, resident, after ${minutes} minutes of ${Math.round(requests.average)} requests a second (pages in seven languages`,
  'for visitors and for who is signed in, searches, a third of them progress reports), each answered with 200.',
  '',
  '| at first | at most | at last | budget | kept |',
  '| --- | --- | --- | --- | --- |',
  `| ${atFirst} MB | ${most} MB | ${atLast} MB | ≤ ${budgetMegabytes} MB | ${kept ? 'yes' : '**no**'} |`,
];
writeFileSync('bench/memory.md', `${words.join('\n')}\n`);
console.log(words.at(-1));
if (!kept) process.exitCode = 1;

/** Every third request writes; half of the others are a visitor's and half a signed-in user's, in all languages, each person from her own address. */
function nextRequest(): Request {
  sent += 1;
  const person = sent % answerers;
  const from = { 'x-forwarded-for': `198.18.${person >> 8}.${person & 255}` };
  if (sent % 3 === 0) {
    const report = nextReport();
    return {
      method: 'POST',
      path: '/api/users/current/progress',
      ...report,
      headers: { ...report.headers, ...from },
    };
  }
  const path = paths[sent % paths.length] ?? '/';
  const language = localeCodes[Math.floor(sent / paths.length) % localeCodes.length] ?? 'en';
  return {
    method: 'GET',
    path,
    headers: { 'accept-language': language, ...from, ...(sent % 2 && signAs(sent)) },
  };
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
