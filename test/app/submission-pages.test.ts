import { describe, expect, test } from 'vitest';
import type { TaskBody } from '#features/learning/tasks/server/authoring.ts';
import { itemIdOf, itemSlugOf, makeCourse } from '#features/learning/testing.ts';
import type { OwnSubmission } from '#features/submissions/handing-in/contract.ts';
import { approveWork, takeDown } from '#features/submissions/testing.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();

const body: TaskBody = {
  kind: 'task',
  why: 'A guest is a gift.',
  needs: ['A chair'],
  steps: ['Invite', 'Welcome'],
  tip: 'Smile.',
  show: 'Tell who came.',
};

async function makeChallenge() {
  const course = await makeCourse(app.ctx, { items: [{ type: 'challenge', access: 'public', body }] });
  return { itemId: itemIdOf(course), lesson: `/courses/${course.slug}/${itemSlugOf(course)}`, course };
}

const handIn = async (client: Client, itemId: string, text: string, visibility = 0) =>
  (
    await client.post('/api/users/current/challenges/submissions', { itemId, text, visibility, version: 0 })
  ).json<OwnSubmission>();

/** A work of someone new, approved. */
async function makeShownWork(text: string, name = 'Dana') {
  const { itemId, lesson, course } = await makeChallenge();
  const owner = await app.makeUser({ first_name: name });
  const work = await handIn(await app.as(owner), itemId, text);
  const moderator = await app.makeUser();
  await approveWork(app.ctx, work.id, moderator);
  return { id: work.id, owner, lesson, course, moderator };
}

describe('the wall', () => {
  test('shows a visitor what is approved for everyone, and nothing that waits', async () => {
    const { course, id } = await makeShownWork('We baked challah.');
    const waiting = await makeChallenge();
    await handIn(await app.as(await app.makeUser({ first_name: 'Noa' })), waiting.itemId, 'Still waiting.');
    const page = (await app.get('/submissions')).body;
    expect(page).toContain('We baked challah.');
    expect(page).toContain('Dana');
    expect(page).toContain(`href="/submissions/${id}"`);
    expect(page).not.toMatch(/Still waiting|Noa/);
    expect((await app.get(`/submissions?course=${course.id}`)).body).toContain('We baked challah.');
    expect((await app.get('/submissions?course=none')).body).toContain('Nothing here yet');
  });

  test('shows a visitor nothing of a work that was just taken down', async () => {
    const { id, moderator } = await makeShownWork('We baked challah.');
    expect((await app.get('/submissions')).body).toContain('We baked challah.');
    expect((await app.get(`/submissions/${id}`)).statusCode).toBe(200);
    expect((await app.get('/challenges')).body).toContain('We baked challah.');
    await takeDown(app.ctx, id, moderator);
    expect((await app.get('/submissions')).body).not.toContain('challah');
    expect((await app.get(`/submissions/${id}`)).statusCode).toBe(404);
    expect((await app.get('/challenges')).body).not.toContain('challah');
  });

  test('leads on by a link that works without scripts', async () => {
    const course = await makeCourse(app.ctx, { items: [{ type: 'challenge', access: 'public', body }] });
    const moderator = await app.makeUser();
    for (let index = 0; index < 25; index++) {
      const work = await handIn(await app.as(await app.makeUser()), itemIdOf(course), `Work ${index}.`);
      await approveWork(app.ctx, work.id, moderator);
      app.ctx.clock.advance(1000);
    }
    const first = (await app.get('/submissions')).body;
    expect(first).toContain('Work 24.');
    expect(first).not.toContain('Work 0.');
    const more = /href="(\/submissions\?next=[^"]+)"/.exec(first)?.[1] ?? '';
    const second = (await app.get(more.replaceAll('&amp;', '&'))).body;
    expect(second).toContain('Work 0.');
    expect(second).not.toContain('Work 24.');
    expect(second).toContain('noindex');
  });
});

