import { valueAt, type ItemDraft } from './item-draft.ts';
import { isSame } from './merge-drafts.ts';

/**
 * What a refusal says of places that still hold what was refused. A field that has been changed since is judged at the next
 * save; what is about another entry (`item.i_7h2k9m3q/shared.needs`) stays until then.
 */
export function standingIssues(
  issues: Readonly<Record<string, string>>,
  refused: ItemDraft,
  now: ItemDraft,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(issues).filter(([path]) => isSame(placeIn(refused, path), placeIn(now, path))),
  );
}

/** What stands at the path of an issue, in which the places of lists are numbers. */
function placeIn({ shared, texts }: ItemDraft, path: string) {
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return valueAt({ shared, texts: { ...texts } }, keys);
}
