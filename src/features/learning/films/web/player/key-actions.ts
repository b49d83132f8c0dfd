/** What a key does in the player. Seconds are relative; `share` is a fraction of the whole film. */
export type KeyAction =
  | { do: 'toggle-captions' }
  | { do: 'change-sound' }
  | { do: 'toggle-play' | 'toggle-mute' | 'toggle-fullscreen' }
  | { do: 'faster' | 'slower' | 'louder' | 'quieter' }
  | { do: 'seek'; seconds: number }
  | { do: 'go-to'; share: number };

interface Key {
  key: string;
  /** The physical key: identifies our shortcut letters on Hebrew and Russian keyboards. */
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const byKey: Record<string, KeyAction> = {
  ' ': { do: 'toggle-play' },
  k: { do: 'toggle-play' },
  m: { do: 'toggle-mute' },
  a: { do: 'change-sound' },
  c: { do: 'toggle-captions' },
  f: { do: 'toggle-fullscreen' },
  j: { do: 'seek', seconds: -10 },
  l: { do: 'seek', seconds: 10 },
  ArrowLeft: { do: 'seek', seconds: -5 },
  ArrowRight: { do: 'seek', seconds: 5 },
  ArrowUp: { do: 'louder' },
  ArrowDown: { do: 'quieter' },
  '>': { do: 'faster' },
  '<': { do: 'slower' },
  Home: { do: 'go-to', share: 0 },
  End: { do: 'go-to', share: 1 },
};

/** What a key pressed in the player means; undefined for keys that are not ours. */
export function findKeyAction({ key, code, altKey, ctrlKey, metaKey }: Key): KeyAction | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (/^\d$/.test(key)) return { do: 'go-to', share: Number(key) / 10 };
  // A letter of another alphabet is identified by its place on the keyboard.
  const letter = /^[a-z]$/i.test(key)
    ? key.toLowerCase()
    : /^\p{L}$/u.test(key)
      ? code.replace('Key', '').toLowerCase()
      : key;
  return byKey[letter];
}
