import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePeople, sayActor } from '#features/people/server/public.ts';

type NameCtx = Pick<Ctx, 'db' | 'clock' | 'locale' | 'say' | 'sayIn'>;

/** The names of the authors of changes. What the server did by itself is said so; an erased account keeps its id. */
export async function nameAuthors(ctx: NameCtx, who: readonly string[]): Promise<(who: string) => string> {
  const ids = [...new Set(who)].filter((each) => !each.includes(':')) as UserId[];
  const people = await describePeople(ctx, ids);
  return (each) => people.get(each as UserId)?.displayName ?? sayActor(ctx, each) ?? each;
}

export async function nameAuthor(ctx: NameCtx, who: string): Promise<string> {
  const name = await nameAuthors(ctx, [who]);
  return name(who);
}
