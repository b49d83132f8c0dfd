import type { Tone } from '../card/tones.ts';

export interface Toast {
  id: number;
  tone: Tone;
  text: string;
}

export interface ToastInput {
  tone?: Tone;
  text: string;
  /** Milliseconds it stays, not counting the time a user holds it; 5000 by default. */
  duration?: number;
}

const defaultDuration = 5000;
const mostAtOnce = 20;

/** Short messages, oldest first, at most 20: a new one pushes out the oldest, and replaces one with the same text. */
export function createToasts() {
  let shown: ReadonlyArray<Toast> = [];
  let lastId = 0;
  let held = false;
  const listeners = new Set<() => void>();
  const remaining = new Map<number, number>();
  const running = new Map<number, { timer: ReturnType<typeof setTimeout>; since: number }>();

  function publish(next: ReadonlyArray<Toast>) {
    shown = next;
    for (const listener of listeners) listener();
  }
  function start(id: number) {
    const timer = setTimeout(() => dismiss(id), remaining.get(id));
    running.set(id, { timer, since: Date.now() });
  }
  function dismiss(id: number) {
    clearTimeout(running.get(id)?.timer);
    running.delete(id);
    remaining.delete(id);
    publish(shown.filter((toast) => toast.id !== id));
    if (shown.length === 0) held = false;
  }
  return {
    show({ tone = 'info', text, duration = defaultDuration }: ToastInput): number {
      const same = shown.find((toast) => toast.text === text && toast.tone === tone);
      const id = ++lastId;
      remaining.set(id, duration);
      if (!held) start(id);
      const leaving = same ?? (shown.length >= mostAtOnce ? shown[0] : undefined);
      publish([...shown, { id, tone, text }]);
      if (leaving) dismiss(leaving.id);
      return id;
    },
    dismiss,
    /** Pauses every timer while a user points at or tabs through the messages. */
    hold() {
      if (held) return;
      held = true;
      for (const [id, { timer, since }] of running) {
        clearTimeout(timer);
        remaining.set(id, (remaining.get(id) ?? 0) - (Date.now() - since));
      }
      running.clear();
    },
    /** Resumes the timers with the remaining time. */
    release() {
      if (!held) return;
      held = false;
      for (const toast of shown) start(toast.id);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => shown,
  };
}

/** The browser's own list. The server never shows one. */
export const toasts = createToasts();
