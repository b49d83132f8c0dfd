import type { Page, Worker } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import type { PushNote } from '#core/push-note.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const journeys: { locale: Locale; width: number }[] = [
  { locale: 'en', width: widths.desk },
  { locale: 'he', width: widths.phone },
];

/** The browser's push service is elsewhere: in its place, it gives this address at once. */
const pushService = `
  PushManager.prototype.subscribe = async () => ({
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/' + location.port,
    toJSON: () => ({ keys: { p256dh: 'BAbc', auth: 'abc' } }),
  });`;

/** Has the browser's push service deliver a note, as it would from our server. */
async function deliver(page: Page, note: PushNote): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(note),
  });
}

/** A browser without a desktop shows no notes: the worker writes down what it was to show. */
const writesDown = `
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, lang, dir, data }) =>
    void self.shown.push({ title, text: body, tag, lang, dir, href: data });`;

async function findWorker(page: Page): Promise<Worker> {
  const context = page.context();
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

describe.each(journeys)('in $locale', ({ locale, width }) => {
  const say = wordsOf(locale);

  test('a parent has her messages shown by this browser, sees one, and turns it off again', async () => {
    const page = await browser.visit({ locale, width, as: 'parent', freshSession: true, goesOffline: true });
    await page.context().grantPermissions(['notifications'], { origin: browser.url() });
    await page.addInitScript(pushService);
    await open(page, '/settings/notifications');
    await page.getByRole('button', { name: say('notifications.push.turnOn') }).click();
    await page.getByText(say('notifications.push.on')).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await open(page, '/settings/notifications');
    await page.getByText(say('notifications.push.on')).waitFor();

    const note = {
      title: 'Lamed',
      text: say('families.message.askedForTime', { child: 'Noam', minutes: 15 }),
      href: '/family',
      tag: 'one',
      lang: locale,
      dir: locale === 'he' ? 'rtl' : 'ltr',
    } as const;
    const worker = await findWorker(page);
    await worker.evaluate(writesDown);
    await deliver(page, note);
    await expect.poll(() => worker.evaluate<unknown>('self.shown')).toEqual([note]);

    await page.getByRole('button', { name: say('notifications.push.turnOff') }).click();
    await page.getByRole('button', { name: say('notifications.push.turnOn') }).waitFor();
  });

  test('someone whose browser forbids it is told where to allow it', async () => {
    const page = await browser.visit({ locale, width, as: 'parent', freshSession: true, goesOffline: true });
    await page.addInitScript(`Notification.requestPermission = async () => 'denied';`);
    await open(page, '/settings/notifications');
    await page.getByRole('button', { name: say('notifications.push.turnOn') }).click();
    await page.getByText(say('notifications.push.blocked')).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
