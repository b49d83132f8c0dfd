import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { isOfStaff, signInOfStaff } from './staff.ts';
import { aheadToWeekday, productNow, setBrowserClock } from './weekday.ts';

export const widths = { phone: 375, desk: 1440 } as const;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

export interface Visit {
  width?: number;
  locale?: string;
  /** Signs in as one of the demo world's people, by the part of the address before the @. */
  as?: string;
  /** A session for this visit alone, since it will be ended; else all visits of a person share one. */
  freshSession?: boolean;
  /** The address of a product other than the one that all journeys share. */
  at?: string;
  /** What the clock of that product says, by default this machine's: codes of a second factor depend on it. */
  now?: Date;
  javaScript?: boolean;
  /** Its network address; by default a unique one. */
  from?: string;
  /** The time of the browser's clock; by default this machine's. */
  timeZone?: string;
  /** By default: pages are then at rest at once, and animations take no part of a busy machine. */
  reducedMotion?: boolean;
  /** Lets prompts open automatically; else the browser has already seen one in this session. */
  prompts?: boolean;
  /** A phone or a tablet: it is tapped, and has cameras. */
  touch?: boolean;
  /** Has the service worker, and may go offline; else every request is the page's own. */
  goesOffline?: boolean;
  /** Loses its connection now and then, which the browser complains of. */
  losesConnection?: boolean;
}

/** A separate part of the benchmarking network for each lane, whose visits would otherwise use up one another's limits. */
const network = `198.18.${Math.floor(Math.random() * 256)}`;
let addresses = 0;
const sessions = new Map<string, Cookies>();

/** One for all files of a worker; it ends with the process. */
let launched: Promise<Browser> | undefined;
const launch = () =>
  (launched ??= chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: flags,
  }));

/** A browser for the tests of a file; each visit is a new person at a new network address. */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  // Another file may have signed out this file's people.
  afterAll(() => sessions.clear());

  return {
    url: (path = '') => inject('productUrl') + path,
    async visit({
      width = widths.desk,
      locale = 'en',
      as,
      javaScript = true,
      reducedMotion = true,
      prompts = false,
      freshSession = false,
      goesOffline = false,
      losesConnection = goesOffline,
      at = inject('productUrl'),
      now = at === inject('productUrl') ? productNow() : new Date(),
      timeZone,
      from,
      touch = false,
    }: Visit = {}): Promise<Page> {
      addresses += 1;
      const options: BrowserContextOptions = {
        baseURL: at,
        viewport: { width, height: width < 600 ? 812 : 900 },
        locale,
        javaScriptEnabled: javaScript,
        ...(timeZone && { timezoneId: timeZone }),
        ...(touch && { hasTouch: true, isMobile: true }),
        serviceWorkers: goesOffline ? 'allow' : 'block',
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        extraHTTPHeaders: { 'x-forwarded-for': from ?? `${network}.${addresses % 250}` },
      };
      const context = await browser.newContext(options);
      // A busy machine takes minutes for what a calm one does at once; the test's own timeout ends what never comes.
      context.setDefaultTimeout(100_000);
      if (aheadToWeekday > 0 && at === inject('productUrl'))
        await context.addInitScript({ content: setBrowserClock(aheadToWeekday) });
      if (!prompts) {
        await context.addCookies([{ name: 'tl-prompted', value: '1', url: at }]);
      }
      const page = await context.newPage();
      const complaints = listen(page, losesConnection);
      onTestFinished(async () => {
        await context.close();
        expect(complaints, 'what the browser complained of').toEqual([]);
      });
      if (as) await signIn(context, as, { fresh: freshSession || at !== inject('productUrl'), at, now });
      return page;
    },
  };
}

/** Goes to an address and waits until the page reacts to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html.is-live').waitFor();
}

async function signIn(
  context: BrowserContext,
  person: string,
  { fresh, at, now }: { fresh: boolean; at: string; now: Date },
): Promise<void> {
  const open = fresh ? undefined : sessions.get(person);
  if (open) return context.addCookies(open);
  if (isOfStaff(person)) {
    const cookies = await signInOfStaff(context, { productUrl: at, person, now });
    await context.clearCookies({ name: 'i18n_redirected' });
    if (!fresh) sessions.set(person, cookies);
    return context.addCookies(cookies);
  }
  const answer = await context.request.post('/api/sessions', {
    data: { emailAddress: `${person}@example.org`, password: 'shalom-lamed', remember: true },
  });
  expect(answer.status()).toBe(200);
  // The journey has its own language, not that of the person's profile.
  await context.clearCookies({ name: 'i18n_redirected' });
  const own = (await context.cookies()).filter(({ name }) => name === 'tl-session');
  if (!fresh) sessions.set(person, own);
  return undefined;
}

/** Errors, warnings and CSP violations; a 4xx that a test provokes is the test's own business. */
function listen(page: Page, losesConnection: boolean): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (text.startsWith('Failed to load resource: the server responded with a status of 4')) return;
    if (text.includes('Service Worker registration blocked by Playwright')) return;
    if (losesConnection && text.startsWith('Failed to load resource: net::')) return;
    complaints.push(`${message.type()}: ${text}`);
  });
  return complaints;
}
