import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { nameGuardian, signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';
import { productNow } from '../support/weekday.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];

test.each(languages)(
  'in %s: a child waits, her mother approves, the page moves on automatically, and back when the mother withdraws',
  async (locale) => {
    const say = wordsOf(locale);
    const mother = `mother-${locale}@example.org`;
    const child = await browser.visit({ locale, width: widths.phone });
    await open(child, '/signup');
    await signUp(child, say, {
      emailAddress: `miri-${locale}@example.org`,
      birthYear: productNow().getFullYear() - 8,
    });
    await nameGuardian(child, say, mother);
    await child.getByText(say('home.pending.eyebrow')).first().waitFor();
    await open(child, '/home');
    expect(new URL(child.url()).pathname).toBe('/join/pending');

    const asked = await readMail(child, mother);
    const parent = await browser.visit({ locale });
    await open(parent, asked.link);
    expect(await findBarriers(parent)).toEqual([]);
    await parent.getByRole('button', { name: say('guardians.approve.submit') }).dblclick();
    await parent.getByText(say('guardians.approve.doneTitle', { named: 'yes', name: 'Mira' })).waitFor();
    await child.waitForURL('**/home');
    await open(child, '/courses/patience');

    await expect.poll(async () => (await readMail(parent, mother)).link).toContain('/withdraw/');
    await open(parent, (await readMail(parent, mother)).link);
    expect(await findBarriers(parent)).toEqual([]);
    await parent.getByRole('button', { name: say('guardians.withdraw.submit') }).click();
    await child.waitForURL('**/join/pending');
  },
);
