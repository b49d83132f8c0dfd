import { readClearCode } from '../../../core/clear-code.ts';
import type { UserId } from '../../../core/ids.ts';
import { TooMany } from '../../../core/refusals.ts';
import type { RequestCtx } from '../../../platform/ctx.ts';
import type { ClassId } from '../contract.ts';
import { codeLength } from '../policy.ts';

export interface OpenClass {
  id: ClassId;
  educatorId: UserId;
  name: string;
  code: string;
}

/** Decisions: class code. A whole class may type the right one behind one address. */
const wrongTries = { tries: 10, seconds: 3600 };

/**
 * The class that may be joined with a code; undefined alike for one that is unknown and one that is paused. Wrong tries
 * are counted by network address, and after ten in an hour all are refused. Call it before a transaction begins.
 */
export async function findOpenClass(ctx: RequestCtx, typed: string): Promise<OpenClass | undefined> {
  const key = `classes.wrongCode:${ctx.address}`;
  const before = await ctx.limits.look(key, wrongTries);
  if (!before.allowed) throw new TooMany(before.retryAfterSeconds);
  const code = readClearCode(typed, codeLength);
  const found = code === undefined ? undefined : await findByCode(ctx, code);
  if (found) return found;
  const taken = await ctx.limits.take(key, wrongTries);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  return undefined;
}

async function findByCode({ db }: RequestCtx, code: string): Promise<OpenClass | undefined> {
  return db
    .selectFrom('classes')
    .select(['id', 'educator_id as educatorId', 'name', 'code'])
    .where('code', '=', code)
    .where('code_paused_at', 'is', null)
    .executeTakeFirst();
}
