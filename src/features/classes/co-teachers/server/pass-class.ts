import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { handLinksOver } from '#platform/links/links.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { freeName } from '#features/classes/copying/policy.ts';
import { findInvites, inviteSubject } from '#features/classes/invites/server/invite-rows.ts';
import { listOwned } from '#features/classes/server/classes.ts';
import { inviteLink } from '#features/classes/server/link-kinds.ts';
import { openClassCourses } from '#features/classes/server/open-courses.ts';

interface Passing {
  classId: ClassId;
  from: UserId;
  to: UserId;
}

/**
 * Makes a co-teacher the owner of a class, with its cards, its open invitations and everyone who is in it or waits; a name that she has
 * given to another class of hers gets a number. The previous owner no longer teaches it. Call it with both rooms locked, and
 * `admitWaiting` afterward.
 */
export async function passClass(ctx: Ctx, passing: Passing): Promise<void> {
  const { classId, from, to } = passing;
  const { name } = await ctx.db
    .selectFrom('classes')
    .select('name')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const used = (await listOwned(ctx, to)).map((other) => other.name);
  // A trigger moves the owner's row in `class_teachers`.
  await ctx.db
    .updateTable('classes')
    .set({ educator_id: to, name: freeName(name, used) })
    .where('id', '=', classId)
    .execute();
  await moveCards(ctx, passing);
  for (const invite of (await findInvites(ctx, classId)).values()) {
    const link = { kind: inviteLink, userId: from, subject: inviteSubject(invite) };
    await handLinksOver(ctx, link, to);
  }
  await openClassCourses(ctx, classId);
}

/** Cards of students who are in another class of the previous owner stay with her. */
async function moveCards({ db }: Ctx, { classId, from, to }: Passing): Promise<void> {
  await db
    .updateTable('student_cards')
    .set({ educator_id: to })
    .where('educator_id', '=', from)
    .where('user_id', 'in', (row) =>
      row.selectFrom('class_students').select('user_id').where('class_id', '=', classId),
    )
    .where('user_id', 'not in', (row) =>
      row
        .selectFrom('class_students')
        .innerJoin('classes', 'classes.id', 'class_students.class_id')
        .select('class_students.user_id')
        .where('classes.educator_id', '=', from),
    )
    .execute();
}
