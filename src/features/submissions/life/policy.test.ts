import { describe, expect, test } from 'vitest';
import {
  findFirstStatus,
  findFirstVisibility,
  findNextStatus,
  isUnderThirteen,
  isWider,
  listActs,
  status,
  visibilitiesOf,
  type Act,
  type OwnerStanding,
  type Party,
  type Status,
} from './policy.ts';

const everyStatus = Object.values(status);
const parties: Party[] = ['owner', 'guardian', 'moderator'];
const acts = 'revise widen narrow agree decline approve reject spam restore keep'.split(' ') as Act[];

/** All moves there are, as `party act from→to`. */
function listMoves(first: 0 | 3): string[] {
  return parties.flatMap((party) =>
    acts.flatMap((act) =>
      everyStatus.flatMap((from) => {
        const to = findNextStatus(from, party, act, first);
        return to === undefined ? [] : [`${party} ${act} ${from}→${to}`];
      }),
    ),
  );
}

describe('the moves of a work', () => {
  test('are exactly these', () => {
    expect(listMoves(0)).toEqual([
      'owner revise 0→0',
      'owner revise 1→0',
      'owner revise 2→0',
      'owner revise 3→0',
      'owner widen 0→0',
      'owner widen 1→0',
      'owner widen 3→0',
      'owner narrow 0→0',
      'owner narrow 1→1',
      'owner narrow 2→2',
      'owner narrow 3→3',
      'guardian agree 3→0',
      'guardian decline 3→2',
      'moderator approve 0→1',
      'moderator approve 2→1',
      'moderator reject 0→2',
      'moderator reject 1→2',
      'moderator spam 0→5',
      'moderator spam 1→5',
      'moderator restore 5→0',
      'moderator keep 1→1',
      'moderator keep 2→2',
    ]);
  });

  test('lead a minor’s changes to her guardian instead of the queue', () => {
    const owned = (first: 0 | 3) => listMoves(first).filter((move) => /owner (revise|widen)/.test(move));
    expect(owned(3)).toEqual(owned(0).map((move) => move.replace(/.$/, '3')));
  });

  test('are listed for each party by state', () => {
    expect(listActs(status.submitted, 'moderator')).toEqual(['approve', 'reject', 'spam']);
    expect(listActs(status.approved, 'moderator')).toEqual(['reject', 'spam', 'keep']);
    expect(listActs(status.awaitsGuardian, 'moderator')).toEqual([]);
    expect(listActs(status.awaitsGuardian, 'guardian')).toEqual(['agree', 'decline']);
    expect(listActs(status.spam, 'owner')).toEqual([]);
  });

  test('never skip the guardian', () => {
    const skipping = everyStatus.flatMap((from: Status) =>
      acts.filter((act) => from === 3 && findNextStatus(from, 'moderator', act, 3) !== undefined),
    );
    expect(skipping).toEqual([]);
  });
});

const adult: OwnerStanding = { minor: false, hasCard: false, standingConsent: false, birthYear: null };
const now = new Date('2026-11-23T12:00:00Z');

describe('a new work', () => {
  test.each([
    ['an adult', adult, 0],
    ['a minor', { ...adult, minor: true }, 3],
    ['a minor whose guardian has agreed to all of them', { ...adult, minor: true, standingConsent: true }, 0],
    ['a student with a card', { ...adult, minor: true, hasCard: true }, 0],
  ])('of %s begins where it is looked at first', (_, owner, first) => {
    expect(findFirstStatus(owner)).toBe(first);
  });

  test.each([
    ['an adult', adult, [0, 1, 2]],
    ['a minor of fourteen', { ...adult, minor: true, birthYear: 2012 }, [0, 1, 2]],
    ['a child in the year she turns 13', { ...adult, minor: true, birthYear: 2013 }, [1, 2]],
    [
      'a child whose guardian has agreed to all',
      { ...adult, minor: true, standingConsent: true, birthYear: 2015 },
      [1, 2],
    ],
    ['a child who needs no guardian where she lives', { ...adult, birthYear: 2015 }, [1, 2]],
    ['a student with a card', { ...adult, minor: true, hasCard: true }, [1, 2]],
  ])('of %s may be shown to', (_, owner, allowed) => {
    expect(visibilitiesOf(owner, now)).toEqual(allowed);
  });

  test('of a minor begins with her class', () => {
    expect([findFirstVisibility({ minor: true }), findFirstVisibility({ minor: false })]).toEqual([1, 0]);
  });
});

test('a child is under 13 to the last day of the year in which she turns 13', () => {
  expect(isUnderThirteen(2013, new Date('2026-12-31T23:59:59Z'))).toBe(true);
  expect(isUnderThirteen(2013, new Date('2027-01-01T00:00:00Z'))).toBe(false);
  expect(isUnderThirteen(null, now)).toBe(false);
});

test('a smaller number shows a work to more people', () => {
  expect([isWider(0, 1), isWider(1, 2), isWider(1, 1), isWider(2, 1)]).toEqual([true, true, false, false]);
});
