import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserView } from '#features/people/contract.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { createQueryClient } from '../query-client.ts';
import { followPerson } from './person-stream.ts';

let say: (event: object) => void;
const replace = vi.fn<(path: string) => void>();

beforeEach(() => {
  replace.mockReset();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { replace });
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super();
        say = (event) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
      }
      close() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A page of hers that shows something of two features; the result lists what it has to load again. */
function openPage(viewer: Partial<UserView>) {
  const queries = createQueryClient({ isServer: false });
  const keys = [
    viewerKey,
    [['notifications', 'messages'], {}],
    [['families', 'time'], {}],
    [['learning', 'course'], {}],
  ];
  for (const key of keys) queries.setQueryData(key, viewer);
  const left = new AbortController();
  followPerson('ruth', queries, left.signal);
  const stale = () =>
    keys.filter((key) => queries.getQueryState(key)?.isInvalidated).map(([first]) => [first].flat()[0]);
  return { stale, left };
}

test('a page loads again what it was told of, and all that it may be told of once it has connected', () => {
  const { stale, left } = openPage({ awaitsGuardian: false });
  say({ what: 'time' });
  expect(stale()).toEqual(['families']);
  say({ what: 'opened', awaitsGuardian: false });
  expect(stale()).toEqual(['notifications', 'families']);
  say({ what: 'standing', awaitsGuardian: false });
  expect(stale()).toEqual(['viewer', 'notifications', 'families']);
  expect(replace).not.toHaveBeenCalled();
  left.abort();
});

test('a minor’s page moves on when her guardian has approved, and back when she has withdrawn', () => {
  const waiting = openPage({ awaitsGuardian: true });
  say({ what: 'opened', awaitsGuardian: true });
  expect(replace).not.toHaveBeenCalled();
  say({ what: 'standing', awaitsGuardian: false });
  expect(replace).toHaveBeenLastCalledWith('/welcome');
  waiting.left.abort();
  const approved = openPage({});
  say({ what: 'standing', awaitsGuardian: true });
  expect(replace).toHaveBeenLastCalledWith('/join/pending');
  approved.left.abort();
});
