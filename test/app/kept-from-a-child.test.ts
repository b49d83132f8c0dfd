import { describe, expect, test } from 'vitest';
import type { UserId } from '#core/ids.ts';
import { makeFamily, makeGuardian } from '#features/families/testing.ts';
import { itemIdOf, itemSlugOf, makeCategory, makeCourse } from '#features/learning/testing.ts';
import type { FamilyView } from '#features/families/contract.ts';
import type { SearchView } from '#features/search/contract.ts';
import { refreshSearch } from '#features/search/server/public.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import { useApp, type Client } from '../support/app.ts';
import { staffMember } from '../support/staff.ts';
import { applyDecided, decideAbout, handInWork } from '../support/works.ts';

const app = useApp();

async function makeWorld() {
  await makeCategory(app.ctx, { id: 'wild' });
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

const choose = (parent: Client, id: string, categories: Record<string, string>) =>
  parent.post(`/api/users/current/family/members/${id}`, { categories });
const hide = (parent: Client, id: string) => choose(parent, id, { wild: 'hidden' });

describe('a category that a guardian keeps from a child', () => {
  test('is nowhere for her: its courses are as if there were none, and for her sibling all is as before', async () => {
    const { course, parent, dina, child, sibling } = await makeWorld();
    const address = (slug: string) => `/api/content/courses/slug/${slug}`;
    const finds = async (client: Client) =>
      (await client.get('/api/content/search?q=zebras&lang=en')).json<SearchView>().items.length;
    const lists = async (client: Client, path: string) => (await client.get(path)).body.includes(course.id);
    expect((await child.get(address(course.slug))).statusCode).toBe(200);
    expect(await finds(child)).toBeGreaterThan(0);
    const saved = await hide(parent, dina.userId);
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
    await choose(parent, dina.userId, { wild: 'by_age' });
    expect((await child.get(address(course.slug))).statusCode).toBe(200);
  });

  test('is in no link that every page has, nor is a course of it, while everyone else finds them there', async () => {
    await makeCategory(app.ctx, { id: 'inspiration' });
    await makeCourse(app.ctx, { id: 'patience', categoryIds: ['inspiration'] });
    await makeCourse(app.ctx, { id: 'why-bad-things-happen', categoryIds: ['inspiration'] });
    await makeCourse(app.ctx, { id: 'friendship' });
    const { parent, dina } = await makeWorld();
    const promoted = '/courses/why-bad-things-happen';
    const links = ['/courses/category/inspiration', '/courses/patience', promoted, '/courses/friendship'];
    const linked = async (client: Pick<Client, 'get'>, path: string) => {
      const { body } = await client.get(path);
      return links.filter((link) => body.includes(`href="${link}?utm_`));
    };
    const page = await app.asBrowserOf(dina);
    expect(await linked(page, '/games')).toEqual(links);
    expect(await linked(page, '/courses/unknown')).toEqual([promoted]);
    await choose(parent, dina.userId, { inspiration: 'hidden' });
    expect(await linked(page, '/games')).toEqual(['/courses/friendship']);
    expect(await linked(page, '/courses/patience')).toEqual([]);
    expect(await linked(app, '/games')).toEqual(links);
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
    await hide(parent, dina.userId);
    expect([await wall(child), (await child.get(address)).statusCode]).toEqual([0, 404]);
    expect([await wall(sibling), (await sibling.get(address)).statusCode]).toEqual([1, 200]);
  });

  test('is chosen by her own guardians only, on her page, also without scripts', async () => {
    const { guardian, dina, child } = await makeWorld();
    const other = await app.as((await makeFamily(app.ctx)).guardian);
    expect((await hide(other, dina.userId)).statusCode).toBe(404);
    expect((await choose(child, dina.userId, { wild: 'by_age' })).statusCode).toBe(403);
    const { cookie } = await app.cookieOf(guardian);
    const headers = { cookie, origin: 'http://lamed.test' };
    const path = `/family/members/${dina.userId}`;
    const send = (form: Record<string, string>) => app.ask(path, { method: 'POST', form, headers });
    await send({ form: 'chooseCategory:wild:hidden' });
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

describe('a category for an age', () => {
  async function makeForAge(minAge: number, maxAge: number | undefined) {
    await makeCategory(app.ctx, { id: 'grown', minAge, maxAge });
    const texts = inLanguages(() => ({ title: 'Yaks', summary: 'Quiet' }));
    const course = await makeCourse(app.ctx, {
      categoryIds: ['grown'],
      items: [{ access: 'public', texts }],
    });
    await refreshSearch(app.ctx);
    const { guardian, members } = await makeFamily(app.ctx);
    const [dina, noam] = members;
    if (!dina || !noam) throw new Error('no children');
    const status = async (client: Client) =>
      (await client.get(`/api/content/courses/slug/${course.slug}`)).statusCode;
    return { course, dina, noam, parent: await app.as(guardian), status };
  }

  test('is not there for a child of another age, until her parent shows it to her', async () => {
    const { course, dina, noam, parent, status } = await makeForAge(12, undefined);
    const [child, sibling] = [await app.as(dina), await app.as(noam)];
    const finds = async () =>
      (await child.get('/api/content/search?q=yaks&lang=en')).json<SearchView>().items.length;
    const lists = async () => (await child.get('/api/content/courses/minimal')).body.includes(course.id);
    expect([await status(child), await finds(), await lists()]).toEqual([404, 0, false]);
    expect([await status(parent), await status(app)]).toEqual([200, 200]);
    await choose(parent, dina.userId, { grown: 'shown' });
    expect([await status(child), await lists()]).toEqual([200, true]);
    expect(await finds()).toBeGreaterThan(0);
    expect(await status(sibling)).toBe(404);
    await choose(parent, dina.userId, { grown: 'by_age' });
    expect(await status(child)).toBe(404);
  });

  test('comes to her by itself in the year in which she is old enough, and goes when she is too old', async () => {
    const { dina, status } = await makeForAge(9, 9);
    const seen = [];
    for (let year = 0; year < 3; year += 1) {
      seen.push(await status(await app.as(dina)));
      app.ctx.clock.advance(366 * 86_400);
    }
    expect(seen).toEqual([404, 200, 404]);
  });

  test('is what her parent’s page says of it', async () => {
    const { dina, noam, parent } = await makeForAge(12, 14);
    await choose(parent, noam.userId, { grown: 'shown' });
    const family = (await parent.get('/api/users/current/family')).json<FamilyView>();
    expect(family.categories).toContainEqual({ id: 'grown', name: 'grown (en)', minAge: 12, maxAge: 14 });
    expect(family.members.map(({ age, shownCategories }) => [age, shownCategories])).toEqual([
      [8, []],
      [8, ['grown']],
    ]);
    const page = await app.asBrowserOf({ userId: family.primaryUser.id as UserId });
    const ofDina = (await page.get(`/family/members/${dina.userId}`)).body;
    expect(ofDina).toContain('For ages 12 to 14 · Hidden by age');
    const ofNoam = (await page.get(`/family/members/${noam.userId}`)).body;
    expect(ofNoam).toContain('For ages 12 to 14 · Shown by a parent');
  });

  test('is chosen without a word about the others, and not for more than there are', async () => {
    const { dina, parent } = await makeForAge(12, 14);
    await choose(parent, dina.userId, { grown: 'shown' });
    await choose(parent, dina.userId, { wild: 'hidden' });
    const { members } = (await parent.get('/api/users/current/family')).json<FamilyView>();
    expect(members[0]).toMatchObject({ hiddenCategories: ['wild'], shownCategories: ['grown'] });
    const many = (name: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name}${n}`, 'hidden']));
    expect((await choose(parent, dina.userId, many('a', 101))).statusCode).toBe(422);
    expect((await choose(parent, dina.userId, many('a', 100))).statusCode).toBe(200);
    expect((await choose(parent, dina.userId, many('b', 100))).statusCode).toBe(422);
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
