import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { listOperations } from '#app/api-document/list-operations.ts';
import { addresses, fillPath, type Address } from '#urls.ts';
import { useApp, type Client } from '../support/app.ts';
import { callers, makeWorld, type Caller, type Thing, type World } from '../support/two-worlds/make-world.ts';
import { bySecret, pages, requests, type Recorded } from '../support/two-worlds/requests.ts';

/*
 * Nobody sees a sibling, another family or another class by guessing or swapping ids: in every recorded request each id is put in
 * place of one of another world, one by one, and answered like one that never was.
 */

const app = useApp();
const here = 'Avigayil';
const elsewhere = 'Zerubavel';
let mine: World;
let other: World;
beforeEach(async () => {
  mine = await makeWorld(app, here);
  other = await makeWorld(app, elsewhere);
});

const parts = ['families', 'guardians', 'classes', 'teaching', 'presenting', 'notifications', 'together'];
const operations = listOperations()
  .filter(
    ({ part, path }) =>
      parts.includes(part) || /\/(family|classes|live|messages)\b/.test(path.split('{')[0] ?? ''),
  )
  .filter(({ path }) => !path.startsWith('/admin/'))
  .map((operation) => ({ ...operation, name: `${operation.method} ${operation.path}` }));

/** Inputs that are called an id, as `to.studentId`. */
function idsIn(schema: JsonSchema, above = ''): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, value]) => [
    ...(/^ids?$|Ids?$/.test(name) ? [above + name] : []),
    ...idsIn(value, `${above}${name}.`),
  ]);
  const choices = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [...own, ...choices.flatMap((choice) => idsIn(choice, above))];
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
}

const casesOf = (name: string): Recorded[] => [requests[name] ?? []].flat();

