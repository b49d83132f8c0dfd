import { readFileSync, writeFileSync } from 'node:fs';
import autocannon, { type Request } from 'autocannon';
import { localeCodes } from '../src/core/locale.ts';
import { makeReports } from './answerers.ts';
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

const app = await startProcess('app-process.ts', undefined);
await app.heard('ready');
const { headers, reports } = await signInAt(app.url);
const nextReport = makeReports(reports);
const residentMegabytes = () => {
  const status = readFileSync(`/proc/${app.child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
};
let sent = 0;
/** Every third writes; of the others half are a visitor's and half somebody's who is signed in, in all languages. */
function nextRequest(): Request {
  sent += 1;
  if (sent % 3 === 0) return { method: 'POST', path: '/api/users/current/progress', ...nextReport() };
  const path = paths[sent % paths.length] ?? '/';
  const language = localeCodes[Math.floor(sent / paths.length) % localeCodes.length] ?? 'en';
  return { method: 'GET', path, headers: { 'accept-language': language, ...(sent % 2 && headers) } };
}

const atFirst = residentMegabytes();
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, residentMegabytes());
}, 1000);
const { requests, errors } = await autocannon({
  url: app.url,
  method: 'GET',
  headers: {},
  connections: 8,
  duration: minutes * 60,
  requests: [{ setupRequest: (request: Request) => ({ ...request, ...nextRequest() }) }],
});
clearInterval(watch);
const atLast = residentMegabytes();
await app.end();
if (errors > 0) throw new Error(`${errors} requests failed`);

const kept = atLast <= budgetMegabytes;
const words = [
  '# Memory',
  '',
  `Written by \`npm run bench:memory\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.version}: the product's process on the embedded`,
  `database, resident, after ${minutes} minutes of ${Math.round(requests.average)} requests a second (pages in seven languages for visitors and for`,
  'who is signed in, searches, a third of them progress reports).',
  '',
  '| at first | at most | at last | budget | kept |',
  '| --- | --- | --- | --- | --- |',
  `| ${atFirst} MB | ${most} MB | ${atLast} MB | ≤ ${budgetMegabytes} MB | ${kept ? 'yes' : '**no**'} |`,
];
writeFileSync('bench/memory.md', `${words.join('\n')}\n`);
console.log(words.at(-1));
if (!kept) process.exitCode = 1;
