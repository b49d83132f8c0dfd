import type { MessageData, MessageKind, MessageKinds } from '#platform/composition/message-kinds.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { UserId } from '#core/ids.ts';
import type { ClassId } from '../contract.ts';

const aboutStudent = {
  topic: 'classes.topic.students',
  look: 'class',
  // A teacher's.
  forChildren: false,
  besides: { push: true },
  async valuesOf(ctx, _locale, all) {
    const students = await describePeople(
      ctx,
      all.map(({ studentId }) => String(studentId) as UserId),
    );
    const names = await nameClasses(ctx, all);
    return all.map(({ studentId, classId }) => {
      const student = students.get(String(studentId) as UserId);
      const name = names.get(String(classId));
      return student && name !== undefined ? { student: student.firstName, name } : undefined;
    });
  },
} as const satisfies Omit<MessageKind, 'text'>;

const aboutTeacher = {
  topic: 'classes.topic.teachers',
  look: 'class',
  // A teacher's.
  forChildren: false,
  besides: { push: true },
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
} as const satisfies Omit<MessageKind, 'text'>;

async function nameClasses(ctx: Ctx, all: readonly MessageData[]): Promise<ReadonlyMap<string, string>> {
  const classes = await ctx.db
    .selectFrom('classes')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      all.map(({ classId }) => String(classId) as ClassId),
    )
    .execute();
  return new Map(classes.map(({ id, name }) => [String(id), name]));
}

/** What a teacher hears of her classes. */
export const classesMessageKinds = {
  'classes.joined': { ...aboutStudent, text: 'classes.message.joined' },
  'classes.waits': { ...aboutStudent, text: 'classes.message.waits' },
  'classes.teacherJoined': { ...aboutTeacher, text: 'classes.message.teacherJoined' },
  'classes.teacherLeft': { ...aboutTeacher, text: 'classes.message.teacherLeft' },
  'classes.teacherRemoved': { ...aboutTeacher, text: 'classes.message.teacherRemoved' },
  'classes.handedOver': { ...aboutTeacher, text: 'classes.message.handedOver' },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'classes.joined': { classId: string; studentId: string };
    'classes.waits': { classId: string; studentId: string };
    'classes.teacherJoined': { classId: string; teacherId: string };
    'classes.teacherLeft': { classId: string; teacherId: string };
    'classes.teacherRemoved': { classId: string; teacherId: string };
    'classes.handedOver': { classId: string; teacherId: string };
  }
}
