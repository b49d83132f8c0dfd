import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { signedIn } from '#core/actor.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import { viewHandedIn } from '#features/media/server/public.ts';
import { makeReadyFile } from '#features/media/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { move } from '#features/submissions/life/server/move.ts';
import { defineAsking } from '#features/submissions/testing.ts';
import { dropDraft, saveDraft } from './drafts.ts';
import { handIn } from './hand-in.ts';
import { getHandIn } from './hand-in-form.ts';
import { listOwnSubmissions } from './own-submissions.ts';
import { showTo } from './show-to.ts';
import { withdraw } from './withdraw.ts';

const child = {
  adult_from: new Date('2030-01-01'),
  birth_year: 2012,
  guardian_approved_at: new Date('2026-01-01'),
};
const young = { ...child, birth_year: 2016, adult_from: new Date('2030-01-01') };

async function makeWorld(ctx: TestCtx) {
  const course = await makeCourse(ctx, {
    items: [{ type: 'challenge', access: 'public' }, { type: 'rwi', access: 'public' }, { access: 'public' }],
  });
  return { item: itemIdOf(course), deed: itemIdOf(course, 1), film: itemIdOf(course, 2) };
}

const as = async (ctx: TestCtx, columns: Parameters<typeof makeUser>[1] = {}): Promise<TestCtx> => ({
  ...ctx,
  actor: (await makeUser(ctx, columns)).actor,
});

const work = (itemId: string, more: object = {}) => ({
  itemId,
  version: 0,
  text: 'We baked challah.',
  files: [],
  visibility: 1 as const,
  ...more,
});

const eventsOf = async (ctx: TestCtx, id: string) => {
  const rows = await ctx.db
    .selectFrom('submission_events')
    .select(['what', 'from_status', 'to_status'])
    .where('submission_id', '=', id as SubmissionId)
    .orderBy('at')
    .execute();
  return rows.map(({ what, from_status: from, to_status: to }) => `${what} ${from}→${to}`);
};

const approve = (ctx: TestCtx, id: string, version: number) =>
  makeUser(ctx).then(({ userId }) =>
    move(ctx, {
      submissionId: id as SubmissionId,
      version,
      act: 'approve',
      by: { party: 'moderator', userId },
    }),
  );

