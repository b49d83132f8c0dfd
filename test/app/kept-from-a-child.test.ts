import { describe, expect, test } from 'vitest';
import { makeFamily, makeGuardian } from '#features/families/testing.ts';
import { itemIdOf, itemSlugOf, makeCourse } from '#features/learning/testing.ts';
import type { SearchView } from '#features/search/contract.ts';
import { refreshSearch } from '#features/search/server/public.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import { useApp, type Client } from '../support/app.ts';
import { staffMember } from '../support/staff.ts';
import { applyDecided, decideAbout, handInWork } from '../support/works.ts';

const app = useApp();

async function makeWorld() {
  const texts = inLanguages(() => ({ title: 'Zebras', summary: 'Quiet' }));
  const course = await makeCourse(app.ctx, {
    categoryIds: ['wild'],
    featuredLevel: 9,
    items: [{ access: 'public', texts }],
  });
  await refreshSearch(app.ctx);
  const { guardian, members } = await makeFamily(app.ctx);
  const [dina, noam] = members;
  if (!dina || !noam) throw new Error('no children');
  const parent = await app.as(guardian);
  return { course, guardian, parent, dina, child: await app.as(dina), sibling: await app.as(noam) };
}

const hide = (parent: Client, id: string, hiddenCategories: string[]) =>
  parent.post(`/api/users/current/family/members/${id}`, { hiddenCategories });

describe('a category that a guardian keeps from a child', () => {
  test('is nowhere for her: its courses are as if there were none, and for her sibling all is as before', async () => {
    const { course, parent, dina, child, sibling } = await makeWorld();
    const address = (slug: string) => `/api/content/courses/slug/${slug}`;
    const finds = async (client: Client) =>
      (await client.get('/api/content/search?q=zebras&lang=en')).json<SearchView>().items.length;
    const lists = async (client: Client, path: string) => (await client.get(path)).body.includes(course.id);
    expect((await child.get(address(course.slug))).statusCode).toBe(200);
    expect(await finds(child)).toBeGreaterThan(0);
    const saved = await hide(parent, dina.userId, ['wild']);
    expect(saved.json()).toMatchObject({ hiddenCategories: ['wild'] });
    const refused = await child.get(address(course.slug));
    const unknown = await child.get(address('no-such-course'));
    expect([refused.statusCode, refused.body]).toEqual([404, unknown.body]);
    const film = await child.get(`/api/content/videos/${itemIdOf(course)}`);
    expect(film.statusCode).toBe(404);
    expect(film.body).toBe((await child.get('/api/content/videos/no-such-film')).body);
    expect(await finds(child)).toBe(0);
    const paths = ['/api/content/courses/minimal', '/api/content/promoted'];
    for (const path of paths) {
      expect(await lists(child, path), path).toBe(false);
      expect(await lists(sibling, path), path).toBe(true);
    }
    expect(await finds(sibling)).toBeGreaterThan(0);
    const page = await app.asBrowserOf(dina);
    expect((await page.get(`/courses/${course.slug}`)).statusCode).toBe(404);
    expect((await page.get(`/courses/${course.slug}/${itemSlugOf(course)}`)).statusCode).toBe(404);
    expect((await page.get('/home')).body).not.toContain(course.slug);
    await hide(parent, dina.userId, []);
    expect((await child.get(address(course.slug))).statusCode).toBe(200);
  });

  test('is not on the wall, nor is a work of it found by its address', async () => {
    const { parent, dina, child, sibling } = await makeWorld();
    const course = await makeCourse(app.ctx, {
      categoryIds: ['wild'],
      items: [{ type: 'challenge', access: 'public' }],
    });
    const work = await handInWork(app, itemIdOf(course));
    await decideAbout((await staffMember(app, 'moderator')).client, [work.id], 'approve');
    await applyDecided(app);
    const wall = async (client: Client) =>
      (await client.get('/api/content/challenges/submissions')).json<{ totalItems: number }>().totalItems;
    const address = `/api/content/challenges/submissions/${work.id}`;
    expect([await wall(child), (await child.get(address)).statusCode]).toEqual([1, 200]);
    await hide(parent, dina.userId, ['wild']);
    expect([await wall(child), (await child.get(address)).statusCode]).toEqual([0, 404]);
    expect([await wall(sibling), (await sibling.get(address)).statusCode]).toEqual([1, 200]);
  });

  test('is chosen by her own guardians only, on her page, also without scripts', async () => {
    const { guardian, dina, child } = await makeWorld();
    const other = await app.as((await makeFamily(app.ctx)).guardian);
    expect((await hide(other, dina.userId, ['wild'])).statusCode).toBe(404);
    expect((await hide(child, dina.userId, [])).statusCode).toBe(403);
    const { cookie } = await app.cookieOf(guardian);
    const headers = { cookie, origin: 'http://lamed.test' };
    const path = `/family/members/${dina.userId}`;
    const send = (form: Record<string, string>) => app.ask(path, { method: 'POST', form, headers });
    await send({ form: 'hideCategories:wild' });
    await send({ form: 'classicMode', classicMode: 'on' });
    const family = await (await app.as(guardian)).get('/api/users/current/family');
    expect(family.json()).toMatchObject({
      members: [
        { hiddenCategories: ['wild'], classicMode: true },
        { hiddenCategories: [], classicMode: false },
      ],
    });
    expect((await app.ask(path, { headers })).body).toContain('What is shown');
  });
});

describe('the plan of a guardian', () => {
  test('opens paid lessons to the children from her next request on, until it ends', async () => {
    const course = await makeCourse(app.ctx, { items: [{ access: 'paid' }] });
    const guardian = await makeGuardian(app.ctx, { plan: 'standard', plan_ends_at: new Date('2026-12-01') });
    const { members } = await makeFamily(app.ctx, { guardian });
    const child = await app.as(members[0] ?? guardian);
    const status = async (client: Client) =>
      (await client.get(`/api/content/videos/${itemIdOf(course)}`)).statusCode;
    expect(await status(child)).toBe(200);
    app.ctx.clock.advance(30 * 86_400);
    const later = await app.as(members[0] ?? guardian);
    expect(await status(later)).toBe(403);
  });
});
