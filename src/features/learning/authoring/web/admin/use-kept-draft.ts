import { useEffect, useRef, useState } from 'react';
import type { Json } from '#core/json.ts';
import { useIsLive } from '#features/learning/lesson/web/use-is-live.ts';
import { dropDraft, keepDraft, nameDraft, readDraft } from '#page/editor/drafts.ts';
import type { ItemDraft } from '../editor/draft/item-draft.ts';

/** After typing stops, in milliseconds. */
const pause = 500;

interface Keeping {
  /** The viewer's id: what is kept is hers alone. */
  person: string;
  /** What is edited, among all there is. */
  object: string;
  draft: ItemDraft;
  hasChanges: boolean;
}

/** Keeps unsaved changes in the browser over a crash; gives those that a former visit has left behind. */
export function useKeptDraft({ person, object, draft, hasChanges }: Keeping) {
  const name = nameDraft(person, object);
  const isLive = useIsLive();
  const [left, setLeft] = useState(() => readLeft(name));
  const hasKept = useRef(false);
  useEffect(() => {
    if (!hasChanges) {
      // Saved: what was kept of this visit is no longer needed.
      if (hasKept.current) dropDraft(name);
      hasKept.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      hasKept.current = true;
      keepDraft(name, { at: new Date().toISOString(), base: {}, values: { content: JSON.stringify(draft) } });
    }, pause);
    return () => clearTimeout(timer);
  }, [name, draft, hasChanges]);
  return {
    // The server knows nothing of it.
    left: isLive ? left : undefined,
    forget() {
      dropDraft(name);
      setLeft(undefined);
    },
  };
}

function readLeft(name: string): { at: string; draft: ItemDraft } | undefined {
  const kept = readDraft(name);
  if (kept?.values['content'] === undefined) return undefined;
  const draft = JSON.parse(kept.values['content']) as Partial<Record<keyof ItemDraft, Json>>;
  // We wrote it ourselves, as the draft that it was.
  return draft.shared && draft.texts ? { at: kept.at, draft: draft as ItemDraft } : undefined;
}
