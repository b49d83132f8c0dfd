import type { Selectable } from 'kysely';
import { showClearCode } from '#core/clear-code.ts';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { ClassId, ClassView } from '../contract.ts';
import { listCourseIds } from './class-courses.ts';
import { selectTaught } from './taught.ts';

type ClassRow = Selectable<Tables['classes']> & {
  joined: string | number;
  waiting: string | number;
  invited: string | number | null;
  cards: string | number;
  ending: string | number;
  asking: string | number;
};

/** The classes that someone teaches, oldest first. */
export async function describeTaught(ctx: Pick<Ctx, 'db'>, userId: UserId): Promise<ClassView[]> {
  return describeRows(ctx, userId, await selectRows(ctx, userId).execute());
}

/** One of the classes that she teaches. */
export async function describeClass(ctx: Pick<Ctx, 'db'>, userId: UserId, id: ClassId): Promise<ClassView> {
  const rows = await selectRows(ctx, userId).where('classes.id', '=', id).execute();
  const [item] = await describeRows(ctx, userId, rows);
  if (!item) throw new NotFound();
  return item;
}

/** The cards of a class's students are those that its owner has made. */
function selectRows({ db }: Pick<Ctx, 'db'>, userId: UserId) {
  return db
    .selectFrom('classes')
    .leftJoin('class_students', 'class_students.class_id', 'classes.id')
    .leftJoin('student_cards', (join) =>
      join
        .onRef('student_cards.user_id', '=', 'class_students.user_id')
        .onRef('student_cards.educator_id', '=', 'classes.educator_id'),
    )
    .selectAll('classes')
    .select(({ fn, selectFrom }) => [
      fn
        .count<string>('class_students.user_id')
        .filterWhere('class_students.status', '=', 'joined')
        .as('joined'),
      fn
        .count<string>('class_students.user_id')
        .filterWhere('class_students.status', '=', 'pending')
        .as('waiting'),
      fn.count<string>('student_cards.user_id').as('cards'),
      fn
        .count<string>('student_cards.user_id')
        .filterWhere(({ not, exists, selectFrom: from }) =>
          not(
            exists(
              from('class_students as elsewhere')
                .innerJoin('classes as others', 'others.id', 'elsewhere.class_id')
                .select('elsewhere.user_id')
                .whereRef('elsewhere.user_id', '=', 'class_students.user_id')
                .whereRef('others.educator_id', '=', 'classes.educator_id')
                .whereRef('others.id', '<>', 'classes.id'),
            ),
          ),
        )
        .as('ending'),
      fn
        .count<string>('class_students.user_id')
        .filterWhere('class_students.status', '=', 'joined')
        .filterWhere(({ or, eb }) =>
          or([
            eb('class_students.leave_asked_at', 'is not', null),
            eb('student_cards.erase_asked_at', 'is not', null),
          ]),
        )
        .as('asking'),
      // Not a join, which would multiply the students.
      selectFrom('class_invites')
        .select((invites) => invites.fn.countAll<string>().as('count'))
        .whereRef('class_invites.class_id', '=', 'classes.id')
        .where('class_invites.claimed_by', 'is', null)
        .as('invited'),
    ])
    .where('classes.id', 'in', selectTaught(db, userId))
    .groupBy('classes.id')
    .orderBy('classes.created_at')
    .orderBy('classes.id');
}

async function describeRows(
  ctx: Pick<Ctx, 'db'>,
  userId: UserId,
  rows: readonly ClassRow[],
): Promise<ClassView[]> {
  const courses = await listCourseIds(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    code: showClearCode(row.code),
    paused: row.code_paused_at !== null,
    archived: row.archived_at !== null,
    role: row.educator_id === userId ? 'owner' : 'co',
    courseIds: courses.get(row.id) ?? [],
    studentCount: Number(row.joined),
    pendingCount: Number(row.waiting),
    invitedCount: Number(row.invited),
    requestCount: Number(row.asking),
    cardCount: Number(row.cards),
    endingCount: Number(row.ending),
    created: row.created_at.toISOString(),
  }));
}
