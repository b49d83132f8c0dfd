import { beforeEach, describe, expect, test } from 'vitest';
import { makeReadyFile, makeUpload } from '#features/media/testing.ts';
import { removeOldUploads } from '#features/media/uploads/server/uploads.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { answerTo, callHook, collectAnswers } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { personErased } from '#features/people/server/public.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { handedInFolder } from '../policy.ts';
import { filmJob, quickJob } from './handed-in-jobs.ts';
import { dropHandedIn, takeHandedIn, viewHandedIn } from './handed-in.ts';
import { draftedHandedIn, mayReadHandedIn } from './may-read.ts';
import { openHandedIn } from './open-handed-in.ts';
import { dropOwnFile, getOwnFile, receiveFile } from './own-files.ts';
import { dropUntaken, removeDropped } from './remove-leftovers.ts';

const database = useDatabase();
const text = Buffer.from('We baked challah for our neighbor.');

let owner: TestUser;
let ctx: TestCtx;

beforeEach(async () => {
  const base = makeCtx(database.db);
  owner = await makeUser(base);
  ctx = { ...base, actor: owner.actor };
  for (const job of [quickJob, filmJob]) ctx.jobs.define(job, async () => undefined);
});

const upload = (bytes = text, fileName = 'story.txt') =>
  makeUpload(ctx, bytes, { owner: owner.userId, purpose: 'handed-in', fileName });
const take = (uploadId: string, ownerId = owner.userId) =>
  inTransaction(ctx, (transaction) => takeHandedIn(transaction, { uploadId, ownerId }));
const drop = (...ids: string[]) => inTransaction(ctx, (transaction) => dropHandedIn(transaction, ids));
const age = (hours: number) => {
  const then = new Date(ctx.clock.now().getTime() - hours * 3_600_000);
  return ctx.db.updateTable('handed_in_files').set({ created_at: then }).execute();
};
const listIds = async () =>
  (await ctx.db.selectFrom('handed_in_files').select('id').execute()).map(({ id }) => id);