describe('a work’s page', () => {
  test('has the work, leads to its neighbors and its challenge, and is not indexed', async () => {
    const older = await makeShownWork('The first.', 'Ruth');
    app.ctx.clock.advance(1000);
    const { id, lesson } = await makeShownWork('We baked challah.');
    const page = (await app.get(`/submissions/${id}`)).body;
    expect(page).toContain('We baked challah.');
    expect(page).toContain(`href="${lesson}"`);
    expect(page).toMatch(new RegExp(`<a[^>]+href="/submissions/${older.id}"[^>]+rel="next"`));
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect(page).toContain('Sign in to leave a sticker');
    expect(page).not.toContain('Report this');
  });

  test('takes a sticker and a report from a form without scripts, and neither from its owner', async () => {
    const { id, owner } = await makeShownWork('We baked challah.');
    const reader = await app.asBrowserOf(await app.makeUser());
    const path = `/submissions/${id}`;
    const given = await reader.ask(path, { method: 'POST', form: { form: `sticker:${id}`, give: 'honey' } });
    expect([given.statusCode, given.headers['location']]).toEqual([302, path]);
    expect((await reader.get(path)).body).toMatch(/value="honey"[^>]+aria-pressed="true"[^>]+name="take"/);
    const report = { form: `report:${id}`, reason: 'copied' };
    expect((await reader.ask(path, { method: 'POST', form: report })).body).toContain('We’ll take a look.');
    const own = (await (await app.asBrowserOf(owner)).get(path)).body;
    expect(own).toContain('Sweet as honey');
    expect(own).not.toMatch(/name="give"|Report this/);
  });
});

describe('a challenge’s page', () => {
  test('hands in words without scripts, and then says where they are', async () => {
    const { itemId, lesson } = await makeChallenge();
    const learner = await app.asBrowserOf(await app.makeUser());
    const page = (await learner.get(lesson)).body;
    expect(page).toContain('Show what you did');
    expect(page).toContain('It hangs on our wall');
    const form = { form: `hand-in:${itemId}`, text: 'Five guests!', visibility: '2', version: '0' };
    const sent = await learner.ask(lesson, { method: 'POST', form });
    expect([sent.statusCode, sent.headers['location']]).toEqual([302, `${lesson}#hand-in`]);
    const after = (await learner.get(lesson)).body;
    expect(after).toContain('Waiting for us');
    expect(after).toContain('Five guests!');
    expect(after).not.toContain('Show what you did');
    expect((await learner.get(`${lesson}?again=1`)).body).toContain('Hand in the new version');
  });

  test('tells a child whose parent has not agreed what it waits for, and does not ask her to sign up', async () => {
    const { lesson } = await makeChallenge();
    const child = await app.asBrowserOf(
      await app.makeUser({
        adult_from: new Date('2034-01-01'),
        guardian_awaited_since: app.ctx.clock.now(),
      }),
    );
    const page = (await child.get(lesson)).body;
    expect(page).toContain('We’re waiting for your parent to say yes');
    expect(page).toContain('href="/join/pending"');
    expect(page).toContain('Then you can show here what you did.');
    expect(page).not.toMatch(/With a free account|name="visibility"/);
  });

  test('says at the field what is missing, and keeps what was chosen', async () => {
    const { itemId, lesson } = await makeChallenge();
    const learner = await app.asBrowserOf(await app.makeUser());
    const form = { form: `hand-in:${itemId}`, text: ' ', visibility: '2', version: '0' };
    const refused = await learner.ask(lesson, { method: 'POST', form });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Write something, or add a picture, a film or a file.');
    expect(refused.body).toMatch(
      /<input[^>]+name="visibility"[^>]+checked=""[^>]+value="2"|value="2"[^>]*checked=""/,
    );
  });

  test('offers a child under 13 no wall, and says why', async () => {
    const { lesson } = await makeChallenge();
    const child = await app.makeUser({
      birth_year: 2016,
      adult_from: new Date('2034-01-01'),
      guardian_approved_at: app.ctx.clock.now(),
    });
    const page = (await (await app.asBrowserOf(child)).get(lesson)).body;
    expect(page).toContain('Your parent looks at it first');
    expect(page).toContain('once you are older than 13');
    expect(page).not.toContain('It hangs on our wall');
  });

  test('has no form for a visitor', async () => {
    const { lesson } = await makeChallenge();
    expect((await app.get(lesson)).body).not.toContain('hand-in');
  });

  test('is planned no longer once it is handed in; another is, and so is one that was refused', async () => {
    const [done, other] = [await makeChallenge(), await makeChallenge()];
    const [dana, noa] = [await app.as(await app.makeUser()), await app.as(await app.makeUser())];
    const plan = (client: Client, { itemId }: typeof done) =>
      client.ask(`/api/users/current/plans/${itemId}`, {
        method: 'PUT',
        body: { plannedFor: '2026-11-18', note: '' },
      });
    for (const [client, item] of [
      [dana, done],
      [dana, other],
      [noa, done],
    ] as const)
      expect((await plan(client, item)).statusCode).toBe(200);
    const plannedBy = async (client: Client) =>
      (await client.get('/api/users/current/plans'))
        .json<{ itemId: string }[]>()
        .map(({ itemId }) => itemId)
        .toSorted();
    await handIn(dana, done.itemId, '');
    expect(await plannedBy(dana)).toEqual([done.itemId, other.itemId].toSorted());
    await handIn(dana, done.itemId, 'Five guests!');
    expect(await plannedBy(dana)).toEqual([other.itemId]);
    expect(await plannedBy(noa)).toEqual([done.itemId]);
  });

  test('takes a work back without scripts', async () => {
    const { itemId, lesson } = await makeChallenge();
    const user = await app.makeUser();
    const { id } = await handIn(await app.as(user), itemId, 'Five guests!');
    const learner = await app.asBrowserOf(user);
    await learner.ask(lesson, { method: 'POST', form: { form: `withdraw:${id}` } });
    expect((await learner.get(lesson)).body).toContain('Show what you did');
  });
});

