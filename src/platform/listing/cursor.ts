import { carried, type SortType } from './sort-types.ts';

/** The row beside which a page begins, and to which side of it the page lies. */
export interface Place {
  /** The value that the list is sorted by, as text; null sorts last. */
  value: string | null;
  id: string;
  side: 'after' | 'before';
}

/** A cursor for an address. It names the order it belongs to, and means nothing in another. */
export function writeCursor(sort: string, { value, id, side }: Place): string {
  return Buffer.from(JSON.stringify([sort, side === 'after' ? 1 : 0, id, value])).toString('base64url');
}

/** Undefined for nonsense and for a cursor of another order: the list then begins at its start. */
export function readCursor(
  cursor: string | undefined,
  { sort, type }: { sort: string; type: SortType },
): Place | undefined {
  const parts = cursor === undefined ? undefined : parse(cursor);
  if (!Array.isArray(parts) || parts.length !== 4 || parts[0] !== sort) return undefined;
  const [, isAfter, id, value] = parts as unknown[];
  if (typeof id !== 'string' || !carried.text.isOne(id)) return undefined;
  if (value !== null && !(typeof value === 'string' && carried[type].isOne(value))) return undefined;
  return { value, id, side: isAfter === 0 ? 'before' : 'after' };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
