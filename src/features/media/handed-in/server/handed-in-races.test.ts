import { beforeEach, expect, test, vi } from 'vitest';
import { makeUpload } from '#features/media/testing.ts';
import { announceUpload } from '#features/media/uploads/server/uploads.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { handedInFolder, handedInKinds } from '../policy.ts';
import { filmJob, quickJob } from './handed-in-jobs.ts';
import { dropHandedIn, takeHandedIn, viewHandedIn } from './handed-in.ts';
import { handedInLimitsSetting, readLimits } from './limits-setting.ts';
import { makeWaitingFiles } from './make-files.ts';
import { receiveFile } from './own-files.ts';
import { viewLimits } from './quota.ts';

const database = useCommittedDatabase();
const megabyte = 1_000_000;

let owner: TestUser;
let ctx: TestCtx;

beforeEach(async () => {
  const base = makeCtx(database.db);
  owner = await makeUser(base);
  ctx = { ...base, actor: owner.actor };
  for (const job of [quickJob, filmJob]) ctx.jobs.define(job, async () => undefined);
});

const upload = (text = 'We baked challah.') =>
  makeUpload(ctx, Buffer.from(text), { owner: owner.userId, purpose: 'handed-in' });
const take = (uploadId: string) =>
  inTransaction(ctx, (transaction) => takeHandedIn(transaction, { uploadId, ownerId: owner.userId }));
const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, work));

test('uploads that begin at the same time never take more room together than one person has', async () => {
  await changeSetting(ctx, handedInLimitsSetting, { ...(await readLimits(ctx)), roomBytes: 10 * megabyte });
  const announced = { purpose: 'handed-in', fileName: 'cake.jpg', byteSize: 3 * megabyte };
  const begun = await times(8, () => announceUpload(ctx, announced));
  const outcomes = begun.map((each) =>
    each.status === 'fulfilled' ? 'begun' : (each.reason as { code: string }).code,
  );
  const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
  expect([count('begun'), count('no_room_left')]).toEqual([3, 5]);
  expect(await viewLimits(ctx)).toMatchObject({ roomBytes: 10 * megabyte, usedBytes: 9 * megabyte });
});

test('an upload becomes one file, however many requests receive and take it at the same time', async () => {
  const id = await upload();
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => receiveFile(ctx, id)),
    ...Array.from({ length: 4 }, () => take(id)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'fulfilled'));
  expect(await ctx.db.selectFrom('handed_in_files').select('id').execute()).toEqual([{ id }]);
});

test('several workers at the same time make each file once', async () => {
  const ids: string[] = [];
  for (let each = 0; each < 12; each += 1) ids.push(await upload(`story ${each}`));
  for (const id of ids) await take(id);
  const put = vi.spyOn(ctx.files, 'put');
  await Promise.all([1, 2, 3, 4].map(() => makeWaitingFiles(ctx, handedInKinds)));
  expect(put.mock.calls.map(([key]) => key).toSorted()).toEqual(
    ids.map((id) => `${handedInFolder(id)}/text.txt`).toSorted(),
  );
  expect((await viewHandedIn(ctx, ids)).map(({ state }) => state)).toEqual(ids.map(() => 'ready'));
});

test('a file that is dropped while it is taken again is either, and never half', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await upload(`story ${round}`);
    await take(id);
    await Promise.allSettled([
      take(id),
      inTransaction(ctx, (transaction) => dropHandedIn(transaction, [id])),
    ]);
    expect(await viewHandedIn(ctx, [id])).toEqual([]);
    expect(await ctx.uploads.countReceived(id)).toBeUndefined();
  }
});
