import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { projectFolder } from '#platform/project-folder.ts';
import { findItem } from '#features/learning/server/public.ts';
import { seedHandedIn } from '#features/media/server/public.ts';
import { findDemoPerson } from '#features/people/server/public.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { status, visibility } from '#features/submissions/life/policy.ts';
import { recordEvent } from '#features/submissions/life/server/events.ts';
import { demoWorks, type DemoWork } from './demo-works.ts';

/**
 * Gives the demo world's wall something to show, and its moderators something to look at; each is seeded
 * once. Nobody is rewarded for it.
 */
export async function seedWorks(ctx: Ctx): Promise<void> {
  for (const [index, work] of demoWorks.entries()) await seedWork(ctx, work, demoWorks.length - index);
}

async function seedWork(ctx: Ctx, work: DemoWork, hoursAgo: number): Promise<void> {
  const ownerId = await findDemoPerson(ctx, work.by);
  const item = await findItem(ctx, work.itemId, 'en');
  if (!ownerId || !item || (item.type !== 'challenge' && item.type !== 'rwi')) return;
  const id = work.id as SubmissionId;
  const known = await ctx.db.selectFrom('submissions').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return;
  const pictures = work.pictures ?? [];
  for (const { name } of pictures)
    await seedHandedIn(ctx, {
      id: fileIdOf(name),
      ownerId,
      name: `${name}.png`,
      svg: await readFile(join(projectFolder, 'content', 'demo-works', `${name}.svg`), 'utf8'),
    });
  // Her class sees only what was handed in since she joined it, which is only now.
  const at = new Date(ctx.clock.now().getTime() - (work.ofClass ? 0 : hoursAgo * hourMs));
  const to = {
    status: work.waits ? status.submitted : status.approved,
    visibility: work.ofClass ? visibility.group : visibility.everyone,
  };
  await inTransaction(ctx, async (ctx) => {
    const made = await ctx.db
      .insertInto('submissions')
      .values({
        id,
        owner_id: ownerId,
        item_id: item.id,
        course_id: item.courseId,
        kind: item.type === 'rwi' ? 'rwi' : 'challenge',
        language: work.language,
        ...to,
        version: 1,
        handed_in_at: at,
        changed_at: at,
        ...(!work.waits && { decided_at: at, first_approved_at: at }),
      })
      // Another process may be seeding at the same time.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return;
    await ctx.db
      .insertInto('submission_versions')
      .values({ submission_id: id, version: 1, text: work.text, impact: null, mark: '', made_at: at })
      .execute();
    for (const [place, { name, caption }] of pictures.entries())
      await ctx.db
        .insertInto('submission_files')
        .values({ submission_id: id, version: 1, place, file_id: fileIdOf(name), caption })
        .execute();
    await recordEvent(ctx, { submissionId: id, version: 1, what: 'handIn', who: ownerId, to });
    await seedStickers(ctx, id, work);
  });
}

async function seedStickers(ctx: Ctx, id: SubmissionId, { stickers = {} }: DemoWork): Promise<void> {
  let count = 0;
  for (const [emailAddress, given] of Object.entries(stickers)) {
    const userId: UserId | undefined = await findDemoPerson(ctx, emailAddress);
    if (!userId) continue;
    const rows = given.map((sticker) => ({ submission_id: id, user_id: userId, sticker }));
    await ctx.db.insertInto('submission_stickers').values(rows).execute();
    count += rows.length;
  }
  await ctx.db.updateTable('submissions').set({ stickers: count }).where('id', '=', id).execute();
}

/** The same at every start, as ids of uploads are. */
function fileIdOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}
