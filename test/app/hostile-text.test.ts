import { expect, test } from 'vitest';
import * as z from 'zod';
import { adminAddresses } from '#admin-urls.ts';
import { makeReadyFilm } from '#features/media/testing.ts';
import { makeDocument } from '#app/api-document/make-document.ts';
import { staffMember } from '../support/staff.ts';
import { useApp, type Client } from '../support/app.ts';

/*
 * Hostile text in every text field of the administration's API: it is stored or refused, and where it is shown it is text.
 * The fields come from the API's own document, so a new one is tried without being named here.
 */

const app = useApp();
const document = await makeDocument({ origin: 'https://lamed.test', cookieName: 'session' });

const hostileTexts = {
  'a script': '</script><script>hostile()</script>',
  'an attribute': '"><img src=x onerror=hostile()>',
  'a quote': "' onfocus=hostile() autofocus x='",
  'a link': 'javascript:hostile()',
  'a change of direction': '\u{202e}hostile\u{2066}',
  'a formula': '=HYPERLINK("https://evil.example","hostile")',
  'joined emoji': '👩‍👩‍👧‍👦 hostile',
};

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  pattern?: string;
  required?: string[];
}

/** What a schema of the document allows, with one text in each field that takes any. */
function fill(schema: Schema, written: string): unknown {
  const { $ref, type, format, properties, items, minimum = 1 } = schema;
  if ($ref !== undefined) {
    const found = document.components?.schemas?.[$ref.split('/').at(-1) ?? ''];
    return fill((found ?? {}) as Schema, written);
  }
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return fill(first, written);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (format === 'date-time') return '2026-12-01T10:00:00Z';
  if (format === 'date') return '2026-12-01';
  if (items) return [fill(items, written)];
  if (properties) {
    const named = Object.entries(properties).filter(
      ([name, each]) => schema.required?.includes(name) || mayBe(each, written),
    );
    return Object.fromEntries(named.map(([name, each]) => [name, fill(each, written)]));
  }
  if (type === 'integer' || type === 'number') return minimum;
  if (type === 'boolean') return false;
  return type === 'string' || type === undefined ? written : {};
}

/** A field that may be left out, and takes no such text, would only have the others refused too. */
const mayBe = ({ pattern }: Schema, written: string) =>
  pattern === undefined || new RegExp(pattern, 'u').test(written);

/** Fields that are no text: what they have to say for the rest to be read. */
const known: Record<string, unknown> = { country: 'IL', listing: 'schools', zone: 'Asia/Jerusalem' };

interface Operation {
  id: string;
  method: string;
  path: string;
  body: Schema;
}

const operations: Operation[] = Object.entries(document.paths ?? {})
  .filter(([path]) => /^\/(?:admin|cms\/management)\//.test(path))
  .flatMap(([path, item]) =>
    (['post', 'put', 'patch'] as const).flatMap((method) => {
      const operation = item?.[method];
      const { requestBody } = operation ?? {};
      const content = requestBody && 'content' in requestBody ? requestBody.content : undefined;
      const body = content?.['application/json']?.schema as Schema | undefined;
      return operation?.operationId && body
        ? [{ id: operation.operationId, method: method.toUpperCase(), path, body }]
        : [];
    }),
  )
  // What makes something comes before what changes it.
  .toSorted((one, other) => one.path.length - other.path.length);

type World = Map<string, { id: string; version: number }>;

/** Sends an operation with a text in all of its fields, to the thing that was made at the address above. */
async function send(client: Client, world: World, { method, path, body }: Operation, written: string) {
  const [collection = path, rest] = path.split('/{', 2);
  const thing = world.get(collection) ?? { id: 'unknown', version: 1 };
  const filled = { ...(fill(body, written) as object), ...pick(body, { ...known, version: thing.version }) };
  const address = path
    .replace(/\{act\}/, 'restrict')
    .replace(/\{key\}/, 'people.seats')
    .replace(/\{\w+\}/g, thing.id);
  const answer = await client.ask(`/api${address}`, { method: method as 'POST', body: filled });
  if (rest === undefined && answer.statusCode < 300 && answer.statusCode >= 200) {
    const made = answer.json<{ id?: string; slug?: string; version?: number }>();
    const id = made.id ?? made.slug;
    if (id !== undefined) world.set(collection, { id, version: made.version ?? 1 });
  }
  return answer;
}

/** Those of the given values that a body has a field for. */
function pick(body: Schema, values: Record<string, unknown>): object {
  const schema =
    body.$ref === undefined
      ? body
      : (document.components?.schemas?.[body.$ref.split('/').at(-1) ?? ''] as Schema);
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => schema.properties?.[name] !== undefined),
  );
}

/** A visitor's message, a person, and one of each thing that staff make, before they write anything hostile. */
async function makeWorld(client: Client, written: string): Promise<World> {
  const world: World = new Map();
  const person = await app.makeUser({ first_name: 'Miriam' });
  world.set('/admin/users', { id: person.userId, version: 1 });
  const film = 'film-hhhh222222';
  world.set('/admin/films', { id: film, version: 1 });
  await makeReadyFilm(app.ctx, film, { title: written, file_name: written });
  world.set('/admin/forms', { id: 'sent-by-a-visitor', version: 1 });
  await app.ctx.db
    .insertInto('form_entries')
    .values({
      id: 'sent-by-a-visitor',
      form: 'parents',
      language: 'en',
      name: written,
      email_address: 'visitor@example.org',
      organization: written,
      message: written,
      sent_at: app.ctx.clock.now(),
      time_zone: null,
      user_id: null,
    })
    .execute();
  for (const operation of operations)
    if (!operation.path.includes('{')) await send(client, world, operation, 'plain');
  return world;
}

