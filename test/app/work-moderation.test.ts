import { beforeEach, describe, expect, test } from 'vitest';
import type { ListingPage } from '#core/listing.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import { listAudited, type TestUser } from '#features/people/testing.ts';
import type { JudgedWork, QueuedWork } from '#features/submissions/moderation/contract.ts';
import { guardianLinks } from '#features/submissions/guardian/server/link-kinds.ts';
import { createLink } from '#platform/links/links.ts';
import { staffMember } from '../support/staff.ts';
import { useApp, type Client } from '../support/app.ts';
import { applyDecided, decideAbout, handInWork, makeChallenge } from '../support/works.ts';

const app = useApp();
const address = '/api/admin/moderation/submissions';
const own = '/api/users/current/challenges/submissions';

const child = {
  first_name: 'Noa',
  birth_year: 2012,
  adult_from: new Date('2030-01-01'),
  guardian_approved_at: new Date('2026-01-01'),
};

let item: string;
beforeEach(async () => {
  item = await makeChallenge(app);
});

const handIn = (columns: Parameters<typeof app.makeUser>[0] = {}, text?: string) =>
  handInWork(app, item, columns, text);
const decide = decideAbout;
const applied = () => applyDecided(app);

const listed = async (client: Client, query = '') =>
  (await client.get(`${address}${query}`)).json<ListingPage<QueuedWork>>().items;
const judged = async (client: Client, id: string) =>
  (await client.get(`${address}/${id}`)).json<JudgedWork>();
const act = (client: Client, id: string, name: string, more: object = {}) =>
  client.post(`${address}/${id}/acts/${name}`, { version: 1, ...more });
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

async function approved() {
  const [{ client: moderator }, work] = [await staffMember(app, 'moderator'), await handIn()];
  await decide(moderator, [work.id], 'approve');
  await applied();
  app.ctx.clock.advance(1);
  return { moderator, ...work };
}

