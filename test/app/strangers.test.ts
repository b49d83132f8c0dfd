import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { listOperations } from '#app/api-document/list-operations.ts';
import { addresses, fillPath, type Address } from '#urls.ts';
import { useApp, type Client } from '../support/app.ts';
import { callers, makeWorld, type Caller, type Thing, type World } from '../support/two-worlds/make-world.ts';
import { idsOfEveryone } from '../support/two-worlds/of-everyone.ts';
import type { Recorded } from '../support/two-worlds/recorded.ts';
import { bySecret } from '../support/two-worlds/by-secret.ts';
import { pages, requests } from '../support/two-worlds/requests.ts';

/*
 * Nobody sees a sibling, another family or another class by guessing or swapping ids: in every recorded request each id is put in
 * place of one of another world, one by one, and answered like one that never was. To those whom a request is not for, so are the
 * ids of their own world: a child does not reach her sister's with them, nor a student another's.
 */

const app = useApp();
const here = 'Avigayil';
const elsewhere = 'Zerubavel';
let mine: World;
let other: World;
let clients: Record<Caller, Client>;
beforeEach(async () => {
  mine = await makeWorld(app, here);
  other = await makeWorld(app, elsewhere);
  const made = callers.map(async (caller) => [caller, await mine.as(caller)] as const);
  clients = Object.fromEntries(await Promise.all(made)) as typeof clients;
});
/** Thousands of requests, each quick, on a machine that may be busy with other things. */
const timeout = 240_000;

