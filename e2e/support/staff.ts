import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

/** The demo world's people who work in the administration, by the part of the address before the @. */
const staff = ['admin', 'editor', 'translator', 'support'];

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

export const isOfStaff = (person: string) => staff.includes(person);

/**
 * Sets up the second factor of one of the staff, once for all lanes, which then share the session: a code works only once,
 * and the next comes after half a minute.
 */
export async function signInOfStaff(
  context: BrowserContext,
  { productUrl, person, now }: { productUrl: string; person: string; now: Date },
): Promise<Cookies> {
  const file = join(tmpdir(), `lamed-${new URL(productUrl).port}-${process.ppid}-${person}.json`);
  const lock = `${file}.lock`;
  if (!tryLock(lock)) {
    for (let tries = 0; !existsSync(file) && tries < 600; tries += 1) await wait(100);
    return JSON.parse(readFileSync(file, 'utf8')) as Cookies;
  }
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Cookies;
  const password = 'shalom-lamed';
  const headers = { origin: productUrl };
  const post = (path: string, data: object) =>
    context.request.post(`${productUrl}/api${path}`, { headers, data });
  const signedIn = await post('/sessions', {
    emailAddress: `${person}@example.org`,
    password,
    remember: true,
  });
  expect(signedIn.status()).toBe(200);
  const app = '/users/current/second-factor/app';
  const { secret } = (await (await post(`${app}/preparations`, {})).json()) as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
  expect((await post(app, { code, currentPassword: password })).status()).toBe(200);
  const cookies = (await context.cookies()).filter(({ name }) => name === 'tl-session');
  writeFileSync(`${file}.new`, JSON.stringify(cookies));
  renameSync(`${file}.new`, file);
  process.on('exit', () => {
    rmSync(file, { force: true });
    rmSync(lock, { recursive: true, force: true });
  });
  return cookies;
}

function tryLock(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}
