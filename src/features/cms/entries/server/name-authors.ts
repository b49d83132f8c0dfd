import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePeople } from '#features/people/server/public.ts';

/** The names of the authors of changes. A command on the server keeps its own name, an erased account its id. */
export async function nameAuthors(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  who: readonly string[],
): Promise<(who: string) => string> {
  const ids = [...new Set(who)].filter((each) => !each.includes(':')) as UserId[];
  const people = await describePeople(ctx, ids);
  return (each) => people.get(each as UserId)?.displayName ?? each;
}

export async function nameAuthor(ctx: Pick<Ctx, 'db' | 'clock'>, who: string): Promise<string> {
  const name = await nameAuthors(ctx, [who]);
  return name(who);
}
