import { adminHref } from '#admin-urls.ts';
import {
  factsOf,
  rowsAtMost,
  text,
  tableOf,
  link,
  time,
  words,
  number,
  type PersonSection,
} from '#features/people/server/public.ts';
import { foretellErasure } from '#features/classes/erased-owner/server/foretell-erasure.ts';
import type { Wait } from '#features/classes/server/tables.ts';

const waitNames: Record<Wait, string> = {
  account: 'classes.panel.awaitsAccount',
  guardian: 'classes.panel.awaitsGuardian',
  seats: 'classes.panel.awaitsSeat',
};

/** The classes that she teaches, and those that she is in. */
export const classesSection: PersonSection = {
  name: 'classes',
  title: 'classes.panel.title',
  permission: 'users.find',
  async read(ctx, { id }) {
    const own = await ctx.db
      .selectFrom('classes')
      .select(({ selectFrom, fn }) => [
        'id',
        'name',
        'created_at',
        selectFrom('class_students')
          .select(fn.countAll<number>().as('count'))
          .whereRef('class_id', '=', 'classes.id')
          .where('status', '=', 'joined')
          .as('students'),
      ])
      .where('educator_id', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(rowsAtMost + 1)
      .execute();
    const joined = await ctx.db
      .selectFrom('class_students')
      .innerJoin('classes', 'classes.id', 'class_students.class_id')
      .select([
        'classes.id',
        'classes.name',
        'class_students.status',
        'class_students.why',
        'class_students.created_at',
      ])
      .where('class_students.user_id', '=', id)
      .orderBy('class_students.created_at', 'desc')
      .orderBy('classes.id')
      .limit(rowsAtMost + 1)
      .execute();
    const { say } = ctx;
    const fates = await foretellErasure(ctx, id);
    const heirs = new Map(fates?.items.flatMap(({ id, heir }) => (heir === null ? [] : [[id, heir]])));
    const nameOf = ({ id, name }: { id: string; name: string }) =>
      link(name, adminHref('adminUsers', undefined, { class: id }));
    const since = ({ created_at }: { created_at: Date }) => time(created_at);
    const ownColumns = {
      [say('classes.panel.name')]: nameOf,
      [say('classes.panel.students')]: ({ students }: (typeof own)[number]) => number(Number(students)),
      [say('classes.panel.created')]: since,
      [say('classes.panel.ifErased')]: ({ id }: (typeof own)[number]) =>
        heirs.has(id) ? text(heirs.get(id) ?? null) : words(say('classes.panel.ends')),
    };
    const joinedColumns = {
      [say('classes.panel.name')]: nameOf,
      [say('classes.panel.state')]: ({ status, why }: (typeof joined)[number]) =>
        words(say(status === 'pending' && why ? waitNames[why] : 'classes.panel.joined')),
      [say('classes.panel.since')]: since,
    };
    const tables = [
      ...(own.length > 0 ? [tableOf(say('classes.panel.teaches'), ownColumns, own)] : []),
      ...(joined.length > 0 ? [tableOf(say('classes.panel.isIn'), joinedColumns, joined)] : []),
    ];
    const facts = factsOf({
      [say('classes.panel.cardStudents')]: fates?.cardStudents ? number(fates.cardStudents) : null,
    });
    return tables.length + facts.length > 0 ? { tables, facts } : undefined;
  },
};
