import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { dropDraft, keepDraft, readDraft, type Draft } from './drafts.ts';
import { isSame } from './typed-values.ts';

/** A crash loses at most what was typed in this time. */
const pauseMilliseconds = 500;

interface DraftOptions {
  name: string;
  formRef: RefObject<HTMLFormElement | null>;
  read(form: HTMLFormElement | null): Omit<Draft, 'at'>;
  onChange(): void;
}

/** Keeps what is typed into a form while it differs from what is saved, and finds what was kept before. */
export function useDrafts({ name, formRef, read, onChange }: DraftOptions) {
  const [draft, setDraft] = useState<Draft>();
  const latest = useRef({ read, onChange });
  useEffect(() => {
    latest.current = { read, onChange };
  });
  useEffect(() => {
    const kept = readDraft(name);
    // What was typed before is what is saved by now.
    if (kept && isSame(kept.values, latest.current.read(formRef.current).values)) dropDraft(name);
    else setDraft(kept);
  }, [name, formRef]);
  useEffect(() => {
    // Held here, since the reference is gone by the time the page is left.
    const form = formRef.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const now = latest.current.read(form);
      if (isSame(now.values, now.base)) dropDraft(name);
      else keepDraft(name, { ...now, at: new Date().toISOString() });
    };
    const keepSoon = () => {
      timer ??= setTimeout(keep, pauseMilliseconds);
      latest.current.onChange();
    };
    const keepNow = () => {
      if (timer !== undefined) keep();
    };
    form?.addEventListener('input', keepSoon);
    form?.addEventListener('change', keepSoon);
    window.addEventListener('pagehide', keepNow);
    return () => {
      keepNow();
      form?.removeEventListener('input', keepSoon);
      form?.removeEventListener('change', keepSoon);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [name, formRef]);
  return { draft, dismiss: useCallback(() => setDraft(undefined), []) };
}
