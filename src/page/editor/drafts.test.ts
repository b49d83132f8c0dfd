import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, nameDraft, readDraft } from './drafts.ts';

/** Keys of a browser's storage are properties of it. */
function createStorage(): Storage {
  const methods = {
    getItem: (name: string) => (Object.hasOwn(kept, name) ? kept[name] : null),
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: (name: string) => void delete kept[name],
  };
  const kept = Object.create(methods) as Record<string, string>;
  return kept as unknown as Storage;
}

beforeEach(() => vi.stubGlobal('localStorage', createStorage()));
afterEach(() => vi.unstubAllGlobals());

const draft = (at: string) => ({ at, version: 3, base: { name: 'Ofek' }, values: { name: 'Ofek Chadash' } });

test('a draft is found again by the person who typed it, and by nobody else', () => {
  keepDraft(nameDraft('mira', 'school:1'), draft('2026-11-17T12:00:00Z'));
  expect(readDraft(nameDraft('mira', 'school:1'))).toEqual(draft('2026-11-17T12:00:00Z'));
  expect(readDraft(nameDraft('dov', 'school:1'))).toBeUndefined();
  expect(readDraft(nameDraft('mira', 'school:2'))).toBeUndefined();
});

test('a draft that is dropped is gone', () => {
  keepDraft(nameDraft('mira', 'school:1'), draft('2026-11-17T12:00:00Z'));
  dropDraft(nameDraft('mira', 'school:1'));
  expect(readDraft(nameDraft('mira', 'school:1'))).toBeUndefined();
});

test('the newest twenty drafts are kept, and nothing else is touched', () => {
  localStorage.setItem('tl-other', 'stays');
  for (let minute = 10; minute < 35; minute += 1)
    keepDraft(nameDraft('mira', `school:${minute}`), draft(`2026-11-17T12:${minute}:00Z`));
  const kept = Object.keys(localStorage).filter((name) => name.startsWith('tl-draft:'));
  expect(kept).toHaveLength(20);
  expect(readDraft(nameDraft('mira', 'school:14'))).toBeUndefined();
  expect(readDraft(nameDraft('mira', 'school:34'))).toBeDefined();
  expect(localStorage.getItem('tl-other')).toBe('stays');
});

test('nonsense in the storage is no draft, and a storage that is full or forbidden is no error', () => {
  localStorage.setItem('tl-draft:mira:school:1', '{"at": 7}');
  expect(readDraft('tl-draft:mira:school:1')).toBeUndefined();
  localStorage.setItem('tl-draft:mira:school:1', 'not JSON');
  expect(readDraft('tl-draft:mira:school:1')).toBeUndefined();
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => keepDraft('tl-draft:mira:school:1', draft('2026-11-17T12:00:00Z'))).not.toThrow();
});
