import type { ByteRange } from './files.ts';

const single = /^bytes=(\d{0,15})-(\d{0,15})$/i;

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110, 14). Undefined means: send the whole file, as for no header, a
 * malformed one, another unit or several ranges.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = single.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? undefined : suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length > 0 && size > 0 ? { start: Math.max(0, size - length), end: size - 1 } : 'unsatisfiable';
}
