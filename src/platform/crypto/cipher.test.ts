import { createCipheriv, hkdfSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CannotDecrypt, createCipher } from './cipher.ts';

const [oldSecret, newSecret] = [
  'the old secret of thirty-two characters',
  'the new secret of thirty-two characters',
];
const cipher = createCipher({ secret: oldSecret }, 'test');

/** As version 1 stored it: the bytes alone, without a key's id. */
function encryptAsBefore(text: string): string {
  const nonce = Buffer.alloc(12, 7);
  const key = Buffer.from(hkdfSync('sha256', oldSecret, '', 'test', 32));
  const aes = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
  const body = Buffer.concat([aes.update(text), aes.final()]);
  return Buffer.concat([nonce, aes.getAuthTag(), body]).toString('base64url');
}

describe('an encrypted text', () => {
  test('can be decrypted, and looks different each time', () => {
    const [one, other] = [cipher.encrypt('שלום'), cipher.encrypt('שלום')];
    expect([cipher.decrypt(one), cipher.decrypt(other)]).toEqual(['שלום', 'שלום']);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^2\.[\w-]{8}\.[\w-]+$/);
  });

  test('cannot be decrypted once it was changed, nor with another secret, purpose or context', () => {
    const encrypted = cipher.encrypt('secret', 'one');
    const bytes = encrypted.slice(11);
    const readers = [
      () =>
        cipher.decrypt(encrypted.slice(0, 11) + (bytes.startsWith('A') ? 'B' : 'A') + bytes.slice(1), 'one'),
      () => cipher.decrypt(encrypted, 'two'),
      () => cipher.decrypt(encrypted),
      () => createCipher({ secret: newSecret }, 'test').decrypt(encrypted, 'one'),
      () => createCipher({ secret: oldSecret }, 'another').decrypt(encrypted, 'one'),
      () => cipher.decrypt(''),
      () => cipher.decrypt('2..'),
      () => cipher.decrypt('none'),
    ];
    for (const read of readers) expect(read).toThrow(CannotDecrypt);
    expect(cipher.decrypt(encrypted, 'one')).toBe('secret');
  });

  test('from before a change of secret can be decrypted with the previous one, and new ones are of the current', () => {
    const both = createCipher({ secret: newSecret, previousSecret: oldSecret }, 'test');
    const onlyNew = createCipher({ secret: newSecret }, 'test');
    const old = cipher.encrypt('old');
    expect(both.decrypt(old)).toBe('old');
    expect(() => onlyNew.decrypt(old)).toThrow(CannotDecrypt);
    expect(onlyNew.decrypt(both.encrypt('new'))).toBe('new');
    expect(() => cipher.decrypt(both.encrypt('new'))).toThrow(CannotDecrypt);
  });

  test('of the first format can be decrypted, also with the previous secret', () => {
    const stored = encryptAsBefore('an authenticator’s secret');
    expect(cipher.decrypt(stored)).toBe('an authenticator’s secret');
    const both = createCipher({ secret: newSecret, previousSecret: oldSecret }, 'test');
    expect(both.decrypt(stored)).toBe('an authenticator’s secret');
    expect(() => createCipher({ secret: newSecret }, 'test').decrypt(stored)).toThrow(CannotDecrypt);
  });
});
