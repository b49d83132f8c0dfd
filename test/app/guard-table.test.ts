import type { AnyContractProcedure } from '@orpc/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { makeClass } from '#features/classes/testing.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import { addContent } from '#features/learning/content/server/store-content.ts';
import { makeCourse } from '#features/learning/testing.ts';
import { adminAddresses } from '#admin-urls.ts';
import { addresses } from '#urls.ts';
import { useApp, type Client } from '../support/app.ts';
import {
  kindsOfPeople,
  makePerson,
  takesSecondStep,
  tookSecondStep,
  type KindOfPerson,
} from '../support/people.ts';

/*
 * Who may open what, kept in two readable files: one row per page or endpoint, one column per kind of person. Anything
 * missing from them fails; `vitest run -u` writes the current state, for a person to review.
 */

const app = useApp({}, { statusOnly: true });
const kinds = Object.keys(kindsOfPeople) as KindOfPerson[];
const token = 'x'.repeat(43);
/** Ten thousand requests, each quick, on a machine that may be busy with other things. */
const timeout = 1_200_000;

/** Addresses that redirect because of their query, and one that does not exist. */
const morePages = [
  '/login?onSuccess=%2Fcourses%2Fpatience',
  '/login?onSuccess=%2F%2Fevil.example',
  '/login?mode=reset-password',
  '/courses/category/all',
  '/settings/subscription?lang=he',
  '/nothing/here',
];

/** Example values for the named segments of an address; any other is `bee`. */
const examples: Record<string, string> = {
  courseSlug: 'honey',
  curriculumSlug: 'jewish-calendar',
  pageSlug: 'privacy',
  planId: 'kislev',
  slug: 'honey',
  code: 'BEE',
  courseId: 'honey',
  categorySlug: 'inspiration',
  classCode: 'BEEBEEBE',
  token,
  provider: 'google',
  locale: 'en',
  listing: 'schools',
  number: '1',
  contentType: 'content-block',
  entryId: 'content-block.bee',
  key: 'people.seats',
};

async function makeWorld() {
  const texts = inLanguages(() => ({ name: 'Inspiration', description: 'Light' }));
  await addContent(app.ctx.db, { categories: [{ id: 'inspiration', texts }], passages: [], courses: [] });
  await makeCourse(app.ctx, { id: 'honey', items: [{ id: 'bee', access: 'paid' }] });
  await makeClass(app.ctx);
  await app.ctx.db.updateTable('classes').set({ code: 'BEEBEEBE' }).execute();
}

async function clientOf(kind: KindOfPerson, sign: 'as' | 'asBrowserOf'): Promise<Client> {
  const user = await makePerson(app, kind);
  if (!user) return app;
  const client = await app[sign](user);
  if (takesSecondStep(kind)) await tookSecondStep(app, user);
  return client;
}

/** Joining looks up a class by its code. */
const filled = (path: string) =>
  path
    .replace(/^\/classes\/:id/, '/classes/:classCode')
    .replace(/:(\w+)|\{(\w+)\}/g, (_, one?: string, other?: string) => examples[one ?? other ?? ''] ?? 'bee');

const row = (label: string, cells: string[]) =>
  [label.padEnd(52), ...cells.map((cell) => cell.padEnd(19))].join(' ').trimEnd();

const table = (legend: string[], rows: string[]) => [...legend, '', row('', kinds), ...rows, ''].join('\n');

/** Where a page redirects, or its status; `…` is `?onSuccess=` with the requested address, `!` a notice that says why. */
function outcomeOfPage(path: string, { statusCode, headers }: LightMyRequestResponse): string {
  if (statusCode !== 302) return String(statusCode);
  return String(headers['location'])
    .replace(`?onSuccess=${encodeURIComponent(path)}`, '…')
    .replace('?notice=for-grown-ups', ' !');
}

