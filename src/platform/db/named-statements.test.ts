import { describe, expect, test } from 'vitest';
import { StatementNames } from './named-statements.ts';

describe('the names of statements', () => {
  test('are given from the second use on, the same in every process', () => {
    const [one, other] = [new StatementNames(), new StatementNames()];
    const twice = (names: StatementNames, text: string) => [names.nameOf(text), names.nameOf(text)];
    expect(twice(one, 'select $1')).toEqual([undefined, expect.stringMatching(/^lamed_0_[\w-]{22}$/)]);
    expect(one.nameOf('select $1')).toBe(twice(other, 'select $1')[1]);
    expect(twice(one, 'select $1 + 1')[1]).not.toBe(one.nameOf('select $1'));
  });

  test('are not given to long or one-time queries', () => {
    const names = new StatementNames();
    const long = `select ${'1,'.repeat(3000)} $1`;
    for (const _ of [1, 2, 3]) expect(names.nameOf(long)).toBeUndefined();
    for (let number = 0; number < 5000; number += 1) {
      expect(names.nameOf(`select ${number} + $1`)).toBeUndefined();
    }
  });

  test('are limited to 500, and stay with the queries that have them', () => {
    const names = new StatementNames();
    const named = (number: number) => {
      names.nameOf(`select ${number} + $1`);
      return names.nameOf(`select ${number} + $1`);
    };
    const given = Array.from({ length: 600 }, (_, number) => named(number)).filter(Boolean);
    expect(given).toHaveLength(500);
    expect(named(3)).toBe(given[3]);
  });

  test('change after the tables have changed', () => {
    const names = new StatementNames();
    const name = () => [names.nameOf('select $1'), names.nameOf('select $1')][1];
    const before = name();
    names.renew();
    expect(name()).not.toBe(before);
  });
});
