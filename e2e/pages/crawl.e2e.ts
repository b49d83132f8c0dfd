import { setImmediate } from 'node:timers/promises';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { describe, expect, inject, test } from 'vitest';
import { localeCodes, type Locale } from '#core/locale.ts';
import { useBrowser } from '../support/browser.ts';
import { listParentPages, listTeacherPages } from '../support/demo-ids.ts';
import { adminPages, learnerPages, visitorPages } from '../support/pages.ts';

/** Rules about style, and about how React writes attributes and void elements, do not count as errors. */
const rules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // An item of a list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Several of a group may be chosen, and are sent under its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A browser should not keep the PIN of a device that a family shares.
    'autocomplete-password': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-implicit-button-type': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
};

interface Found {
  /** Pages by address, each with its HTML. */
  pages: Map<string, string>;
  broken: string[];
}

const browser = useBrowser();
const kinds: readonly string[] = visitorPages;

describe.each(localeCodes)('in %s', (locale) => {
  test('every link leads somewhere, and every page is valid HTML', async () => {
    // A separate network address for each language, as for people, or they would use up one another's downloads.
    const from = { 'x-forwarded-for': `198.19.0.${localeCodes.indexOf(locale) + 1}` };
    const { pages, broken } = await crawl(locale, from, visitorPages);
    expect(broken).toEqual([]);
    expect(pages.size).toBeGreaterThan(25);
    // Every page in one language; in the others, which differ only in words, one page of each kind.
    const looked = locale === 'en' ? [...pages] : [...pages].filter(([path]) => kinds.includes(path));
    expect(await findInvalid(looked)).toEqual([]);
  });
});

test('every link leads somewhere for a signed-in user', async () => {
  const { headers } = await signIn('premium');
  const { pages, broken } = await crawl('en', headers, learnerPages);
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(25);
  expect(await findInvalid([...pages])).toEqual([]);
});

test.each([
  { who: 'a teacher', as: 'educator', list: listTeacherPages, isOwn: /^\/(?:classes|educators)\/./ },
  { who: 'a parent', as: 'parent', list: listParentPages, isOwn: /^\/family\/./ },
])('every page for $who is valid HTML, and its links lead somewhere', async ({ as, list, isOwn }) => {
  const { headers, ask } = await signIn(as);
  const paths = await list(ask);
  // What the other pages link to was found above.
  const { pages, broken } = await crawl('en', headers, paths, (path) => isOwn.test(path));
  expect(broken).toEqual([]);
  expect(paths.filter((path) => !pages.has(path))).toEqual([]);
  expect(await findInvalid([...pages].filter(([path]) => isOwn.test(path)))).toEqual([]);
});

async function signIn(person: string) {
  const api = `${inject('productUrl')}/api`;
  const answer = await fetch(`${api}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: `${person}@example.org`, password: 'shalom-lamed' }),
  });
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (path: string): Promise<unknown> => (await fetch(api + path, { headers })).json();
  return { headers, ask };
}

test('every page of the administration is valid HTML, and its links lead somewhere', async () => {
  const page = await browser.visit({ as: 'admin' });
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const isAdmin = (path: string) => path.startsWith('/admin');
  // What the other pages link to was found above.
  const { pages, broken } = await crawl('en', { cookie }, adminPages, isAdmin);
  expect(broken).toEqual([]);
  expect(await findInvalid([...pages].filter(([path]) => isAdmin(path)))).toEqual([]);
});

test('the sitemap lists only existing pages', async () => {
  const origin = inject('productUrl');
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(paths.length).toBeGreaterThan(15);
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).status));
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

/** A file is the same in every language: found once, it is found. */
const files = new Set<string>();

/** From these pages on, some of which are only linked from mails, wherever the links of followed pages lead. */
async function crawl(
  locale: Locale,
  headers: Record<string, string>,
  from: readonly string[],
  isFollowed: (path: string) => boolean = () => true,
): Promise<Found> {
  const origin = inject('productUrl');
  const found: Found = { pages: new Map(), broken: [] };
  const seen = new Set(from);
  const queue = [...from];
  const kinds = new Map<string, number>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await fetch(origin + path, { headers: { ...headers, 'accept-language': locale } });
    if (answer.status !== 200) found.broken.push(`${answer.status} ${path}`);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      await answer.body?.cancel();
      if (answer.status === 200) files.add(path);
      continue;
    }
    const html = await answer.text();
    found.pages.set(path, html);
    if (!isFollowed(path)) continue;
    for (const link of linksOf(html)) {
      if (seen.has(link) || files.has(link)) continue;
      seen.add(link);
      if (isAnotherOfMany(link, kinds)) continue;
      queue.push(link);
    }
  }
  return found;
}

/** Whether two pages were already visited that differ from this one only in the query: a year, a filter, a search; or two files, whose downloads per hour are limited. */
function isAnotherOfMany(link: string, kinds: Map<string, number>): boolean {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const isDownload = pathname.startsWith('/downloads/');
  if (searchParams.size === 0 && !isDownload) return false;
  const kind = isDownload ? 'a file' : `${pathname}?${[...searchParams.keys()].toSorted().join('&')}`;
  const met = kinds.get(kind) ?? 0;
  kinds.set(kind, met + 1);
  return met >= 2;
}

/** Links and media of this site, without tracking parameters and fragments, which do not change the page. */
function linksOf(html: string): string[] {
  const values = [...html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)].map(([, value]) =>
    (value ?? '').replaceAll('&amp;', '&'),
  );
  return values
    .filter((value) => value.startsWith('/') && !value.startsWith('//'))
    .map((value) => {
      const url = new URL(value, 'http://localhost');
      for (const name of url.searchParams.keys().toArray())
        if (name.startsWith('utm_') || name === 'lang' || name === 'onSuccess') url.searchParams.delete(name);
      return url.pathname + url.search;
    });
}

async function findInvalid(pages: [path: string, html: string][]): Promise<string[]> {
  const validator = new HtmlValidate(new StaticConfigLoader({ root: true, ...rules }));
  const findings: string[] = [];
  for (const [path, html] of pages) {
    // Checking takes minutes of computing: in between it has to be noticed that the server closes connections that are idle.
    await setImmediate();
    const report = await validator.validateString(html, path);
    for (const { messages } of report.results) {
      for (const { ruleId, message, selector } of messages)
        findings.push(`${path} ${ruleId}: ${message} ${selector ?? ''}`);
    }
  }
  return [...new Set(findings)].slice(0, 20);
}
