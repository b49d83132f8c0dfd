import { describe, expect, test } from 'vitest';
import { addresses } from '#urls.ts';
import { memberFeatures } from '../member-features.ts';
import { isOfMembers } from './member-paths.ts';

const paths = memberFeatures.flatMap(({ routes }) =>
  routes.flatMap((route) => route.addresses.map((address) => addresses[address].replaceAll(/:\w+/g, 'x'))),
);

describe('a browser that arrives at', () => {
  test.each(paths)('%s loads the pages of accounts, families and classes', (path) => {
    expect(isOfMembers(path)).toBe(true);
  });

  test.each(['/', '/courses/live-to-give', '/family', '/educators', '/emails'])('%s does not', (path) => {
    expect(isOfMembers(path)).toBe(false);
  });
});