describe('a work in the queue', () => {
  test('says who has agreed before: a guardian by her role, and how', async () => {
    const { client } = await staffMember(app, 'moderator');
    const { ctx } = app;
    const { id, owner } = await handIn(child);
    await nameGuardian(ctx, owner.userId, 'mother@example.org');
    const token = await createLink(ctx, {
      kind: guardianLinks.works,
      userId: owner.userId,
      subject: 'mother@example.org',
    });
    app.ctx.clock.advance(1);
    const said = { submissionId: id, version: 1, answer: 'yes', note: 'Well done' };
    await app.post(`/api/submission-approvals/${token}`, said);
    const work = await judged(client, id);
    expect(work.events.map(({ what, who, role }) => [what, who, role])).toEqual([
      ['agree', undefined, 'guardianByLink'],
      ['handIn', 'Noa Person', undefined],
    ]);
    expect(JSON.stringify(work)).not.toMatch(/mother|Well done/);
  });

  test('waits, the oldest first, and is public ten seconds after it is approved', async () => {
    const { client } = await staffMember(app, 'moderator');
    const first = await handIn({}, 'First');
    app.ctx.clock.advance(60);
    const second = await handIn({}, 'Second');
    const waiting = await listed(client);
    expect(waiting.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(waiting[0]).toMatchObject({
      text: 'First',
      first: true,
      status: 0,
      acts: ['approve', 'reject', 'spam'],
    });
    const answer = await decide(client, [first.id], 'approve', { version: 1 });
    expect(answer.json()).toEqual({ ids: [first.id], leftOut: 0 });
    expect(await first.isPublic()).toBe(false);
    expect((await listed(client)).map(({ id }) => id)).toEqual([second.id]);
    expect(await judged(client, first.id)).toMatchObject({
      acts: [],
      held: { decision: 'approve', mine: true },
    });
    await applied();
    expect(await first.isPublic()).toBe(true);
    expect(await listAudited(app.ctx)).toEqual(['submission.approved']);
    expect(app.mails.map(({ to }) => to)).toEqual([]);
  });

  test('is found by its state, kind, language, and words', async () => {
    const { client } = await staffMember(app, 'moderator');
    const { id } = await handIn({}, 'Honey cake');
    await handIn({}, 'Candles');
    for (const query of ['?q=honey', '?q=honey&kind=challenge&language=en&only=first', '?q=honey&status=all'])
      expect(
        (await listed(client, query)).map((work) => work.id),
        query,
      ).toEqual([id]);
    for (const query of [
      '?kind=rwi',
      '?language=he',
      '?only=reported',
      '?only=appealed',
      '?status=spam',
      '?course=none',
    ])
      expect(await listed(client, query), query).toEqual([]);
    const file = await client.get('/api/admin/files/submissions?q=honey');
    expect([file.statusCode, file.body.trim().split('\n').length]).toEqual([200, 2]);
  });

  test('is rejected with a reason, which its owner reads, and an adult in a mail', async () => {
    const { client } = await staffMember(app, 'moderator');
    const work = await handIn({ email_verified_at: new Date() });
    expect((await decide(client, [work.id], 'reject')).statusCode).toBe(422);
    expect((await decide(client, [work.id], 'reject', { reason: 'other' })).statusCode).toBe(422);
    await decide(client, [work.id], 'reject', { reason: 'unclear', note: 'The picture is dark.' });
    await applied();
    expect(await work.read()).toMatchObject({
      status: 2,
      mayAppeal: true,
      rejection: { reason: 'unclear', note: 'The picture is dark.', by: 'moderator' },
    });
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]?.text).toContain('The picture is dark.');
    expect(app.mails[0]?.text).toContain('more light');
  });

  test('of a minor is rejected with a copy to the guardian, and approved without a mail', async () => {
    const { client } = await staffMember(app, 'moderator');
    const work = await handIn(child);
    await nameGuardian(app.ctx, work.owner.userId, 'savta@example.org');
    app.mails.length = 0;
    expect(await listed(client, '?status=all')).toEqual([]);
    expect((await client.get(`${address}/${work.id}`)).statusCode).toBe(404);
    await agree(work.id);
    await decide(client, [work.id], 'reject', { reason: 'personal' });
    await applied();
    expect(app.mails.map(({ to }) => to)).toEqual(['savta@example.org']);
    expect(app.mails[0]?.text).toMatch(/Noa[^]*address or a phone number/);
    await decide(client, [work.id], 'approve');
    await applied();
    expect(await work.read()).toMatchObject({ status: 1 });
    expect(app.mails).toHaveLength(1);
  });

  test('to which a guardian said no is not for a moderator to approve', async () => {
    const { client } = await staffMember(app, 'moderator');
    const work = await handIn(child);
    await moveAsGuardian(work.id, 'decline');
    expect(await judged(client, work.id)).toMatchObject({ status: 2, acts: [] });
    expect((await decide(client, [work.id], 'approve')).statusCode).toBe(409);
    expect((await work.client.post(`${own}/${work.id}/appeal`, { text: 'Please' })).statusCode).toBe(409);
  });

  test('is undone within ten seconds without a trace, and not afterward', async () => {
    const [dina, ruth] = [await staffMember(app, 'moderator'), await staffMember(app, 'moderator')];
    const work = await handIn();
    await decide(dina.client, [work.id], 'spam');
    const undo = (client: Client) => client.post(`${address}/decisions/undo`, { ids: [work.id] });
    expect(codeOf(await undo(ruth.client))).toBe('too_late');
    expect((await undo(dina.client)).statusCode).toBe(200);
    await applied();
    expect(await work.read()).toMatchObject({ status: 0 });
    expect(await listAudited(app.ctx)).toEqual([]);
    await decide(dina.client, [work.id], 'spam');
    await applied();
    expect(codeOf(await undo(dina.client))).toBe('too_late');
    expect(await judged(dina.client, work.id)).toMatchObject({ status: 5, acts: ['restore'] });
    await act(dina.client, work.id, 'restore');
    expect(await work.read()).toMatchObject({ status: 0 });
  });

  test('that its owner has changed since is decided about again', async () => {
    const { client } = await staffMember(app, 'moderator');
    const work = await handIn();
    await decide(client, [work.id], 'approve', { version: 1 });
    await work.send('We baked challah and cake.', 1);
    await applied();
    expect(await work.read()).toMatchObject({ status: 0, version: 2 });
    expect(codeOf(await decide(client, [work.id], 'approve', { version: 1 }))).toBe('version_changed');
    const { versions, events } = await judged(client, work.id);
    expect(versions.map(({ version, text }) => [version, text])).toEqual([
      [2, 'We baked challah and cake.'],
      [1, 'We baked challah.'],
    ]);
    expect(events.map(({ what }) => what)).toContain('revise');
  });

  test('is nobody else’s while a moderator looks at it, until her claim ends', async () => {
    const [dina, ruth] = [await staffMember(app, 'moderator'), await staffMember(app, 'moderator')];
    const { id } = await handIn();
    expect((await dina.client.post(`${address}/${id}/claim`)).json()).toMatchObject({ mine: true });
    expect(await judged(ruth.client, id)).toMatchObject({ claim: { mine: false }, acts: [] });
    expect(codeOf(await ruth.client.post(`${address}/${id}/claim`))).toBe('claimed');
    expect((await decide(ruth.client, [id], 'reject', { reason: 'unclear' })).statusCode).toBe(409);
    expect((await ruth.client.post(`${address}/next`, {})).json()).toEqual({ id: null });
    app.ctx.clock.advance(14 * 60);
    await dina.client.post(`${address}/${id}/claim`);
    app.ctx.clock.advance(14 * 60);
    expect((await ruth.client.post(`${address}/next`, {})).json()).toEqual({ id: null });
    app.ctx.clock.advance(60);
    expect((await ruth.client.post(`${address}/next`, {})).json()).toEqual({ id });
    expect((await decide(ruth.client, [id], 'approve')).statusCode).toBe(200);
    expect((await decide(dina.client, [id], 'spam')).statusCode).toBe(409);
  });

  test('is nobody’s to judge who has made it', async () => {
    const [dina, ruth] = [await staffMember(app, 'moderator'), await staffMember(app, 'moderator')];
    const work = { itemId: item, version: 0, text: 'I baked it myself.', files: [], visibility: 0 };
    const { id } = (await dina.client.post(own, work)).json<{ id: string }>();
    expect((await listed(dina.client)).map((each) => each.id)).toEqual([]);
    expect((await dina.client.get(`${address}/${id}`)).statusCode).toBe(404);
    expect((await dina.client.post(`${address}/next`, {})).json()).toEqual({ id: null });
    await decide(dina.client, [id], 'approve');
    await applied();
    expect((await act(dina.client, id, 'takeDown', { reason: 'unclear', note: 'No' })).statusCode).toBe(404);
    expect(await judged(ruth.client, id)).toMatchObject({ status: 0 });
  });

  test('is none of a moderator’s business before the guardian has agreed', async () => {
    const { client } = await staffMember(app, 'moderator');
    const { owner, id } = await handIn(child);
    await nameGuardian(app.ctx, owner.userId, 'mother@example.org');
    for (const path of [`${address}/${id}`, `/api/content/challenges/submissions/${id}`])
      expect((await client.get(path)).statusCode, path).toBe(404);
    expect((await act(client, id, 'keep')).statusCode).toBe(404);
  });

  test('comes after the one before, as the filters say, and the oldest that is left after the last', async () => {
    const { client } = await staffMember(app, 'moderator');
    const first = await handIn();
    app.ctx.clock.advance(1);
    const second = await handIn();
    const next = async (body: object) =>
      (await client.post(`${address}/next`, body)).json<{ id: string | null }>().id;
    expect(await next({})).toBe(first.id);
    expect(await next({ after: first.id })).toBe(second.id);
    expect(await next({ after: second.id })).toBe(first.id);
    expect(await next({ kind: 'rwi' })).toBeNull();
    expect(await next({ language: 'en', only: 'first' })).toBe(first.id);
    await decide(client, [first.id], 'approve');
    expect(await next({ after: second.id })).toBeNull();
  });

  test('is decided about with many others, leaving out what another moderator looks at, and undone with them', async () => {
    const [dina, ruth] = [await staffMember(app, 'moderator'), await staffMember(app, 'moderator')];
    const works = [await handIn(), await handIn(), await handIn()];
    await ruth.client.post(`${address}/${works[0]?.id}/claim`);
    const body = { selection: { matching: {} }, decision: 'approve' };
    const all = async () =>
      (await dina.client.post(`${address}/decisions`, body)).json<{ ids: string[]; leftOut: number }>();
    const { ids, leftOut } = await all();
    expect([ids.length, leftOut]).toEqual([2, 1]);
    await dina.client.post(`${address}/decisions/undo`, { ids });
    expect((await all()).ids).toHaveLength(2);
    await applied();
    expect(await Promise.all(works.map(({ isPublic }) => isPublic()))).toEqual([false, true, true]);
  });
});

