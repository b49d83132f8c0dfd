/** What a key does while something is judged. */
export const judgingCommands = [
  'approve',
  'reject',
  'spam',
  'takeDown',
  'keep',
  'restore',
  'undo',
  'next',
  'previous',
] as const;
export type JudgingCommand = (typeof judgingCommands)[number];

/** By their place on the keyboard, so that they are the same in every language. */
const codes: Readonly<Record<string, JudgingCommand>> = {
  KeyA: 'approve',
  KeyR: 'reject',
  KeyS: 'spam',
  KeyT: 'takeDown',
  KeyK: 'keep',
  KeyB: 'restore',
  KeyZ: 'undo',
  KeyN: 'next',
  KeyP: 'previous',
};

/** As they are printed on a keyboard. */
export const printedKey: Readonly<Record<JudgingCommand, string>> = {
  approve: 'A',
  reject: 'R',
  spam: 'S',
  takeDown: 'T',
  keep: 'K',
  restore: 'B',
  undo: 'Z',
  next: 'N',
  previous: 'P',
};

type PressedKey = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** The command of a key, which is pressed alone: with another one it belongs to the browser. */
export function findJudgingCommand(key: PressedKey): JudgingCommand | undefined {
  if (key.altKey || key.ctrlKey || key.metaKey || key.shiftKey || key.repeat) return undefined;
  return codes[key.code];
}
