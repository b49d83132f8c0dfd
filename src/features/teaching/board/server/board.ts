import type { Ctx } from '#platform/ctx.ts';
import { listClassGroups, requireTaughtClass } from '#features/classes/server/public.ts';
import type { ClassBoardView } from '../contract.ts';

/** The notice board of a class that the caller teaches; for anyone else it is not found. */
export async function getBoard(ctx: Ctx, id: string): Promise<ClassBoardView> {
  const { id: classId, name, isArchived } = await requireTaughtClass(ctx, id);
  return { className: name, archived: isArchived, groups: await listClassGroups(ctx, classId) };
}