test('challenges are listed by course, each with where the learner is with it', async () => {
  const { itemId, lesson } = await makeChallenge();
  const user = await app.makeUser();
  await handIn(await app.as(user), itemId, 'Five guests!');
  const visitors = (await app.get('/challenges')).body;
  expect(visitors).toContain(`href="${lesson}"`);
  expect(visitors).not.toContain('Waiting for us');
  const own = (await (await app.asBrowserOf(user)).get('/challenges')).body;
  expect(own).toContain('What you handed in');
  expect(own).toContain('Waiting for us');
  expect((await (await app.asBrowserOf(user)).get('/dashboard')).body).toContain('What I made');
});

test('challenges show a few of each course, and all of the one that a link chooses, with what others made in it', async () => {
  const items = Array.from({ length: 3 }, () => ({ type: 'challenge', access: 'public', body }) as const);
  const course = await makeCourse(app.ctx, { items });
  const lessons = items.map((_, index) => `/courses/${course.slug}/${itemSlugOf(course, index)}`);
  const other = await makeShownWork('Of another course.');
  const linksOf = (page: string) => lessons.filter((lesson) => page.includes(`href="${lesson}"`));
  const all = (await app.get('/challenges')).body;
  expect(linksOf(all)).toEqual(lessons.slice(0, 2));
  expect(all).toContain('href="#others-made"');
  const [, link = ''] = /href="(\/challenges\?course=[^"]+)#open-challenges"[^>]*>See all 3/.exec(all) ?? [];
  const chosen = (await app.get(link)).body;
  expect(linksOf(chosen)).toEqual(lessons);
  expect(chosen).not.toContain(`href="${other.lesson}"`);
  expect(chosen).not.toMatch(/Of another course|others-made/);
  const others = (await app.get(`/challenges?course=${other.course.id}`)).body;
  expect(others).toContain('Of another course.');
  expect(others).toContain('id="others-made"');
  expect(linksOf((await app.get('/challenges?course=none')).body)).toHaveLength(2);
});
