import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const lesson = '/courses/live-to-give/abrahams-tent';

interface Way {
  locale: Locale;
  width: number;
  by: 'mouse' | 'keyboard';
  captions: RegExp;
}

/** Each costs the length of a film: two show both directions, both widths and both ways to press. */
const ways: Way[] = [
  { locale: 'en', width: widths.desk, by: 'keyboard', captions: /\p{Script=Latin}/u },
  { locale: 'he', width: widths.phone, by: 'mouse', captions: /\p{Script=Hebrew}/u },
];

describe.each(ways)('in $locale, $width wide, by $by', ({ locale, width, by, captions }) => {
  test(
    'a visitor finds a course, watches its film, signs up and sees her points',
    // A busy machine plays a film at a fraction of its speed.
    { timeout: 480_000 },
    async () => {
      const page = await browser.visit({ locale, width });
      const say = wordsOf(locale);
      const press = by === 'mouse' ? pressByMouse(page) : pressByKeyboard(page);

      await open(page, '/');
      await press('link', say('home.hero.watch'));
      await page.waitForURL(`**${lesson}`);

      await press('button', say('learning.player.play'));
      await expect.poll(() => positionOf(page)).toBeGreaterThan(3);
      await expect.poll(() => shownCaption(page)).toMatch(captions);

      await press('link', say('app.header.signUp'));
      await page.waitForURL('**/signup?onSuccess=**');
      await fill(page, by, say('signUp.form.firstName'), 'Mira');
      await fill(page, by, say('signUp.form.lastName'), 'Stern');
      await fill(page, by, say('signIn.form.emailAddress'), `mira-${locale}-${width}@example.org`);
      await fill(page, by, say('signIn.form.password'), 'seven bright candles');
      await fill(page, by, say('signUp.form.birthYear'), '1990');
      await press('button', say('signUp.page.submit'));
      await page.waitForURL(`**${lesson}`);

      await press('button', resumeOrPlay(say));
      await playFast(page);
      await page.getByText(say('learning.finished.points', { points: 10 })).waitFor({ timeout: 300_000 });

      const courses = page.getByRole('dialog', { name: say('learning.picker.title') });
      await press(
        'link',
        say('app.watch.courses'),
        page.getByRole('navigation', { name: say('app.watch.label') }),
      );
      await courses.waitFor();
      if (by === 'mouse') await press('button', say('learning.picker.close'));
      else await page.keyboard.press('Escape');
      await courses.waitFor({ state: 'detached' });

      await open(page, '/home');
      await page
        .getByText(say('rewards.panel.points', { points: 10 }))
        .first()
        .waitFor();
    },
  );
});

test('a film continues where it was left, on another device', { timeout: 120_000 }, async () => {
  const first = await browser.visit({ as: 'paid' });
  const say = wordsOf('en');
  await open(first, lesson);
  await first
    .getByRole('button', { name: say('learning.player.play'), exact: true })
    .first()
    .click();
  await expect.poll(() => positionOf(first)).toBeGreaterThan(13);
  const left = await positionOf(first);
  await first.goto('/home');

  const second = await browser.visit({ as: 'paid', width: widths.phone, freshSession: true });
  await open(second, lesson);
  await second
    .getByRole('button', { name: resumeOrPlay(say) })
    .first()
    .click();
  await expect.poll(() => positionOf(second)).toBeGreaterThan(left - 10);
  expect(await positionOf(second)).toBeLessThan(left + 10);
});

test('the language is switched in mid-film, and the film keeps playing', { timeout: 120_000 }, async () => {
  const page = await browser.visit();
  await open(page, lesson);
  await page
    .getByRole('button', { name: wordsOf('en')('learning.player.play'), exact: true })
    .first()
    .click();
  await expect.poll(() => positionOf(page)).toBeGreaterThan(2);
  const before = await positionOf(page);
  await page.locator('summary', { hasText: 'English' }).click();
  await page.getByRole('button', { name: 'עברית' }).click();
  await page.locator('html[dir=rtl]').waitFor();
  await page.getByRole('heading', { level: 1, name: 'האוהל של אברהם' }).waitFor();
  await expect.poll(() => shownCaption(page)).toMatch(/\p{Script=Hebrew}/u);
  expect(await positionOf(page)).toBeGreaterThan(before);
  expect(await page.evaluate('document.querySelector("video").paused')).toBe(false);
  expect(new URL(page.url()).search).toBe('');
  // Remembered for the next visit.
  await page.reload();
  await page.locator('html[lang=he]').waitFor();
});

test('the play button keeps the focus when the player replaces its picture', async () => {
  const page = await browser.visit();
  await open(page, lesson);
  const play = page.getByRole('button', { name: wordsOf('en')('learning.player.play'), exact: true }).first();
  await play.focus();
  await page.locator('.film-player').waitFor();
  expect(await isFocused(play)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => positionOf(page)).toBeGreaterThan(1);
});

test('with JavaScript off a film still has its controls and captions', async () => {
  const page = await browser.visit({ javaScript: false });
  await page.goto(lesson);
  const video = page.locator('video[controls]');
  await video.waitFor();
  expect(await video.locator('track').count()).toBe(7);
  await page.goto('/signup');
  await signUp(page, wordsOf('en'), { emailAddress: 'no-script@example.org' });
  await page.waitForURL('**/signup/success');
});

function resumeOrPlay(say: ReturnType<typeof wordsOf>): RegExp {
  const [resume = ''] = say('learning.player.resume', { time: '|' }).split('|');
  return new RegExp(`^(${say('learning.player.play')}|${resume}.*)$`);
}

function positionOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.querySelector("video")?.currentTime ?? 0');
}

/** At double speed, as the speed menu would set it. */
async function playFast(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('document.querySelector("video")?.paused ?? true')).toBe(false);
  await page.evaluate('document.querySelector("video").playbackRate = 2');
}

function shownCaption(page: Page): Promise<string> {
  return page.evaluate<string>(
    `[...(document.querySelector("video")?.textTracks ?? [])].flatMap((track) => [...(track.activeCues ?? [])]).map((cue) => cue.text).join(" ") + (document.querySelector("[data-part=cue]")?.textContent ?? "")`,
  );
}

type Press = (role: 'link' | 'button', name: string | RegExp, within?: Locator) => Promise<void>;

function pressByMouse(page: Page): Press {
  return async (role, name, within = page.locator('body')) => {
    await within
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click();
  };
}

/** Presses Tab from the start of the page until the element has the focus, then Enter. */
function pressByKeyboard(page: Page): Press {
  return async (role, name, within = page.locator('body')) => {
    const target = within.getByRole(role, { name, exact: typeof name === 'string' }).first();
    await target.waitFor();
    await tabTo(page, () => isFocused(target));
    await page.keyboard.press('Enter');
  };
}

async function fill(page: Page, by: Way['by'], label: string, text: string): Promise<void> {
  const field = page.getByLabel(label).first();
  if (by === 'mouse') return field.fill(text);
  await field.waitFor();
  await tabTo(page, () => isFocused(field));
  await page.keyboard.type(text);
}

async function isFocused(target: Locator): Promise<boolean> {
  return (await target.and(target.page().locator(':focus')).count()) > 0;
}

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach it');
}
