import { expect, test } from 'vitest';
import { poolState, refusedPoolChanges, type PoolRules } from './policy-pools.ts';

const rules: PoolRules = {
  ratio: 2,
  cap: 10_000,
  least: 500,
  from: new Date('2026-11-29T10:00:00Z'),
  until: new Date('2026-11-30T10:00:00Z'),
  teams: [],
  methods: [],
};
const later = new Date('2026-12-01T10:00:00Z');
const changed = (changes: Partial<PoolRules>, isUsed = true) =>
  refusedPoolChanges({ ...rules, isUsed }, { ...rules, ...changes });

test('a pool that has added to no gift may change in every way', () => {
  expect(changed({ ratio: 1, cap: 1, from: later, until: null, teams: ['red'] }, false)).toEqual([]);
});

test('a pool that was used keeps its promise: more money and a later end, and nothing else', () => {
  expect(changed({ cap: 20_000, until: later })).toEqual([]);
  expect(changed({ until: null })).toEqual([]);
  expect(changed({ cap: 9_999 })).toEqual(['cap']);
  expect(changed({ until: rules.from })).toEqual(['until']);
  expect(changed({ ratio: 3, least: 0, from: later, teams: ['red'], methods: ['paypal'] })).toEqual([
    'ratio',
    'least',
    'from',
    'teams',
    'methods',
  ]);
});

test('a pool adds to gifts from its beginning until its end, as long as it has money', () => {
  const { from, until } = rules;
  const at = (now: Date, left = 100) => poolState({ from, until, left }, now);
  expect(at(new Date(from.getTime() - 1))).toBe('coming');
  expect(at(from)).toBe('open');
  expect(at(from, 0)).toBe('used');
  expect(at(until ?? later)).toBe('over');
  expect(poolState({ from, until: null, left: 1 }, later)).toBe('open');
});
