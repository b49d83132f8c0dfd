import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { sql, type KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { toCamelCase } from '#core/camel-case.ts';
import { features } from '#app/features.ts';
import { adminPages, learnerPages, parentPages, teacherPages, visitorPages } from '#e2e/support/pages.ts';
import { makeUser } from '#features/people/testing.ts';
import { makeCourse } from '#features/learning/testing.ts';
import { featureGraph } from '#scripts/feature-graph.ts';
import { adminAddresses } from '#admin-urls.ts';
import { addresses } from '#urls.ts';
import { useApp } from '../support/app.ts';

/*
 * A feature registers in its two manifests, and nowhere else. What it may have forgotten there fails here.
 */

const app = useApp();
const root = 'src/features';
const folders = readdirSync(root);
const sourcesOf = (folder: string, pattern: string) =>
  globSync(`${root}/${folder}/${pattern}`).map((path) => readFileSync(path, 'utf8'));

interface PageManifest {
  name: string;
  routes: { id: string; addresses: (keyof typeof addresses)[] }[];
  links?: { href: string }[];
  parts?: { on: string; module: string }[];
}

interface AdminManifest {
  name: string;
  routes: { addresses: string[]; permission: string }[];
  links: { address: string; permission: string }[];
}

/** Imported dynamically: the pages belong to the web project, which these types do not know. */
async function readPageManifests(): Promise<PageManifest[]> {
  const [shown, later] = ['../../src/app/page-features.ts', '../../src/app/member-features.ts'];
  const { pageFeatures } = (await import(/* @vite-ignore */ shown)) as { pageFeatures: PageManifest[] };
  const { memberFeatures } = (await import(/* @vite-ignore */ later)) as { memberFeatures: PageManifest[] };
  const names = new Set([...pageFeatures, ...memberFeatures].map(({ name }) => name));
  return [...names].map((name) => {
    const same = [...pageFeatures, ...memberFeatures].filter((manifest) => manifest.name === name);
    return {
      name,
      routes: same.flatMap(({ routes }) => routes),
      links: same.flatMap(({ links = [] }) => links),
      parts: same.flatMap(({ parts = [] }) => parts),
    };
  });
}

describe('the lists of manifests', () => {
  test('have every feature, each after those it may know', () => {
    const names = features.map(({ name }) => name);
    expect(names.toSorted()).toEqual(folders.toSorted());
    const early = names.flatMap((name, index) =>
      (featureGraph[name] ?? [])
        .filter((known) => names.indexOf(known) > index)
        .map((known) => `${name} comes before ${known}`),
    );
    expect(early).toEqual([]);
  });

  test('have every feature with pages, with all their routes', async () => {
    const manifests = await readPageManifests();
    const withPages = folders.filter((folder) =>
      readdirSync(`${root}/${folder}`).some((file) => file === 'routes.ts' || file === 'pages.ts'),
    );
    expect(manifests.map(({ name }) => name).toSorted()).toEqual(withPages.toSorted());
    for (const { name, routes } of manifests) {
      const ids = sourcesOf(name, '**/routes.ts').flatMap((text) => [...text.matchAll(/^ {4}id: '(.+)',/gm)]);
      expect(ids.map(([, id = '']) => id).toSorted(), name).toEqual(routes.map(({ id }) => id).toSorted());
    }
  });

  test('have every feature with pages in the administration, with all their routes', async () => {
    const path = '../../src/app/admin/admin-features.ts';
    const { adminFeatures } = (await import(/* @vite-ignore */ path)) as { adminFeatures: AdminManifest[] };
    const withPages = folders.filter((folder) => existsSync(`${root}/${folder}/admin-pages.ts`));
    expect(adminFeatures.map(({ name }) => name).toSorted()).toEqual(withPages.toSorted());
    const routed = adminFeatures.flatMap(({ routes }) => routes.flatMap((route) => route.addresses));
    expect(routed.toSorted()).toEqual(Object.keys(adminAddresses).toSorted());
    for (const { links, routes } of adminFeatures)
      for (const { address, permission } of links)
        expect(routes, address).toContainEqual(
          expect.objectContaining({ permission, addresses: expect.arrayContaining([address]) as unknown }),
        );
  });

  test('have every API that there is', () => {
    const withApi = folders.filter((folder) => readdirSync(`${root}/${folder}`).includes('api.ts'));
    const listed = features.filter(({ api }) => api).map(({ name }) => name);
    expect(listed.toSorted()).toEqual(withApi.toSorted());
  });
});

test.each(folders)('every setting of %s is in its manifest', (folder) => {
  const sources = sourcesOf(folder, '**/server/**/*.ts');
  const declared = sources.flatMap((text) => [
    ...text.matchAll(/\bdefineSetting\b[^(]*\(\{\s*key: '([^']+)'/g),
  ]);
  const manifest = features.find(({ name }) => name === folder);
  const keys = manifest?.settings?.map(({ key }) => key) ?? [];
  expect(keys.toSorted()).toEqual(declared.map(([, key = '']) => key).toSorted());
  expect(keys.filter((key) => !key.startsWith(`${toCamelCase(folder)}.`))).toEqual([]);
});

test('every part that a feature shows on a page is a file, on a page that there is, and no file is shown nowhere', async () => {
  const manifests = await readPageManifests();
  const parts = manifests.flatMap(({ parts = [] }) => parts);
  const files = globSync(`${root}/**/web/**/*-part.tsx`).map((path) => path.slice(root.length + 1));
  const modules = new Set(parts.map(({ module }) => module));
  expect(files.filter((file) => modules.has(file)).toSorted()).toEqual([...modules].toSorted());
  expect(files.filter((file) => !modules.has(file))).toEqual([]);
  const pages = new Set(manifests.flatMap(({ routes }) => routes.map(({ id }) => id)));
  expect(parts.filter(({ on }) => !pages.has(on))).toEqual([]);
});

test('no two links of header and footer lead to the same address', async () => {
  const links = (await readPageManifests()).flatMap(({ links = [] }) => links.map(({ href }) => href));
  expect(links.length).toBeGreaterThan(10);
  expect(new Set(links).size).toBe(links.length);
});

describe('personal data', () => {
  /** The tables that refer to people, and whether they let go of someone who is erased. */
  async function listTables() {
    const { rows } = await sql<{ name: string; erases: boolean }>`
      select tables.table_name as name, coalesce(bool_and(key.confdeltype in ('c', 'n')), false) as erases
      from information_schema.tables
      join information_schema.columns using (table_schema, table_name)
      left join pg_constraint key on key.contype = 'f' and key.confrelid = 'users'::regclass
        and key.conrelid = format('%I', tables.table_name)::regclass
      where tables.table_schema = 'public' and tables.table_type = 'BASE TABLE'
        and (key.oid is not null or columns.column_name = 'user_id')
      group by tables.table_name`.execute(app.ctx.db);
    return rows;
  }

  test('is exported or kept back for a reason, table by table, and erased with the person', async () => {
    const tables = await listTables();
    const answered = features.flatMap(({ personalData: data }) =>
      data ? [...data.exported, ...Object.keys(data.keptBack)] : [],
    );
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter(({ name }) => !answered.includes(name as never))).toEqual([]);
    expect(tables.filter(({ erases }) => !erases)).toEqual([]);
  });

  test.each(features.filter(({ personalData }) => personalData).map(({ name }) => name))(
    'of %s is read from every table that its manifest names',
    async (name) => {
      const data = features.find((feature) => feature.name === name)?.personalData;
      const { userId } = await makeUser(app.ctx);
      const seen = new Set<string>();
      await data?.exportOf({ db: app.ctx.db.withPlugin(noteTables(seen)), sealing: app.ctx.sealing }, userId);
      expect(data?.exported.filter((table) => !seen.has(table))).toEqual([]);
      for (const table of Object.keys(data?.keptBack ?? {})) expect(seen).not.toContain(table);
    },
  );
});

/** Notes the tables that queries name. */
function noteTables(seen: Set<string>): KyselyPlugin {
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('kind' in node && node.kind === 'SchemableIdentifierNode' && 'identifier' in node)
      seen.add((node.identifier as { name: string }).name);
    Object.values(node).forEach(visit);
  };
  return {
    transformQuery({ node }) {
      visit(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

describe('every page', () => {
  /** The addresses, those with the fewest named segments first. */
  const byNamed = (Object.keys(addresses) as (keyof typeof addresses)[]).toSorted(
    (one, other) => addresses[one].split(':').length - addresses[other].split(':').length,
  );
  /** The address that a path is an example of. */
  const addressOf = (path: string) =>
    byNamed.find((address) =>
      new RegExp(`^${addresses[address].replace(/:\w+/g, '[^/]+')}$`).test(path.replace(/\?.*/, '')),
    );

  /** Pages that lead elsewhere, or that only some people can open: a live quiz, a proof on a family's device, an invoice, a donation and a gift are visited by their own tests. */
  const notVisited = new Set<keyof typeof addresses>([
    'courses',
    'categories',
    'settings',
    'facebookReturn',
    'welcome',
    'welcomeName',
    'joinPending',
    'liveSlides',
    'familySwap',
    'certificate',
    'today',
    'storeCard',
    'invoice',
    'plans',
    'subscriptionPayPaypal',
    'subscriptionPayCard',
    'subscriptionPaid',
    'campaignDonate',
    'campaignCreateTeam',
    'campaignTeam',
    'campaignTeamDashboard',
    'campaignTeamDonate',
    'campaignTeamEdit',
    'campaignTeamInvitation',
    'donationOfDonor',
    'donationSummary',
    'sponsorship',
    'giftOfGiver',
    'giftChange',
    'giftPrint',
  ]);

  test('of the administration has one, too', () => {
    const patterns = Object.entries(adminAddresses).map(
      ([name, path]) => [name, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)] as const,
    );
    const without = patterns.filter(([, pattern]) => !adminPages.some((path) => pattern.test(path)));
    // `/admin/moderation` and `/admin/marketing` lead on, and no work is handed in and nothing ordered yet.
    // There is no film before one is uploaded and no message before one is written; the address of an item leads on.
    expect(without.map(([name]) => name)).toEqual([
      'adminFilm',
      'adminFormEntry',
      'adminItem',
      'adminOrder',
      'adminMarketing',
      'adminPayout',
      'adminPayment',
      'adminDonation',
      'adminDonor',
      'adminGiftAidClaim',
      'adminGift',
      'adminSponsorship',
      'adminModeration',
      'adminSubmission',
    ]);
  });

  test('has an example for the rules that hold on all pages', async () => {
    const examples = new Set(
      [...visitorPages, ...learnerPages, ...teacherPages, ...parentPages].map(addressOf),
    );
    const all = (await readPageManifests()).flatMap(({ routes }) =>
      routes.flatMap((route) => route.addresses),
    );
    const without = all.filter((address) => !examples.has(address));
    expect(new Set(without)).toEqual(notVisited);
  });

  test('that a visitor can open is in the sitemap, or says that it is not to be indexed', async () => {
    await makeCourse(app.ctx, { id: 'live-to-give', items: [{ id: 'abrahams-tent', access: 'public' }] });
    const sitemap = (await app.get('/sitemap.xml')).body;
    const listed = new Set(
      [...sitemap.matchAll(/<loc>http:\/\/lamed\.test(.*?)<\/loc>/g)].map(([, path]) => path),
    );
    const forgotten: string[] = [];
    let indexed = 0;
    for (const path of visitorPages) {
      const { statusCode, body } = await app.get(path);
      if (statusCode !== 200 || body.includes('<meta name="robots" content="noindex"')) continue;
      indexed += 1;
      const canonical = /<link rel="canonical" href="http:\/\/lamed\.test([^"?]*)/.exec(body)?.[1] ?? path;
      if (!listed.has(canonical)) forgotten.push(canonical);
    }
    expect(indexed).toBeGreaterThan(10);
    expect(forgotten).toEqual([]);
  });
});
