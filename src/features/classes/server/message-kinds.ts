import type { MessageData, MessageKinds, SaidKind } from '#platform/composition/message-kinds.ts';
import { askedOfGuardians } from '#features/notifications/server/public.ts';
import { answersForChildren } from '#features/guardians/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { UserId } from '#core/ids.ts';
import type { ClassId } from '../contract.ts';
import type { Wait } from './tables.ts';
import { listClassNames } from './class-names.ts';

const aboutStudent = {
  topic: 'classes.topic.students',
  look: 'class',
  // A teacher's.
  forChildren: false,
  besides: { push: true },
  concerns: teachesAny,
} as const satisfies Omit<SaidKind, 'text'>;

const aboutOwnClass = {
  topic: 'classes.topic.ownClasses',
  look: 'class',
  // A student's.
  forChildren: true,
  besides: {},
  concerns: learnsInAny,
} as const satisfies Omit<SaidKind, 'text'>;

const aboutTeacher = {
  topic: 'classes.topic.teachers',
  look: 'class',
  // A teacher's.
  forChildren: false,
  besides: { push: true },
  concerns: teachesAny,
  async valuesOf(ctx, _locale, all) {
    const teachers = await describePeople(
      ctx,
      all.map(({ teacherId }) => String(teacherId) as UserId),
    );
    const names = await nameClasses(ctx, all);
    return all.map(({ teacherId, classId }) => {
      const teacher = teachers.get(String(teacherId) as UserId);
      const name = names.get(String(classId));
      return teacher && name !== undefined ? { teacher: teacher.displayName, name } : undefined;
    });
  },
} as const satisfies Omit<SaidKind, 'text'>;

async function teachesAny({ db }: Ctx, userId: UserId): Promise<boolean> {
  const taught = await db
    .selectFrom('class_teachers')
    .select('class_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return taught !== undefined;
}

async function learnsInAny({ db }: Ctx, userId: UserId): Promise<boolean> {
  const entry = await db
    .selectFrom('class_students')
    .select('class_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return entry !== undefined;
}

/**
 * The students of messages about them, as they stand when a message is read or pushed: nobody is named who waits for a
 * guardian's yes, nor, where she has to be in the list to be named, anyone who is no longer there.
 */
function nameStudents({ onlyListed }: { onlyListed: boolean }): NonNullable<SaidKind['valuesOf']> {
  return async (ctx, _locale, all) => {
    const pairs = all.map(({ studentId, classId }) => ({
      userId: String(studentId) as UserId,
      classId: String(classId) as ClassId,
    }));
    const students = await describePeople(
      ctx,
      pairs.map(({ userId }) => userId),
    );
    const waits = await findWaits(ctx, pairs);
    const names = await nameClasses(ctx, all);
    return pairs.map(({ userId, classId }) => {
      const name = names.get(classId);
      if (name === undefined) return undefined;
      const student = students.get(userId);
      const why = waits.get(`${classId} ${userId}`);
      const isKnown = why === undefined ? !onlyListed : why === null || why === 'seats';
      return student && !student.awaitsGuardian && isKnown
        ? { named: 'yes', student: student.firstName, name }
        : { named: 'no', student: '', name };
    });
  };
}

/** The children who would like to join, for their own guardians. */
const nameAsking: SaidKind['valuesOf'] = async (ctx, _locale, all) => {
  const children = await describePeople(
    ctx,
    all.map(({ studentId }) => String(studentId) as UserId),
  );
  const names = await nameClasses(ctx, all);
  return all.map(({ studentId, classId }) => {
    const child = children.get(String(studentId) as UserId);
    const name = names.get(String(classId));
    return child && name !== undefined ? { student: child.firstName, name } : undefined;
  });
};

/** The children whose class has ended, for their own guardians. */
const nameChildren: SaidKind['valuesOf'] = async (ctx, _locale, all) => {
  const children = await describePeople(
    ctx,
    all.map(({ studentId }) => String(studentId) as UserId),
  );
  return all.map(({ studentId }) => {
    const child = children.get(String(studentId) as UserId);
    return child && { student: child.firstName };
  });
};

/** What each of these waits for in her class: null if she is in it; undefined if she is not listed there. */
async function findWaits(
  { db }: Ctx,
  pairs: readonly { classId: ClassId; userId: UserId }[],
): Promise<ReadonlyMap<string, Wait | null>> {
  const rows = await db
    .selectFrom('class_students')
    .select(['class_id', 'user_id', 'why'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('class_id', 'user_id'),
        'in',
        pairs.map(({ classId, userId }) => tuple(classId, userId)),
      ),
    )
    .execute();
  return new Map(rows.map(({ class_id, user_id, why }) => [`${class_id} ${user_id}`, why]));
}

function nameClasses(ctx: Ctx, all: readonly MessageData[]): Promise<ReadonlyMap<string, string>> {
  return listClassNames(
    ctx,
    all.map(({ classId }) => String(classId)),
  );
}

/**
 * What a teacher hears of her classes, a student of hers, and a guardian of one that a child would like to join: nothing in that
 * is a teacher's own words.
 */
export const classesMessageKinds = {
  'classes.joined': {
    ...aboutStudent,
    text: 'classes.message.joined',
    valuesOf: nameStudents({ onlyListed: false }),
  },
  'classes.waits': {
    ...aboutStudent,
    text: 'classes.message.waits',
    valuesOf: nameStudents({ onlyListed: true }),
  },
  'classes.admitted': { ...aboutOwnClass, text: 'classes.message.admitted' },
  'classes.seen': { ...aboutOwnClass, text: 'classes.message.seen' },
  'classes.teacherJoined': { ...aboutTeacher, text: 'classes.message.teacherJoined' },
  'classes.teacherLeft': { ...aboutTeacher, text: 'classes.message.teacherLeft' },
  'classes.teacherRemoved': { ...aboutTeacher, text: 'classes.message.teacherRemoved' },
  'classes.handedOver': { ...aboutTeacher, text: 'classes.message.handedOver' },
  'classes.inherited': { ...aboutTeacher, text: 'classes.message.inherited' },
  'classes.newOwner': { ...aboutTeacher, text: 'classes.message.newOwner' },
  'classes.ended': { ...aboutOwnClass, text: 'classes.message.ended' },
  'classes.endedForChild': {
    topic: 'classes.topic.childClasses',
    text: 'classes.message.endedForChild',
    look: 'class',
    // A guardian's: it names the child.
    forChildren: false,
    besides: { push: false },
    concerns: answersForChildren,
    valuesOf: nameChildren,
  },
  'classes.asked': {
    ...askedOfGuardians,
    text: 'classes.message.asked',
    look: 'class',
    valuesOf: nameAsking,
  },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'classes.joined': { classId: string; studentId: string };
    'classes.waits': { classId: string; studentId: string };
    'classes.admitted': Record<string, never>;
    'classes.seen': Record<string, never>;
    'classes.teacherJoined': { classId: string; teacherId: string };
    'classes.teacherLeft': { classId: string; teacherId: string };
    'classes.teacherRemoved': { classId: string; teacherId: string };
    'classes.handedOver': { classId: string; teacherId: string };
    'classes.inherited': { classId: string; teacherId: string };
    'classes.newOwner': { classId: string; teacherId: string };
    'classes.ended': Record<string, never>;
    'classes.endedForChild': { studentId: string };
    'classes.asked': { classId: string; studentId: string };
  }
}
