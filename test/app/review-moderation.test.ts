import { describe, expect, test } from 'vitest';
import type { ListingPage } from '#core/listing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import type { JudgedReview } from '#features/learning/reviews/contract.ts';
import type { RatingsView } from '#features/learning/ratings/contract.ts';
import { listAudited } from '#features/people/testing.ts';
import type { MemoryJobs } from '#platform/jobs/memory-jobs.ts';
import { staffMember } from '../support/staff.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
const address = '/api/admin/moderation/reviews';

/** A review of a lesson by someone new, and how others see the lesson's reviews. */
async function writeReview(text = 'So kind', stars = 5) {
  const id = itemIdOf(await makeCourse(app.ctx));
  const author = await app.as(await app.makeUser({ first_name: 'Dana' }));
  await author.post(`/api/content/ratings/${id}`, { stars, text });
  const shown = async () => (await app.get(`/api/content/ratings/${id}`)).json<RatingsView>().reviews;
  const rewrite = (words: string) => author.post(`/api/content/ratings/${id}`, { stars, text: words });
  return { author, shown, rewrite };
}

const listed = async (client: Client, query = '') =>
  (await client.get(`${address}${query}`)).json<ListingPage<JudgedReview>>().items;

const decide = (client: Client, ids: string[], decision: string, version?: number) =>
  client.post(`${address}/decisions`, { selection: { ids }, decision, ...(version && { version }) });

/** Ten seconds later, when a process has applied what was decided. */
async function applied() {
  app.ctx.clock.advance(11);
  await (app.services.jobs as MemoryJobs).drain();
}

