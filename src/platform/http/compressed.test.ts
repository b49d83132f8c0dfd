import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compressOnce } from './compressed.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.000', undefined],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br ; q=1.0 , gzip', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['identity, *;q=0', undefined],
  ['br;q=much', undefined],
  ['x-br, deflate', undefined],
])('Accept-Encoding: %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('a static body is compressed once, and has the same content in every encoding', async () => {
  const compressed = compressOnce(Buffer.from('honey and milk'));
  const { plain, br, gzip } = await compressed();
  expect([plain, brotliDecompressSync(br), gunzipSync(gzip)].map(String)).toEqual(
    Array.from({ length: 3 }, () => 'honey and milk'),
  );
  expect((await compressed()).br).toBe(br);
});
