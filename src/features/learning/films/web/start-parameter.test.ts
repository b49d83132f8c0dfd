import { expect, test } from 'vitest';
import type { VideoView } from '../contract.ts';
import { readStartParameter } from './start-parameter.ts';

test.each([
  ['t=31', 31],
  ['t=0', 0],
  ['t=60', undefined],
  ['t=-1', undefined],
  ['t=1e1', undefined],
  ['t=', undefined],
  ['', undefined],
])('in a one-minute film, ?%s starts at %s', (query, second) => {
  expect(readStartParameter(new URLSearchParams(query), { duration: 60 } as VideoView)).toBe(second);
});
