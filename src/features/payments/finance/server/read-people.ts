import type { UserId } from '#core/ids.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Says who is behind causes such as `person:4f…`: null for any other cause, and for accounts that are gone. */
export async function readPeople(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  causes: readonly string[],
): Promise<(cause: string) => string | null> {
  const idOf = (cause: string) => (cause.startsWith('person:') ? (cause.slice(7) as UserId) : undefined);
  const ids = new Set(causes.flatMap((cause) => idOf(cause) ?? []));
  const people = await describePeople(ctx, [...ids]);
  return (cause) => {
    const id = idOf(cause);
    return (id && people.get(id)?.displayName) ?? null;
  };
}
