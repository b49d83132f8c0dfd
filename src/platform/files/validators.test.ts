import { expect, test } from 'vitest';
import { isNotModified, mayAnswerRange, validatorsOf } from './validators.ts';

const modified = new Date('2026-11-10T09:00:00.250Z');
const now = validatorsOf({ size: 1000, contentType: 'video/mp4', modified });
const { etag, lastModified } = now;

test('a different size or modification time is a different state', () => {
  const later = new Date(modified.getTime() + 1);
  expect(validatorsOf({ size: 1000, contentType: 'video/mp4', modified: later }).etag).not.toBe(etag);
  expect(validatorsOf({ size: 1001, contentType: 'video/mp4', modified }).etag).not.toBe(etag);
});

test.each([
  [{ 'if-none-match': etag }],
  [{ 'if-none-match': `"other", W/${etag}` }],
  [{ 'if-none-match': '*' }],
  [{ 'if-modified-since': lastModified }],
  [{ 'if-modified-since': 'Wed, 11 Nov 2026 00:00:00 GMT' }],
])('%j is answered with 304', (headers) => {
  expect(isNotModified(headers, now)).toBe(true);
});

test.each([
  [{}],
  [{ 'if-none-match': '"other"' }],
  [{ 'if-none-match': '"other"', 'if-modified-since': lastModified }],
  [{ 'if-modified-since': 'Mon, 09 Nov 2026 00:00:00 GMT' }],
  [{ 'if-modified-since': 'yesterday' }],
  [{ 'if-none-match': etag, 'cache-control': 'no-cache' }],
])('%j is answered with the file', (headers) => {
  expect(isNotModified(headers, now)).toBe(false);
});

test('If-Range allows a range for exactly this state only', () => {
  expect(mayAnswerRange({}, now)).toBe(true);
  expect(mayAnswerRange({ 'if-range': etag }, now)).toBe(true);
  expect(mayAnswerRange({ 'if-range': lastModified }, now)).toBe(true);
  expect(mayAnswerRange({ 'if-range': `W/${etag}` }, now)).toBe(false);
  expect(mayAnswerRange({ 'if-range': '"other"' }, now)).toBe(false);
  expect(mayAnswerRange({ 'if-range': 'Wed, 11 Nov 2026 00:00:00 GMT' }, now)).toBe(false);
});
