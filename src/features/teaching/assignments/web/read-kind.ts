import { targetKinds, type TargetKind } from '../policy.ts';

/** The kind of what is to be set, as an address names it; a course, if it names none. */
export function readKind(query: URLSearchParams): TargetKind {
  const named = query.get('kind');
  return targetKinds.find((kind) => kind === named) ?? 'course';
}
