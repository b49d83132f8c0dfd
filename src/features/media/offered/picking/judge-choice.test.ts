import { describe, expect, test } from 'vitest';
import { guessKind, judgeChoice } from './judge-choice.ts';

const megabyte = 1_000_000;
const limits = {
  filmBytes: 200 * megabyte,
  imageBytes: 10 * megabyte,
  otherBytes: 20 * megabyte,
  filmSeconds: 1200,
  roomBytes: 1000 * megabyte,
  usedBytes: 850 * megabyte,
};

describe('a file that was chosen', () => {
  test.each([
    ['image/jpeg', 10, undefined],
    ['image/jpeg', 11, { largerThan: 10 * megabyte }],
    ['video/quicktime', 150, undefined],
    ['video/mp4', 151, { word: 'noRoomLeft' }],
    ['video/mp4', 201, { largerThan: 200 * megabyte }],
    ['audio/mpeg', 21, { largerThan: 20 * megabyte }],
    ['text/plain', 20, undefined],
    ['image/svg+xml', 1, { refused: 'wrong_type' }],
    ['image/heic', 1, { refused: 'wrong_type' }],
    ['application/zip', 1, { refused: 'wrong_type' }],
    ['image/png', 0, { refused: 'broken' }],
    // What the browser does not know, the server does.
    ['', 100, undefined],
  ])('of the type %o and %i MB is judged before it is sent', (type, megabytes, problem) => {
    expect(judgeChoice({ type, size: megabytes * megabyte }, limits)).toEqual(problem);
  });

  test('is judged by its type alone as long as the limits are not known', () => {
    expect(judgeChoice({ type: 'image/png', size: 500 * megabyte }, undefined)).toBeUndefined();
    expect(judgeChoice({ type: 'text/html', size: 5 }, undefined)).toEqual({ refused: 'wrong_type' });
  });

  test('seems to be what its type says', () => {
    expect(['image/gif', 'video/x-msvideo', 'audio/mp4', 'text/csv', 'font/woff2'].map(guessKind)).toEqual([
      'image',
      'film',
      'sound',
      'text',
      undefined,
    ]);
  });
});
