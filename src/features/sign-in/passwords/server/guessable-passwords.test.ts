import { describe, expect, test } from 'vitest';
import { isGuessable } from './guessable-passwords.ts';

const address = 'Miriam.Stern@example.org';

describe('a password is too easy to guess', () => {
  test.each(['password', '12345678', 'qwertyuiop', 'sunshine', 'trustno1', '1qaz2wsx'])(
    'when it is among the most common: %s',
    (password) => expect(isGuessable(password, address)).toBe(true),
  );
  test.each(['PassWord', 'ｐａｓｓｗｏｒｄ'])('in any case or width of its letters: %s', (password) => {
    expect(isGuessable(password, address)).toBe(true);
  });
  test.each(['00000000', 'abababab'])('when it repeats one or two characters: %s', (password) => {
    expect(isGuessable(password, address)).toBe(true);
  });
  test.each(['miriam.stern@example.org', 'MIRIAM.STERN'])(
    "when it is the account's own address: %s",
    (password) => {
      expect(isGuessable(password, address)).toBe(true);
    },
  );
});

test.each(['correct horse', 'ארבעה בנים', 'x7Kp-2vQ'])('any other password is fine: %s', (password) => {
  expect(isGuessable(password, address)).toBe(false);
});
