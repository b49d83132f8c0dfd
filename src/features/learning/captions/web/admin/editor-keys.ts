/** What a key does in the captions editor. */
export type EditorCommand =
  | 'save'
  | 'undo'
  | 'redo'
  | 'play'
  | 'playCue'
  | 'previous'
  | 'next'
  | 'setStart'
  | 'setEnd'
  | 'earlier'
  | 'later'
  | 'split'
  | 'merge'
  | 'snap'
  | 'add'
  | 'remove'
  | 'help';

/** The keys with Alt, by their place on the keyboard, so that they are the same in every language. */
const withAlt: Readonly<Record<string, EditorCommand>> = {
  KeyP: 'play',
  KeyR: 'playCue',
  ArrowUp: 'previous',
  ArrowDown: 'next',
  BracketLeft: 'setStart',
  BracketRight: 'setEnd',
  Comma: 'earlier',
  Period: 'later',
  Enter: 'split',
  KeyM: 'merge',
  KeyS: 'snap',
  KeyN: 'add',
  Delete: 'remove',
  Backspace: 'remove',
  KeyH: 'help',
};

/** As they are printed on a keyboard, in the order of the help. */
export const printedKeys: readonly (readonly [EditorCommand, string])[] = [
  ['save', 'Ctrl S'],
  ['undo', 'Ctrl Z'],
  ['redo', 'Ctrl Shift Z'],
  ['play', 'Alt P'],
  ['playCue', 'Alt R'],
  ['previous', 'Alt ↑'],
  ['next', 'Alt ↓'],
  ['setStart', 'Alt ['],
  ['setEnd', 'Alt ]'],
  ['earlier', 'Alt ,'],
  ['later', 'Alt .'],
  ['split', 'Alt Enter'],
  ['merge', 'Alt M'],
  ['snap', 'Alt S'],
  ['add', 'Alt N'],
  ['remove', 'Alt Delete'],
  ['help', 'Alt H'],
];

interface PressedKey {
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

export function findCommand({
  code,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: PressedKey): EditorCommand | undefined {
  if ((ctrlKey || metaKey) && !altKey) {
    if (code === 'KeyS' && !shiftKey) return 'save';
    if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
    return undefined;
  }
  return altKey && !ctrlKey && !metaKey && !shiftKey ? withAlt[code] : undefined;
}