describe('the recorded requests', () => {
  test('are all there are about families, classes and messages', () => {
    const known = [...Object.keys(requests), ...bySecret].filter((name) => !name.endsWith('.csv'));
    expect(operations.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });

  test('name every id of an address and of a body', () => {
    for (const { name, path, inputSchema } of operations.filter(({ name }) => !bySecret.includes(name))) {
      const schema =
        inputSchema && z.toJSONSchema(inputSchema as z.ZodType, { io: 'input', unrepresentable: 'any' });
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
      const asked = new Set([...inPath, ...idsIn((schema ?? {}) as JsonSchema)]);
      const given = casesOf(name).flatMap(({ ids, open = [] }) => [...Object.keys(ids ?? {}), ...open]);
      const named = new Set(given.filter((input) => !input.startsWith('?')));
      expect([...named].toSorted(), name).toEqual([...asked].toSorted());
    }
  });

  test('have every page whose address names one', async () => {
    const shown = '../../src/app/member-features.ts';
    const { memberFeatures } = (await import(/* @vite-ignore */ shown)) as {
      memberFeatures: { name: string; routes: { addresses: Address[] }[] }[];
    };
    const ofFeatures = memberFeatures
      .filter(({ name }) => parts.includes(name))
      .flatMap(({ routes }) => routes.flatMap((route) => route.addresses));
    const named = (Object.keys(addresses) as Address[]).filter(
      (name) =>
        (ofFeatures.includes(name) || /^\/(family|educators)\//.test(addresses[name])) &&
        /:(?!token|classCode)\w/.test(addresses[name]),
    );
    expect(Object.keys(pages).toSorted()).toEqual(named.toSorted());
  });
});

type Named = Record<string, string>;

const idsOf = (world: World, { ids = {} }: Pick<Recorded, 'ids'>): Named =>
  Object.fromEntries(Object.entries(ids).map(([input, thing]) => [input, world.ids[thing]]));

/** What is open is of the world, or any. */
const openInputs: Record<string, (world: World) => string> = {
  itemId: ({ ids }) => ids.item,
  questionId: ({ ids }) => `${ids.item}.one`,
  kind: () => 'course',
  day: () => '2026-11-18',
};

async function bodyOf({ body = {}, by }: Recorded, world: World): Promise<Record<string, unknown>> {
  if (typeof body !== 'function') return { ...body };
  return body(world, await world.as(by[0] ?? 'parent'));
}

async function send(client: Client, name: string, recorded: Recorded, named: Named, world = mine) {
  const [method = 'GET', pattern = ''] = name.split(' ');
  const all: Named = { ...named };
  for (const input of recorded.open ?? []) all[input] ??= openInputs[input]?.(world) ?? '';
  const path = pattern.replace(/\{(\w+)\}/g, (_, input: string) => encodeURIComponent(all[input] ?? ''));
  const inQuery = Object.entries(all).filter(([input]) => input.startsWith('?'));
  const query = new URLSearchParams(
    inQuery.map(([input, value]): [string, string] => [input.slice(1), value]),
  );
  const body = await bodyOf(recorded, world);
  for (const [input, value] of Object.entries(named)) {
    const [first = '', second] = input.split('.');
    if (second) body[first] = { [second]: value };
  }
  const url = `/api${path}${inQuery.length > 0 ? `?${query.toString()}` : ''}`;
  return client.ask(url, { method: method as 'GET', ...(method !== 'GET' && { body }) });
}

const bytes = ({ statusCode, body }: LightMyRequestResponse) => `${statusCode} ${body}`;

/** The like of an id that never was. */
const never = (id: string) => (/^\d+$/.test(id) ? '999999999' : randomUUID());

/** An id of the same people's other class or child, in place of the second id of a request. */
function besidesOf(thing: Thing, index: number): string[] {
  const id = mine.besides[thing];
  return id && index > 0 ? [id] : [];
}

describe('every request', () => {
  const cases = Object.keys(requests).flatMap((name) =>
    casesOf(name).map((recorded, index): [string, Recorded] => [
      `${name}${index ? ` (${index + 1})` : ''}`,
      recorded,
    ]),
  );

  test.each(cases)('%s', async (label, recorded) => {
    const name = label.replace(/ \(\d\)$/, '');
    for (const world of [mine, other]) await recorded.before?.(world);
    const own = idsOf(mine, recorded);
    for (const caller of callers) await sendSwapped(name, recorded, caller, own);
    for (const caller of recorded.by) {
      const world = caller === recorded.by[0] ? mine : await makeWorld(app, here);
      if (world !== mine) await recorded.before?.(world);
      const answer = await send(await world.as(caller), name, recorded, idsOf(world, recorded), world);
      expect(`${answer.statusCode} as ${caller}`, answer.body).toMatch(/^2/);
      expect(answer.body).not.toContain(elsewhere);
      for (const id of Object.values(other.ids).filter((id) => id.length > 20))
        expect(answer.body).not.toContain(id);
    }
  });
});

async function sendSwapped(name: string, recorded: Recorded, caller: Caller, own: Named) {
  const client = await mine.as(caller);
  for (const [index, [input, thing]] of Object.entries(recorded.ids ?? {}).entries()) {
    const ask = async (id: string) => bytes(await send(client, name, recorded, { ...own, [input]: id }));
    const unknown = await ask(never(own[input] ?? ''));
    expect(await ask('nobody')).toBe(unknown);
    for (const id of [other.ids[thing], ...besidesOf(thing, index)])
      expect(await ask(id), `${caller}, ${input}`).toBe(unknown);
    if (!recorded.by.includes(caller)) continue;
    // What a form names beside its address is refused at its field; a filter that is unknown counts as none.
    const expected = input.startsWith('?') ? '200' : input.includes('.') ? '422' : '404';
    expect(unknown.slice(0, 3), `${caller}, ${input}`).toBe(expected);
  }
}

/** A page without what differs from request to request. */
const withoutIds = ({ statusCode, body, headers }: LightMyRequestResponse, id: string) =>
  `${statusCode} ${String(headers['location'])} ${body}`
    .replaceAll(id, 'ID')
    .replaceAll(/"(dataUpdatedAt|dehydratedAt)":\d+/g, '');

test.each(Object.entries(pages))('the page %s', async (name, recorded) => {
  const open = Object.fromEntries((recorded.open ?? []).map((input) => [input, mine.ids.item]));
  const own = { ...idsOf(mine, recorded), ...open };
  const address = addresses[name as Address];
  for (const caller of callers) {
    const client = await app.asBrowserOf(mine.people[caller]);
    for (const [index, [input, thing]] of Object.entries(recorded.ids ?? {}).entries()) {
      const open = async (id: string) =>
        withoutIds(await client.get(fillPath(address, { ...own, [input]: id })), id);
      const unknown = await open(never(own[input] ?? ''));
      expect(await open(other.ids[thing]), `${caller}, ${input}`).toBe(unknown);
      const statuses = [unknown, ...(await Promise.all(besidesOf(thing, index).map(open)))]
        .map((page) => page.slice(0, 3))
        .filter((status) => status !== '404');
      expect(recorded.by.includes(caller) ? statuses : [], `${caller}, ${input}`).toEqual([]);
    }
    if (!recorded.by.includes(caller)) continue;
    const { statusCode, body } = await client.get(fillPath(address, own));
    expect(statusCode, `${caller} opens ${name}`).toBe(200);
    expect(body).not.toContain(elsewhere);
  }
});
