import { useEffect, useRef } from 'react';
import type { Cue } from '#core/cues.ts';
import type { CueAct } from './cue-acts.ts';
import { findCommand, type EditorCommand } from './editor-keys.ts';

interface Editing {
  cues: readonly Cue[];
  selected: number;
  act(act: CueAct): void;
  step(step: { type: 'undo' } | { type: 'redo' }): void;
  select(index: number, focuses?: boolean): void;
  save(): void;
  playCue(cue: Cue): void;
  togglePlay(): void;
  /** The second at which the film is. */
  now(): number;
  help(isOpen: boolean): void;
}

const nudgeSeconds = 0.1;

/** The editor's keys, wherever the focus is on the page. */
export function useEditorKeys(editing: Editing): void {
  const current = useRef(editing);
  useEffect(() => {
    current.current = editing;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = findCommand(event);
      if (!command || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      run(command, current.current, event.target);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function run(command: EditorCommand, editing: Editing, target: EventTarget | null): void {
  const { cues, selected: index, act } = editing;
  const cue = cues[index];
  switch (command) {
    case 'save':
      return editing.save();
    case 'undo':
    case 'redo':
      return editing.step({ type: command });
    case 'play':
      return editing.togglePlay();
    case 'help':
      return editing.help(true);
    case 'previous':
      return editing.select(Math.max(0, index - 1), true);
    case 'next':
      return editing.select(Math.min(cues.length - 1, index + 1), true);
    case 'add':
      return act({ type: 'add', at: editing.now() });
    case 'merge':
    case 'snap':
    case 'remove':
      return act({ type: command, index });
    case 'split': {
      const caret = target instanceof HTMLTextAreaElement ? target.selectionStart : undefined;
      return act({ type: 'split', index, caret });
    }
    case 'earlier':
    case 'later':
      return act({
        type: 'shift',
        index,
        by: command === 'later' ? nudgeSeconds : -nudgeSeconds,
        following: false,
      });
    default:
      if (!cue) return undefined;
      if (command === 'playCue') return editing.playCue(cue);
      return act({
        type: 'times',
        index,
        start: command === 'setStart' ? editing.now() : cue.start,
        end: command === 'setEnd' ? editing.now() : cue.end,
      });
  }
}