describe('the texts of ratings', () => {
  test('wait for a moderator, the oldest first, and are shown ten seconds after they are approved', async () => {
    const { client } = await staffMember(app, 'moderator');
    const first = await writeReview('First');
    app.ctx.clock.advance(60);
    await writeReview('Second');
    const waiting = await listed(client);
    expect(waiting.map(({ text }) => text)).toEqual(['First', 'Second']);
    const [review] = waiting;
    expect(review).toMatchObject({
      status: 'pending',
      acts: ['approve', 'reject'],
      by: { name: 'Dana Person' },
    });
    const id = review?.id ?? '';
    expect((await decide(client, [id], 'approve', review?.version)).json()).toEqual({
      ids: [id],
      leftOut: 0,
    });
    expect(await first.shown()).toEqual([]);
    expect((await listed(client)).map(({ text }) => text)).toEqual(['Second']);
    await applied();
    expect(await first.shown()).toMatchObject([{ text: 'First' }]);
    expect(await listAudited(app.ctx)).toEqual(['review.approved']);
  });

  test('are undone within ten seconds without a trace, and not afterward', async () => {
    const { client } = await staffMember(app, 'moderator');
    const { shown } = await writeReview();
    const [review] = await listed(client);
    const ids = [review?.id ?? ''];
    await decide(client, ids, 'approve');
    expect((await client.post(`${address}/decisions/undo`, { ids })).statusCode).toBe(200);
    await applied();
    expect(await shown()).toEqual([]);
    expect(await listAudited(app.ctx)).toEqual([]);
    await decide(client, ids, 'approve');
    await applied();
    const late = await client.post(`${address}/decisions/undo`, { ids });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'too_late']);
  });

  test('are decided about as they were read: a new text makes a decision about the old one come to nothing', async () => {
    const { client } = await staffMember(app, 'moderator');
    const { shown, rewrite } = await writeReview('Kind words');
    const [before] = await listed(client);
    await rewrite('Unkind words');
    const ids = [before?.id ?? ''];
    expect((await decide(client, ids, 'approve', before?.version)).json<{ code: string }>().code).toBe(
      'changed_meanwhile',
    );
    const [now] = await listed(client);
    await decide(client, ids, 'approve', now?.version);
    await rewrite('Even worse words');
    await applied();
    expect(await shown()).toEqual([]);
    expect((await listed(client)).map(({ text }) => text)).toEqual(['Even worse words']);
  });

  test('are nobody else’s while a moderator looks at one, until her claim ends', async () => {
    const [dina, ruth] = [await staffMember(app, 'moderator'), await staffMember(app, 'moderator')];
    await writeReview();
    const [review] = await listed(dina.client);
    const id = review?.id ?? '';
    expect((await dina.client.post(`${address}/${id}/claim`)).json()).toMatchObject({ mine: true });
    const seen = (await ruth.client.get(`${address}/${id}`)).json<JudgedReview>();
    expect(seen).toMatchObject({ claim: { mine: false }, acts: [] });
    expect((await ruth.client.post(`${address}/${id}/claim`)).statusCode).toBe(409);
    expect((await decide(ruth.client, [id], 'reject')).statusCode).toBe(409);
    expect((await ruth.client.post(`${address}/next`, {})).json()).toEqual({ id: null });
    app.ctx.clock.advance(15 * 60);
    expect((await ruth.client.post(`${address}/next`, {})).json()).toEqual({ id });
    expect((await decide(ruth.client, [id], 'reject')).statusCode).toBe(200);
    expect((await decide(dina.client, [id], 'approve')).statusCode).toBe(409);
  });

  test('can be given back, so that the next moderator gets them at once', async () => {
    const [dina, ruth] = [await staffMember(app, 'moderator'), await staffMember(app, 'moderator')];
    await writeReview();
    const { id } = (await dina.client.post(`${address}/next`, {})).json<{ id: string }>();
    await ruth.client.ask(`${address}/${id}/claim`, { method: 'DELETE' });
    expect((await ruth.client.post(`${address}/next`, {})).json()).toEqual({ id: null });
    await dina.client.ask(`${address}/${id}/claim`, { method: 'DELETE' });
    expect((await ruth.client.post(`${address}/next`, {})).json()).toEqual({ id });
  });

  test('are decided about many at once, leaving out what another moderator looks at, and undone together', async () => {
    const [dina, ruth] = [await staffMember(app, 'moderator'), await staffMember(app, 'moderator')];
    const reviews = [await writeReview('One'), await writeReview('Two'), await writeReview('Three')];
    const [first] = await listed(dina.client);
    await ruth.client.post(`${address}/${first?.id}/claim`);
    const body = { selection: { matching: {} }, decision: 'approve' };
    const { ids, leftOut } = (await dina.client.post(`${address}/decisions`, body)).json<{
      ids: string[];
      leftOut: number;
    }>();
    expect([ids.length, leftOut]).toEqual([2, 1]);
    await dina.client.post(`${address}/decisions/undo`, { ids });
    await dina.client.post(`${address}/decisions`, body);
    await applied();
    const shown = await Promise.all(reviews.map(async ({ shown }) => (await shown()).length));
    expect(shown.toSorted((a, b) => a - b)).toEqual([0, 1, 1]);
  });

  test('can be taken down after they were approved, and approved after they were rejected', async () => {
    const { client } = await staffMember(app, 'admin');
    const { shown } = await writeReview();
    const ids = [(await listed(client))[0]?.id ?? ''];
    await decide(client, ids, 'approve');
    await applied();
    expect(await listed(client, '?status=approved')).toMatchObject([
      { acts: ['reject'], history: { approved: 1 } },
    ]);
    await decide(client, ids, 'reject');
    await applied();
    expect(await shown()).toEqual([]);
    expect(await listed(client, '?status=rejected')).toMatchObject([{ acts: ['approve'] }]);
    expect(await listed(client)).toEqual([]);
  });

  test('are no business of anyone else', async () => {
    await writeReview();
    for (const role of ['editor', 'translator', 'support', 'finance'] as const) {
      const { client } = await staffMember(app, role);
      expect((await client.get(address)).statusCode, role).toBe(403);
      expect((await decide(client, ['any'], 'approve')).statusCode, role).toBe(403);
    }
    const parent = await app.as(await app.makeUser());
    expect((await parent.get(address)).statusCode).toBe(403);
    const { client } = await staffMember(app, 'moderator');
    expect((await client.get(`${address}/unknown`)).statusCode).toBe(404);
    expect((await client.post(`${address}/unknown/claim`)).statusCode).toBe(404);
  });
});
