import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { showClearCode } from '#core/clear-code.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '#core/refusals.ts';
import { makeClearCode } from '#platform/clear-code.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Tables } from '#platform/db/tables.ts';
import { listCardHolders } from '../cards/server/student-accounts.ts';
import type { ClassChanges, ClassId, ClassListView, ClassView, NewClassInput } from '../contract.ts';
import { codeLength, mayTeach } from '../policy.ts';
import { releaseStudents } from '../memberships/server/release-students.ts';
import { admitWaiting, findRoom, lockRoom } from './seats.ts';

const classesAtMost = 50;

/** The educator whose classes are requested; refuses anyone else. */
export function educatorOf(ctx: Pick<Ctx, 'actor'>): UserId {
  const member = signedIn(ctx);
  if (!mayTeach(member)) throw new Forbidden('forbidden', 'classes.refusal.educatorsOnly');
  return member.userId;
}

/** Her classes, oldest first, and how many of her seats are taken. */
export async function listClasses(ctx: Ctx): Promise<ClassListView> {
  const educatorId = educatorOf(ctx);
  const { seats, students } = await findRoom(ctx, educatorId);
  const rows = await readClasses(ctx, educatorId);
  return { items: rows.map(toView), totalItems: rows.length, seats, seatsTaken: students.size };
}

/** Creates a class with a code of its own. Refuses a name that she has already used, and more than fifty classes. */
export async function createClass(ctx: Ctx, { name }: NewClassInput): Promise<ClassView> {
  const educatorId = educatorOf(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockRoom(ctx, educatorId);
    const names = await readClasses(ctx, educatorId);
    if (names.length >= classesAtMost) throw new Conflict('too_many_classes', 'classes.refusal.tooMany');
    refuseTaken(names, name);
    const id = randomUUID() as ClassId;
    const row = { id, educator_id: educatorId, name, code_paused_at: null, created_at: ctx.clock.now() };
    await ctx.db
      .insertInto('classes')
      .values({ ...row, code: await findFreeCode(ctx) })
      .execute();
    return describeClass(ctx, educatorId, id);
  });
}

/** Applies the changes sent; requesting the present state again changes nothing. */
export async function changeClass(ctx: Ctx, { id, name, paused, rotate }: ClassChanges): Promise<ClassView> {
  const educatorId = educatorOf(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockRoom(ctx, educatorId);
    const rows = await readClasses(ctx, educatorId);
    const before = rows.find((row) => row.id === id);
    if (!before) throw new NotFound();
    if (name !== undefined)
      refuseTaken(
        rows.filter((row) => row !== before),
        name,
      );
    await ctx.db
      .updateTable('classes')
      .set({
        name: name ?? before.name,
        code: rotate ? await findFreeCode(ctx) : before.code,
        code_paused_at: paused === undefined ? before.code_paused_at : paused ? ctx.clock.now() : null,
      })
      .where('id', '=', before.id)
      .execute();
    return describeClass(ctx, educatorId, before.id);
  });
}

/** Deletes a class with its list; seats that become free go to students waiting in her other classes. */
export async function deleteClass(ctx: Ctx, id: string): Promise<void> {
  const educatorId = educatorOf(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockRoom(ctx, educatorId);
    const rows = await ctx.db
      .selectFrom('class_students')
      .select('user_id')
      .where('class_id', '=', id as ClassId)
      .execute();
    const { numDeletedRows } = await ctx.db
      .deleteFrom('classes')
      .where('id', '=', id as ClassId)
      .where('educator_id', '=', educatorId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new NotFound();
    await releaseStudents(
      ctx,
      educatorId,
      rows.map((row) => row.user_id),
    );
    await admitWaiting(ctx, educatorId);
  });
}

type ClassRow = Selectable<Tables['classes']> & {
  joined: string | number;
  waiting: string | number;
  invited: string | number | null;
  cards: string | number;
  asking: string | number;
};

/** Her classes, or one of them, each with its counts. */
async function readClasses(ctx: Pick<Ctx, 'db'>, educatorId: UserId, id?: ClassId): Promise<ClassRow[]> {
  const holders = await listCardHolders(ctx, educatorId);
  const isOneOf = (ids: UserId[]) => sql<boolean>`class_students.user_id = any(${ids}::text[])`;
  const hasCard = isOneOf(holders.map(({ userId }) => userId));
  const asksErasure = isOneOf(holders.filter((holder) => holder.asksErasure).map(({ userId }) => userId));
  const all = ctx.db
    .selectFrom('classes')
    .leftJoin('class_students', 'class_students.class_id', 'classes.id')
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
      fn.count<string>('class_students.user_id').filterWhere(hasCard).as('cards'),
      fn
        .count<string>('class_students.user_id')
        .filterWhere('class_students.status', '=', 'joined')
        .filterWhere(({ or, eb }) => or([eb('class_students.leave_asked_at', 'is not', null), asksErasure]))
        .as('asking'),
      // Not a join, which would multiply the students.
      selectFrom('class_invites')
        .select((invites) => invites.fn.countAll<string>().as('count'))
        .whereRef('class_invites.class_id', '=', 'classes.id')
        .where('class_invites.claimed_by', 'is', null)
        .as('invited'),
    ])
    .where('classes.educator_id', '=', educatorId)
    .groupBy('classes.id')
    .orderBy('classes.created_at')
    .orderBy('classes.id');
  return id === undefined ? all.execute() : all.where('classes.id', '=', id).execute();
}

async function describeClass(ctx: Ctx, educatorId: UserId, id: ClassId): Promise<ClassView> {
  const [row] = await readClasses(ctx, educatorId, id);
  if (!row) throw new NotFound();
  return toView(row);
}

function toView(row: ClassRow): ClassView {
  return {
    id: row.id,
    name: row.name,
    code: showClearCode(row.code),
    paused: row.code_paused_at !== null,
    studentCount: Number(row.joined),
    pendingCount: Number(row.waiting),
    invitedCount: Number(row.invited),
    requestCount: Number(row.asking),
    cardCount: Number(row.cards),
    created: row.created_at.toISOString(),
  };
}

function refuseTaken(others: readonly { name: string }[], name: string): void {
  if (others.some((other) => other.name === name))
    throw new Invalid([{ path: 'name', messageKey: 'classes.field.nameTaken' }]);
}

/** Two calls drawing the same one of 8 × 10¹¹ codes at the same moment is left to the unique key. */
async function findFreeCode({ db }: Pick<Ctx, 'db'>): Promise<string> {
  for (;;) {
    const code = makeClearCode(codeLength);
    const taken = await db.selectFrom('classes').select('id').where('code', '=', code).executeTakeFirst();
    if (!taken) return code;
  }
}
