import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { holdsPermission } from '#core/permissions.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { listFellows, listStudentsOf } from '#features/classes/server/public.ts';
import { listChildrenOf } from '#features/guardians/server/public.ts';
import { findVerifiedAddress } from '#features/people/server/public.ts';
import { status, visibility } from '../policy.ts';
import { teacherReads, type Relation } from '../policy-readers.ts';

/** Who reads, and what she is to the owners of works. */
export interface Reader {
  userId: UserId | undefined;
  moderator: boolean;
  fellows: readonly UserId[];
  students: readonly UserId[];
  children: readonly UserId[];
}

/** A visitor, who reads what everyone does. */
export const stranger: Reader = {
  userId: undefined,
  moderator: false,
  fellows: [],
  students: [],
  children: [],
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
export async function findReader(ctx: Pick<Ctx, 'db' | 'clock'>, actor: Actor | undefined): Promise<Reader> {
  if (actor?.kind !== 'member' || actor.awaitingGuardian) return stranger;
  const { userId } = actor;
  const address = await findVerifiedAddress(ctx, userId);
  return {
    userId,
    moderator: actor.tookSecondStep && holdsPermission(actor, 'moderation.decide'),
    fellows: await listFellows(ctx, userId),
    students: await listStudentsOf(ctx, userId),
    children: address === undefined ? [] : await listChildrenOf(ctx, address),
  };
}

/** What a reader is to the owner of a work: the closest, if several. */
export function findRelation(reader: Reader, ownerId: UserId): Relation {
  if (reader.userId === ownerId) return 'owner';
  if (reader.children.includes(ownerId)) return 'guardian';
  if (reader.moderator) return 'moderator';
  if (reader.students.includes(ownerId)) return 'teacher';
  return reader.fellows.includes(ownerId) ? 'fellow' : 'none';
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
    return or([
      eb('shown', '=', true),
      ...(reader.moderator ? [eb('status', '<>', status.awaitsGuardian)] : []),
      ...(userId === undefined ? [] : [eb('owner_id', '=', userId)]),
      ...(children.length === 0 ? [] : [and([notWithheld, eb('owner_id', 'in', children)])]),
      ...(students.length === 0
        ? []
        : [and([notWithheld, ofGroup, eb('status', 'in', teacherReads), eb('owner_id', 'in', students)])]),
      ...(fellows.length === 0
        ? []
        : [
            and([
              notWithheld,
              ofGroup,
              eb('status', '=', status.approved),
              eb('hidden_at', 'is', null),
              eb('owner_id', 'in', fellows),
            ]),
          ]),
    ]);
  };
}