/** Parts whose every request is recorded; of the other parts, those that name what belongs to a person. */
const parts = ['families', 'guardians', 'classes', 'teaching', 'presenting', 'notifications', 'together'];
const operations = listOperations()
  .map((operation) => ({ ...operation, name: `${operation.method} ${operation.path}` }))
  .filter(({ path }) => !/^\/(?:admin|cms\/management)\//.test(path));

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

/** The inputs of an operation that are ids: parameters of its address, and fields. */
function idsOf({ path, inputSchema }: (typeof operations)[number]): string[] {
  const schema =
    inputSchema && z.toJSONSchema(inputSchema as z.ZodType, { io: 'input', unrepresentable: 'any' });
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  return [...new Set([...inPath, ...idsIn((schema ?? {}) as JsonSchema)])];
}

const casesOf = (name: string): Recorded[] => [requests[name] ?? []].flat();

describe('the recorded requests', () => {
  test('are all that name what belongs to a person, and all about families, classes and messages', () => {
    const known = [...Object.keys(requests), ...bySecret, ...idsOfEveryone].filter(
      (name) => !name.endsWith('.csv'),
    );
    const asked = operations.filter(
      (operation) =>
        parts.includes(operation.part) ||
        /\/(family|classes|live|messages)\b/.test(operation.path.split('{')[0] ?? '') ||
        idsOf(operation).some((input) => /(?:^ids?|Ids?)$/.test(input)),
    );
    const names = asked.map(({ name }) => name);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    const all = operations.map(({ name }) => name);
    expect(known.filter((name) => !all.includes(name))).toEqual([]);
    expect(known.toSorted()).toEqual([...new Set(known)].toSorted());
  });

  test('name every id of an address and of a body', () => {
    for (const operation of operations.filter(({ name }) => name in requests)) {
      const inputs = casesOf(operation.name).flatMap(({ ids, open = [], given = {} }) => [
        ...Object.keys({ ...ids, ...given }),
        ...open,
      ]);
      const named = new Set(inputs.filter((input) => !input.startsWith('?')));
      expect([...named].toSorted(), operation.name).toEqual(idsOf(operation).toSorted());
    }
  });

  test('have every page whose address names one', async () => {
    const shown = '../../src/app/member-features.ts';
    const { memberFeatures } = (await import(/* @vite-ignore */ shown)) as {
      memberFeatures: { name: string; routes: { addresses: Address[] }[] }[];
    };
    // What a curriculum names is everyone's.
    const ofMembers = memberFeatures
      .filter(({ name }) => name !== 'curriculum')
      .flatMap(({ routes }) => routes.flatMap((route) => route.addresses));
    const named = (Object.keys(addresses) as Address[]).filter(
      (name) =>
        (ofMembers.includes(name) ||
          /^\/(family|educators|classes|store|submissions)\//.test(addresses[name])) &&
        /:(?!\w*[tT]oken|classCode|familyCode)\w/.test(addresses[name]),
    );
    expect(Object.keys(pages).toSorted()).toEqual(named.toSorted());
  });
});

type Named = Record<string, string>;

const namedIn = (world: World, { ids, given }: Pick<Recorded, 'ids' | 'given'>): Named =>
  Object.fromEntries(Object.entries({ ...ids, ...given }).map(([input, thing]) => [input, world.ids[thing]]));

/** What is open is of the world, or any. */
const openInputs: Record<string, (world: World) => string> = {
  itemId: ({ ids }) => ids.item,
  courseId: ({ ids }) => ids.course,
  questionId: ({ ids }) => `${ids.item}.one`,
  kind: () => 'course',
  day: () => '2026-11-18',
  sticker: () => 'heart',
};

/** A field of a body: of it, of an object in it, or of the first of a list. */
function fillField(body: Record<string, unknown>, input: string, value: string): void {
  const [first = '', second] = input.split('.');
  if (second === undefined) body[first] = value;
  else body[first] = first === 'files' ? [{ [second]: value }] : { [second]: value };
}

interface Case {
  label: string;
  name: string;
  recorded: Recorded;
}

async function send({ name, recorded }: Case, client: Client, named: Named): Promise<LightMyRequestResponse> {
  const { body = {}, by, open = [] } = recorded;
  const [method = 'GET', pattern = ''] = name.split(' ');
  const inPath: Named = { ...named };
  for (const input of open) inPath[input] ??= openInputs[input]?.(mine) ?? '';
  const path = pattern.replace(/\{(\w+)\}/g, (_, input: string) => encodeURIComponent(inPath[input] ?? ''));
  const filled =
    typeof body === 'function' ? await body(mine, clients[by[0] ?? 'parent']) : structuredClone(body);
  const query = new URLSearchParams();
  for (const [input, value] of Object.entries(named))
    if (input.startsWith('?')) query.set(input.slice(1), value);
    else if (!pattern.includes(`{${input}}`)) fillField(filled, input, value);
  const url = `/api${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
  return client.ask(url, { method: method as 'GET', ...(method !== 'GET' && { body: filled }) });
}

const bytes = ({ statusCode, body }: LightMyRequestResponse) => `${statusCode} ${body}`;

const isHex = (id: string) => /^[0-9a-f]{32}$/.test(id);

/** The like of an id that never was. */
function never(id: string): string {
  if (isHex(id)) return randomUUID().replaceAll('-', '');
  return /^\d+$/.test(id) ? '999999999' : randomUUID();
}

/** An id of the same people's other class or child, in place of the second id of a request. */
function besidesOf(thing: Thing, index: number): string[] {
  const id = mine.besides[thing];
  return id && index > 0 ? [id] : [];
}

/** Others of the same family or class, in place of whom a request names. */
const relatives: Partial<Record<Thing, Thing[]>> = {
  member: ['sibling', 'grown'],
  grown: ['member'],
  student: ['carded'],
  carded: ['student'],
};

/** What is wrong with the answers to swapped ids, and with those that the request is for. */
async function findLeaks(one: Case): Promise<string[]> {
  const { recorded, label } = one;
  for (const world of [mine, other]) await recorded.before?.(world);
  const leaks: string[] = [];
  for (const caller of callers)
    for (const leak of await swapFor(one, caller)) leaks.push(`${label} by ${caller}: ${leak}`);
  for (const caller of recorded.by)
    for (const leak of await app.undoing(() => succeedFor(one, caller)))
      leaks.push(`${label} by ${caller}: ${leak}`);
  return leaks;
}

async function swapFor(one: Case, caller: Caller): Promise<string[]> {
  const { by, knows = [], ids = {}, not = [], unknownIsDone } = one.recorded;
  const own = namedIn(mine, one.recorded);
  const leaks: string[] = [];
  for (const [index, [input, thing]] of Object.entries(ids).entries()) {
    const ask = async (id: string) => bytes(await send(one, clients[caller], { ...own, [input]: id }));
    const unknown = await ask(never(own[input] ?? ''));
    const like = [other.ids[thing], ...besidesOf(thing, index)];
    if (by.includes(caller)) like.push(...not.map((each) => mine.ids[each]));
    const close = [thing, ...(relatives[thing] ?? [])].map((each) => mine.ids[each]);
    if (!isHex(own[input] ?? '') && (caller === by[0] || caller === 'sibling')) like.push('nobody');
    if (![...by, ...knows].includes(caller)) like.push(...close);
    for (const id of like) {
      const answer = await ask(id);
      if (answer !== unknown) leaks.push(`${input} of ${thingOf(id)} is not like an unknown one: ${answer}`);
    }
    if (knows.includes(caller)) {
      const answer = await ask(own[input] ?? '');
      if (!answer.startsWith('4')) leaks.push(`${input} that she only knows: ${answer}`);
    }
    if (!by.includes(caller)) continue;
    const [status = ''] = unknown.split(' ');
    if (status !== expectedOf(input, unknownIsDone)) leaks.push(`an unknown ${input}: ${unknown}`);
  }
  return leaks;
}

/** What a form names beside its address is refused at its field, and a file not found; a filter that is unknown counts as none. */
function expectedOf(input: string, unknownIsDone = false): string {
  if (input.startsWith('?') || unknownIsDone) return '200';
  return input.startsWith('to.') ? '422' : '404';
}

/** What an id is of, for a message. */
function thingOf(id: string): string {
  const find = ({ ids }: Pick<World, 'ids'>) =>
    Object.entries(ids).find(([, known]) => known === id)?.[0] ?? '';
  return [find(mine), find(other) && `another's ${find(other)}`].find(Boolean) ?? id;
}

async function succeedFor(one: Case, caller: Caller): Promise<string[]> {
  const { statusCode, body } = await send(one, clients[caller], namedIn(mine, one.recorded));
  // Courses are everybody's: the catalog lists them.
  const own = Object.entries(other.ids).filter(([thing, id]) => thing !== 'course' && id.length > 20);
  const strange = [elsewhere, ...own.map(([, id]) => id)];
  return [
    ...(statusCode < 200 || statusCode > 299 ? [`${statusCode} ${body}`] : []),
    ...strange.filter((text) => body.includes(text)).map((text) => `shows ${text}`),
  ];
}

const cases = Object.keys(requests).flatMap((name) =>
  casesOf(name).map((recorded, index): Case => {
    return { name, recorded, label: `${name}${index ? ` (${index + 1})` : ''}` };
  }),
);
const partOf = (name: string) => operations.find((operation) => operation.name === name)?.part ?? 'files';
const byPart = [...Map.groupBy(cases, ({ name }) => partOf(name))].map(([part, inPart]) => ({
  part,
  inPart,
}));

test.each(byPart)(
  'no request about $part tells a strange id from an unknown one',
  { timeout },
  async ({ inPart }) => {
    const leaks: string[] = [];
    for (const one of inPart) leaks.push(...(await app.undoing(() => findLeaks(one))));
    expect(leaks).toEqual([]);
  },
);

/** A page without what differs from request to request: her own page names what is hers, too. */
const withoutIds = ({ statusCode, body, headers }: LightMyRequestResponse, ids: string[]) =>
  ids
    .reduce((page, id) => page.replaceAll(id, 'ID'), `${statusCode} ${String(headers['location'])} ${body}`)
    .replaceAll(/"(dataUpdatedAt|dehydratedAt)":\d+/g, '');

test.each(Object.entries(pages))('the page %s', async (name, recorded) => {
  const open = Object.fromEntries((recorded.open ?? []).map((input) => [input, mine.ids.item]));
  const own = { ...namedIn(mine, recorded), ...open };
  const address = addresses[name as Address];
  for (const caller of callers) {
    const client = await app.asBrowserOf(mine.people[caller]);
    const isFor = recorded.by.includes(caller);
    const isKnown = isFor || recorded.knows?.includes(caller);
    for (const [index, [input, thing]] of Object.entries(recorded.ids ?? {}).entries()) {
      const close = [thing, ...(relatives[thing] ?? [])].map((each) => mine.ids[each]);
      const open = async (id: string) =>
        withoutIds(await client.get(fillPath(address, { ...own, [input]: id })), [id, ...close]);
      const unknown = await open(never(own[input] ?? ''));
      for (const id of [other.ids[thing], ...(isKnown ? [] : close)])
        expect(await open(id), `${caller}, ${input} of ${thingOf(id)}`).toBe(unknown);
      const statuses = [unknown, ...(await Promise.all(besidesOf(thing, index).map(open)))]
        .map((page) => page.slice(0, 3))
        .filter((status) => status !== '404');
      expect(isFor ? statuses : [], `${caller}, ${input}`).toEqual([]);
    }
    if (!isFor) continue;
    const { statusCode, body } = await client.get(fillPath(address, own));
    expect(statusCode, `${caller} opens ${name}`).toBe(200);
    expect(body).not.toContain(elsewhere);
  }
});
