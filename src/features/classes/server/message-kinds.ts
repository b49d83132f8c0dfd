import type { MessageKind, MessageKinds } from '#platform/composition/message-kinds.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { UserId } from '#core/ids.ts';
import type { ClassId } from '../contract.ts';

const aboutStudent = {
  topic: 'classes.topic.students',
  look: 'class',
  // A teacher's.
  forChildren: false,
  besides: {},
  async valuesOf(ctx, _locale, all) {
    const students = await describePeople(
      ctx,
      all.map(({ studentId }) => String(studentId) as UserId),
    );
    const classes = await ctx.db
      .selectFrom('classes')
      .select(['id', 'name'])
      .where(
        'id',
        'in',
        all.map(({ classId }) => String(classId) as ClassId),
      )
      .execute();
    const names = new Map(classes.map(({ id, name }) => [String(id), name]));
    return all.map(({ studentId, classId }) => {
      const student = students.get(String(studentId) as UserId);
      const name = names.get(String(classId));
      return student && name !== undefined ? { student: student.firstName, name } : undefined;
    });
  },
} as const satisfies Omit<MessageKind, 'text'>;

/** What a teacher hears of her classes. */
export const classesMessageKinds = {
  'classes.joined': { ...aboutStudent, text: 'classes.message.joined' },
  'classes.waits': { ...aboutStudent, text: 'classes.message.waits' },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'classes.joined': { classId: string; studentId: string };
    'classes.waits': { classId: string; studentId: string };
  }
}
