import { describe, expect, test } from 'vitest';
import { brand } from '#core/brand.ts';
import { localeCodes } from '#core/locale.ts';
import { kindsOfPeople } from '../support/people.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

describe('the privacy policy and the terms', () => {
  test.each(['/privacy', '/terms'])(
    '%s exist in seven languages, and name the organization behind the site',
    async (path) => {
      const titles = new Set<string>();
      for (const locale of localeCodes) {
        const { statusCode, body } = await app.get(path, { 'accept-language': locale });
        expect([
          statusCode,
          body.includes(brand.legalOwner),
          body.includes(`mailto:${brand.supportEmail}`),
        ]).toEqual([200, true, true]);
        titles.add(/<title>(.*)<\/title>/.exec(body)?.[1] ?? '');
      }
      expect(titles.size).toBeGreaterThan(5);
    },
  );

  test('are open to a waiting child and to a user without a name', async () => {
    for (const kind of ['waiting', 'new'] as const) {
      const browser = await app.asBrowserOf(await app.makeUser(kindsOfPeople[kind]));
      expect((await browser.get('/privacy')).statusCode).toBe(200);
    }
  });

  test('show only administrators that they are drafts', async () => {
    const draft = 'This text is a draft';
    const admin = await app.asBrowserOf(await app.makeUser({ admin: true }));
    const parent = await app.asBrowserOf(await app.makeUser({ role: 'parent' }));
    expect((await admin.get('/terms')).body).toContain(draft);
    expect((await parent.get('/terms')).body).not.toContain(draft);
    expect((await app.get('/terms')).body).not.toContain(draft);
  });

  test('are linked in the footer and wherever users consent', async () => {
    for (const path of ['/home', '/signup']) {
      const { body } = await app.get(path);
      expect([path, body.includes('href="/privacy'), body.includes('href="/terms')]).toEqual([
        path,
        true,
        true,
      ]);
    }
    expect((await app.get('/sitemap.xml')).body).toContain('<loc>http://lamed.test/privacy</loc>');
  });
});

test.each(['/nothing', '/Privacy', '/privacy.md', '/constructor', '/__proto__'])(
  '%s is not a page',
  async (path) => {
    expect((await app.get(path)).statusCode).toBe(404);
    expect((await app.get(`/api/content/pages${path}`)).statusCode).toBe(404);
  },
);