describe('a file that is handed in', () => {
  test('keeps the id of its upload, waits to be checked, and can be taken again for a second version', async () => {
    const id = await upload();
    expect(await take(id)).toBe(id);
    expect(await viewHandedIn(ctx, [id, 'f'.repeat(32)])).toEqual([
      { id, name: 'story.txt', state: 'checking', kind: 'text', variants: {} },
    ]);
    expect(await take(id)).toBe(id);
  });

  test('is refused when it is received if its first bytes are no file of ours, whatever it is called', async () => {
    const id = await upload(Buffer.from('PK\u0003\u0004 a zip'), 'challah.png');
    expect(await receiveFile(ctx, id)).toMatchObject({ state: 'refused', problem: 'wrong_type' });
    expect(await ctx.uploads.countReceived(id)).toBeUndefined();
    await expect(take(id)).rejects.toMatchObject({
      issues: [{ path: 'files', messageKey: 'media.handedIn.problem.wrongType' }],
    });
  });

  test('is neither taken nor seen by anyone else, nor before it has arrived whole', async () => {
    const other = await makeUser(ctx);
    const id = await upload();
    await expect(take(id, other.userId)).rejects.toMatchObject({ code: 'not_found' });
    await ctx.db.updateTable('uploads').set({ byte_size: 1000 }).execute();
    await expect(take(id)).rejects.toMatchObject({ code: 'upload_unfinished' });
    await ctx.db.updateTable('uploads').set({ byte_size: text.length }).execute();
    await take(id);
    const theirs = { ...ctx, actor: other.actor };
    await expect(getOwnFile(theirs, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(dropOwnFile(theirs, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is not removed by its owner once she has handed it in, only where she did', async () => {
    const [kept, loose] = [await upload(), await upload()];
    await take(kept);
    await receiveFile(ctx, loose);
    await expect(dropOwnFile(ctx, kept)).rejects.toMatchObject({ code: 'not_found' });
    await dropOwnFile(ctx, loose);
    await expect(getOwnFile(ctx, loose)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('who may read a file', () => {
  const asked: unknown[] = [];
  const reading = (...readable: string[]) =>
    collectAnswers([
      answerTo(mayReadHandedIn, async (_ctx, { fileIds, reader }) => {
        asked.push(reader?.userId);
        return fileIds.filter((id) => readable.includes(id));
      }),
    ]);

  test('is asked of the features with every request, except for its owner', async () => {
    const id = await makeReadyFile(ctx, owner.userId);
    await ctx.files.put(`${handedInFolder(id)}/small.webp`, Buffer.from('x'), 'image/webp');
    const open = (who: Partial<TestCtx>, variant = 'small') =>
      openHandedIn({ ...ctx, ...who }, { fileId: id, variant });
    expect((await open({})).key).toBe(`${handedInFolder(id)}/small.webp`);
    const reader = { actor: (await makeUser(ctx)).actor, answersTo: reading(id) };
    expect((await open(reader)).facts.size).toBe(1);
    for (const [who, variant] of [
      [{ ...reader, answersTo: reading() }, 'small'],
      [{ ...reader, answersTo: collectAnswers([]) }, 'small'],
      [reader, 'film'],
      [reader, 'constructor'],
      [reader, '../../secret.webp'],
    ] as const)
      await expect(open(who, variant)).rejects.toMatchObject({ code: 'not_found' });
    expect(asked).toHaveLength(2);
  });

  test('ends with the transaction that drops it, even for its owner', async () => {
    const id = await makeReadyFile(ctx, owner.userId);
    const key = `${handedInFolder(id)}/small.webp`;
    await ctx.files.put(key, Buffer.from('x'), 'image/webp');
    await drop(id);
    await expect(openHandedIn(ctx, { fileId: id, variant: 'small' })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await viewHandedIn(ctx, [id])).toEqual([]);
    expect(await ctx.files.stat(key)).toBeUndefined();
  });

  test('is nobody while it is only checked', async () => {
    const id = await upload();
    await take(id);
    await ctx.files.put(`${handedInFolder(id)}/text.txt`, Buffer.from('x'), 'text/plain; charset=utf-8');
    await expect(openHandedIn(ctx, { fileId: id, variant: 'text' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('what is left over', () => {
  test('is removed after a day if nothing was handed in with it, with the upload and the files', async () => {
    const [loose, taken] = [await upload(), await upload()];
    await receiveFile(ctx, loose);
    await take(taken);
    await age(23);
    await dropUntaken(ctx);
    expect(await getOwnFile(ctx, loose)).toMatchObject({ state: 'checking' });
    await age(25);
    await dropUntaken(ctx);
    await removeDropped(ctx);
    expect(await listIds()).toEqual([taken]);
    expect(await ctx.uploads.countReceived(loose)).toBeUndefined();
    await removeOldUploads(ctx);
    expect(await ctx.uploads.countReceived(taken)).toBe(text.length);
  });

  test('stays as long as a draft of its owner names it', async () => {
    const [drafted, loose] = [await upload(), await upload()];
    for (const id of [drafted, loose]) await receiveFile(ctx, id);
    await age(100);
    const names = (...ids: string[]) =>
      collectAnswers([
        answerTo(draftedHandedIn, async (_ctx, { fileIds, ownerIds }) =>
          ownerIds.includes(owner.userId) ? fileIds.filter((id) => ids.includes(id)) : [],
        ),
      ]);
    await dropUntaken({ ...ctx, answersTo: names(drafted) });
    expect((await viewHandedIn(ctx, [drafted, loose])).map(({ id }) => id)).toEqual([drafted]);
    await dropUntaken({ ...ctx, answersTo: names() });
    expect(await viewHandedIn(ctx, [drafted])).toEqual([]);
  });

  test('of a file that a process still makes stays until that process has ended', async () => {
    const id = await upload();
    await take(id);
    const lease = (minutes: number) =>
      ctx.db
        .updateTable('handed_in_files')
        .set({ worker: 'another', leased_until: new Date(Date.now() + minutes * 60_000) })
        .execute();
    await lease(1);
    await drop(id);
    const late = `${handedInFolder(id)}/text.txt`;
    await ctx.files.put(late, Buffer.from('stored last'), 'text/plain; charset=utf-8');
    await removeDropped(ctx);
    expect(await listIds()).toEqual([id]);
    await lease(-1);
    await removeDropped(ctx);
    expect([await listIds(), await ctx.files.stat(late)]).toEqual([[], undefined]);
  });

  test('of an erased person goes with her account, also what she had not handed in', async () => {
    const ids = [await upload(), await upload(), await makeReadyFile(ctx, owner.userId)];
    await take(ids[0] ?? '');
    await inTransaction(ctx, (transaction) => callHook(transaction, personErased, { userId: owner.userId }));
    expect(await viewHandedIn(ctx, ids)).toEqual([]);
    expect(await ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
    await removeDropped(ctx);
    expect(await listIds()).toEqual([]);
  });
});