test(
  'every page is open to the people in the table, and redirects everyone else as listed',
  { timeout },
  async () => {
    await makeWorld();
    const clients = await Promise.all(kinds.map((kind) => clientOf(kind, 'asBrowserOf')));
    const rows: string[] = [];
    for (const path of [...Object.values({ ...addresses, ...adminAddresses }).map(filled), ...morePages]) {
      const cells: string[] = [];
      for (const [index, client] of clients.entries())
        cells.push(outcomeOfPage(path, await client.ask(path, { from: `192.0.2.${index + 1}` })));
      rows.push(row(path.replace(token, 'TOKEN'), cells));
    }
    const legend = [
      'Pages: the status, or where it redirects. `…` is ?onSuccess= with the requested address, ` !` a notice that says why.',
    ];
    await expect(table(legend, rows)).toMatchFileSnapshot('guard-table.pages.txt');
  },
);

/** The contract's endpoints, and the server's other addresses; each as `GET /users/current`. */
function listEndpoints(): string[] {
  const inContract = Object.values(contract).flatMap((procedures) =>
    Object.values<AnyContractProcedure>(procedures).map((procedure) => {
      const { method, path } = procedure['~orpc'].route;
      return `${method} ${path?.replace(/\{(\w+)\}/g, ':$1')}`;
    }),
  );
  const besides = app
    .listRoutes()
    .filter((route) => !route.startsWith('HEAD') && route.includes(' /api/') && !route.endsWith('*'))
    .map((route) => route.replace(' /api', ' '));
  return [...new Set([...inContract, ...besides])].toSorted((one, other) =>
    (one.split(' ')[1] ?? '').localeCompare(other.split(' ')[1] ?? ''),
  );
}

const reasons: Record<string, string> = {
  guardian_approval_required: 'guardian',
  second_factor_required: '2nd step',
  upgrade_required: 'upgrade',
  restricted_free: 'restricted',
};

/** People who call one endpoint after another, until a call has changed something. */
const callers = new Map<KindOfPerson, Client>();

async function callerOf(kind: KindOfPerson): Promise<Client> {
  const known = callers.get(kind);
  if (known) return known;
  const client = await clientOf(kind, 'as');
  callers.set(kind, client);
  return client;
}

async function callEndpoint(endpoint: string, kind: KindOfPerson, origin: string): Promise<string> {
  const [method = '', path = ''] = endpoint.split(' ');
  const url = `/api${filled(path)}`;
  if (/^\/users\/current\/(stream|standing)$/.test(path)) return openStream(origin + url, kind);
  const ask = async () =>
    (await callerOf(kind)).ask(url, { method: method as 'GET', ...(method !== 'GET' && { body: {} }) });
  let answer = await ask();
  // What one call ends or uses up is not the next one's.
  if (answer.statusCode === 429) {
    callers.delete(kind);
    answer = await ask();
  }
  if (method !== 'GET' && answer.statusCode < 400) callers.delete(kind);
  const { code } = answer.headers['content-type']?.toString().includes('json')
    ? (answer.json<{ code?: string } | null>() ?? {})
    : {};
  return `${answer.statusCode} ${(code && reasons[code]) ?? ''}`.trim();
}

/** A stream does not end on its own. */
async function openStream(url: string, kind: KindOfPerson): Promise<string> {
  const user = await makePerson(app, kind);
  const headers = user && (await app.credentialsOf(user));
  const left = new AbortController();
  const { status } = await fetch(url, { signal: left.signal, ...(headers && { headers }) });
  left.abort();
  return String(status);
}

test(
  'every endpoint is open to the people in the table, and answers everyone else as listed',
  { timeout },
  async () => {
    await makeWorld();
    const origin = await app.listen();
    const rows: string[] = [];
    for (const endpoint of listEndpoints()) {
      const cells: string[] = [];
      for (const kind of kinds) cells.push(await callEndpoint(endpoint, kind, origin));
      rows.push(row(endpoint, cells));
    }
    const legend = [
      'Endpoints below /api, called with an empty body: the status, and of a 403 the reason. 422, 409 and 404 are answers to',
      'a caller who was let in: the body was wrong, or there is no such thing.',
    ];
    await expect(table(legend, rows)).toMatchFileSnapshot('guard-table.api.txt');
  },
);
