import { describe, expect, test } from 'vitest';
import { chooseHeir, type CoTeacher } from './policy.ts';

const teacher = (userId: string, day: number, stays = true): CoTeacher<string> => ({
  userId,
  joinedAt: new Date(Date.UTC(2026, 0, day)),
  stays,
});

describe('a class whose owner’s account is erased', () => {
  test.each<[string, CoTeacher<string>[], string | undefined]>([
    ['has no heir without a co-teacher', [], undefined],
    ['goes to its only co-teacher', [teacher('ruth', 3)], 'ruth'],
    ['goes to the one who has taught it longest', [teacher('ruth', 3), teacher('adina', 2)], 'adina'],
    ['goes to one of two who came at once, always the same', [teacher('b', 2), teacher('a', 2)], 'a'],
    ['passes over a teacher who is leaving too', [teacher('ruth', 1, false), teacher('adina', 2)], 'adina'],
    ['goes to her if nobody else is left', [teacher('ruth', 1, false)], 'ruth'],
  ])('%s', (_, coTeachers, heir) => {
    expect(chooseHeir(coTeachers)).toBe(heir);
    expect(chooseHeir(coTeachers.toReversed())).toBe(heir);
  });
});
