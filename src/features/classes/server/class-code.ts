import type { Ctx } from '#platform/ctx.ts';
import { showClearCode } from '#core/clear-code.ts';
import type { ClassId } from '../contract.ts';

/** How a class is entered: its code as stored and as shown, and whether it admits anyone now. */
export interface ClassEntrance {
  name: string;
  code: string;
  shownCode: string;
  isOpen: boolean;
}

/** The entrance of a class, for a caller who was found to belong there. */
export async function findClassEntrance(
  { db }: Pick<Ctx, 'db'>,
  classId: string,
): Promise<ClassEntrance | undefined> {
  const row = await db
    .selectFrom('classes')
    .select(['name', 'code', 'code_paused_at'])
    .where('id', '=', classId as ClassId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, code } = row;
  return { name, code, shownCode: showClearCode(code), isOpen: row.code_paused_at === null };
}
