import { expect, test } from 'vitest';
import { findCommand } from './editor-keys.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  [{ code: 'KeyS', ctrlKey: true }, 'save'],
  [{ code: 'KeyS', metaKey: true }, 'save'],
  [{ code: 'KeyS', altKey: true }, 'snap'],
  [{ code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ code: 'Enter', altKey: true }, 'split'],
  [{ code: 'KeyS' }, undefined],
  [{ code: 'Enter' }, undefined],
  // AltGr, with which many keyboards write brackets.
  [{ code: 'BracketLeft', altKey: true, ctrlKey: true }, undefined],
])('%o means %s', (pressed, command) => {
  expect(findCommand({ ...none, ...pressed })).toBe(command);
});
