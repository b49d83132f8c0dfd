import { beforeEach, expect, test } from 'vitest';
import { makeReadyFile, makeUpload } from '#features/media/testing.ts';
import { announceUpload, getOwnUpload } from '#features/media/uploads/server/uploads.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { filmJob, quickJob } from './handed-in-jobs.ts';
import { dropHandedIn } from './handed-in.ts';
import { handedInLimitsSetting, readLimits } from './limits-setting.ts';
import { receiveFile } from './own-files.ts';

const database = useDatabase();
const megabyte = 1_000_000;

let owner: TestUser;
let ctx: TestCtx;

beforeEach(async () => {
  const base = makeCtx(database.db);
  owner = await makeUser(base);
  ctx = { ...base, actor: owner.actor };
  for (const job of [quickJob, filmJob]) ctx.jobs.define(job, async () => undefined);
  await change({ roomBytes: 10 * megabyte });
});

async function change(changes: Partial<Awaited<ReturnType<typeof readLimits>>>) {
  await changeSetting(ctx, handedInLimitsSetting, { ...(await readLimits(ctx)), ...changes });
}

const announce = (megabytes: number, as = ctx) =>
  announceUpload(as, { purpose: 'handed-in', fileName: 'cake.jpg', byteSize: megabytes * megabyte });

test('room is taken by what was handed in, given back once it is dropped, and is each person’s own', async () => {
  const id = await makeReadyFile(ctx, owner.userId);
  await ctx.db
    .updateTable('handed_in_files')
    .set({ byte_size: 9 * megabyte })
    .execute();
  await expect(announce(2)).rejects.toMatchObject({ code: 'no_room_left' });
  await announce(2, { ...ctx, actor: (await makeUser(ctx)).actor });
  await inTransaction(ctx, (transaction) => dropHandedIn(transaction, [id]));
  await announce(2);
});

test('an upload is refused before it is sent if no kind of file may be so large', async () => {
  await change({ roomBytes: 1000 * megabyte });
  await announce(200);
  await expect(announce(201)).rejects.toMatchObject({
    issues: [{ path: 'file', messageKey: 'media.refusal.tooLarge' }],
  });
});

test('a picture is refused once it shows that it is larger than pictures may be', async () => {
  await change({ imageBytes: megabyte });
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(megabyte)]);
  const upload = (bytes: Buffer) => makeUpload(ctx, bytes, { owner: owner.userId, purpose: 'handed-in' });
  expect(await receiveFile(ctx, await upload(png))).toMatchObject({ state: 'refused', problem: 'too_large' });
  const text = Buffer.alloc(2 * megabyte, 'a');
  expect(await receiveFile(ctx, await upload(text))).toMatchObject({ state: 'checking', kind: 'text' });
});

test('a minor whose guardian has not approved uploads nothing, nor goes on with what she had begun', async () => {
  const id = await announce(1);
  const waiting = { ...ctx, actor: { ...owner.actor, awaitingGuardian: true } };
  await expect(announce(1, waiting)).rejects.toMatchObject({ code: 'guardian_approval_required' });
  await expect(getOwnUpload(waiting, id)).rejects.toMatchObject({ code: 'guardian_approval_required' });
});
