import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      noise.push(`console.${level}: ${format(...values)}`);
    });
  }
});

// A test that expects output puts its own `mockImplementation` on the console; what reaches this one fails the test.
afterEach(() => {
  vi.restoreAllMocks();
  expect(noise.splice(0), 'console.error and console.warn must stay silent in tests').toEqual([]);
});
