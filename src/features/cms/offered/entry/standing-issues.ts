import type { Json } from '#core/json.ts';
import { isSameJson } from '#page/editor/same-json.ts';
import { valueAt } from '#features/cms/fields/policy.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';

/** What is being written of an entry. */
export type WrittenContent = Pick<EntryView, 'shared' | 'texts'>;

/**
 * What a refusal says of places that still hold what was refused, in what was sent together. A field that has been changed
 * since is judged at the next save; what is about another entry (`item.i_7h2k9m3q/shared.needs`) stays until then.
 */
export function standingIssues(
  issues: Readonly<Record<string, string>>,
  refused: readonly WrittenContent[],
  now: readonly WrittenContent[],
): Record<string, string> {
  const isUnchanged = (path: string) =>
    refused.every((content, index) => isSameJson(placeIn(content, path), placeIn(now[index], path)));
  return Object.fromEntries(Object.entries(issues).filter(([path]) => isUnchanged(path)));
}

/** A refusal with what still stands of it; undefined once everything that it names has been changed. */
export function standingRefusal<R extends { issues: Record<string, string> }>(
  refusal: R,
  refused: readonly WrittenContent[],
  now: readonly WrittenContent[],
): R | undefined {
  const issues = standingIssues(refusal.issues, refused, now);
  const isMended = Object.keys(refusal.issues).length > 0 && Object.keys(issues).length === 0;
  return isMended ? undefined : { ...refusal, issues };
}

function placeIn(content: WrittenContent | undefined, path: string): Json | undefined {
  // Parsed from JSON, of which the contract has seen only that its parts are objects.
  const { shared, texts } = (content ?? {}) as { shared: Json; texts: Json };
  return valueAt({ shared, texts }, path.split('.'));
}
