import { useEffect, useRef, useState } from 'react';
import type { Json } from '#core/json.ts';
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
  const [left, setLeft] = useState<{ at: string; draft: ItemDraft }>();
  const hasKept = useRef(false);
  useEffect(() => {
    const kept = readDraft(name);
    const content = kept && readContent(kept.values['content']);
    if (kept && content) setLeft({ at: kept.at, draft: content });
  }, [name]);
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
    left,
    forget() {
      dropDraft(name);
      setLeft(undefined);
    },
  };
}

function readContent(text: string | undefined): ItemDraft | undefined {
  if (text === undefined) return undefined;
  const content = JSON.parse(text) as Partial<Record<keyof ItemDraft, Json>>;
  // We wrote it ourselves, as the draft that it was.
  return content.shared && content.texts ? (content as ItemDraft) : undefined;
}
