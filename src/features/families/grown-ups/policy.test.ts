import { describe, expect, test } from 'vitest';
import { hasRoom, maskAddress, mayLeave } from './policy.ts';

const limits = { guardians: 2, watchers: 12 };

describe('the grown-ups of a family', () => {
  test('are two guardians and twelve watchers at most, each counted alone', () => {
    expect(hasRoom(['guardian'], 'guardian', limits)).toBe(true);
    expect(hasRoom(['guardian', 'guardian'], 'guardian', limits)).toBe(false);
    expect(hasRoom(['guardian', 'guardian'], 'watcher', limits)).toBe(true);
    const full = Array.from({ length: 12 }, () => 'watcher' as const);
    expect(hasRoom(full.slice(1), 'watcher', limits)).toBe(true);
    expect(hasRoom(full, 'watcher', limits)).toBe(false);
    expect(hasRoom(full, 'guardian', limits)).toBe(true);
  });

  test('may leave while another guardian stays, or where there are no children', () => {
    expect(mayLeave({ guardians: 2, children: 3 })).toBe(true);
    expect(mayLeave({ guardians: 1, children: 1 })).toBe(false);
    expect(mayLeave({ guardians: 1, children: 0 })).toBe(true);
  });

  test('are recognized by an address that nobody else can use', () => {
    expect(maskAddress('miriam@example.org')).toBe('m•••@example.org');
  });
});
