import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The newest mail to an address, as soon as it is in this machine's inbox; `link` is the path of its button. */
export async function readMail(page: Page, to: string): Promise<{ path: string; link: string }> {
  const { path, text } = await readMailText(page, to);
  const link =
    /https?:\/\/\S+\/(?:activate|approve|campaigns\/invitations|donate\/sponsorships|donation|email|family|gift|invites|licenses\/invitations|login|scholarship)\S+/.exec(
      text,
    )?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return { path, link: pathname + search };
}

/** The newest mail to an address as text, and where it is in the inbox. */
export async function readMailText(page: Page, to: string): Promise<{ path: string; text: string }> {
  let path = '';
  await expect
    .poll(
      async () => {
        const inbox = await (await page.request.get('/dev/mail')).text();
        const mine = inbox.split('<article').find((mail) => mail.includes(`<bdi>${to}</bdi>`));
        path = /href="(\/dev\/mail\/[^"/]+)"/.exec(mine ?? '')?.[1] ?? '';
        return path;
      },
      { timeout: 60_000 },
    )
    .not.toBe('');
  const text = await (await page.request.get(`${path}/text`)).text();
  return { path, text };
}
