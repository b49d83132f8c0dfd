import { sql } from 'kysely';
import type { JudgedQueue } from '#features/administration/server/public.ts';
import type { UserId } from '#core/ids.ts';
import { status } from '#features/submissions/life/policy.ts';
import type { WorkRow } from '#features/submissions/life/server/move.ts';
import type { Db } from '#platform/db/tables.ts';
import type { QueueRequest } from '../contract.ts';

export const workQueue: JudgedQueue = {
  claims: 'submission_claims',
  decisions: 'submission_decisions',
  id: 'submission_id',
};

/** The works that a moderator may judge: not what its guardian has not seen, and not her own. */
export function selectJudged(db: Db, by: UserId | undefined) {
  const works = db
    .selectFrom('submissions')
    .selectAll('submissions')
    .where('submissions.status', '<>', status.awaitsGuardian);
  return by === undefined ? works : works.where('submissions.owner_id', '<>', by);
}

/** The same for a work that was read otherwise. */
export function mayJudge({ owner_id, status: now }: WorkRow, by: UserId): boolean {
  return now !== status.awaitsGuardian && owner_id !== by;
}

const reported = sql<boolean>`(submissions.status = 1 and submissions.reports > 0)`;
/** Its owner asks to look at it again, and nobody has since. */
export const appealed = sql<boolean>`(submissions.status = 2 and submissions.appealed_at > submissions.decided_at)`;

/** The condition of the index `submissions_queue`. */
const inQueue = sql<boolean>`(submissions.withheld_at is null
  and (submissions.status = 0 or ${reported} or ${appealed}))`;

/** A work that waits for a decision, and about which none is held. */
export const waits = sql<boolean>`(${inQueue} and not exists (
  select from submission_decisions held where held.submission_id = submissions.id))`;

/** The last who decided about it did so as the teacher of a class. */
const decidedInClass = sql<boolean>`exists (
  select from submission_events decided
  where decided.submission_id = submissions.id and decided.class_id is not null
    and not exists (
      select from submission_events later
      where later.submission_id = decided.submission_id and later.at > decided.at
        and later.what in ('approve', 'reject', 'spam', 'restore', 'keep')))`;

const extras = {
  reported,
  appealed,
  first: sql<boolean>`not exists (
    select from submissions other where other.owner_id = submissions.owner_id and other.id <> submissions.id)`,
  inClass: decidedInClass,
} as const;

/** What each filter of the queue asks of a work. */
export const queueFilters = {
  kind: (kind: NonNullable<QueueRequest['kind']>) => sql<boolean>`submissions.kind = ${kind}`,
  course: (course: string) => sql<boolean>`submissions.course_id = ${course}`,
  language: (language: string) => sql<boolean>`submissions.language = ${language}`,
  only: (only: NonNullable<QueueRequest['only']>) => extras[only],
};

/** Since when a work waits for a decision; null if it does not. */
export const waitsSince = sql<Date | null>`case
  when submissions.withheld_at is not null then null
  when submissions.status = 0 then submissions.changed_at
  when submissions.hidden_at is not null then submissions.hidden_at
  when ${appealed} then submissions.appealed_at
end`;
