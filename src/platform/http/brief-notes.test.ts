import { describe, expect, test } from 'vitest';
import { createFixedClock } from '../clock.ts';
import { createBriefNotes } from './brief-notes.ts';

function makeNotes(secret = 'a secret', previousSecret?: string) {
  const clock = createFixedClock('2026-11-17T12:00:00Z');
  const kept = new Map<string, string>();
  const carrier = {
    get: (name: string) => kept.get(name),
    set: (name: string, text: string) => void kept.set(name, text),
    clear: (name: string) => void kept.delete(name),
  };
  return { clock, kept, notes: createBriefNotes({ secret, previousSecret, clock, carrier }) };
}

describe('a brief note', () => {
  test('comes back unchanged until it expires or is dropped', () => {
    const { clock, notes } = makeNotes();
    notes.keep('trip', { state: 'ש' }, 60);
    expect(notes.read('trip')).toEqual({ state: 'ש' });
    clock.advance(60);
    expect(notes.read('trip')).toBeUndefined();
    notes.keep('trip', {}, 60);
    notes.drop('trip');
    expect(notes.read('trip')).toBeUndefined();
  });

  test('from before a change of secret comes back, and a new one is signed with the current secret', () => {
    const [before, after] = [makeNotes(), makeNotes('another secret', 'a secret')];
    before.notes.keep('trip', { state: 1 }, 60);
    after.kept.set('trip', before.kept.get('trip') ?? '');
    expect(after.notes.read('trip')).toEqual({ state: 1 });
    after.notes.keep('trip', { state: 2 }, 60);
    before.kept.set('trip', after.kept.get('trip') ?? '');
    expect(before.notes.read('trip')).toBeUndefined();
  });

  test('is rejected when it was changed, renamed or signed with another key', () => {
    const { kept, notes } = makeNotes();
    notes.keep('trip', { admin: false }, 60);
    const [payload = '', signature = ''] = kept.get('trip')?.split('.') ?? [];
    const changed = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('false', 'true'),
    ).toString('base64url');
    const foreign = makeNotes('another secret');
    foreign.notes.keep('trip', {}, 60);
    for (const text of [`${changed}.${signature}`, payload, '', '.', foreign.kept.get('trip') ?? '']) {
      kept.set('trip', text);
      expect(notes.read('trip')).toBeUndefined();
    }
    kept.set('other', `${payload}.${signature}`);
    expect(notes.read('other')).toBeUndefined();
  });
});