describe('an approved work', () => {
  test('is taken down at once, and put back by an undo', async () => {
    const { moderator, id, isPublic } = await approved();
    expect(await judged(moderator, id)).toMatchObject({ acts: ['takeDown', 'spam'] });
    expect((await act(moderator, id, 'takeDown')).statusCode).toBe(422);
    await act(moderator, id, 'takeDown', { reason: 'others' });
    expect(await isPublic()).toBe(false);
    expect((await moderator.post(`${address}/decisions/undo`, { ids: [id] })).statusCode).toBe(200);
    expect(await isPublic()).toBe(true);
    await act(moderator, id, 'takeDown', { reason: 'others' });
    app.ctx.clock.advance(60);
    expect(codeOf(await moderator.post(`${address}/decisions/undo`, { ids: [id] }))).toBe('too_late');
    expect(codeOf(await act(moderator, id, 'takeDown', { reason: 'others' }))).toBe('not_allowed');
  });

  test('that three people report waits, hidden, until a moderator leaves it as it is', async () => {
    const { moderator, id, isPublic } = await approved();
    for (const reason of ['unkind', 'copied', 'other']) {
      const reporter = await app.as(await app.makeUser());
      await reporter.post(`/api/content/challenges/submissions/${id}/reports`, { reason });
    }
    expect(await isPublic()).toBe(false);
    expect(await listed(moderator, '?only=reported')).toMatchObject([{ id, reports: 3, hidden: true }]);
    const { acts, reported } = await judged(moderator, id);
    expect(acts).toEqual(['keep', 'takeDown', 'spam']);
    expect(reported.map(({ reason }) => reason).toSorted()).toEqual(['copied', 'other', 'unkind']);
    await act(moderator, id, 'keep');
    expect(await isPublic()).toBe(true);
    expect(await listed(moderator)).toEqual([]);
  });
});

