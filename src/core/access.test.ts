import { describe, expect, test } from 'vitest';
import { childRoles, findBarrier, type AccessRules, type Standing } from './access.ts';

const learner: Standing = { role: 'learner', permissions: [], introduced: true, awaitsGuardian: false };
const people = {
  visitor: undefined,
  learner,
  unnamed: { ...learner, role: 'new', introduced: false },
  waiting: { ...learner, awaitsGuardian: true },
  student: { ...learner, role: 'student' },
  family: { ...learner, role: 'home' },
  editor: { ...learner, permissions: ['admin.open', 'content.edit'] },
} satisfies Record<string, Standing | undefined>;

const nobodyElse = { unnamed: 'unnamed', waiting: 'waiting' };

/** Who is kept out, and by which barrier; everyone else may enter. */
const table: [string, AccessRules, Partial<Record<keyof typeof people, string>>][] = [
  ['what says nothing', {}, nobodyElse],
  ['what is open to everyone', { openTo: ['unnamed', 'waiting'] }, {}],
  ['what is for members', { access: 'member' }, { visitor: 'signedOut', ...nobodyElse }],
  [
    'what asks the name',
    { access: 'member', openTo: ['unnamed'] },
    { visitor: 'signedOut', waiting: 'waiting' },
  ],
  [
    'what is for adults',
    { access: 'member', keptFrom: childRoles },
    { visitor: 'signedOut', student: 'role', family: 'role', ...nobodyElse },
  ],
  ['what is not for students', { keptFrom: ['student'] }, { student: 'role', ...nobodyElse }],
  [
    'what takes a permission',
    { permission: 'content.edit' },
    {
      visitor: 'signedOut',
      learner: 'notPermitted',
      unnamed: 'notPermitted',
      waiting: 'notPermitted',
      student: 'notPermitted',
      family: 'notPermitted',
    },
  ],
  [
    'signing in',
    { access: 'visitor' },
    {
      learner: 'signedIn',
      unnamed: 'signedIn',
      waiting: 'signedIn',
      student: 'signedIn',
      family: 'signedIn',
      editor: 'signedIn',
    },
  ],
];

describe('who is kept from', () => {
  test.each(table)('%s', (_, rules, expected) => {
    const found = Object.entries(people).map(([name, who]) => [name, findBarrier(rules, who)] as const);
    expect(Object.fromEntries(found.filter(([, barrier]) => barrier !== undefined))).toEqual(expected);
  });

  test('what staff may open, while she has no name: she says it first', () => {
    const unnamed = { ...people.editor, introduced: false };
    expect(findBarrier({ permission: 'content.edit' }, unnamed)).toBe('unnamed');
  });
});
