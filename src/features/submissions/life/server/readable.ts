import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { holdsPermission } from '#core/permissions.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { listFellows, listStudentsOf, type Classmate } from '#features/classes/server/public.ts';
import { listChildrenOf } from '#features/guardians/server/public.ts';
import { listHiddenCourses } from '#features/learning/server/public.ts';
import { findVerifiedAddress } from '#features/people/server/public.ts';
import { status, visibility } from '../policy.ts';
import { teacherReads, type Relation } from '../policy-readers.ts';

/**
 * Who reads, and what she is to the owners of works. Those of her classes share with her what they have handed in since they joined
 * (docs/decisions/0106).
 */
export interface Reader {
  userId: UserId | undefined;
  moderator: boolean;
  fellows: readonly Classmate[];
  students: readonly Classmate[];
  children: readonly UserId[];
  /** The courses that her guardians keep from her; of them she reads only what she has made herself. */
  hiddenCourses: readonly string[];
}

/** A visitor, who reads what everyone does. */
export const stranger: Reader = {
  userId: undefined,
  moderator: false,
  fellows: [],
  students: [],
  children: [],
  hiddenCourses: [],
};

/** Someone who reads only her own works. */
export function ownReader(userId: UserId): Reader {
  return { ...stranger, userId };
}

/** A guardian who answers about a child's works. */
export function guardianReader(childId: UserId): Reader {
  return { ...stranger, children: [childId] };
}

/** The caller as a reader of works. */
export async function findReader(ctx: Ctx, actor: Actor | undefined): Promise<Reader> {
  if (actor?.kind !== 'member' || actor.awaitingGuardian) return stranger;
  const { userId } = actor;
  const address = await findVerifiedAddress(ctx, userId);
  return {
    userId,
    moderator: actor.tookSecondStep && holdsPermission(actor, 'moderation.decide'),
    fellows: await listFellows(ctx, userId),
    students: await listStudentsOf(ctx, userId),
    children: address === undefined ? [] : await listChildrenOf(ctx, address),
    hiddenCourses: await listHiddenCourses(ctx),
  };
}

/** What a reader is to the owner of a work, whose current version was made at this time: the closest, if several. */
export function findRelation(
  reader: Reader,
  { ownerId, madeAt }: { ownerId: UserId; madeAt: Date },
): Relation {
  const isShared = ({ userId, since }: Classmate) => userId === ownerId && since <= madeAt;
  if (reader.userId === ownerId) return 'owner';
  if (reader.children.includes(ownerId)) return 'guardian';
  if (reader.moderator) return 'moderator';
  if (reader.students.some(isShared)) return 'teacher';
  return reader.fellows.some(isShared) ? 'fellow' : 'none';
}

type Works = ExpressionBuilder<Pick<Tables, 'submissions'>, 'submissions'>;

/** `mayRead` in SQL: the condition of every query whose rows, or whose number, a reader gets. */
export function isReadable(
  reader: Reader,
): (works: Works) => ExpressionWrapper<Pick<Tables, 'submissions'>, 'submissions', SqlBool> {
  return ({ eb, and, or }) => {
    const { userId, fellows, students, children } = reader;
    const notWithheld = eb('withheld_at', 'is', null);
    const ofGroup = eb('visibility', '<=', visibility.group);
    const readable = or([
      eb('shown', '=', true),
      ...(reader.moderator ? [eb('status', '<>', status.awaitsGuardian)] : []),
      ...(userId === undefined ? [] : [eb('owner_id', '=', userId)]),
      ...(children.length === 0 ? [] : [and([notWithheld, eb('owner_id', 'in', children)])]),
      ...(students.length === 0
        ? []
        : [and([notWithheld, ofGroup, eb('status', 'in', teacherReads), isSharedWith(students)])]),
      ...(fellows.length === 0
        ? []
        : [
            and([
              notWithheld,
              ofGroup,
              eb('status', '=', status.approved),
              eb('hidden_at', 'is', null),
              isSharedWith(fellows),
            ]),
          ]),
    ]);
    return and([readable, ...(reader.hiddenCourses.length === 0 ? [] : [notHidden(eb, reader)])]);
  };
}

/** That a work is the reader's own, or not of a course that is kept from her. */
function notHidden(
  eb: Works,
  { userId, hiddenCourses }: Pick<Reader, 'userId' | 'hiddenCourses'>,
): ExpressionWrapper<Pick<Tables, 'submissions'>, 'submissions', SqlBool> {
  return eb.or([
    eb('course_id', 'not in', [...hiddenCourses]),
    ...(userId === undefined ? [] : [eb('owner_id', '=', userId)]),
  ]);
}

/** Whether a work's current version was handed in by one of these people, since she joined. */
export function isSharedWith(classmates: readonly Classmate[]) {
  const ids = classmates.map(({ userId }) => userId);
  const since = classmates.map(({ since }) => since.toISOString());
  return sql<boolean>`exists (
    select from unnest(${ids}::text[], ${since}::timestamptz[]) as classmates (id, since)
    join submission_versions on submission_versions.submission_id = submissions.id
      and submission_versions.version = submissions.version
    where classmates.id = submissions.owner_id and submission_versions.made_at >= classmates.since)`;
}
