import { expect, test } from 'vitest';
import { findKeyAction } from './key-actions.ts';

const press = (key: string, code = '', held = {}) =>
  findKeyAction({ key, code, altKey: false, ctrlKey: false, metaKey: false, ...held });

test('arrows jump five seconds, J and L ten', () => {
  expect(press('ArrowLeft')).toEqual({ do: 'seek', seconds: -5 });
  expect(press('l', 'KeyL')).toEqual({ do: 'seek', seconds: 10 });
});

test("shortcuts work with capitals and with other alphabets' keyboards", () => {
  expect(press('M', 'KeyM')).toEqual({ do: 'toggle-mute' });
  expect(press('צ', 'KeyM')).toEqual({ do: 'toggle-mute' });
  expect(press('ь', 'KeyM')).toEqual({ do: 'toggle-mute' });
});

test('a Latin letter counts by its label, wherever the key is', () => {
  expect(press('m', 'Semicolon')).toEqual({ do: 'toggle-mute' });
  expect(press('q', 'KeyM')).toBeUndefined();
});

test('keys held with Control, Alt or Command are left to the browser', () => {
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
    expect(press('f', 'KeyF', held)).toBeUndefined();
  }
});

test('digits jump to tenths of the film', () => {
  expect(press('5', 'Digit5')).toEqual({ do: 'go-to', share: 0.5 });
});

test('A changes what is heard, also on a Hebrew keyboard', () => {
  expect(press('a', 'KeyA')).toEqual({ do: 'change-sound' });
  expect(press('ש', 'KeyA')).toEqual({ do: 'change-sound' });
});
