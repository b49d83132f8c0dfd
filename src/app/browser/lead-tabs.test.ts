import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadTabs } from './lead-tabs.ts';

// Node has the locks of browsers.
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

/** A tab: whether it leads, and how it is left. */
function openTab(name: string, visibility = 'visible') {
  page.visibilityState = visibility;
  const closed = new AbortController();
  const tab = { leads: false, close: () => closed.abort() };
  leadTabs(
    name,
    (over) => {
      tab.leads = true;
      over.addEventListener('abort', () => (tab.leads = false));
    },
    closed.signal,
  );
  return tab;
}

async function settle() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

test('the tab that came into view last leads, and another when it is closed', async () => {
  const [first, second, hidden] = [openTab('a'), openTab('a'), openTab('a', 'hidden')];
  await settle();
  expect([first.leads, second.leads, hidden.leads]).toEqual([false, true, false]);
  second.close();
  await settle();
  expect([first, second, hidden].filter(({ leads }) => leads)).toHaveLength(1);
  expect(second.leads).toBe(false);
  first.close();
  await settle();
  expect(hidden.leads).toBe(true);
  hidden.close();
});

test('where a browser has no locks, a tab leads while it is in view', () => {
  vi.stubGlobal('navigator', {});
  const tab = openTab('b');
  expect(tab.leads).toBe(true);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(tab.leads).toBe(false);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(tab.leads).toBe(true);
  tab.close();
  expect(tab.leads).toBe(false);
});
