import { useEffect, useRef } from 'react';
import { findJudgingCommand, type JudgingCommand } from './judging-keys.ts';

const typed = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

/** Runs a command for its key wherever the focus is, but not while someone types or a dialog is open. */
export function useJudgingKeys(isOn: boolean, run: (command: JudgingCommand) => void): void {
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      const command = findJudgingCommand(event);
      if (!command || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      current.current(command);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typed) !== null;
}
