import { describe, expect, test } from 'vitest';
import { brand } from '#core/brand.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { sendLinkMail } from './link-mail.ts';

describe('a mail', () => {
  const database = useDatabase();

  async function mailTo(to: string, columns: Parameters<typeof makeUser>[1]) {
    const ctx = makeCtx(database.db);
    const { userId } = await makeUser(ctx, { email_address: 'miriam@example.org', ...columns });
    const words = { language: 'en', title: 'Title', text: 'Text.', note: 'Note.' } as const;
    await sendLinkMail(ctx, { id: to, to, greets: userId, ...words });
    return ctx.sent[0]?.text ?? '';
  }

  test('greets by name anyone who has verified the address', async () => {
    const proved = { first_name: 'Miriam', email_verified_at: new Date() };
    expect(await mailTo('Miriam@example.org', proved)).toContain('Hello Miriam,');
  });

  test('sends no name to an address that may be a stranger’s', async () => {
    expect(await mailTo('miriam@example.org', { first_name: 'Buy-now' })).not.toContain('Buy-now');
    const proved = { first_name: 'Buy-now', email_verified_at: new Date() };
    expect(
      await mailTo('stranger@example.org', { ...proved, email_address: 'other@example.org' }),
    ).not.toContain('Buy-now');
  });

  test('ends with its sender and how to reach them', async () => {
    const text = await mailTo('miriam@example.org', {});
    for (const part of [brand.legalOwner, brand.postalAddress, brand.supportEmail])
      expect(text).toContain(part);
  });
});
