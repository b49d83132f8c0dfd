import { NotFound } from '#core/refusals.ts';
import type { ContentType, EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Checks a kind of entry for its feature's manifest. */
export function defineContentType(type: ContentType): ContentType {
  if (!/^[a-z]+(-[a-z]+)*$/.test(type.name)) throw new Error(`A content type cannot be called ${type.name}.`);
  return type;
}

/** What an entry is: the id in addresses is made of it, so an entry that is only shipped has one too. */
export interface EntryRef {
  type: ContentType;
  key: string;
  id: string;
}

export function refTo(type: ContentType, key: string): EntryRef {
  return { type, key, id: `${type.name}.${key}` };
}

/** What an id stands for; refuses one of an unknown type or with a key that cannot be. */
export function getRef(ctx: Pick<Ctx, 'contentTypes'>, id: string): EntryRef {
  const ref = findRef(ctx, id);
  if (!ref) throw new NotFound();
  return ref;
}

/** What an id stands for, if it can be one. */
export function findRef({ contentTypes }: Pick<Ctx, 'contentTypes'>, id: string): EntryRef | undefined {
  const dot = id.indexOf('.');
  const type = contentTypes.get(id.slice(0, dot));
  const key = id.slice(dot + 1);
  return dot < 0 || !type || !isKey(key) ? undefined : { type, key, id };
}

/** What keys may look like: they are part of addresses. */
export const isKey = (key: string) => /^[\w-]{1,100}$/.test(key);

/** The shipped edition of an entry, if it has one. */
export async function findShipped(ctx: Ctx, { type, key }: EntryRef): Promise<EntryContent | undefined> {
  return (await type.shipped?.(ctx))?.get(key);
}
