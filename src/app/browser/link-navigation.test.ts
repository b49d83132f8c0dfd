import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installLinkNavigation } from './link-navigation.ts';

/** As much of a link as the code reads: `closest` answers for the link itself. */
class FakeElement {
  dataset: Record<string, string> = {};
  target = '';
  origin: string;
  pathname: string;
  search: string;
  hash: string;
  isDownload = false;
  constructor(address: string) {
    ({
      origin: this.origin,
      pathname: this.pathname,
      search: this.search,
      hash: this.hash,
    } = new URL(address, here));
  }
  closest = (): FakeElement | null => this;
  hasAttribute = (name: string) => name === 'download' && this.isDownload;
}

const here = 'https://lamed.test/courses?page=2';
const link = (address: string, overrides: Partial<FakeElement> = {}) =>
  Object.assign(new FakeElement(address), overrides);

const navigate = vi.fn<(href: string) => void>();
const prefetch = vi.fn<(href: string) => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  navigate.mockReset();
  prefetch.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', new URL(here));
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
  vi.stubGlobal('document', new EventTarget());
  installLinkNavigation({ navigate, prefetch });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An event on an element, which fakes cannot bubble: sent to where the code listens. */
function send(to: EventTarget, type: string, target: unknown, more: object = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), more);
  Object.defineProperty(event, 'target', { value: target });
  to.dispatchEvent(event);
  return event;
}

/** Where a click leads: to a page in place, or `the browser’s way`. */
function click(target: unknown, more: object = {}): string {
  navigate.mockReset();
  const event = send(window, 'click', target, { button: 0, ...more });
  const [destination] = navigate.mock.calls[0] ?? [];
  expect(event.defaultPrevented).toBe(destination !== undefined);
  return destination ?? 'the browser’s way';
}

describe('a click on a link', () => {
  test('goes to a page of ours in place, with its query and fragment', () => {
    expect(click(link('/search?text=honey#first'))).toBe('/search?text=honey#first');
    expect(click(link('/courses?page=3#top'))).toBe('/courses?page=3#top');
    expect(click(link('/courses?page=2'))).toBe('/courses?page=2');
  });

  test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('with %s is left to the browser', (key) => {
    expect(click(link('/search'), { [key]: true })).toBe('the browser’s way');
  });

  test.each([1, 2])('with button %i is left to the browser', (button) => {
    expect(click(link('/search'), { button })).toBe('the browser’s way');
  });

  test('that a component has handled is left alone', () => {
    const event = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
    Object.defineProperty(event, 'target', { value: link('/search') });
    event.preventDefault();
    window.dispatchEvent(event);
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([
    ['another origin', link('https://example.org/search')],
    ['a target', link('/search', { target: '_blank' })],
    ['a download', link('/search', { isDownload: true })],
    ['data-reload', link('/search', { dataset: { reload: '' } })],
    ['the code of a coupon', link('/pricing?plan=value&coupon=SUMMER-26')],
    ['the API', link('/api/users/current/export')],
    ['a place on this page', link('/courses?page=2#top')],
    ['no link around it', link('/search', { closest: () => null })],
    ['no element under it', new EventTarget()],
  ])('with %s is left to the browser', (_, target) => {
    expect(click(target)).toBe('the browser’s way');
  });
});

describe('a link that is pointed at or focused', () => {
  const rest = async (target: unknown, type = 'pointerover', milliseconds = 65) => {
    send(document, type, target);
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  const prefetched = () => prefetch.mock.calls.map(([href]) => href);

  test('has its page prefetched once, whatever the fragment', async () => {
    await rest(link('/search?text=honey'));
    await rest(link('/search?text=honey#first'), 'focusin');
    await rest(link('/account'), 'focusin');
    expect(prefetched()).toEqual(['/search?text=honey', '/account']);
  });

  test('is only prefetched if the pointer rests on it', async () => {
    await rest(link('/passed'), 'pointerover', 64);
    await rest(link('/rested-on'));
    await rest(link('/left'), 'pointerover', 64);
    await rest(link('https://example.org/'));
    expect(prefetched()).toEqual(['/rested-on']);
  });

  test('is not prefetched if a click would not navigate in place', async () => {
    await rest(link('/courses?page=2#top'));
    await rest(link('/search', { target: '_blank' }));
    expect(prefetched()).toEqual([]);
  });

  test('is prefetched again after a failure', async () => {
    prefetch.mockRejectedValueOnce(new Error('offline'));
    await rest(link('/search'));
    await rest(link('/search'));
    expect(prefetched()).toEqual(['/search', '/search']);
  });

  test('waits while four others are prefetched, and then the latest comes first', async () => {
    const ends: (() => void)[] = [];
    prefetch.mockImplementation(() => new Promise((resolve) => ends.push(() => resolve(undefined))));
    for (const path of ['/1', '/2', '/3', '/4', '/5', '/6']) await rest(link(path));
    expect(prefetched()).toEqual(['/1', '/2', '/3', '/4']);
    ends[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(prefetched()).toEqual(['/1', '/2', '/3', '/4', '/6']);
  });
});