/**
 * An entry of each content type, with a text in each field that takes any; published if it may be. Returns the ids of those
 * that were stored.
 */
async function sendEntries(client: Client, written: string): Promise<string[]> {
  const stored: string[] = [];
  for (const { name, fields } of app.ctx.contentTypes.values()) {
    const toDraft = (schema: z.ZodType) => fill(z.toJSONSchema(schema, { io: 'input' }) as Schema, written);
    const texts = toDraft(fields.texts);
    const body = {
      contentType: name,
      key: `hostile-${name}`,
      shared: toDraft(fields.shared),
      texts: { en: texts, he: texts },
    };
    const created = await client.post('/api/cms/management/entries', body);
    expect(created.statusCode, name).toBeLessThan(500);
    if (created.statusCode >= 300) continue;
    const { id } = created.json<{ id: string }>();
    stored.push(id);
    const published = await client.post(`/api/cms/management/entries/${id}/publish`, {
      locales: ['en', 'he'],
    });
    expect(published.statusCode, `${name}, published`).toBeLessThan(500);
  }
  return stored;
}

/** Where a text would run, or would end what it stands in. */
function findRunning(html: string): string[] {
  // No text, and whatever is in quotes can only end them by a quote of its own.
  const tags = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replaceAll(/="[^"]*"/g, '=""');
  const found = [
    /<script>hostile/.exec(html),
    /<img src=x/.exec(html),
    /(?:href|src|action)="\s*javascript:/i.exec(html),
    /<[a-z][^<>]*\son\w+\s*=\s*["']?hostile/i.exec(tags),
  ];
  return found.flatMap((match) => match?.[0] ?? []);
}

const addressesOf = (world: World): string[] => {
  const idOf = (collection: string) => world.get(collection)?.id ?? 'unknown';
  const ids: Record<string, string> = {
    schoolId: idOf('/admin/schools'),
    courseId: idOf('/admin/courses'),
    slug: idOf('/admin/courses/categories'),
    entryId: idOf('/cms/management/entries'),
    filmId: idOf('/admin/films'),
    contentType: 'content-block',
    reportName: 'people',
    settingKey: 'people.seats',
  };
  const admin = Object.values(adminAddresses).map((address) =>
    address.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? 'unknown')),
  );
  return [
    ...admin,
    `/admin/reports/forms/${idOf('/admin/forms')}`,
    `/admin/users?q=${idOf('/admin/users')}`,
    '/',
    '/courses/category/all',
    '/search?q=hostile',
  ];
};

/** Writes a text into every field as an administrator, and looks at every page: it may be there, but must not run. */
async function writeEverywhere(written: string) {
  const { client, browser } = await staffMember(app, 'admin');
  const world = await makeWorld(client, written);
  const accepted: string[] = [];
  for (const operation of operations) {
    const { statusCode } = await send(client, world, operation, written);
    expect(statusCode, operation.id).toBeLessThan(500);
    if (statusCode < 300) accepted.push(operation.id);
  }
  const entries = await sendEntries(client, written);
  const editors = entries.map((id) => `/admin/content/${id}/edit`);
  let shown = 0;
  for (const address of [...addressesOf(world), ...editors, '/parents', '/educators']) {
    const { statusCode, body } = await browser.get(address);
    expect(statusCode, address).toBeLessThan(500);
    expect(findRunning(body), address).toEqual([]);
    if (body.includes('hostile')) shown += 1;
  }
  for (const listing of ['schools', 'courses', 'entries', 'downloads', 'films']) {
    const file = await browser.get(`/api/admin/files/${listing}`);
    expect(file.body, listing).not.toMatch(/(?:^|[,\n])"?=/);
  }
  return { accepted, entries, shown };
}

const takesAnyText = [
  'saveView',
  'createSchool',
  'changeSchool',
  'createCourse',
  'actOnPerson',
  'actOnPeople',
];
const timeout = 120_000;

test.each(Object.entries(hostileTexts))(
  '%s in any field of the administration is stored or refused, and never runs where it is shown',
  { timeout },
  async (_name, written) => {
    const { accepted, entries, shown } = await writeEverywhere(written);
    expect(accepted).toEqual(expect.arrayContaining(takesAnyText));
    expect(entries.length).toBeGreaterThan(5);
    expect(shown).toBeGreaterThan(20);
  },
);

test(
  'ten kilobytes in any field of the administration are refused, or never run where they are shown',
  { timeout },
  async () => {
    const { accepted } = await writeEverywhere('hostile '.repeat(1300));
    expect(accepted).not.toEqual(expect.arrayContaining(['createSchool']));
  },
);

// The check must be able to fail.
test('text that is not escaped is found', () => {
  for (const hostile of [
    '<p></script><script>hostile()</script></p>',
    '<p>"><img src=x onerror=hostile()></p>',
    '<a href="javascript:hostile()">x</a>',
    "<input value='' onfocus=hostile() autofocus x=''>",
  ])
    expect(findRunning(hostile), hostile).not.toEqual([]);
});
