import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is a push service', (address) => {
  expect(isPushService(address)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://localhost/abc',
  'https://169.254.169.254/latest',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com@10.0.0.1/abc',
  'https://someone@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example/abc',
  'https://notfcm.googleapis.com.evil.example',
  'https://xpush.apple.com/abc',
  'nonsense',
])('%s is none', (address) => {
  expect(isPushService(address)).toBe(false);
});
