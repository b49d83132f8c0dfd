import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Cue } from '#core/cues.ts';

export interface Draft {
  /** When it was last changed. */
  at: string;
  cues: Cue[];
}

/** Keeps unsaved captions in this browser, so that a crash loses nothing; `name` tells person, film and language. */
export function useKeptDraft(name: string, cues: readonly Cue[], isChanged: boolean): void {
  useEffect(() => {
    if (isChanged) writeDraft(name, { at: new Date().toISOString(), cues: [...cues] });
  }, [name, cues, isChanged]);
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}

function readDraft(name: string): Draft | undefined {
  try {
    const text = localStorage.getItem(name);
    const draft = text === null ? undefined : (JSON.parse(text) as Draft);
    return Array.isArray(draft?.cues) ? draft : undefined;
  } catch {
    // Storage that is off or full keeps no draft.
    return undefined;
  }
}

function dropDraft(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // As above.
  }
}

function writeDraft(name: string, draft: Draft): void {
  try {
    localStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // As above.
  }
}

const nothing = () => () => undefined;

/** The draft that an earlier visit has left, if it is not what was saved; the server knows of none. */
export function useFoundDraft(name: string, saved: readonly Cue[]) {
  const isLive = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const [forgotten, setForgotten] = useState<string>();
  const kept = isLive && forgotten !== name ? readDraft(name) : undefined;
  const draft = kept && JSON.stringify(kept.cues) !== JSON.stringify(saved) ? kept : undefined;
  return {
    draft,
    forgetDraft() {
      dropDraft(name);
      setForgotten(name);
    },
  };
}