describe('a rejected work', () => {
  test('comes back once when its owner asks, and is approved or stays as it is', async () => {
    const { client: moderator } = await staffMember(app, 'moderator');
    const works = [await handIn(), await handIn()];
    await decide(
      moderator,
      works.map(({ id }) => id),
      'reject',
      { reason: 'copied' },
    );
    await applied();
    for (const { id, client } of works) {
      app.ctx.clock.advance(1);
      expect((await client.post(`${own}/${id}/appeal`, { text: 'I made it myself.' })).statusCode).toBe(200);
      expect((await client.post(`${own}/${id}/appeal`, { text: 'Really.' })).statusCode).toBe(409);
    }
    const [first, second] = works;
    expect((await listed(moderator, '?only=appealed')).map(({ appealed }) => appealed)).toEqual([true, true]);
    expect(await judged(moderator, first?.id ?? '')).toMatchObject({
      acts: ['approve', 'keep'],
      appeal: { text: 'I made it myself.' },
    });
    app.ctx.clock.advance(1);
    await act(moderator, first?.id ?? '', 'keep');
    await decide(moderator, [second?.id ?? ''], 'approve');
    await applied();
    expect(await listed(moderator)).toEqual([]);
    expect(await first?.read()).toMatchObject({ status: 2, mayAppeal: false });
    expect(await second?.read()).toMatchObject({ status: 1 });
  });

  test('is appealed by nobody but its owner', async () => {
    const { client: moderator } = await staffMember(app, 'moderator');
    const { id } = await handIn();
    await decide(moderator, [id], 'reject', { reason: 'copied' });
    await applied();
    const other = await app.as(await app.makeUser());
    expect((await other.post(`${own}/${id}/appeal`, { text: 'Mine' })).statusCode).toBe(404);
  });
});

test('nobody but moderators and administrators reads the queue or acts on it', async () => {
  const { id } = await handIn();
  const tries = async (client: Client) =>
    Promise.all([
      client.get(address),
      client.get(`${address}/${id}`),
      client.get('/api/admin/moderation/waits'),
      client.get('/api/admin/moderation/courses'),
      client.get('/api/admin/files/submissions'),
      client.post(`${address}/${id}/claim`),
      client.post(`${address}/next`, {}),
      decide(client, [id], 'approve'),
      act(client, id, 'takeDown', { reason: 'copied' }),
      client.post(`${address}/decisions/undo`, { ids: [id] }),
    ]);
  for (const role of ['editor', 'translator', 'support', 'finance'] as const) {
    const { client } = await staffMember(app, role);
    const statuses = (await tries(client)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses), role).toEqual(new Set([403]));
  }
  const owner: TestUser = await app.makeUser();
  for (const { statusCode } of await tries(await app.as(owner))) expect(statusCode).toBe(403);
  for (const role of ['moderator', 'admin'] as const) {
    const { client } = await staffMember(app, role);
    expect((await client.get(`${address}/${id}`)).statusCode).toBe(200);
    expect((await client.get(`${address}/unknown`)).statusCode).toBe(404);
    expect((await client.post(`${address}/unknown/claim`)).statusCode).toBe(404);
    expect((await act(client, 'unknown', 'keep')).statusCode).toBe(404);
  }
});

/** What a guardian does by her link, without the link. */
async function moveAsGuardian(id: string, name: 'agree' | 'decline') {
  const { move } = await import('#features/submissions/life/server/move.ts');
  await move(app.ctx, {
    submissionId: id as never,
    version: 1,
    act: name,
    by: { party: 'guardian', who: 'guardian' },
  });
}
const agree = (id: string) => moveAsGuardian(id, 'agree');
