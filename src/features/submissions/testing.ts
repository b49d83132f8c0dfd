import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/ctx.ts';
import type { TestUser } from '#features/people/testing.ts';
import type { Impact } from './impact/contract.ts';
import type { SubmissionId } from './life/contract.ts';

/** A deed that has been handed in and waits, as the database has it. */
export async function makeDeed(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { userId }: Pick<TestUser, 'userId'>,
  impact: Impact | null,
): Promise<SubmissionId> {
  const id = randomUUID() as SubmissionId;
  const now = clock.now();
  await db
    .insertInto('submissions')
    .values({
      id,
      owner_id: userId,
      item_id: `item-${id}`,
      course_id: 'course',
      kind: 'rwi',
      language: 'en',
      visibility: 1,
      status: 0,
      version: 1,
      handed_in_at: now,
      changed_at: now,
    })
    .execute();
  await db
    .insertInto('submission_versions')
    .values({
      submission_id: id,
      version: 1,
      text: 'Done',
      impact: impact && JSON.stringify(impact),
      mark: id,
      made_at: now,
    })
    .execute();
  return id;
}
