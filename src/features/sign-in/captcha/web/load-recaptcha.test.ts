import { beforeEach, describe, expect, test, vi } from 'vitest';
import { askRecaptcha } from './load-recaptcha.ts';

const task = { siteKey: 'site', version: 3, enterprise: false, hideBadge: true } as const;

/** As much of a document as a script needs to be loaded into; `load` decides what the script leaves behind. */
function makePage(load: 'works' | 'fails', grecaptcha?: object) {
  const sources: string[] = [];
  const page = {
    defaultView: {} as { grecaptcha?: object | undefined },
    documentElement: { classList: { toggle: vi.fn() } },
    body: { appendChild: <T>(element: T) => element },
    createElement: () => Object.assign(new EventTarget(), { remove: () => undefined }),
    querySelector: (selector: string) => sources.some((src) => selector.includes(src)),
    head: {
      append(script: EventTarget & { src: string }) {
        sources.push(script.src);
        page.defaultView.grecaptcha = grecaptcha;
        queueMicrotask(() => script.dispatchEvent(new Event(load === 'works' ? 'load' : 'error')));
      },
    },
  };
  return { page: page as unknown as Document, sources, toggle: page.documentElement.classList.toggle };
}

const service = {
  ready: (go: () => void) => go(),
  execute: vi.fn(),
  render: (_element: unknown, options: { callback(answer: string): void }) => {
    queueMicrotask(() => options.callback('answer of 2'));
    return 7;
  },
};

describe('the captcha loader', () => {
  beforeEach(() => void service.execute.mockReset().mockResolvedValue('answer of 3'));

  test('for version 3 loads the script once and calls it with the site key', async () => {
    const { page, sources, toggle } = makePage('works', service);
    expect(await askRecaptcha(task, page)).toBe('answer of 3');
    expect(await askRecaptcha(task, page)).toBe('answer of 3');
    expect(sources).toEqual(['https://www.google.com/recaptcha/api.js?render=site']);
    expect(service.execute).toHaveBeenCalledWith('site', { action: 'signup' });
    expect(toggle).toHaveBeenCalledWith('hides-captcha-badge', true);
  });

  test('for version 2 uses an invisible widget', async () => {
    const { page, sources } = makePage('works', service);
    expect(await askRecaptcha({ ...task, version: 2 }, page)).toBe('answer of 2');
    expect(sources).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit']);
    expect(service.execute).toHaveBeenCalledWith(7);
  });

  test('for the enterprise edition loads its own script', async () => {
    const { page, sources } = makePage('works', { enterprise: service });
    expect(await askRecaptcha({ ...task, enterprise: true }, page)).toBe('answer of 3');
    expect(sources).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=site']);
  });

  test('reports what is missing or broken in the words of the specification', async () => {
    const { page } = makePage('works', service);
    await expect(askRecaptcha({ ...task, siteKey: '' }, page)).rejects.toThrow(
      'ReCaptcha error: No key provided',
    );
    const noVersion = { ...task, version: 0 as 3 };
    await expect(askRecaptcha(noVersion, page)).rejects.toThrow('ReCaptcha error: No version provided');
    for (const broken of [makePage('fails', service), makePage('works')])
      await expect(askRecaptcha(task, broken.page)).rejects.toThrow('ReCaptcha error: Failed to load script');
    service.execute.mockRejectedValue(new Error('no'));
    await expect(askRecaptcha(task, page)).rejects.toThrow('ReCaptcha error: Failed to execute');
  });
});
