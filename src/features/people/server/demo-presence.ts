import type { UserId } from '#core/ids.ts';
import { Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';

type DemoCtx = Pick<Ctx, 'db' | 'demoWorld'>;

/** Whether someone may sign in here: the demo world's people only where the demo world is on (docs/decisions/0032). */
export async function isPresent({ db, demoWorld }: DemoCtx, userId: UserId): Promise<boolean> {
  if (demoWorld) return true;
  const row = await db.selectFrom('users').select('demo').where('id', '=', userId).executeTakeFirst();
  return row?.demo !== true;
}

/** Refuses one of the demo world's people outside it, whatever she has proved: her password is public. */
export async function refuseAbsent(ctx: DemoCtx, userId: UserId): Promise<void> {
  if (!(await isPresent(ctx, userId))) throw new Forbidden('demo_person', 'people.refusal.demoPerson');
}
