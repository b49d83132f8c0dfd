import type { SessionView } from '../contract.ts';

type Device = Pick<SessionView, 'kind' | 'browser' | 'system'>;

/** The first match counts: most browsers also name those they descend from. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOP(?:R|X|T)\/|\bOpera/, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: [RegExp, string, Device['kind']][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b(?=.*\bMobile\b)/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS', 'computer'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'computer'],
];

/**
 * What a device says about itself, in names people know. Only what is certain: no versions, which browsers freeze, and
 * an iPad that requests pages as a Mac is shown as one. Anything but a browser is an app.
 */
export function describeDevice(userAgent: string): Device {
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  const system = systems.find(([sign]) => sign.test(userAgent));
  const isBrowser = userAgent.startsWith('Mozilla/') || browser !== null;
  return { kind: isBrowser ? (system?.[2] ?? 'computer') : 'app', browser, system: system?.[1] ?? null };
}
