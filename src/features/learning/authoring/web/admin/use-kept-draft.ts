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
  /** What the draft began with. */
  base: ItemDraft;
  hasChanges: boolean;
}

/** Keeps unsaved changes in the browser over a crash; gives those that a former visit has left behind. */
export function useKeptDraft({ person, object, draft, base, hasChanges }: Keeping) {
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
      keepDraft(name, {
        at: new Date().toISOString(),
        base: { content: JSON.stringify(base) },
        values: { content: JSON.stringify(draft) },
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [name, draft, base, hasChanges]);
  return {
    // The server knows nothing of it.
    left: isLive ? left : undefined,
    forget() {
      dropDraft(name);
      setLeft(undefined);
    },
  };
}

interface Left {
  at: string;
  base: ItemDraft;
  draft: ItemDraft;
}

function readLeft(name: string): Left | undefined {
  const kept = readDraft(name);
  const [base, draft] = [readContent(kept?.base), readContent(kept?.values)];
  return kept && base && draft ? { at: kept.at, base, draft } : undefined;
}

/** We wrote it ourselves, as the draft that it was. */
function readContent(values: Readonly<Record<string, string>> | undefined): ItemDraft | undefined {
  if (values?.['content'] === undefined) return undefined;
  const draft = JSON.parse(values['content']) as Partial<Record<keyof ItemDraft, Json>>;
  return draft.shared && draft.texts ? (draft as ItemDraft) : undefined;
}
