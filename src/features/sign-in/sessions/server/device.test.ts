import { describe, expect, test } from 'vitest';
import { describeDevice } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('what a device says about itself', () => {
  test.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
      'computer Chrome Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      'computer Edge Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'computer Firefox Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'computer Safari macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'phone Safari iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
      'phone Chrome iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
      'tablet Safari iPad',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'phone Samsung Internet Android',
    ],
    [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'tablet Chrome Android'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 YaBrowser/24.12.0.0 Safari/537.36`,
      'computer Yandex Windows',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`,
      'computer Opera Linux',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
      'computer Chrome ChromeOS',
    ],
    ['LamedApp/1.0 (Android 14)', 'app null Android'],
    ['curl/8.5.0', 'app null null'],
    ['', 'app null null'],
    ['Mozilla/5.0', 'computer null null'],
  ])('%s', (userAgent, said) => {
    const { kind, browser, system } = describeDevice(userAgent);
    expect(`${kind} ${browser} ${system}`).toBe(said);
  });

  test('is parsed quickly, whatever it is', () => {
    const hostile = 'Version/'.repeat(40);
    const begun = performance.now();
    describeDevice(hostile.slice(0, 300));
    expect(performance.now() - begun).toBeLessThan(50);
  });
});