describe('handing in', () => {
  const database = useDatabase();
  let base: TestCtx;
  let item: string;
  let deed: string;
  let film: string;
  beforeEach(async () => {
    base = makeCtx(database.db);
    defineAsking(base);
    ({ item, deed, film } = await makeWorld(base));
  });

  test('begins with the moderators for an adult, and with the guardian for a minor', async () => {
    expect(await handIn(await as(base), work(item))).toMatchObject({ status: 0, waitsFor: 'moderator' });
    expect(await handIn(await as(base, child), work(item))).toMatchObject({
      status: 3,
      waitsFor: 'guardian',
    });
    const withCard = { ...child, birth_year: null, email_address: null, email_key: null, role: 'student' };
    const student = await as(base, withCard as never);
    expect(await handIn(student, work(item))).toMatchObject({ status: 0 });
    await expect(handIn(student, work(deed, { visibility: 0 }))).rejects.toMatchObject({
      issues: [{ path: 'visibility' }],
    });
  });

  test('never makes a child under 13 public', async () => {
    const noa = await as(base, young);
    expect(await getHandIn(noa, item)).toMatchObject({ visibilities: [1, 2], firstVisibility: 1 });
    await expect(handIn(noa, work(item, { visibility: 0 }))).rejects.toMatchObject({
      issues: [{ path: 'visibility', messageKey: 'submissions.field.notPublic' }],
    });
    const { id } = await handIn(noa, work(item));
    await expect(showTo(noa, { id, version: 1, visibility: 0 })).rejects.toMatchObject({
      issues: [{ path: 'visibility' }],
    });
  });

  test('takes files in order with their captions, and only the owner’s', async () => {
    const dana = await as(base);
    const { userId } = signedIn(dana);
    const [one, two] = [await makeReadyFile(base, userId), await makeReadyFile(base, userId)];
    const files = [
      { uploadId: two, caption: 'After' },
      { uploadId: one, caption: 'Before' },
    ];
    const view = await handIn(dana, work(item, { files }));
    expect(view.files).toMatchObject([
      { id: two, caption: 'After', name: 'challah.jpg' },
      { id: one, caption: 'Before' },
    ]);
    const others = await makeReadyFile(base, (await makeUser(base)).userId);
    await expect(handIn(dana, work(deed, { files: [{ uploadId: others, caption: '' }] }))).rejects.toThrow(
      NotFound,
    );
    expect((await listOwnSubmissions(dana, undefined)).totalItems).toBe(1);
  });

  test('the same twice is one version, and another than the current one is refused', async () => {
    const dana = await as(base);
    const first = await handIn(dana, work(item));
    expect(await handIn(dana, work(item))).toEqual(first);
    await expect(handIn(dana, work(item, { text: 'Other words' }))).rejects.toMatchObject({
      code: 'version_changed',
    });
    const second = await handIn(dana, work(item, { version: 1, text: 'Other words' }));
    expect(second).toMatchObject({ version: 2, text: 'Other words', status: 0 });
    expect(await handIn(dana, work(item, { version: 1, text: 'Other words' }))).toEqual(second);
    expect(await eventsOf(base, first.id)).toEqual(['handIn null→0', 'revise 0→0']);
  });

  test('an edit of an approved work waits again, and nothing of it is shown meanwhile', async () => {
    const dana = await as(base);
    const { id } = await handIn(dana, work(item, { visibility: 0 }));
    await approve(base, id, 1);
    expect(await getHandIn(dana, item)).toMatchObject({ submission: { status: 1, shown: true } });
    const edited = await handIn(dana, work(item, { version: 1, text: 'New', visibility: 0 }));
    expect(edited).toMatchObject({ status: 0, version: 2, shown: false });
  });

  test('an approved work is narrowed at once, and widened only through the queue', async () => {
    const dana = await as(base);
    const { id } = await handIn(dana, work(item, { visibility: 1 }));
    await approve(base, id, 1);
    const wide = await showTo(dana, { id, version: 1, visibility: 0 });
    expect(wide).toMatchObject({ status: 0, version: 2, visibility: 0, text: 'We baked challah.' });
    await approve(base, id, 2);
    const narrow = await showTo(dana, { id, version: 2, visibility: 2 });
    expect(narrow).toMatchObject({ status: 1, version: 2, visibility: 2, shown: false });
    await expect(approve(base, id, 1)).rejects.toMatchObject({ code: 'version_changed' });
    await expect(approve(base, id, 2)).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test('a withdrawn work is gone with its files, and the record of it has no words', async () => {
    const dana = await as(base);
    const { userId } = signedIn(dana);
    const file = await makeReadyFile(base, userId);
    const { id } = await handIn(dana, work(item, { files: [{ uploadId: file, caption: 'x' }] }));
    await withdraw(await as(base), id);
    expect((await listOwnSubmissions(dana, undefined)).totalItems).toBe(1);
    await withdraw(dana, id);
    await withdraw(dana, id);
    expect((await listOwnSubmissions(dana, undefined)).totalItems).toBe(0);
    expect(await viewHandedIn(base, [file])).toEqual([]);
    expect(await eventsOf(base, id)).toEqual(['handIn null→0', 'withdraw 0→null']);
    expect(await handIn(dana, work(item))).toMatchObject({ version: 1, status: 0 });
  });

  test('is for challenges and deeds, and not in classic mode', async () => {
    const dana = await as(base);
    await expect(handIn(dana, work(film))).rejects.toThrow(NotFound);
    await expect(handIn(dana, work('unknown'))).rejects.toThrow(NotFound);
    await expect(handIn(dana, work(item, { text: '' }))).rejects.toMatchObject({ kind: 'invalid' });
    await expect(handIn(await as(base, { classic_mode: true }), work(item))).rejects.toThrow(Forbidden);
  });

  test('keeps a draft that another device cannot overwrite, until the work is handed in', async () => {
    const dana = await as(base);
    const body = { text: 'Half a', files: [] };
    expect(await saveDraft(dana, { itemId: item, version: 0, body })).toMatchObject({ version: 1, body });
    expect(await saveDraft(dana, { itemId: item, version: 0, body })).toMatchObject({ version: 1 });
    await expect(
      saveDraft(dana, { itemId: item, version: 0, body: { text: 'Other', files: [] } }),
    ).rejects.toThrow(Conflict);
    await saveDraft(dana, { itemId: item, version: 1, body: { text: 'A whole sentence', files: [] } });
    expect(await getHandIn(dana, item)).toMatchObject({ draft: { version: 2 } });
    await handIn(dana, work(item));
    expect(await getHandIn(dana, item)).not.toHaveProperty('draft');
    await dropDraft(dana, item);
  });
});

describe('handing in from two processes at once', () => {
  const database = useCommittedDatabase();

  test('makes one work of one, and refuses one of two', async () => {
    const ctx = makeCtx(database.db);
    defineAsking(ctx);
    const { item } = await makeWorld(ctx);
    const dana = await as(ctx);
    const same = await Promise.all(Array.from({ length: 6 }, () => handIn({ ...dana }, work(item))));
    expect(new Set(same.map(({ id, version }) => `${id} ${version}`)).size).toBe(1);
    const outcomes = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((text) => handIn({ ...dana }, work(item, { version: 1, text }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await eventsOf(ctx, same[0]?.id ?? '')).toEqual(['handIn null→0', 'revise 0→0']);
  });
});
