import { describe, expect, test } from 'vitest';
import { breakEvenly, setLines } from './set-lines.ts';

describe('lines of a poster', () => {
  test.each([
    [[3, 3, 3, 3], 2, [0, 2], 7],
    [[9, 1, 1, 1], 2, [0, 1], 9],
    [[1, 1, 1, 9], 2, [0, 3], 9],
    [[5, 4, 3], 1, [0], 14],
    [[5, 4, 3], 3, [0, 1, 2], 5],
  ])('of words %j, broken into %i, start at %j', (widths, count, starts, width) => {
    expect(breakEvenly(widths, 1, count)).toEqual({ starts, width });
  });

  test('stay in their room and are as large as it lets them be', async () => {
    const room = {
      direction: 'rtl' as const,
      bold: 0,
      colour: '#000',
      widest: 400,
      lowest: 200,
      leading: 1.5,
    };
    const lines = await setLines('טוֹב לְהֹדוֹת לַה׳ וּלְזַמֵּר לְשִׁמְךָ עֶלְיוֹן', { ...room, largest: 99 });
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(401);
    expect(lines.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(201);
    const small = await setLines('טוב', { ...room, largest: 20 });
    expect(small.map(({ size }) => size)).toEqual([20]);
  });
});
